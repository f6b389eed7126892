"""Device, Stream, Event and DeviceBuffer, and the C API verbatim."""

import gc

import ml_dtypes
import numpy as np
import pytest
from pyaclnn import AclError, Device, DeviceBuffer, Event, Stream, check, ffi, lib, ops
from pyaclnn._threads import thread


def test_device(device):
    assert Device.count() >= 1
    assert Device.current() == 0
    assert Device.soc_name().startswith("Ascend")
    Device.synchronize()


def test_a_device_ends_with_its_block_and_the_old_one_is_back():
    with Device(0):
        outer = thread.current_context()
        with Device(0):
            ops.smooth_l1_loss(np.ones(3, np.float32), np.ones(3, np.float32))
        assert thread.current_context() == outer
        ops.smooth_l1_loss(np.ones(3, np.float32), np.ones(3, np.float32))


def test_a_wrong_device():
    with pytest.raises(AclError) as caught, Device(1000):
        pass
    assert caught.value.status == 107001


def test_work_goes_to_the_chosen_stream(device):
    x = np.ones(3, np.float32)
    with Stream() as stream:
        assert thread.stream() == stream.handle
        with Stream() as inner:
            assert thread.stream() == inner.handle
        assert thread.stream() == stream.handle
        ops.smooth_l1_loss(x, x)
        assert stream.is_complete()
    assert thread.stream() != ffi.NULL
    with pytest.raises(ValueError, match="Stream is closed"):
        stream.synchronize()
    stream.close()  # a second time is fine


def test_streams_and_events(device):
    with Stream() as one, Stream() as two, Event() as start, Event() as end:
        start.record(one)
        two.wait(start)
        end.record(two)
        end.synchronize()
        two.synchronize()
        assert start.is_complete() and end.is_complete()
        assert 0 <= end.elapsed_since(start) < 10_000


def test_handles_go_with_their_objects(device):
    event, stream = Event(), Stream()
    del event, stream
    gc.collect()


def test_streams_that_went_with_their_device_are_replaced():
    x = np.ones(3, np.float32)
    ops.smooth_l1_loss(x, x)
    lib.aclrtDestroyStream(thread.stream())
    assert ops.smooth_l1_loss(x, x) == 0


@pytest.mark.parametrize("dtype", ["uint8", "float32", "complex128", ml_dtypes.bfloat16])
def test_buffers_copy(device, dtype):
    array = np.arange(12).reshape(3, 4).astype(dtype)
    with DeviceBuffer.from_numpy(array[::-1, ::2]) as buffer:
        assert (buffer.shape, buffer.dtype, buffer.nbytes) == ((3, 2), array.dtype, 6 * array.itemsize)
        np.testing.assert_array_equal(buffer.copy_to(), array[::-1, ::2])
        target = np.zeros((2, 3), array.dtype).T
        assert buffer.copy_to(target) is target
        np.testing.assert_array_equal(target, array[::-1, ::2])
        np.testing.assert_array_equal(np.asarray(buffer), target)


def test_buffer_views_share_and_keep_the_memory(device):
    buffer = DeviceBuffer((2, 3), "float32")
    view = buffer.numpy()
    view[...] = 5
    assert (buffer.copy_to() == 5).all()
    imported = np.from_dlpack(buffer)
    imported[0, 0] = 6
    buffer.close()
    del buffer
    gc.collect()
    assert view[0, 0] == 6 and imported[1, 2] == 5
    view[...] = 7


def test_buffers_of_bytes_and_of_nothing(device):
    with DeviceBuffer(1000) as raw:
        assert raw.shape == (1000,) and raw.dtype == np.uint8
        check(lib.aclrtMemset(raw.pointer, raw.nbytes, 3, raw.nbytes))
        assert (raw.numpy() == 3).all()
    with DeviceBuffer((0, 3), "int64") as empty:
        assert empty.copy_to().shape == (0, 3)
        assert empty.numpy().shape == (0, 3)


def test_buffer_refusals(device):
    buffer = DeviceBuffer((2, 3), "float32")
    with pytest.raises(ValueError, match=r"expected \(2, 3\) of float32, got \(3, 2\) of float32"):
        buffer.copy_from(np.zeros((3, 2), np.float32))
    with pytest.raises(ValueError, match="of float64"):
        buffer.copy_to(np.zeros((2, 3)))
    buffer.close()
    with pytest.raises(ValueError, match="DeviceBuffer is closed"):
        buffer.numpy()
    with pytest.raises(TypeError, match="'dtype'"):
        DeviceBuffer(3, "nonsense")


def test_the_c_api_verbatim(device):
    """The two phases by hand, as a C program has them."""
    x = np.array([0.25, -3.0, 1.0], np.float32)
    dims, data = ffi.new("int64_t[]", [3]), ffi.from_buffer(x)
    out = np.empty(3, np.float32)
    tensors = [
        lib.aclCreateTensor(dims, 1, lib.ACL_FLOAT, ffi.NULL, 0, lib.ACL_FORMAT_ND, dims, 1, pointer)
        for pointer in (data, data, ffi.from_buffer(np.zeros(3, np.float32)), ffi.from_buffer(out))
    ]
    size, executor = ffi.new("uint64_t *"), ffi.new("aclOpExecutor **")
    assert lib.aclnnSmoothL1LossBackwardGetWorkspaceSize(*tensors[:3], 0, 1.0, tensors[3], size, executor) == 0
    with Stream() as stream:
        assert lib.aclnnSmoothL1LossBackward(ffi.NULL, size[0], executor[0], stream.handle) == 0
        stream.synchronize()
    np.testing.assert_allclose(out, x * [0.25, -1, 1])
    # Codes come back as in C; nothing is raised.
    assert lib.aclnnSmoothL1LossBackwardGetWorkspaceSize(*tensors[:3], 9, 1.0, tensors[3], size, executor) == 161002
    for tensor in tensors:
        assert lib.aclDestroyTensor(tensor) == 0

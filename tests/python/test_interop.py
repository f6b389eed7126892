"""Array-likes as views: what comes out, what is refused and how the refusal reads."""

import ctypes

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyaclnn import dtypes, ffi, lib
from pyaclnn.interop import input_view, output_view


def elements(view):
    """The view's elements, read through nothing but what aclCreateTensor gets."""
    dtype = view.dtype
    if 0 in view.shape:
        return np.empty(view.shape, dtype)
    count = int(np.prod(view.shape)) if view.storage is None else view.storage
    storage = np.frombuffer(ffi.buffer(ffi.cast("char *", view.data), count * dtype.itemsize), np.uint8).view(dtype)
    if view.strides is None:
        return storage.reshape(view.shape)
    low = sum((n - 1) * s for n, s in zip(view.shape, view.strides) if s < 0)
    high = sum((n - 1) * s for n, s in zip(view.shape, view.strides) if s > 0)
    assert 0 <= view.offset + low and view.offset + high < count  # the view lies inside its storage
    index = np.full(view.shape, view.offset)
    for axis, stride in enumerate(view.strides):
        steps = np.arange(view.shape[axis]) * stride
        index = index + steps.reshape([-1 if other == axis else 1 for other in range(index.ndim)])
    return storage[index]


class Foreign:
    """An array of another library, which knows DLPack only."""

    def __init__(self, array, type_code=None, versioned=True, device=(1, 0)):
        self.array, self.type_code, self.versioned, self.device = array, type_code, versioned, device

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **options):
        if options and not self.versioned:
            raise TypeError("unexpected keyword argument")
        capsule = self.array.__dlpack__(**options)
        if self.type_code is not None:
            self._set_type_code(capsule)
        return capsule

    def _set_type_code(self, capsule):
        get = ctypes.pythonapi.PyCapsule_GetPointer
        get.argtypes, get.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
        name = b"dltensor_versioned" if b"versioned" in repr(capsule).encode() else b"dltensor"
        before = 32 if name == b"dltensor_versioned" else 0
        # data, device type and id, ndim: the type code is the byte behind them
        ctypes.c_uint8.from_address(get(capsule, name) + before + 20).value = self.type_code


ARRAYS = {
    "contiguous": np.arange(24.0).reshape(2, 3, 4),
    "0-d": np.array(3.5),
    "empty": np.empty((2, 0, 3)),
    "transposed": np.arange(24).reshape(2, 3, 4).transpose(2, 0, 1),
    "sliced": np.arange(40, dtype=np.int16)[3:30:4],
    "negative": np.arange(12, dtype=np.uint8).reshape(3, 4)[::-1, ::-2],
    "mixed": np.arange(60, dtype=np.float32).reshape(3, 4, 5)[1:, ::-1, 1::2],
    "broadcast": np.broadcast_to(np.arange(3, dtype=np.float16), (4, 3)),
    "empty and reversed": np.empty((3, 0))[::-1],
    "one element": np.ones((1, 1))[::-1],
    "bool": np.array([True, False]),
    "complex": np.array([1 + 2j, 3j]),
    "bfloat16": np.arange(6, dtype=ml_dtypes.bfloat16).reshape(2, 3),
    "bfloat16, reversed": np.arange(6, dtype=ml_dtypes.bfloat16)[::-1],
    "float8": np.arange(6).astype(ml_dtypes.float8_e4m3fn),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_numpy_arrays_are_seen_as_they_are(name):
    array = ARRAYS[name]
    view = input_view(array, "x")
    assert view.shape == array.shape
    assert view.dtype == array.dtype
    np.testing.assert_array_equal(elements(view), array)


def test_views_share_memory():
    array = np.zeros((3, 4))
    view = output_view(array[::-1], "out")
    array[0, 0] = 7
    assert elements(view)[2, 0] == 7
    assert view.address == array.ctypes.data


@given(
    st.lists(st.integers(0, 4), max_size=4),
    st.lists(
        st.sampled_from([slice(None), slice(None, None, -1), slice(1, None, 2), slice(None, None, -2)]), max_size=4
    ),
    st.permutations(range(4)),
)
def test_any_slicing_and_transposing(shape, slices, order):
    base = np.arange(int(np.prod(shape)), dtype=np.int32).reshape(shape)
    array = base[tuple(slices[: base.ndim])].transpose([axis for axis in order if axis < base.ndim])
    np.testing.assert_array_equal(elements(input_view(array, "x")), array)


def test_every_numpy_dtype_has_its_code():
    for name, code in dtypes.CODES.items():
        if name in ("COMPLEX32", "HIFLOAT8", "INT4", "UINT1") or name.startswith(("FLOAT6", "FLOAT4")):
            with pytest.raises(TypeError, match=name):
                dtypes.numpy_dtype(code)
        else:
            dtype = dtypes.numpy_dtype(code)
            assert input_view(np.zeros(2, dtype), "x").code == code
            assert dtype.itemsize == lib.aclDataTypeSize(code)


def test_numpy_scalars_and_subclasses():
    assert input_view(np.float32(2.5), "x").shape == ()
    records = np.rec.array(np.arange(4.0))  # a subclass
    np.testing.assert_array_equal(elements(input_view(records[::-2], "x")), [3, 1])
    with pytest.raises(TypeError, match="'out'.*scalar"):
        output_view(np.float32(1), "out")


def test_read_only_inputs_are_fine_and_outputs_refused():
    array = np.arange(3.0)
    array.flags.writeable = False
    np.testing.assert_array_equal(elements(input_view(array, "x")), array)
    with pytest.raises(ValueError, match="'gradInput'.*read-only"):
        output_view(array, "gradInput")
    with pytest.raises(ValueError, match="'gradInput'.*read-only"):
        output_view(array[::-1], "gradInput")


@pytest.mark.parametrize(
    "array, error, text",
    [
        (np.zeros(3, np.dtype(np.float32).newbyteorder("S")), TypeError, "byte order"),
        (np.zeros(3, [("a", np.float32)]), TypeError, "unsupported dtype"),
        (np.array(["a"]), TypeError, "unsupported dtype"),
        (np.array([object()]), TypeError, "unsupported dtype object"),
        (np.zeros(3, np.longdouble), TypeError, "unsupported dtype"),
        (np.zeros(3, "datetime64[s]"), TypeError, "unsupported dtype"),
        (np.zeros(3, [("a", np.uint8), ("b", np.float32)])["b"], ValueError, "multiples of the element size"),
        (np.zeros(3, [("a", np.float32), ("b", np.uint8), ("c", np.uint8)])["a"], ValueError, "multiples"),
        (np.frombuffer(bytearray(17), np.uint8)[1:].view(np.float32), ValueError, "address"),
        ([1.0, 2.0], TypeError, "expected an array.*got list"),
        (1.5, TypeError, "expected an array.*got float"),
        (None, TypeError, "expected an array"),
    ],
)
@pytest.mark.parametrize("view_of", [input_view, output_view])
def test_refusals_name_the_argument(view_of, array, error, text):
    with pytest.raises(error, match=f"'self'.*{text}"):
        view_of(array, "self")


@pytest.mark.parametrize("versioned", [True, False])
@pytest.mark.parametrize("name", ["contiguous", "0-d", "empty", "transposed", "negative", "bool", "complex"])
def test_dlpack(name, versioned):
    array = ARRAYS[name].copy() if name == "bool" else ARRAYS[name]
    view = input_view(Foreign(array, versioned=versioned), "x")
    assert view.dtype == array.dtype
    np.testing.assert_array_equal(elements(view), array)


@pytest.mark.parametrize("versioned", [True, False])
def test_dlpack_bfloat16(versioned):
    numbers = np.arange(6, dtype=ml_dtypes.bfloat16)
    view = input_view(Foreign(numbers.view(np.uint16)[::-1], type_code=4, versioned=versioned), "x")
    assert view.code == lib.ACL_BF16
    np.testing.assert_array_equal(elements(view), numbers[::-1])


def test_dlpack_keeps_the_memory():
    view = input_view(Foreign(np.arange(1000.0)), "x")
    np.testing.assert_array_equal(elements(view), np.arange(1000.0))


def test_dlpack_refusals():
    array = np.arange(3.0)
    with pytest.raises(TypeError, match="'x'.*memory of the CPU"):
        input_view(Foreign(array, device=(2, 0)), "x")
    with pytest.raises(TypeError, match="'x'.*DLPack type code 3"):
        input_view(Foreign(array, type_code=3), "x")
    array.flags.writeable = False
    if np.lib.NumpyVersion(np.__version__) >= "2.1.0":  # NumPy's versioned capsule says read-only
        assert input_view(Foreign(array), "x").shape == (3,)
        with pytest.raises(ValueError, match="'out'.*read-only"):
            output_view(Foreign(array), "out")


class Interface:
    def __init__(self, array):
        self.array = array
        self.__array_interface__ = array.__array_interface__


def test_array_interface():
    array = np.arange(6.0).reshape(2, 3)[:, ::-1]
    np.testing.assert_array_equal(elements(input_view(Interface(array), "x")), array)
    out = np.zeros(3)
    assert output_view(Interface(out), "out").address == out.ctypes.data
    out.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        output_view(Interface(out), "out")

"""Devices, streams, events and device memory as context managers over the C API."""

import numpy as np

from pyaclnn import dtypes
from pyaclnn._native import ffi, lib
from pyaclnn._threads import initialise, thread
from pyaclnn.errors import check
from pyaclnn.interop import BufferBase


class Device:
    """Makes a device current in this thread: `with Device(1): ...`; afterwards the thread has its old one again."""

    def __init__(self, index=0):
        self.index = index
        self._before = []

    @staticmethod
    def count():
        number = ffi.new("uint32_t *")
        check(lib.aclrtGetDeviceCount(number))
        return number[0]

    @staticmethod
    def current():
        """The current device's index; AclError 107002 when this thread has none."""
        index = ffi.new("int32_t *")
        check(lib.aclrtGetDevice(index))
        return index[0]

    @staticmethod
    def soc_name():
        name = lib.aclrtGetSocName()
        return ffi.string(name).decode() if name else ""

    @staticmethod
    def synchronize():
        """Waits for all streams of the current device."""
        check(lib.aclrtSynchronizeDevice())

    def __enter__(self):
        before = thread.current_context()
        initialise()
        check(lib.aclrtSetDevice(self.index))
        self._before.append(before)
        return self

    def __exit__(self, *exc_info):
        thread.forget_streams()
        status = lib.aclrtResetDevice(self.index)
        before = self._before.pop()
        if before is not None:
            check(lib.aclrtSetCurrentContext(before))
        check(status)


class _Handle:
    """A handle that is created at once and destroyed by close(), by `with`, or when nothing refers to it."""

    def __init__(self, ctype, create, destroy):
        created = ffi.new(ctype)
        check(create(created))
        self._raw = created[0]
        self._destroy = destroy

    @property
    def handle(self):
        """The C handle, to pass to functions of `lib`."""
        if self._raw is None:
            raise ValueError(f"this {type(self).__name__} is closed")
        return self._raw

    def close(self):
        raw, self._raw = self._raw, None
        if raw is not None:
            check(self._destroy(raw))

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.close()

    def __del__(self):
        raw = getattr(self, "_raw", None)
        if raw is not None and self._destroy is not None:
            self._destroy(raw)


class Stream(_Handle):
    """A stream of the current device. Inside `with Stream():` this thread's operators run on it."""

    def __init__(self):
        thread.need_device()
        super().__init__("aclrtStream *", lib.aclrtCreateStream, lib.aclrtDestroyStream)

    def synchronize(self):
        """Waits until the stream is done; a task that failed raises its error here."""
        check(lib.aclrtSynchronizeStream(self.handle))

    def is_complete(self):
        status = ffi.new("aclrtStreamStatus *")
        check(lib.aclrtStreamQuery(self.handle, status))
        return status[0] == lib.ACL_STREAM_STATUS_COMPLETE

    def wait(self, event):
        """Later work of this stream waits for the event."""
        check(lib.aclrtStreamWaitEvent(self.handle, event.handle))

    def __enter__(self):
        thread.chosen.append(self.handle)
        return self

    def __exit__(self, *exc_info):
        thread.chosen.pop()
        self.close()


class Event(_Handle):
    """A point in a stream's work."""

    def __init__(self):
        thread.need_device()
        super().__init__("aclrtEvent *", lib.aclrtCreateEvent, lib.aclrtDestroyEvent)

    def record(self, stream):
        check(lib.aclrtRecordEvent(self.handle, stream.handle))

    def synchronize(self):
        check(lib.aclrtSynchronizeEvent(self.handle))

    def is_complete(self):
        status = ffi.new("aclrtEventRecordedStatus *")
        check(lib.aclrtQueryEventStatus(self.handle, status))
        return status[0] == lib.ACL_EVENT_RECORDED_STATUS_COMPLETE

    def elapsed_since(self, start):
        """Milliseconds between the recorded events `start` and this one."""
        milliseconds = ffi.new("float *")
        check(lib.aclrtEventElapsedTime(milliseconds, start.handle, self.handle))
        return milliseconds[0]


def _allocate(size):
    pointer = ffi.new("void **")
    # The C API refuses a size of 0; an empty array needs an address all the same.
    check(lib.aclrtMalloc(pointer, max(size, 1), lib.ACL_MEM_MALLOC_HUGE_FIRST))
    return ffi.gc(pointer[0], lib.aclrtFree, size)


class DeviceBuffer(BufferBase):
    """Device memory with a shape and a dtype: `DeviceBuffer(4096)` is 4,096 bytes, `DeviceBuffer((2, 3), "float32")`.

    The device is this CPU, so the memory is addressable: operators take a buffer like an array, numpy() and DLPack give
    views of it. The memory is freed when the buffer is closed and no view is left.
    """

    def __init__(self, shape, dtype="uint8"):
        thread.need_device()
        self.shape = (int(shape),) if np.ndim(shape) == 0 else tuple(int(size) for size in shape)
        self.dtype = dtypes.numpy_dtype(dtypes.code_from(dtype, "dtype"))
        self.nbytes = int(np.prod(self.shape, dtype=np.int64)) * self.dtype.itemsize
        self._memory = _allocate(self.nbytes)

    @classmethod
    def from_numpy(cls, array):
        """A new buffer with a copy of the array."""
        array = np.asarray(array)
        buffer = cls(array.shape, array.dtype)
        buffer.copy_from(array)
        return buffer

    @property
    def pointer(self):
        """The address as `void *`, to pass to functions of `lib`."""
        if self._memory is None:
            raise ValueError("this DeviceBuffer is closed")
        return self._memory

    def copy_from(self, array):
        """Copies an array of the same shape and dtype into the buffer."""
        source = np.ascontiguousarray(self._matching(array))
        self._copy(self.pointer, ffi.from_buffer(source), lib.ACL_MEMCPY_HOST_TO_DEVICE)

    def copy_to(self, array=None):
        """Copies the buffer into `array`, or into a new one, and returns that."""
        if array is None:
            array = np.empty(self.shape, self.dtype)
        if not self._matching(array).flags.c_contiguous:
            array[...] = self.copy_to()
            return array
        self._copy(ffi.from_buffer(array, require_writable=True), self.pointer, lib.ACL_MEMCPY_DEVICE_TO_HOST)
        return array

    def _matching(self, array):
        array = np.asarray(array)
        if array.shape != self.shape or array.dtype != self.dtype:
            raise ValueError(f"expected {self.shape} of {self.dtype}, got {array.shape} of {array.dtype}")
        return array

    def _copy(self, target, source, kind):
        check(lib.aclrtMemcpy(target, self.nbytes, source, self.nbytes, kind))

    def numpy(self):
        """A view of the memory as an array; it keeps the memory alive."""
        memory = ffi.buffer(self.pointer, self.nbytes)
        return np.frombuffer(memory, np.uint8).view(self.dtype).reshape(self.shape)

    def __array__(self, dtype=None, copy=None):
        return np.array(self.numpy(), dtype, copy=copy)

    def __dlpack__(self, **options):
        return self.numpy().__dlpack__(**options)

    def __dlpack_device__(self):
        return self.numpy().__dlpack_device__()

    def close(self):
        self._memory = None

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.close()

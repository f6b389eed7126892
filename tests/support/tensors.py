"""Tensors for tests: an aclTensor and, over the same device memory, a NumPy view, with guard zones around both.

    out = Tensor("FLOAT", (2, 3), layouts.transposed)       unwritten: every byte is the sentinel
    x = Tensor.of(array, "BFLOAT16", layouts.backwards)     holds the array's values
    out.array, out.handle; out.check()                      raises when a byte outside the view changed
"""

import gc
import weakref

import numpy as np
from numpy.lib.stride_tricks import as_strided

from pyaclnn import check, ffi, lib
from support import layouts
from support.dtypes import CODES, NUMPY

GUARD_BYTES = 256
SENTINEL = 0xA5

_all_memory = weakref.WeakSet()


def release_all():
    """Frees the device memory of every Memory that still lives; for the moment before their device goes."""
    gc.collect()
    for memory in list(_all_memory):
        memory.release()


class Memory:
    """Device memory of `size` bytes between two guard zones."""

    def __init__(self, size):
        pointer = ffi.new("void **")
        total = size + 2 * GUARD_BYTES
        check(lib.aclrtMalloc(pointer, total, lib.ACL_MEM_MALLOC_HUGE_FIRST))
        self._owner = ffi.gc(pointer[0], lib.aclrtFree)
        _all_memory.add(self)
        self._all = np.frombuffer(ffi.buffer(self._owner, total), np.uint8)
        self._all[:] = SENTINEL
        self.bytes = self._all[GUARD_BYTES : GUARD_BYTES + size]

    @property
    def pointer(self):
        return ffi.cast("void *", ffi.cast("char *", self._owner) + GUARD_BYTES)

    def release(self):
        ffi.release(self._owner)
        self.bytes = self._all = None

    def check_guards(self):
        before, after = self._all[:GUARD_BYTES], self._all[len(self._all) - GUARD_BYTES :]
        assert (before == SENTINEL).all(), "bytes before the buffer were overwritten"
        assert (after == SENTINEL).all(), "bytes after the buffer were overwritten"


class Tensor:
    def __init__(self, dtype, shape, layout=layouts.contiguous, memory=None, placement=None):
        self.dtype = dtype
        self.shape = tuple(shape)
        self.placement = placement or layout(self.shape)
        self.numpy_dtype = NUMPY[dtype]
        itemsize = self.numpy_dtype.itemsize
        self.memory = memory or Memory(self.placement.storage * itemsize)
        self.storage = self.memory.bytes[: self.placement.storage * itemsize].view(self.numpy_dtype)
        self.array = self._view(self.storage)
        self.handle = describe(dtype, self.shape, self.placement, self.memory.pointer)
        self._before = None

    @classmethod
    def of(cls, values, dtype, layout=layouts.contiguous):
        values = np.asarray(values)
        tensor = cls(dtype, values.shape, layout)
        tensor.set(values)
        return tensor

    def _view(self, storage):
        place = self.placement
        if 0 in self.shape:
            return np.empty(self.shape, storage.dtype)
        strides = tuple(stride * storage.dtype.itemsize for stride in place.strides)
        return as_strided(storage[place.offset :], self.shape, strides)

    def set(self, values):
        """Writes the view's elements; where elements share memory the last one stays, which `array` then shows."""
        self.array[...] = np.asarray(values).astype(self.numpy_dtype)
        self.remember()

    def fill(self, values):
        """Writes the whole storage, gaps included."""
        with np.errstate(over="ignore"):
            self.storage[...] = np.asarray(values).astype(self.numpy_dtype)
        self.remember()

    def remember(self):
        """From here on, check() wants the bytes outside the view, or for an input all bytes, as they are now."""
        self._before = self.memory.bytes.copy()

    def values(self):
        """The elements as float64 (integers as they are)."""
        if self.numpy_dtype.kind not in "fV":
            return np.array(self.array)
        with np.errstate(invalid="ignore"):  # signalling NaN
            return np.array(self.array, np.float64)

    def check(self, written=True):
        """Guards are whole; what isn't an element (or nothing at all, when not `written`) changed."""
        self.memory.check_guards()
        now = self.memory.bytes
        changed = now != (SENTINEL if self._before is None else self._before)
        if written and 0 not in self.shape:
            inside = np.zeros(len(self.storage), np.bool_)
            self._view_of_flags(inside)[...] = True
            changed = changed & ~np.repeat(inside, self.numpy_dtype.itemsize)
        assert not changed.any(), f"byte {int(np.argmax(changed))} of the storage was overwritten"

    def _view_of_flags(self, flags):
        return as_strided(flags[self.placement.offset :], self.shape, self.placement.strides)

    def untouched(self):
        """Whether no byte of the storage changed since it was made or remembered."""
        return bool((self.memory.bytes == (SENTINEL if self._before is None else self._before)).all())


def describe(dtype, shape, placement=None, pointer=None, format=None, storage=None):
    """A bare aclTensor handle that dies with its Python object."""
    code = CODES.get(dtype, dtype)
    strides = ffi.NULL if placement is None else ffi.new("int64_t[]", list(placement.strides))
    offset = 0 if placement is None else placement.offset
    if storage is None:
        storage = list(shape) if placement is None else [placement.storage]
    handle = lib.aclCreateTensor(
        ffi.new("int64_t[]", list(shape)), len(shape), ffi.cast("aclDataType", code), strides, offset,
        lib.ACL_FORMAT_ND if format is None else ffi.cast("aclFormat", format),
        ffi.new("int64_t[]", list(storage)), len(storage), pointer or ffi.NULL,
    )  # fmt: skip
    assert handle != ffi.NULL
    return ffi.gc(handle, lib.aclDestroyTensor)

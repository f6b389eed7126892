"""Plans kept for the next call with the same shapes, types and attributes.

The descriptors and phase 1 take longer than a small operator itself. A plan is what remains of a call that went well:
its executor, marked repeatable, and its tensors. The next such call gives the tensors their new addresses and runs
phase 2. Plans belong to a thread, so nobody else moves the addresses in between.
"""

import numpy as np

from pyaclnn._native import ffi, lib

# A thread that works with more different calls than this starts over.
CAPACITY = 256

_PLAIN = frozenset((int, bool, str, type(None)))
_SEQUENCES = frozenset((list, tuple))
_ndarray = np.ndarray
_set_address = lib.aclSetRawTensorAddr
_from_buffer = ffi.from_buffer
_cast = ffi.cast
_VOID = ffi.typeof("void *")


def key_of(operator, values):
    """What a plan depends on, or None when some value isn't of the simple and frequent kinds."""
    key = [operator]
    for tensor_role, value in zip(operator.tensor_roles, values):
        kind = type(value)
        if kind is _ndarray:
            flags = value.flags
            if tensor_role is None:
                return None
            key.append(value.shape)
            key.append(value.dtype)
            if not flags.carray:  # contiguous, aligned, writeable
                if not flags.aligned or not (flags.writeable or tensor_role == "in"):
                    return None
                key.append(value.strides)
        elif kind is float:
            if value != value:  # never equal to itself
                return None
            key.append(kind)  # 1.0 equals 1 and True
            key.append(value or str(value))  # 0.0 equals -0.0, too
        elif kind in _PLAIN or (kind is type and issubclass(value, np.generic)):  # np.float32 names a data type
            key.append(kind)
            key.append(value)
        elif kind in _SEQUENCES and all(type(item) is int for item in value):
            key.append(kind)
            key.append(tuple(value))
        else:
            return None
    return tuple(key)


class Plan:
    """What a call left for the next one like it.

    tensors  (handle, slot, below): the address is that of the buffer, or `below` bytes from the first element
    new      (slot, shape, dtype, function) of the outputs to make
    """

    __slots__ = ("executor", "workspace_size", "tensors", "new", "busy", "_destroy")

    def __init__(self, executor, workspace_size, tensors, new):
        self.executor = executor
        self.workspace_size = workspace_size
        self.tensors = tensors
        self.new = new
        # A signal handler or a finalizer may call the operator again in the middle of a call.
        self.busy = False
        self._destroy = lib.aclDestroyAclOpExecutor, lib.aclDestroyTensor

    def __del__(self):
        destroy_executor, destroy_tensor = self._destroy
        destroy_executor(self.executor)
        for handle, *_ in self.tensors:
            destroy_tensor(handle)

    def bind(self, values):
        """The values with the new outputs among them; the tensors get their addresses."""
        values = list(values)
        for slot, shape, dtype, new in self.new:
            values[slot] = new(shape, dtype)
        for handle, slot, below in self.tensors:
            if below is None:
                _set_address(handle, _from_buffer(values[slot]))
            else:
                first = values[slot].__array_interface__["data"][0]
                _set_address(handle, _cast(_VOID, first + below))
        return values


def tensor_entries(operator, call):
    """`tensors` of a plan, from the call that made them."""
    for name, handle in call.tensors:
        view = call.views[name]
        below = None if type(view) is _ndarray else -view.offset * view.dtype.itemsize
        yield handle, operator.slots[name], below


def keep(plans, key, plan):
    if len(plans) >= CAPACITY:
        plans.clear()
    plans[key] = plan

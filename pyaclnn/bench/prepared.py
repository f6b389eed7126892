"""A prepared operator call: tensors made once, both phases and the wait every time, as a C program would."""

import numpy as np

from pyaclnn import check, dtypes, ffi, lib
from pyaclnn.interop import input_view, output_view


def _tensor(view):
    dims = ffi.new("int64_t[]", list(view.shape))
    strides = ffi.new("int64_t[]", list(view.strides)) if view.strides is not None else ffi.NULL
    storage = ffi.new("int64_t[]", [view.storage] if view.storage is not None else list(view.shape))
    return lib.aclCreateTensor(
        dims, len(view.shape), view.code, strides, view.offset, lib.ACL_FORMAT_ND, storage, len(storage), view.data
    )


class Prepared:
    """Call it to run the operator once.

    Arguments are those of phase 1: arrays in the tensors' places, NumPy scalars in the aclScalars', lists of ints in the
    aclIntArrays', bytes in the strings'.
    """

    def __init__(self, name, *arguments, outputs=(-1,)):
        self.phase1 = getattr(lib, name + "GetWorkspaceSize")
        self.phase2 = getattr(lib, name)
        self.arrays = arguments
        written = {index % len(arguments) for index in outputs}
        self.arguments = [self._argument(value, i in written) for i, value in enumerate(arguments)]
        self.size = ffi.new("uint64_t *")
        self.executor = ffi.new("aclOpExecutor **")
        self.stream = ffi.new("aclrtStream *")
        check(lib.aclrtSetDevice(0))
        check(lib.aclrtCreateStream(self.stream))
        self.stream = self.stream[0]
        check(self.phase1(*self.arguments, self.size, self.executor))
        lib.aclDestroyAclOpExecutor(self.executor[0])
        workspace = ffi.new("void **")
        if self.size[0]:
            check(lib.aclrtMalloc(workspace, self.size[0], lib.ACL_MEM_MALLOC_HUGE_FIRST))
        self.workspace = workspace[0]

    def _argument(self, value, written):
        if value is None:
            return ffi.NULL
        if isinstance(value, list):
            return ffi.gc(lib.aclCreateIntArray(ffi.new("int64_t[]", value), len(value)), lib.aclDestroyIntArray)
        if isinstance(value, np.generic):
            held = ffi.from_buffer(np.array(value))
            scalar = lib.aclCreateScalar(held, dtypes.code_from(value.dtype, "scalar"))
            return ffi.gc(scalar, lib.aclDestroyScalar)
        if isinstance(value, bytes):
            return ffi.new("char[]", value)
        if isinstance(value, np.ndarray):
            return _tensor(output_view(value, "out") if written else input_view(value, "in"))
        return value

    def __call__(self):
        status = self.phase1(*self.arguments, self.size, self.executor)
        status = status or self.phase2(self.workspace, self.size[0], self.executor[0], self.stream)
        status = status or lib.aclrtSynchronizeStream(self.stream)
        if status:
            check(status)

    def submit(self):
        """Both phases without the wait."""
        status = self.phase1(*self.arguments, self.size, self.executor)
        status = status or self.phase2(self.workspace, self.size[0], self.executor[0], self.stream)
        if status:
            check(status)

    def wait(self):
        check(lib.aclrtSynchronizeStream(self.stream))

    def close(self):
        lib.aclrtDestroyStream(self.stream)
        if self.workspace:
            lib.aclrtFree(self.workspace)
        for argument, array in zip(self.arguments, self.arrays):
            if isinstance(array, np.ndarray):
                lib.aclDestroyTensor(argument)

"""The call that the executor tests are about."""

import numpy as np
from pyaclnn import check, ffi, lib
from support import calls
from support.tensors import Tensor

L1 = "aclnnSmoothL1LossBackward"
N = 8


class Example:
    """A small smooth L1 gradient with known results: gradOut * clamp(self, -1, 1)."""

    def __init__(self, planned=True, memory=True):
        values = np.linspace(-2, 2, N)
        self.grad, self.self, self.target = (Tensor.of(v, "FLOAT") for v in (np.full(N, 3.0), values, np.zeros(N)))
        self.out = Tensor("FLOAT", (N,))
        self.expected = 3 * np.clip(values, -1, 1).astype(np.float32)
        self.planned = self.plan() if planned else None

    def plan(self):
        tensors = [tensor.handle for tensor in (self.grad, self.self, self.target, self.out)]
        planned = calls.plan(L1, *tensors[:3], 0, 1.0, tensors[3])
        assert planned.status == 0, planned.message
        return planned

    @property
    def executor(self):
        return self.planned.executor

    def phase2(self, workspace=ffi.NULL, size=0, stream=ffi.NULL):
        calls.message()
        return lib.aclnnSmoothL1LossBackward(workspace, size, self.executor, stream)

    def right(self, out=None):
        check(lib.aclrtSynchronizeStream(ffi.NULL))
        return np.allclose((out or self.out).array, self.expected, rtol=1e-6)

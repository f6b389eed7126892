"""The machine's memory bandwidth, measured in the run that is compared with it."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from pyaclnn._native import ffi, lib

ELEMENTS = 16 << 20  # of every array: beyond any cache


class Memory:
    """STREAM's copy and triad over all threads; call one of them as a benchmark's contender."""

    def __init__(self, threads):
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)
        self.arrays = [_aligned(ELEMENTS) for _ in range(3)]
        borders = [i * ELEMENTS // threads // 16 * 16 for i in range(threads + 1)]  # whole cache lines
        self.parts = list(zip(borders, borders[1:]))
        self.pointers = [ffi.from_buffer("float[]", array, require_writable=True) for array in self.arrays]

    def copy(self):
        self._run(lambda begin, end: lib.pyaclnn_copy(
            self.pointers[0] + begin, self.pointers[1] + begin, end - begin))  # fmt: skip

    def triad(self):
        self._run(lambda begin, end: lib.pyaclnn_triad(
            self.pointers[0] + begin, self.pointers[1] + begin, self.pointers[2] + begin, end - begin))  # fmt: skip

    def _run(self, part):
        for done in [self.pool.submit(part, begin, end) for begin, end in self.parts]:
            done.result()


COPY_BYTES = 2 * 4 * ELEMENTS
TRIAD_BYTES = 3 * 4 * ELEMENTS


def _aligned(count):
    memory = np.ones(count + 16, np.float32)
    skip = -(memory.ctypes.data // 4) % 16
    return memory[skip : skip + count]

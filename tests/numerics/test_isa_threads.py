"""The same bits for every number of threads and on every instruction set with fused multiply-add; right on all."""

import platform
from functools import lru_cache
from pathlib import Path

import pytest
from support import remote


def levels():
    """Instruction sets of this machine, the best one last."""
    if platform.machine() != "x86_64":
        return [""]
    flags = Path("/proc/cpuinfo").read_text().partition("flags")[2].partition("\n")[0].split()
    found = ["sse4"]
    if {"avx2", "fma", "bmi1", "bmi2", "f16c"} <= set(flags):
        found.append("avx2")
        if {"avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd"} <= set(flags):
            found.append("avx512")
    return found


LEVELS = levels()
WITH_FMA = [level for level in LEVELS if level != "sse4"]


@lru_cache
def digests(level, threads, which="every", thorough=False):
    return remote.call("numerics.cases:digests", which, thorough, ACLNN_ISA=level, ACLNN_THREADS=threads)


@pytest.mark.parametrize("level", LEVELS)
def test_every_case_is_right(level):
    _, wrong = digests(level, 2, thorough=True)
    assert wrong == []


def different(one, other):
    assert one.keys() == other.keys()
    return [name for name in one if one[name] != other[name]]


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_same_bits_for_any_number_of_threads(level, threads):
    one, _ = digests(level, 1, "large")
    many, _ = digests(level, threads, "large")
    assert len(one) > 30
    assert different(one, many) == []


@pytest.mark.skipif(len(WITH_FMA) < 2, reason="this machine has one instruction set with fused multiply-add")
@pytest.mark.parametrize("level", WITH_FMA[:-1])
def test_same_bits_on_levels_with_fma(level):
    lower, _ = digests(level, 2, thorough=True)
    best, _ = digests(WITH_FMA[-1], 2, thorough=True)
    assert different(lower, best) == []


def test_same_bits_in_every_run():
    first, _ = digests("", 2, "large")
    second, _ = remote.call("numerics.cases:digests", "large", False, ACLNN_THREADS=2)
    assert different(first, second) == []

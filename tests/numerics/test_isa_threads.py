"""The same bits for every number of threads and on every instruction set with fused multiply-add; right on all."""

import platform
from functools import lru_cache
from pathlib import Path

import pytest
from numerics import cases, stored
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


@lru_cache
def digests(level, threads, which, thorough=False):
    return remote.call("numerics.cases:digests_of_process", which, thorough, timeout=900, ACLNN_ISA=level, ACLNN_THREADS=threads)


def different(one, other):
    assert one.keys() == other.keys()
    return [name for name in one if one[name] != other[name]]


# The best level is what test_values.py ran with.
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_case_is_right_on_lower_levels(level):
    _, wrong = digests(level, 2, "every", thorough=True)
    assert wrong == []


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "sse4"])
def test_same_bits_on_levels_with_fma(level):
    """Against what was stored, as most machines have one such level only. `python -m numerics.stored` stores anew."""
    found, _ = digests(level, 2, "rounded")
    assert different(stored.read(), found) == []


@pytest.mark.parametrize("level", LEVELS)
def test_same_bits_for_any_number_of_threads(level):
    one, _ = digests(level, 1, "large")
    assert len(one) > 30
    for threads in (2, 3):
        many, _ = digests(level, threads, "large")
        assert different(one, many) == [], f"{threads} threads"


def test_same_bits_in_every_process():
    here, _ = cases.digests("large")
    there, _ = digests(LEVELS[-1], 2, "large")
    assert different(here, there) == []

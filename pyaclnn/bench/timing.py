"""Interleaved timing: contenders take turns, so that a slow moment of the machine hits all of them."""

import time
from dataclasses import dataclass
from statistics import median, quantiles


# Seconds before every sample: the threads of the contender before it (OpenMP's, ours) spin for a while when they have
# nothing to do, and would take a core from this one. The call after it is not timed.
SETTLE = 20e-3


@dataclass
class Timing:
    """Seconds a call took."""

    median: float
    low: float  # first and third quartile
    high: float

    @classmethod
    def of(cls, samples):
        low, _, high = quantiles(samples, n=4)
        return cls(median(samples), low, high)


def _repeats(call, least):
    """How many calls one sample needs to last `least` seconds."""
    call()
    start = time.perf_counter()
    call()
    once = max(time.perf_counter() - start, 1e-7)
    return max(1, int(least / once))


def interleave(contenders, rounds, least=2e-3, tick=lambda: None):
    """name -> Timing. Contenders are name -> callable; every round times each of them once."""
    repeats = {name: _repeats(call, least) for name, call in contenders.items()}
    samples = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, call in contenders.items():
            count = repeats[name]
            time.sleep(SETTLE)
            call()
            start = time.perf_counter()
            for _ in range(count):
                call()
            samples[name].append((time.perf_counter() - start) / count)
        tick()
    return {name: Timing.of(taken) for name, taken in samples.items()}

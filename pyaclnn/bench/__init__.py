"""Benchmarks: our operators against torch, NumPy and the machine's memory, in one interleaved run."""

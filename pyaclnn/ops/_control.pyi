# Generated from the rows by `python native/dev.py gen`; do not edit.
from collections.abc import Sequence
from typing import Any

from numpy.typing import ArrayLike, NDArray

Number = bool | int | float | complex

def sleep(cycles: Sequence[int]) -> None: ...

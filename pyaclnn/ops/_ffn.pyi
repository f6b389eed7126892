# Generated from the rows by `python native/dev.py gen`; do not edit.
from collections.abc import Sequence
from typing import Any

from numpy.typing import ArrayLike, NDArray

Number = bool | int | float | complex

def ffn(x: ArrayLike, weight1: ArrayLike, weight2: ArrayLike, expertTokens: Sequence[int], bias1: ArrayLike, bias2: ArrayLike, scale: ArrayLike, offset: ArrayLike, deqScale1: ArrayLike, deqScale2: ArrayLike, antiquantScale1: ArrayLike, antiquantScale2: ArrayLike, antiquantOffset1: ArrayLike, antiquantOffset2: ArrayLike, activation: str, innerPrecise: int, y: ArrayLike) -> None: ...
def ffnv2(x: ArrayLike, weight1: ArrayLike, weight2: ArrayLike, expertTokens: Sequence[int], bias1: ArrayLike, bias2: ArrayLike, scale: ArrayLike, offset: ArrayLike, deqScale1: ArrayLike, deqScale2: ArrayLike, antiquantScale1: ArrayLike, antiquantScale2: ArrayLike, antiquantOffset1: ArrayLike, antiquantOffset2: ArrayLike, activation: str, innerPrecise: int, tokensIndexFlag: bool, y: ArrayLike) -> None: ...
def ffnv3(x: ArrayLike, weight1: ArrayLike, weight2: ArrayLike, expertTokensOptional: ArrayLike, bias1Optional: ArrayLike, bias2Optional: ArrayLike, scaleOptional: ArrayLike, offsetOptional: ArrayLike, deqScale1Optional: ArrayLike, deqScale2Optional: ArrayLike, antiquantScale1Optional: ArrayLike, antiquantScale2Optional: ArrayLike, antiquantOffset1Optional: ArrayLike, antiquantOffset2Optional: ArrayLike, activation: str, innerPrecise: int, tokensIndexFlag: bool, y: ArrayLike) -> None: ...

"""Ways a tensor can lie in memory.

A layout gives strides and offset (in elements) for a shape, and the size of the storage that such a view lies in. Any
layout works for any shape, dims of extent 0 and no dims included.
"""

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Placement:
    strides: tuple
    offset: int
    storage: int


def row_major(shape):
    strides, step = [], 1
    for extent in reversed(shape):
        strides.append(step)
        step *= max(extent, 1)
    return tuple(reversed(strides))


def place(shape, strides, before=0, after=0):
    """The placement of these strides in the smallest storage that holds them, plus room on both sides."""
    if 0 in shape:
        return Placement(tuple(strides), before, before + after)
    reach = [(extent - 1) * stride for extent, stride in zip(shape, strides)]
    low = sum(step for step in reach if step < 0)
    high = sum(step for step in reach if step > 0)
    return Placement(tuple(strides), before - low, before + high - low + 1 + after)


def contiguous(shape):
    return place(shape, row_major(shape))


def offset(shape):
    return place(shape, row_major(shape), before=3, after=2)


def transposed(shape):
    """Column-major: the first dim is the innermost."""
    return place(shape, tuple(reversed(row_major(tuple(reversed(shape))))))


def swapped(shape):
    """The last two dims are swapped in memory."""
    if len(shape) < 2:
        return contiguous(shape)
    memory = (*shape[:-2], shape[-1], shape[-2])
    *outer, last, before = row_major(memory)
    return place(shape, (*outer, before, last))


def spaced(shape):
    """Every second element, and rows further apart than they need be."""
    strides, step = [], 2
    for extent in reversed(shape):
        strides.append(step)
        step = step * max(extent, 1) + 3
    return place(shape, tuple(reversed(strides)), before=1)


def backwards(shape):
    """All strides negative."""
    return place(shape, tuple(-stride for stride in row_major(shape)))


def half_backwards(shape):
    """Every second stride negative, the last one first."""
    count = len(shape)
    return place(shape, tuple(-s if (count - i) % 2 else s for i, s in enumerate(row_major(shape))), before=2)


def rows_repeated(shape):
    """The first dim has stride 0."""
    if not shape:
        return contiguous(shape)
    return place(shape, (0, *row_major(shape)[1:]))


def columns_repeated(shape):
    """The last dim has stride 0."""
    if not shape:
        return contiguous(shape)
    return place(shape, (*row_major(shape[:-1]), 0))


def one_element(shape):
    """All strides 0."""
    return place(shape, (0,) * len(shape), before=1)


def overlapping(shape):
    """A sliding window: all strides 1, so that elements share memory."""
    return place(shape, (1,) * len(shape))


def roomy(shape):
    """Contiguous, with as much room again on both sides: for views that overlap in part."""
    size = prod(shape)
    return place(shape, row_major(shape), before=size, after=size)


DISTINCT = {f.__name__: f for f in (contiguous, offset, transposed, swapped, spaced, backwards, half_backwards)}
SHARING = {f.__name__: f for f in (rows_repeated, columns_repeated, one_element, overlapping)}
# Outputs lie in DISTINCT ones only: what shares memory can't be written.
ALL = DISTINCT | SHARING
BY_NAME = ALL | {"roomy": roomy}


def count(shape):
    return prod(shape)

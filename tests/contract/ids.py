"""Parameter sets of the tests that iterate over rows."""

import pytest

from support import rows


def each_row(*, where=lambda row: True):
    chosen = [pytest.param(row, id=row.python) for row in rows.implemented() if where(row)]
    return pytest.mark.parametrize("row", chosen)


def each_param(choose, *, where=lambda row: True):
    """(row, param) for the parameters that `choose(row)` gives."""
    chosen = [
        pytest.param(row, param, id=f"{row.python}-{param.name}")
        for row in rows.implemented()
        if where(row)
        for param in choose(row)
    ]
    return pytest.mark.parametrize("row, param", chosen)

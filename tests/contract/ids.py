"""What the tests that iterate over rows share: one test an operator, so that hundreds of operators stay quick."""

import inspect
from contextlib import contextmanager
from functools import wraps

import pytest
from support import rows


def each_row(*, where=lambda row: True):
    chosen = [pytest.param(row, id=row.python, marks=pytest.mark.rows) for row in rows.of_this_soc() if where(row)]
    return pytest.mark.parametrize("row", chosen)


def each_param(choose, *, where=lambda row: True):
    """The test of (row, param) runs for every parameter that `choose(row)` gives."""

    def decorate(test):
        @wraps(test)
        def of_row(row, **others):
            for param in choose(row):
                with about(param.name):
                    test(row=row, param=param, **others)

        signature = inspect.signature(test)
        kept = [parameter for name, parameter in signature.parameters.items() if name != "param"]
        of_row.__signature__ = signature.replace(parameters=kept)
        return each_row(where=lambda row: where(row) and choose(row))(of_row)

    return decorate


@contextmanager
def about(what):
    """A failure inside says what it is about."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{what}: {error}") from error

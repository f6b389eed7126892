"""Every case against its float64 reference, with guards around every buffer."""

import pytest
from numerics import cases, runner


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in cases.every()])
def test_case(case):
    runner.check(case)

"""Operators that the standard chip doesn't have: the same tests again, each in a process that acts as a chip with them."""

import subprocess
import sys

import pytest
from support import rows
from support.paths import ROOT
from support.remote import environment
from support.rows import STANDARD_SOC, THIS_SOC

OTHERS = sorted({row.soc for row in rows.implemented()} - {STANDARD_SOC}) if THIS_SOC == STANDARD_SOC else []


@pytest.mark.parametrize("soc", OTHERS)
def test_operators_of_another_soc(soc):
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "rows", "-p", "no:cacheprovider", "tests/contract"]
    result = subprocess.run(
        command, env=environment(ACLNN_SOC=soc), cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert result.returncode == 0, result.stdout[-6000:]
    assert " passed" in result.stdout

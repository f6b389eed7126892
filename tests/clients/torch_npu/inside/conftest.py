"""What the tests that run inside torch share."""

import functools
import json
import os
import subprocess
import sys

import pytest


@functools.cache
def missing_operators():
    listed = subprocess.run(
        [sys.executable, "-m", "pyaclnn", "ops", "--missing", "--json"], capture_output=True, text=True, check=True
    )
    return {row["name"].removeprefix("aclnn") for row in json.loads(listed.stdout)}


def pytest_collection_modifyitems(items):
    """`@pytest.mark.needs("LogSoftmax")`: fails as long as an operator isn't implemented, and only so long."""
    for item in items:
        for mark in item.iter_markers("needs"):
            if missing := sorted(set(mark.args) & missing_operators()):
                reason = f"not implemented yet: {', '.join(missing)}"
                # The task queue's second level runs nothing any more after a failure, so there none is provoked.
                run = os.environ.get("TASK_QUEUE_ENABLE") != "2"
                item.add_marker(pytest.mark.xfail(reason=reason, strict=True, run=run))


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(*operators): what it takes besides copies, fills and sums")

"""One call's phase 1 in a process of its own (support.remote)."""

from contract.baseline import Baseline
from support import rows


def phase1(name, changes):
    """(status, message) of the baseline with changes, on the chip this process acts as."""
    row = rows.find(name)
    return Baseline(row).with_(**changes).phase1()

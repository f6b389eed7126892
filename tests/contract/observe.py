"""One call's phase 1 in a process of its own (support.remote)."""

import os

from contract.baseline import Baseline
from support import rows
from support.rows import SOCS


def phase1(name, changes):
    """(status, message) of the baseline with changes, on the chip this process acts as."""
    row = rows.find(name)
    soc = os.environ["ACLNN_SOC"]
    call = Baseline(row, soc if soc in SOCS else rows.STANDARD_SOC)
    if call.product not in row.products:
        call.product = row.products[0]
    return call.with_(**changes).phase1()

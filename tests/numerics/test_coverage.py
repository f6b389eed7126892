"""What `ops --coverage` calls tested has cases here, on a chip that has it, or a test of its own."""

import pytest
from numerics.cases import every
from pyaclnn.ops import _rows
from support import remote, rows
from support.rows import STANDARD_SOC

TESTED = {row["name"] for row in _rows.data() if row["tested"]}
# Those that a test module of their own is about.
OWN = {
    "aclnnInplaceFillScalar", "aclnnInplaceFillTensor", "aclnnInplaceZero", "aclnnInplaceOne", "aclnnMaskedSelect",
    "aclnnPermute", "aclnnFlip", "aclnnExpand", "aclnnRepeat", "aclnnSlice", "aclnnSliceV2", "aclnnFlatten",
    "aclnnChannelShuffle", "aclnnArange", "aclnnEye",
}  # fmt: skip


def test_every_operator_with_a_reference_has_cases():
    cased = {case.row.name for case in every()}
    assert {row.name for row in rows.of_this_soc() if row.name in TESTED} - OWN <= cased
    assert cased <= TESTED


@pytest.mark.parametrize("soc", sorted({row.soc for row in rows.implemented()} - {STANDARD_SOC}))
def test_operators_of_another_soc(soc):
    """Values of what the standard chip doesn't have."""
    wrong, names = remote.call("numerics.cases:problems_of_this_soc", ACLNN_SOC=soc, timeout=600)
    assert wrong == []
    assert names == sorted(row.name for row in rows.implemented() if row.soc == soc and row.name in TESTED)

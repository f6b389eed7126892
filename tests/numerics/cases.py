"""All cases of all pages."""

import hashlib
from functools import lru_cache

from numerics import (
    amp_cases, conversion_cases, cross_entropy_cases, ctc_cases, elementwise_cases, list_cases, multilabel_margin_cases,
    nll_cases, reduce_cases, smooth_l1_cases, softmax_cross_entropy_cases,
)  # fmt: skip


@lru_cache
def every():
    pages = (
        smooth_l1_cases, cross_entropy_cases, conversion_cases, ctc_cases, elementwise_cases, multilabel_margin_cases,
        nll_cases, reduce_cases, softmax_cross_entropy_cases, list_cases, amp_cases,
    )  # fmt: skip
    cases = [case for page in pages for case in page.all_cases()]
    assert len({case.id for case in cases}) == len(cases), "two cases have one id"
    return cases


def combined(first, second):
    """The digest of two digests, for cases that are stored together."""
    return hashlib.sha256(f"{first} {second}".encode()).hexdigest()[:16]


def digests(which, thorough=False):
    """case id -> digest of its outputs, and, when `thorough`, what was wrong with them.

    `which` is "every", "large", "rounded" (those that may be off by some ULP) or a part of ids.
    """
    from numerics.runner import Prepared

    found, wrong = {}, []
    for case in every():
        kinds = {"every": True, "large": case.large, "rounded": case.row.ulp is not None and case.stored_as is not None}
        if not kinds.get(which, which in case.id):
            continue
        prepared = Prepared(case)
        prepared.run()
        key = case.stored_as if which == "rounded" else case.id
        found[key] = combined(found[key], prepared.digest()) if key in found else prepared.digest()
        if thorough:
            wrong += [f"{case.id}: {problem}" for problem in prepared.problems()]
    return found, wrong


def digests_of_process(which, thorough, zloss=False):
    """The same as the first thing that a process does, for support.remote."""
    from numerics import runner
    from pyaclnn import check, lib

    check(lib.aclrtSetDevice(0))
    runner.zloss(zloss)
    return digests(which, thorough)


def problems_of_this_soc():
    """What is wrong with the operators tested on the chip that this process acts as, and their names; for support.remote."""
    from numerics.runner import Prepared
    from pyaclnn import check, lib
    from support import rows

    check(lib.aclrtSetDevice(0))
    here = {row.name for row in rows.of_this_soc()}
    wrong, names = [], set()
    for case in every():
        if case.row.name in here:
            prepared = Prepared(case)
            prepared.run()
            wrong += [f"{case.id}: {problem}" for problem in prepared.problems()]
            names.add(case.row.name)
    return wrong, sorted(names)

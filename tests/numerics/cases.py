"""All cases of all pages."""

from functools import lru_cache

from numerics import cross_entropy_cases, smooth_l1_cases


@lru_cache
def every():
    cases = [*smooth_l1_cases.all_cases(), *cross_entropy_cases.all_cases()]
    assert len({case.id for case in cases}) == len(cases), "two cases have one id"
    return cases


def digests(thorough):
    """case id -> digest of its outputs, for the process's settings; every output is also checked when `thorough`.

    The second result is what was wrong. For support.remote.
    """
    from numerics.runner import Prepared
    from pyaclnn import check, lib

    check(lib.aclrtSetDevice(0))
    found, wrong = {}, []
    for case in every():
        prepared = Prepared(case)
        prepared.run()
        found[case.id] = prepared.digest()
        if thorough:
            wrong += [f"{case.id}: {problem}" for problem in prepared.problems()]
    return found, wrong

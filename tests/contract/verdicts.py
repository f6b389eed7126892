"""What the rows say about a call's dtypes, worked out apart from the library.

    verdict(call)        None when they are fine together, else a Verdict: the step, whom it may blame, words of the message
    agrees(call)         whether phase 1 says so, too
"""

from collections import namedtuple

from support import calls, dtypes

Verdict = namedtuple("Verdict", "step blamed words")


def verdict(call):
    for step in call.row.steps:
        found = CHECKS[step](call) if step in CHECKS else None
        if found:
            return Verdict(step, *found)
    return None


def agrees(call):
    status, message = call.phase1()
    expected = verdict(call)
    if expected is None or call.ends_early(expected.step):
        # A check of the page's own may refuse more.
        return (status, message) == (0, "") or ("custom" in call.row.steps and f"{call.row.name}: " in message)
    blamed = calls.blames(message, call.row, expected.blamed)
    return status == calls.INVALID and blamed and expected.words in message


def explain(call):
    return f"{call.changes['dtype']}: phase 1 gave {call.phase1()}, the row says {verdict(call)}"


def checked_alone(row, call):
    """The tensors whose dtype is looked at by itself before it is promoted."""
    wrong = ((param, verdict(call.with_(dtype={param.name: "STRING"}))) for param in row.tensors if param.dtypes)
    return [param for param, found in wrong if found.step == "dtype"]


def listed(call):
    """Each dtype alone, then the groups that share one."""
    for param in call.row.params:
        if param.has_dtype and param.dtypes and call.given(param) and call.dtype(param.name) not in call.allowed(param.name):
            return [param.name], "expected a dtype of"
    for group in call.row.same_dtype:
        given = [name for name in group if call.given(call.row.param(name))]
        other = next((name for name in given if call.dtype(name) != call.dtype(given[0])), None)
        if other:
            return [other], "expected the dtype of"
    for name, dtype in dtypes.following(call.row, call.dtype):
        if call.dtype(name) != dtype:
            return [name], f"expected dtype {dtype}"
    return None


def promotes(call):
    common = dtypes.promoted(call.row, call.given_dtype)
    if common is None:
        return call.row.promote, "promotes with"
    if call.row.computes and common not in call.row.computes[call.product]:
        return call.row.promote[:1], "promote to one of"
    return None


def converts(call):
    row = call.row
    common = dtypes.promoted(row, call.given_dtype)
    for name in row.converts:
        own = call.given_dtype(name)
        # An integer says well enough whether it is true.
        truth = common == "BOOL" and own and dtypes.category(own) < 2
        if own and not dtypes.converts(own, common) and not truth:
            return [name], f"converts to {common}"
    for param in row.outputs:
        own = call.given_dtype(param.name)
        if own and not dtypes.converts(common, own):
            return [param.name], "converts to"
    return None


CHECKS = {"dtype": listed, "promote": promotes, "cast_out": converts}

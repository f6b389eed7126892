"""Ranks, named extents, broadcasting and the shapes of outputs."""

import numpy as np
from contract.baseline import COMMON, Baseline
from contract.ids import about, each_param, each_row
from support import calls


def refused(row, call, step, code, *names):
    """The step fails with the code, and the message is about one of the arguments."""
    status, message = call.phase1()
    if call.ends_early(step):
        assert (status, message) == (0, "")
        return
    assert status == code, f"{status} {message}"
    assert calls.blames(message, row, names), message
    assert "expected" in message


def with_shape(row, param, shape):
    """The baseline with this one shape changed: outputs don't follow."""
    call = Baseline(row).with_(full=True)
    outputs = {output.name: call.shape(output.name) for output in row.outputs}
    return call.with_(shape=outputs | {param.name: shape})


# -- Ranks --


@each_param(lambda row: [param for param in row.tensors if not (param.is_output and param.optional)])
def test_nine_dims(row, param):
    code = calls.INVALID if "rank" in row.steps else row.shape_code
    # What doesn't fit it may be found first.
    refused(row, with_shape(row, param, (1,) * 9), "rank", code, *[other.name for other in row.tensors_and_lists])


@each_param(lambda row: [param for param in row.tensors if "rank" in row.steps and not param.optional])
def test_ranks_that_the_row_leaves_out(row, param):
    for rank in set(range(9)) - param.ranks:
        refused(row, with_shape(row, param, (1,) * rank), "rank", calls.INVALID, *[t.name for t in row.tensors])


def broadcasting(row):
    return [row.param(name) for name in row.broadcast]


def broadcasting_inputs(row):
    return [param for param in broadcasting(row) if not param.is_output]


def any_rank(row):
    """Broadcasting rows whose arguments may have any dims."""
    return row.broadcast and "custom" not in row.steps and all(param.ranks == set(range(9)) for param in broadcasting(row))


@each_param(broadcasting, where=any_rank)
def test_nine_dims_with_more_than_eight_that_matter(row, param):
    refused(row, with_shape(row, param, (2,) * 9), "rank", calls.INVALID, *[other.name for other in row.tensors_and_lists])


@each_row(where=any_rank)
def test_eight_dims(row):
    shapes = {name: (1, 2, 1, 1, 2, 1, 1, 3) for name in row.broadcast}
    Baseline(row).with_(shape=shapes).compute()


# -- Broadcasting --


def fits(call):
    """Whether the broadcast arguments have a common shape, that of the one it must be, and the ruled ones follow."""
    row = call.row
    shapes = {name: call.shape(name) for name in row.broadcast if call.given(row.param(name))}
    try:
        common = np.broadcast_shapes(*shapes.values())
    except ValueError:
        return False
    if row.onto and common != shapes[row.onto]:
        return False
    ruled = [p.name for p in row.tensors if call.given(p) and row.shape_rule(p.name) in ("same", "broadcast")]
    return all(call.shape(name) == call.ruled_shape(name) for name in ruled)


def refused_shape(row, call):
    refused(row, call, "broadcast", row.shape_code, *[param.name for param in row.tensors])


UNFIT = [(2, 4), (3, 3), (2, 2), (2, 0), (4,), (2, 3, 2)]  # against (2, 3)
FIT = [(), (1,), (3,), (1, 1), (2, 1), (1, 3), (2, 3), (1, 2, 3), (4, 2, 3), (4, 1, 1)]


@each_param(broadcasting, where=any_rank)
def test_shapes_that_do_not_broadcast(row, param):
    for shape in UNFIT:
        with about(shape):
            # The message may blame the other argument of the pair.
            refused_shape(row, with_shape(row, param, shape))


@each_param(broadcasting_inputs, where=any_rank)
def test_shapes_that_broadcast(row, param):
    """Outputs follow, those that are changed in place, too."""
    computed = 0
    for shape in FIT:
        call = Baseline(row).with_(full=True, shape={param.name: shape})
        with about(shape):
            if fits(call):
                call.compute()
                computed += 1
            else:
                refused_shape(row, call)
    assert computed


@each_param(lambda row: [param for param in broadcasting(row) if param.role == "inout"], where=any_rank)
def test_what_is_changed_in_place_is_not_broadcast(row, param):
    call = Baseline(row)  # the others are (2, 3)
    for shape in [(), (1,), (3,), (2, 1), (1, 3), (4, 1, 1)]:
        refused_shape(row, call.with_(shape={param.name: shape}))
    for shape in [(2, 3), (1, 2, 3), (4, 2, 3)]:
        call.with_(shape={param.name: shape}).compute()


@each_param(broadcasting_inputs, where=any_rank)
def test_inputs_that_broadcast_to_what_is_there(row, param):
    """Outputs, or what is changed in place, stay (2, 3)."""
    for shape in [shape for shape in FIT if len(shape) < 3]:
        call = with_shape(row, param, shape)
        with about(shape):
            if fits(call):
                call.compute()
            else:
                refused_shape(row, call)


@each_param(broadcasting_inputs, where=any_rank)
def test_zero_against_one_is_zero(row, param):
    shapes = {other.name: (2, 1) for other in broadcasting_inputs(row)} | {param.name: (2, 0)}
    call = Baseline(row).with_(shape=shapes)
    if fits(call):
        call.compute()
    else:
        refused_shape(row, call)


# -- Named extents --


def with_dims(row):
    return [param for param in row.tensors if param.dims]


@each_param(with_dims)
def test_extent_that_differs(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    names = [dim for other in with_dims(row) for dim in other.dims]
    for axis, name in enumerate(param.dims):
        changed = call.with_(shape={param.name: (*shape[:axis], shape[axis] + 1, *shape[axis + 1 :])})
        if name.isdigit() or names.count(name) > 1:
            refused(row, changed, "shape", row.shape_code, *[t.name for t in row.tensors])


@each_param(with_dims)
def test_rank_that_differs(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    for changed in ((1, *shape), (*shape, 1), shape[1:], ()):
        code = calls.INVALID if "rank" in row.steps and len(changed) not in param.ranks else row.shape_code
        refused(row, call.with_(shape={param.name: changed}), "shape", code, *[t.name for t in row.tensors])


@each_row(where=with_dims)
def test_named_extents_of_any_size(row):
    call = Baseline(row)
    for size in (1, 2, 7):
        for name in call.extents():
            call.with_(full=True, sizes={name: size}).compute()


# -- Outputs --


def with_rule(row):
    """Optional outputs may be ignored as a whole, shape included; what decides is the page's affair."""
    return [p for p in row.outputs if p.role == "out" and (row.shape_rule(p.name) or p.dims) and not p.optional]


@each_param(with_rule)
def test_output_of_another_shape(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    wrong = [(*shape, 2), (2, *shape), (*shape, 0)]
    if len(shape) > 1:
        wrong += [(1, *shape), shape[1:], (*shape[:-1], 1), (*shape[:-1], shape[-1] + 1), tuple(reversed(shape)), ()]
    for changed in wrong:
        if changed != shape:
            refused(row, call.with_(shape={param.name: changed}), "shape", row.shape_code, param.name)


def ruled_by(*rules):
    return lambda row: [param for param in row.tensors if row.shape_rule(param.name) in rules]


@each_param(ruled_by("one"))
def test_one_element(row, param):
    call = Baseline(row).with_(full=True)
    for shape in ((), (1,)):
        call.with_(shape={param.name: shape}).compute()
    for shape in ((0,), (2,), (1, 1), (2, 3)):
        refused(row, call.with_(shape={param.name: shape}), "shape", row.shape_code, param.name)


@each_param(ruled_by("reduction", "reduction0", "reduction1"))
def test_reduced_output_has_one_element(row, param):
    call = Baseline(row).with_(full=True, attr={row.outs[param.name]["shape"]["args"][0]: first_reduction(row, param)})
    shapes = {"reduction": [(), (1,)], "reduction0": [()], "reduction1": [(1,)]}[row.shape_rule(param.name)]
    for shape in ((), (1,)):
        changed = call.with_(shape={param.name: shape})
        if shape in shapes:
            changed.compute()
        else:
            refused(row, changed, "shape", row.shape_code, param.name)


def first_reduction(row, param):
    return "sum" if row.param(row.outs[param.name]["shape"]["args"][0]).kind == "string" else 1


@each_param(ruled_by("reduction", "reduction0", "reduction1"))
def test_unreduced_output_has_the_whole_shape(row, param):
    attribute = row.param(row.outs[param.name]["shape"]["args"][0])
    call = Baseline(row).with_(full=True, attr={attribute.name: "none" if attribute.kind == "string" else 0})
    assert np.prod(call.shape(param.name)) > 1
    assert call.phase1() == (0, "")
    refused(row, call.with_(shape={param.name: ()}), "shape", row.shape_code, param.name)
    refused(row, call.with_(shape={param.name: (1,)}), "shape", row.shape_code, param.name)

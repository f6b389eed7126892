"""Ranks, named extents, broadcasting and the shapes of outputs."""

import pytest
from contract.baseline import Baseline
from contract.ids import each_param, each_row
from support import calls


def refused(row, call, code, *names):
    """The call fails with the code, and the message is about one of the arguments."""
    status, message = call.phase1()
    assert status == code, message
    assert any(f"{row.name}: {name}: " in message for name in names), message
    assert "expected" in message


def with_shape(row, param, shape):
    """The baseline with this one shape changed: outputs don't follow."""
    call = Baseline(row).with_(full=True)
    outputs = {output.name: call.shape(output.name) for output in row.outputs}
    return call.with_(shape=outputs | {param.name: shape})


@each_param(lambda row: [param for param in row.tensors if not (param.is_output and param.optional)])
def test_nine_dims(row, param):
    code = calls.INVALID if "rank" in row.steps else row.shape_code
    refused(row, with_shape(row, param, (1,) * 9), code, param.name)


@each_param(lambda row: [row.param(name) for name in row.broadcast])
def test_nine_dims_with_more_than_eight_that_matter(row, param):
    refused(row, with_shape(row, param, (2,) * 9), calls.INVALID, param.name)


@each_row(where=lambda row: row.broadcast)
def test_eight_dims(row):
    shapes = {name: (1, 2, 1, 1, 2, 1, 1, 3) for name in row.broadcast}
    Baseline(row).with_(shape=shapes).compute()


def broadcasting(row):
    return [row.param(name) for name in row.broadcast]


def broadcasting_inputs(row):
    return [param for param in broadcasting(row) if not param.is_output]


@each_param(broadcasting)
@pytest.mark.parametrize("shape", [(2, 4), (3, 3), (2, 2), (2, 0), (4,), (2, 3, 2)], ids=str)
def test_shapes_that_do_not_broadcast(row, param, shape):
    # Against (2, 3); the message may blame the other argument of the pair.
    refused(row, with_shape(row, param, shape), row.shape_code, *row.broadcast)


@each_param(lambda row: [param for param in broadcasting(row) if param.role == "inout"])
def test_what_is_changed_in_place_is_not_broadcast(row, param):
    call = Baseline(row)  # the others are (2, 3)
    for shape in [(), (1,), (3,), (2, 1), (1, 3), (4, 1, 1)]:
        refused(row, call.with_(shape={param.name: shape}), row.shape_code, param.name)
    for shape in [(2, 3), (1, 2, 3), (4, 2, 3)]:
        call.with_(shape={param.name: shape}).compute()


@each_param(broadcasting_inputs)
@pytest.mark.parametrize("shape", [(), (1,), (3,), (1, 1), (2, 1), (1, 3), (2, 3)], ids=str)
def test_inputs_that_broadcast_to_what_is_changed_in_place(row, param, shape):
    with_shape(row, param, shape).compute()


@each_param(broadcasting_inputs)
@pytest.mark.parametrize("shape", [(), (1,), (3,), (1, 1), (2, 1), (1, 3), (2, 3), (1, 2, 3), (4, 2, 3), (4, 1, 1)], ids=str)
def test_shapes_that_broadcast(row, param, shape):
    Baseline(row).with_(shape={param.name: shape}).compute()


@each_param(broadcasting_inputs)
def test_zero_against_one_is_zero(row, param):
    shapes = {other.name: (2, 1) for other in broadcasting_inputs(row)} | {param.name: (2, 0)}
    Baseline(row).with_(shape=shapes).compute()


def with_dims(row):
    return [param for param in row.tensors if param.dims]


@each_param(with_dims)
def test_extent_that_differs(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    shared = {name for other in row.tensors if other.dims for name in other.dims}
    for axis in range(len(shape)):
        changed = (*shape[:axis], shape[axis] + 1, *shape[axis + 1 :])
        refused(row, call.with_(shape={param.name: changed}), row.shape_code, *[t.name for t in row.tensors])
    assert shared


@each_param(with_dims)
def test_rank_that_differs(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    for changed in ((1, *shape), (*shape, 1), shape[1:], ()):
        refused(row, call.with_(shape={param.name: changed}), row.shape_code, *[t.name for t in row.tensors])


@each_row(where=with_dims)
@pytest.mark.parametrize("size", [1, 2, 7])
def test_named_extents_of_any_size(row, size):
    call = Baseline(row)
    for name in call.extents():
        call.with_(full=True, sizes={name: size}).compute()


def with_rule(row):
    """Optional outputs may be ignored as a whole, shape included; what decides is the page's affair."""
    return [param for param in row.outputs if param.role == "out" and param.name in row.outs and not param.optional]


@each_param(with_rule)
def test_output_of_another_shape(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    wrong = [(*shape, 2), (2, *shape), (*shape, 0)]
    if len(shape) > 1:
        wrong += [(1, *shape), shape[1:], (*shape[:-1], 1), (*shape[:-1], shape[-1] + 1), tuple(reversed(shape)), ()]
    for changed in wrong:
        refused(row, call.with_(shape={param.name: changed}), row.shape_code, param.name)


def one_element(row):
    return [param for param in row.tensors if row.outs.get(param.name, {}).get("shape", {}).get("rule") == "one"]


@each_param(one_element)
def test_one_element(row, param):
    call = Baseline(row).with_(full=True)
    for shape in ((), (1,)):
        call.with_(shape={param.name: shape}).compute()
    for shape in ((0,), (2,), (1, 1), (2, 3)):
        refused(row, call.with_(shape={param.name: shape}), row.shape_code, param.name)


@each_param(lambda row: [p for p in with_rule(row) if row.outs[p.name]["shape"]["rule"].startswith("reduction")])
def test_reduced_output_has_one_element(row, param):
    for shape in ((), (1,)):
        Baseline(row).with_(shape={param.name: shape}).compute()


@each_param(lambda row: [p for p in with_rule(row) if row.outs[p.name]["shape"]["rule"].startswith("reduction")])
def test_unreduced_output_has_the_whole_shape(row, param):
    attribute = row.param(row.outs[param.name]["shape"]["args"][0])
    call = Baseline(row).with_(full=True, attr={attribute.name: "none" if attribute.kind == "string" else 0})
    refused(row, call.with_(shape={param.name: ()}), row.shape_code, param.name)
    refused(row, call.with_(shape={param.name: (1,)}), row.shape_code, param.name)

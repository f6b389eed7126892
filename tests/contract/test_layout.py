"""Formats and views: plain formats and any view inside its storage are taken, everything else is 161002."""

import numpy as np
from contract.baseline import Baseline
from contract.ids import about, each_param, each_row
from contract.moves import own_rules
from pyaclnn import lib
from support import calls, layouts
from support.tensors import Tensor, describe

PLAIN = ("UNDEFINED", "ND", "NCHW", "NHWC", "HWCN", "NCDHW", "NDHWC", "NC", "NCL")
PRIVATE = (
    "NC1HWC0", "FRACTAL_Z", "NC1HWC0_C04", "FRACTAL_NZ", "NDC1HWC0", "FRACTAL_NZ_C0_16", "FRACTAL_NZ_C0_32",
    "FRACTAL_NZ_C0_2", "FRACTAL_NZ_C0_4", "FRACTAL_NZ_C0_8",
)  # fmt: skip


def refused(row, param, call, others=False):
    """The message is about the parameter or, with `others`, about any."""
    status, message = call.phase1()
    assert status == calls.INVALID, message
    assert f"{row.name}: " in message if others else f"{row.name}: {param.name}: " in message


def with_tensor(call, param, **options):
    shape = options.pop("shape", call.shape(param.name))
    return call.with_(tensor={param.name: describe(call.dtype(param.name), shape, **options)})


@each_param(lambda row: row.tensors)
def test_plain_formats(row, param):
    for name in PLAIN:
        code = getattr(lib, "ACL_FORMAT_" + name)
        call = with_tensor(Baseline(row).with_(full=True), param, format=code)
        if "custom" in row.steps:  # which may want equal formats
            for other in row.tensors:
                call = with_tensor(call, other, format=code)
        assert call.phase1() == (0, ""), name


@each_param(lambda row: row.tensors)
def test_private_formats(row, param):
    codes = [getattr(lib, "ACL_FORMAT_" + name) for name in PRIVATE] + [lib.ACL_FRACTAL_Z_3D, 77, -3]
    for code in codes:
        refused(row, param, with_tensor(Baseline(row).with_(full=True), param, format=code), others="custom" in row.steps)


def placement(shape, strides, offset, storage):
    return layouts.Placement(tuple(strides), offset, storage)


@each_param(lambda row: row.tensors)
def test_view_in_the_middle_of_its_storage(row, param):
    call = Baseline(row).with_(full=True)
    for layout in layouts.DISTINCT.values():
        where = layout(call.shape(param.name))
        assert with_tensor(call, param, placement=where).phase1() == (0, ""), layout.__name__


@each_param(lambda row: row.tensors)
def test_view_outside_its_storage(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    strides, count = layouts.row_major(shape), layouts.count(shape)
    outside = [(strides, 0, count - 1), (strides, 1, count), (strides, -1, count), (strides, count, count)]
    if count > 1:
        outside += [(tuple(-s for s in strides), 0, count), (tuple(2 * s for s in strides), 0, count)]
    for strides, offset, storage in outside:
        refused(row, param, with_tensor(call, param, placement=placement(shape, strides, offset, storage)))


@each_param(lambda row: row.tensors)
def test_numbers_too_large_for_any_memory(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name)
    count = layouts.count(shape)
    strides = layouts.row_major(shape)
    for huge in (2**31, 2**62, 2**63 - 1, -(2**63), -(2**62)):
        with about(hex(huge)):
            refused(row, param, with_tensor(call, param, placement=placement(shape, strides, huge, count)))
            if count > 1:
                far = placement(shape, (huge,) * len(shape), 0, count)
                refused(row, param, with_tensor(call, param, placement=far))


def too_many(row):
    """Not to what is changed in place, and not onto another argument: those would be found too large first."""
    params = [row.param(name) for name in row.broadcast if row.param(name) in row.tensors]
    return [] if row.onto or any(param.is_output for param in params) else [p for p in params if 2 in p.ranks]


@each_param(too_many)
def test_more_elements_than_can_be_counted(row, param):
    place = placement((2**31, 2**31), (0, 0), 0, 1)
    call = Baseline(row).with_(sizes={"common": ()}, shape={param.name: (2**31, 2**31)})
    refused(row, param, with_tensor(call, param, placement=place), others="custom" in row.steps)


def reduces(row):
    return any((row.shape_rule(name) or "").startswith("reduction") for name in row.outs)


# Otherwise the output would have to have that shape.
@each_row(where=lambda row: len(row.broadcast) > 1 and reduces(row))
def test_common_shape_of_more_elements_than_can_be_counted(row):
    """Each argument alone is fine."""
    first, second, *_ = row.broadcast
    call = Baseline(row)
    handles = {
        first: describe(call.dtype(first), (2**40, 1), placement((2**40, 1), (0, 0), 0, 1)),
        second: describe(call.dtype(second), (2**40,), placement((2**40,), (0,), 0, 1)),
    }
    status, message = call.with_(tensor=handles).phase1()
    assert status == calls.INVALID, message


@each_param(lambda row: row.tensors)
def test_storage_without_dims_is_unknown(row, param):
    call = Baseline(row).with_(full=True)
    assert with_tensor(call, param, storage=[]).phase1() == (0, "")


@each_param(lambda row: row.tensors)
def test_storage_of_several_dims(row, param):
    call = Baseline(row).with_(full=True)
    count = layouts.count(call.shape(param.name))
    assert with_tensor(call, param, storage=[count, 2, 1]).phase1() == (0, "")


@each_row()
def test_negative_extents(row):
    call = Baseline(row)
    if own_rules(row):
        return
    sizes = {name: -3 for name in call.extents()} | {"common": (-2, 3)}
    changed = call.with_(sizes=sizes)
    if not any(extent < 0 for param in row.tensors if changed.given(param) for extent in changed.shape(param.name)):
        return  # nothing of the row follows the sizes
    status, message = changed.phase1()
    assert status in (calls.INVALID, row.shape_code), message
    assert "expected" in message


@each_param(lambda row: row.tensors, where=lambda row: not own_rules(row))
def test_one_negative_extent(row, param):
    call = Baseline(row).with_(full=True)
    shape = call.shape(param.name) or (1,)
    status, message = call.with_(shape={param.name: (-shape[0], *shape[1:])}).phase1()
    assert status in (calls.INVALID, row.shape_code), message


def whole(row):
    """The row's call in which no output is reduced to one element."""
    reductions = {
        out["shape"]["args"][0] for out in row.outs.values() if out["shape"]["rule"].startswith("reduction")
    }
    return Baseline(row).with_(
        full=True, attr={name: "none" if row.param(name).kind == "string" else 0 for name in reductions},
        shape={param.name: (3,) for param in row.tensors if not param.dims and not row.shape_rule(param.name)} if reductions else {},
    )  # fmt: skip


def of_several_elements(row):
    call = whole(row)
    return [param for param in row.outputs if layouts.count(call.shape(param.name)) > 1 and not own_rules(row)]


@each_param(of_several_elements)
def test_output_whose_elements_share_memory(row, param):
    call = whole(row)
    shape = call.shape(param.name)
    for layout in (layouts.rows_repeated, layouts.columns_repeated, layouts.one_element):
        refused(row, param, with_tensor(call, param, placement=layout(shape)))


@each_param(lambda row: row.outputs)
def test_output_with_stride_zero_along_one_element(row, param):
    call = Baseline(row).with_(full=True, sizes={name: 1 for name in Baseline(row).extents()} | {"common": (1, 1)})
    shape = call.shape(param.name)
    takes_one = "custom" not in row.steps or call.phase1()[0] == 0  # a page may want more
    if layouts.count(shape) == 1 and takes_one:
        assert with_tensor(call, param, placement=layouts.one_element(shape)).phase1() == (0, "")


@each_param(lambda row: [param for param in row.tensors if not param.is_output])
def test_input_whose_elements_share_memory(row, param):
    call = Baseline(row).with_(full=True)
    for layout in layouts.SHARING.values():
        where = layout(call.shape(param.name))
        assert with_tensor(call, param, placement=where).phase1() == (0, ""), layout.__name__


@each_row()
def test_views_compute(row):
    """The twin of all the above: every tensor spaced, with an offset."""
    call = Baseline(row)
    tensors = {}
    for name, param in call.slots():
        tensor = tensors[name] = Tensor(call.dtype(param.name), call.shape(param.name), layouts.spaced)
        if param.role != "out":
            tensor.set(np.zeros(tensor.shape))
    calls.run(row.name, *call.arguments(tensors))
    for tensor in tensors.values():
        tensor.check()

"""Tensors go to the device and come back bit for bit, whatever they are; copies within it keep what they copy."""

import pytest
import torch

DTYPES = [
    torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.int8, torch.uint8, torch.int16, torch.int32,
    torch.int64, torch.bool, torch.complex64,
]  # fmt: skip
LAYOUTS = {
    "contiguous": lambda t: t,
    "transposed": lambda t: t.t(),
    "strided": lambda t: t[::2, 1::3],
    "offset": lambda t: t[3:, 2:],
    "expanded": lambda t: t[:1].expand(4, 12),
    "scalar": lambda t: t[0, 0],
    "empty": lambda t: t[:0],
    "permuted": lambda t: t.view(2, 3, 2, 6).permute(3, 1, 0, 2),
}


def filled(dtype):
    """6 x 12 values that differ, with the special ones of their kind."""
    torch.manual_seed(3)
    if dtype == torch.bool:
        return torch.rand(6, 12) < 0.5
    if not dtype.is_floating_point and not dtype.is_complex:
        limits = torch.iinfo(dtype)
        values = torch.randint(max(limits.min, -(2**31)), min(limits.max, 2**31), (6, 12), dtype=dtype)
        values[0, :2] = torch.tensor([limits.min, limits.max], dtype=dtype)
        return values
    values = torch.randn(6, 12).to(dtype)
    values[0, :4] = torch.tensor([float("inf"), float("-inf"), float("nan"), -0.0], dtype=dtype)
    return values


def bits(tensor):
    return bytes(tensor.contiguous().reshape(-1).view(torch.uint8).numpy()) if tensor.numel() else b""


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_round_trip_of_a_layout(dtype, layout):
    there = LAYOUTS[layout](filled(dtype))
    moved = there.npu()
    assert (moved.device.type, moved.dtype, moved.shape) == ("npu", dtype, there.shape)
    assert bits(moved.cpu()) == bits(there)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_views_are_taken_on_the_device(dtype, layout):
    """The view is of device memory, and is gathered there or on the way back."""
    there = filled(dtype)
    view = LAYOUTS[layout](there.npu())
    assert bits(view.cpu()) == bits(LAYOUTS[layout](there))
    if dtype != torch.float64:  # torch_npu's own copies within the device refuse it
        assert bits(view.contiguous().cpu()) == bits(LAYOUTS[layout](there))


@pytest.mark.parametrize("layout", ["transposed", "strided", "offset"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bfloat16, torch.bool], ids=str)
def test_copies_into_a_view_leave_the_rest(dtype, layout):
    target, source = filled(dtype), filled(dtype).flip(0, 1).contiguous()
    on_device = target.npu()
    LAYOUTS[layout](on_device).copy_(LAYOUTS[layout](source.npu()))
    LAYOUTS[layout](target).copy_(LAYOUTS[layout](source))
    assert bits(on_device.cpu()) == bits(target)


@pytest.mark.parametrize("to", [d for d in DTYPES if d not in (torch.float64, torch.complex64)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.int32, torch.float16, torch.bool], ids=str)
def test_conversions_are_torchs(dtype, to):
    values = (torch.arange(72).reshape(6, 12) * 0.75).to(dtype)
    assert torch.equal(values.npu().to(to).cpu(), values.to(to))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_pinned_memory_and_non_blocking_copies(dtype):
    there = filled(dtype).pin_memory()
    assert there.is_pinned() and not filled(dtype).is_pinned()
    moved = there.npu(non_blocking=True)
    back = torch.empty_like(there, pin_memory=True)
    back.copy_(moved, non_blocking=True)
    torch.npu.synchronize()
    assert bits(back) == bits(there)


def test_large_copies_arrive_whole():
    there = torch.randint(-(2**31), 2**31 - 1, (1 << 23,), dtype=torch.int32)
    moved = there.npu()
    assert torch.equal(moved.clone().cpu(), there)
    assert torch.equal(moved.view(2048, 4096).t().contiguous().cpu(), there.view(2048, 4096).t())


def test_eight_devices_copy_to_each_other():
    assert torch.npu.device_count() == 8
    there = torch.randn(1000)
    tensors = [there.to(f"npu:{i}") for i in range(8)]
    for i, tensor in enumerate(tensors):
        assert tensor.device.index == i
        across = tensor.to(f"npu:{(i + 3) % 8}")
        assert across.device.index == (i + 3) % 8
        assert torch.equal(across.cpu(), there)
        assert torch.npu.can_device_access_peer(i, (i + 3) % 8)
    target = torch.zeros(1000, device="npu:7")
    target.copy_(tensors[0], non_blocking=True)
    torch.npu.synchronize(0)
    assert torch.equal(target.cpu(), there)


def test_each_device_has_its_own_memory():
    before = [torch.npu.mem_get_info(i)[0] for i in range(8)]
    held = torch.empty(64 << 20, dtype=torch.uint8, device="npu:5")
    after = [torch.npu.mem_get_info(i)[0] for i in range(8)]
    taken = [b - a for b, a in zip(before, after, strict=True)]
    assert taken[5] >= held.numel() and taken[:5] == [0] * 5 and taken[6:] == [0, 0]
    del held
    torch.npu.empty_cache()
    assert torch.npu.mem_get_info(5)[0] >= before[5]

"""Printing, saving, memory, errors: what a session at the prompt does."""

import io

import pytest
import torch

PRINTING = ("IsFinite", "NeScalar", "NeTensor", "BitwiseAndTensor", "MaskedSelect", "Abs", "Min", "Max", "Ceil", "Div",
            "GtScalar", "LtScalar")  # fmt: skip


@pytest.mark.needs(*PRINTING)
@pytest.mark.parametrize(
    "values",
    [
        torch.tensor([1.5, -2.25, 1e-3]),
        torch.tensor([[1e6, float("nan")], [float("inf"), -1.0]]),
        torch.arange(6).reshape(2, 3) / 7,
        torch.tensor(3.0),
    ],
    ids=["short", "special", "fractions", "scalar"],
)
def test_floats_print_as_on_the_cpu(values):
    assert str(values.npu()).replace(", device='npu:0'", "") == str(values)


@pytest.mark.parametrize("values", [torch.tensor([True, False]), torch.zeros(0), torch.zeros(3, 0)], ids=str)
def test_simple_things_print_as_on_the_cpu(values):
    assert str(values.npu()).replace(", device='npu:0'", "").replace("device='npu:0', ", "") == str(values)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64, torch.bool], ids=str)
def test_saving_and_loading(dtype):
    tensor = (torch.randn(7, 5) * 3).to(dtype)
    file = io.BytesIO()
    torch.save({"weights": tensor.npu(), "views": tensor.npu().t()}, file)
    for where in ("npu:0", "npu:2", "cpu"):
        file.seek(0)
        loaded = torch.load(file, map_location=where)
        assert str(loaded["weights"].device) == where
        assert torch.equal(loaded["weights"].cpu(), tensor) and torch.equal(loaded["views"].cpu(), tensor.t())


def test_a_module_moves_and_comes_back():
    module = torch.nn.Sequential(torch.nn.Linear(5, 3), torch.nn.BatchNorm1d(3))
    before = {name: value.clone() for name, value in module.state_dict().items()}
    assert all(parameter.device.type == "npu" for parameter in module.npu().parameters())
    assert all(torch.equal(value.cpu(), before[name]) for name, value in module.state_dict().items())


def test_too_much_memory_is_an_exception():
    with pytest.raises(torch.OutOfMemoryError):
        torch.empty(1 << 45, dtype=torch.uint8, device="npu")
    assert torch.ones(3, device="npu").sum().item() == 3


def test_memory_is_counted():
    torch.npu.synchronize()
    torch.npu.empty_cache()
    before = torch.npu.memory_allocated()
    held = torch.empty(5 << 20, dtype=torch.uint8, device="npu")
    assert torch.npu.memory_allocated() - before >= 5 << 20
    free, total = torch.npu.mem_get_info()
    assert 0 < free < total
    del held
    assert torch.npu.memory_allocated() == before


def test_device_properties():
    properties = torch.npu.get_device_properties(0)
    assert properties.name == "Ascend910B1" == torch.npu.get_device_name(0)
    assert properties.total_memory == torch.npu.mem_get_info(0)[1]
    assert (properties.cube_core_num, properties.vector_core_num) == (24, 48)
    assert torch.npu.is_available() and torch.npu.is_bf16_supported()


def test_deterministic_algorithms_are_accepted():
    torch.use_deterministic_algorithms(True)
    try:
        assert torch.equal((torch.ones(3).npu() + 1).cpu(), torch.full((3,), 2.0))
    finally:
        torch.use_deterministic_algorithms(False)


def test_random_state_is_kept():
    torch.npu.manual_seed(5)
    state = torch.npu.get_rng_state()
    torch.npu.manual_seed(6)
    assert not torch.equal(torch.npu.get_rng_state(), state)
    torch.npu.set_rng_state(state)
    assert torch.equal(torch.npu.get_rng_state(), state)


def test_collective_communication_says_that_it_is_absent(tmp_path):
    torch.distributed.init_process_group("hccl", init_method=f"file://{tmp_path}/store", rank=0, world_size=1)
    try:
        with pytest.raises(RuntimeError, match="Hccl\\w+: declared but not implemented"):
            torch.distributed.all_reduce(torch.ones(3).npu())
            torch.npu.synchronize()
    finally:
        torch.distributed.destroy_process_group()

"""A thousand steps in one process take no memory and don't hang."""

import os

import torch
import torch.nn.functional as F


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def step():
    x = torch.randn(64, 64).npu().requires_grad_()
    y = torch.randn(64, 64).npu()
    F.smooth_l1_loss(x, y).backward()
    return x.grad.cpu().abs().sum()


def test_a_thousand_steps_leave_nothing_behind():
    for _ in range(100):
        step()
    torch.npu.synchronize()
    before = resident(), torch.npu.mem_get_info(), torch.npu.memory_allocated(), torch.npu.memory_reserved()
    for _ in range(1000):
        assert step() > 0
    torch.npu.synchronize()
    after = resident(), torch.npu.mem_get_info(), torch.npu.memory_allocated(), torch.npu.memory_reserved()
    assert after[1:] == before[1:]
    assert after[0] - before[0] < 4 << 20

"""Streams, events and threads as frameworks use them."""

import threading

import torch
import torch.nn.functional as F


def test_events_order_streams():
    a, b = torch.npu.Stream(), torch.npu.Stream(priority=-1)
    x, y = (torch.randn(1 << 20).pin_memory() for _ in range(2))
    done = torch.npu.Event()
    with torch.npu.stream(a):
        moved = x.npu(non_blocking=True)
        result = moved + 1
        done.record()
    with torch.npu.stream(b):
        done.wait()
        result2 = result + y.npu(non_blocking=True)
    b.synchronize()
    assert done.query() and a.query()
    assert torch.equal(result2.cpu(), x + 1 + y)


def test_streams_wait_for_each_other():
    a, main = torch.npu.Stream(), torch.npu.current_stream()
    total = torch.zeros(1 << 18, device="npu")
    for _ in range(20):
        a.wait_stream(main)
        with torch.npu.stream(a):
            total += 1
        main.wait_stream(a)
        total += 2
    assert torch.equal(total.cpu(), torch.full((1 << 18,), 60.0))


def test_events_measure_time():
    start, end = (torch.npu.Event(enable_timing=True) for _ in range(2))
    x = torch.randn(1 << 22).npu()
    start.record()
    for _ in range(5):
        x = x + 1
    end.record()
    end.synchronize()
    assert 0 < start.elapsed_time(end) < 10_000


def test_stream_properties():
    stream = torch.npu.Stream(device=3)
    assert stream.device.index == 3 and stream.query()
    with torch.npu.stream(stream):
        assert torch.npu.current_stream(3) == stream and torch.npu.current_device() == 3
    assert torch.npu.current_device() == 0
    assert torch.npu.default_stream() == torch.npu.current_stream()


def run_together(*bodies):
    failures = []

    def guarded(body):
        try:
            body()
        except BaseException as failure:  # noqa: BLE001
            failures.append(failure)

    threads = [threading.Thread(target=guarded, args=(body,)) for body in bodies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    assert failures == []


def test_two_threads_train_at_once():
    results = {}

    def train(seed):
        generator = torch.Generator().manual_seed(seed)
        for _ in range(30):
            x, y = (torch.randn(500, generator=generator) for _ in range(2))
            there = x.npu().requires_grad_()
            F.smooth_l1_loss(there, y.npu()).backward()
            here = x.requires_grad_()
            F.smooth_l1_loss(here, y).backward()
            torch.testing.assert_close(there.grad.cpu(), here.grad, rtol=1e-6, atol=1e-9)
        results[seed] = True

    run_together(lambda: train(1), lambda: train(2))
    assert results == {1: True, 2: True}


def test_threads_have_their_own_device():
    def use(index):
        torch.npu.set_device(index)
        for _ in range(20):
            assert (torch.full((100,), float(index), device="npu") + 1).sum().item() == 100 * (index + 1)
            assert torch.npu.current_device() == index

    run_together(*(lambda index=index: use(index) for index in range(8)))
    assert torch.npu.current_device() == 0

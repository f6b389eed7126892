"""Losses and gradients on the device are those of torch on the CPU."""

import pytest
import torch
import torch.nn.functional as F
import torch_npu


def both(loss, *inputs):
    """Value and gradients of loss(*inputs), on the CPU and on the device; the floating inputs get gradients."""
    results = []
    for device in ("cpu", "npu"):
        there = [each.detach().clone().to(device) for each in inputs]
        wanted = [each.requires_grad_() for each in there if each.is_floating_point()]
        value = loss(*there)
        value.backward(torch.full_like(value, 0.5))
        results.append([value.detach().cpu()] + [each.grad.cpu() for each in wanted])
    return results


def assert_same(results, **tolerance):
    for cpu, npu in zip(*results, strict=True):
        torch.testing.assert_close(npu, cpu, **tolerance)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("beta", [1.0, 0.3])
def test_smooth_l1_loss(reduction, beta, dtype):
    torch.manual_seed(1)
    x, y = ((2 * torch.randn(33, 17)).to(dtype) for _ in range(2))
    results = both(lambda a: F.smooth_l1_loss(a, y.to(a.device), reduction=reduction, beta=beta), x)
    tolerance = {torch.float32: 1e-6, torch.float16: 2e-3, torch.bfloat16: 2e-2}[dtype]
    assert_same(results, rtol=tolerance, atol=tolerance)


def test_smooth_l1_loss_of_views():
    torch.manual_seed(2)
    x, y = torch.randn(24, 16), torch.randn(16, 24)
    results = both(lambda a: F.smooth_l1_loss(a.t()[:, ::2], y.to(a.device)[:, ::2]), x)
    assert_same(results, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_fused_cross_entropy_loss(reduction, smoothing):
    torch.manual_seed(3)
    x, labels = torch.randn(29, 13), torch.randint(0, 13, (29,))
    labels[4] = -100
    options = {"reduction": reduction, "label_smoothing": smoothing}

    def loss(logits):
        if logits.device.type == "cpu":
            return F.cross_entropy(logits, labels, **options)
        return torch_npu.npu_cross_entropy_loss(logits, labels.npu(), **options)[0].reshape(
            (29,) if reduction == "none" else ()
        )

    assert_same(both(loss, x), rtol=1e-5, atol=1e-6)


@pytest.mark.needs("LogSoftmax", "LogSoftmaxBackward", "NLLLoss", "NLLLossBackward")
def test_cross_entropy():
    torch.manual_seed(4)
    labels = torch.randint(0, 13, (29,))
    results = both(lambda x: F.cross_entropy(x, labels.to(x.device)), torch.randn(29, 13))
    assert_same(results, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("zero_infinity", [False, True])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_ctc_loss(reduction, zero_infinity):
    """The last sample's labels don't fit into its frames; without zero_infinity it gets enough of them."""
    torch.manual_seed(8)
    scores, labels = torch.randn(40, 5, 12), torch.randint(1, 12, (5, 9))
    frames, counts = torch.tensor([40, 33, 12, 40, 3 if zero_infinity else 40]), torch.tensor([9, 7, 1, 0, 8])

    def loss(x):
        options = {"reduction": reduction, "zero_infinity": zero_infinity}
        return F.ctc_loss(x.log_softmax(-1), labels.to(x.device), frames, counts, **options)

    assert_same(both(loss, scores), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_multilabel_margin_loss(reduction):
    torch.manual_seed(9)
    x, labels = torch.randn(29, 13), torch.randint(-1, 13, (29, 13))
    results = [[F.multilabel_margin_loss(x.to(d), labels.to(d), reduction=reduction).cpu()] for d in ("cpu", "npu")]
    assert_same(results, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("with_logits", [False, True])
def test_cross_entropy_of_maxima_and_sums(with_logits):
    torch.manual_seed(10)
    logits, predicted = torch.randn(29, 64), torch.randn(29)
    most = logits.max(-1).values
    sums = (logits - most[:, None]).exp().sum(-1)
    options = {"vocab_parallel_logits": logits.npu()} if with_logits else {}
    operator = torch_npu.npu_fused_cross_entropy_loss_with_max_sum
    losses, softmax = operator(most.npu(), sums.npu(), predicted.npu(), **options)
    torch.testing.assert_close(losses.cpu(), sums.log() - predicted, rtol=1e-6, atol=1e-6)
    if with_logits:
        torch.testing.assert_close(softmax.cpu(), logits.softmax(-1), rtol=1e-5, atol=1e-7)
    else:
        assert softmax is None


def test_gradients_add_up_over_a_graph():
    """The same tensor is used three times: its gradients are added on the device."""
    torch.manual_seed(5)
    y = torch.randn(50)
    results = both(
        lambda x: F.smooth_l1_loss(x + x, y.to(x.device)) + F.smooth_l1_loss(x - 1, y.to(x.device), reduction="sum"),
        torch.randn(50),
    )
    assert_same(results, rtol=1e-5, atol=1e-6)


def test_gradient_descent_goes_down():
    """A small model, its parameters updated on the device by hand."""
    torch.manual_seed(6)
    target = torch.randn(64).npu()
    x = torch.zeros(64, device="npu", requires_grad=True)
    losses = []
    for _ in range(60):
        loss = F.smooth_l1_loss(x, target, reduction="sum")
        loss.backward()
        with torch.no_grad():
            x.sub_(x.grad, alpha=0.5)
        x.grad = None
        losses.append(loss.item())
    assert all(later <= earlier for earlier, later in zip(losses, losses[1:]))
    assert losses[-1] < 1e-6 * losses[0]
    assert (x.detach().cpu() - target.cpu()).abs().max() < 1e-3

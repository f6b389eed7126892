"""What is measured: for every case, contenders that do the same work on the same data.

A case is made when it is its turn and closed after it, so that one case's arrays don't crowd the next one's caches.
"""

from dataclasses import dataclass, field

import numpy as np

from pyaclnn.bench import peers
from pyaclnn.bench.prepared import Prepared

DTYPES = {"f32": np.float32, "f16": np.float16}
try:
    import ml_dtypes

    DTYPES["bf16"] = ml_dtypes.bfloat16
except ImportError:
    pass


@dataclass
class Case:
    operator: str
    work: str
    dtype: str
    bytes: int  # that must cross the memory bus at least
    contenders: dict  # name -> callable; "pyaclnn" is ours
    closers: list = field(default_factory=list)

    def close(self):
        for close in self.closers:
            close()


@dataclass(frozen=True)
class Spec:
    """A case that isn't made yet."""

    operator: str
    work: str
    dtype: str
    make: object

    @property
    def name(self):
        return f"{self.operator} {self.work} {self.dtype}"


def _random(rng, shape, dtype):
    return rng.standard_normal(shape, np.float32).astype(DTYPES[dtype])


def _ours(operator, *arguments, outputs=(-1,)):
    prepared = Prepared(operator, *arguments, outputs=outputs)
    return prepared, prepared.close


def smooth_l1_backward(spec, against, shape, target_shape=None, transposed=False):
    rng = np.random.default_rng(1)
    grad = np.ones(1, DTYPES[spec.dtype])
    x = _random(rng, shape, spec.dtype)
    y = _random(rng, target_shape or shape, spec.dtype)
    if transposed:
        y = np.ascontiguousarray(y.T).T
    out = np.zeros(shape, DTYPES[spec.dtype])
    ours, close = _ours("aclnnSmoothL1LossBackward", grad, x, y, 1, 1.0, out)
    moved = x.nbytes + y.nbytes + out.nbytes
    contenders = {"pyaclnn": ours}
    if "torch" in against:
        contenders |= peers.torch_smooth_l1_backward(grad, x, y, np.empty_like(out))
    if "numpy" in against and spec.dtype == "f32":
        contenders |= peers.numpy_smooth_l1_backward(x, y, np.empty_like(out))
    return Case("SmoothL1LossBackward", spec.work, spec.dtype, moved, contenders, [close])


def smooth_l1(spec, against, shape, reduction):
    rng = np.random.default_rng(2)
    x, y = _random(rng, shape, spec.dtype), _random(rng, shape, spec.dtype)
    out = np.zeros(shape if reduction == 0 else (), DTYPES[spec.dtype])
    ours, close = _ours("aclnnSmoothL1Loss", x, y, reduction, 1.0, out)
    contenders = {"pyaclnn": ours}
    if "torch" in against:
        contenders |= peers.torch_smooth_l1(x, y, reduction, np.empty_like(out))
    return Case("SmoothL1Loss", spec.work, spec.dtype, x.nbytes + y.nbytes + out.nbytes, contenders, [close])


def _classes(rng, rows, classes, dtype):
    logits = _random(rng, (rows, classes), dtype)
    target = rng.integers(0, classes, rows)
    weight = rng.random(classes, np.float32) + 0.5
    return logits, target, weight


def _log_softmax(x):
    x = x.astype(np.float32)
    x -= x.max(1, keepdims=True)
    x -= np.log(np.exp(x).sum(1, keepdims=True, dtype=np.float32))
    return x


def cross_entropy_grad(spec, against, rows, classes, smoothing=0.0, weighted=False):
    logits, target, weight = _classes(np.random.default_rng(3), rows, classes, spec.dtype)
    log_prob = _log_softmax(logits).astype(DTYPES[spec.dtype])
    weight = weight if weighted else None
    grad = np.ones((), DTYPES[spec.dtype])
    out = np.zeros_like(log_prob)
    ours, close = _ours(
        "aclnnCrossEntropyLossGrad", grad, log_prob, target, weight, None, None, b"mean", -100, smoothing, 0.0, out
    )
    contenders = {"pyaclnn": ours}
    if "torch" in against:
        contenders |= peers.torch_cross_entropy_grad(logits, log_prob, target, weight, smoothing)
    return Case("CrossEntropyLossGrad", spec.work, spec.dtype, log_prob.nbytes + out.nbytes, contenders, [close])


def cross_entropy(spec, against, rows, classes):
    logits, target, _ = _classes(np.random.default_rng(4), rows, classes, spec.dtype)
    loss = np.zeros(1, DTYPES[spec.dtype])
    log_prob = np.zeros_like(logits)
    ours, close = _ours(
        "aclnnCrossEntropyLoss", logits, target, None, b"mean", -100, 0.0, 0.0, False, loss, log_prob, None, None,
        outputs=(8, 9),
    )  # fmt: skip
    contenders = {"pyaclnn": ours}
    if "torch" in against:
        contenders |= peers.torch_cross_entropy(logits, target)
    return Case("CrossEntropyLoss", spec.work, spec.dtype, logits.nbytes + log_prob.nbytes, contenders, [close])


def _spec(operator, work, dtype, function, *arguments, **options):
    spec = None

    def make(against):
        return function(spec, against, *arguments, **options)

    spec = Spec(operator, work, dtype, make)
    return spec


def _size_name(count):
    return f"{count >> 20} M" if count >= 1 << 20 else f"{count >> 10} K"


def backward_of_size(count, dtype="f32"):
    return _spec("SmoothL1LossBackward", _size_name(count), dtype, smooth_l1_backward, (count,))


def targets():
    """The cases of the project's targets, largest work first per operator."""
    big = 16 << 20
    specs = [backward_of_size(big, dtype) for dtype in ("f32", "bf16", "f16")]
    specs += [
        backward_of_size(4096),
        _spec("SmoothL1LossBackward", "4096x4096 row", "f32", smooth_l1_backward, (4096, 4096), (1, 4096)),
        _spec("SmoothL1LossBackward", "4096x4096 column", "f32", smooth_l1_backward, (4096, 4096), (4096, 1)),
        _spec("SmoothL1LossBackward", "4096x4096 transposed", "f32", smooth_l1_backward, (4096, 4096), transposed=True),
    ]
    for dtype in ("f32", "bf16"):
        specs.append(_spec("SmoothL1Loss", "16 M none", dtype, smooth_l1, (big,), 0))
        specs.append(_spec("SmoothL1Loss", "16 M mean", dtype, smooth_l1, (big,), 1))
    for rows, classes in ((2048, 32000), (8192, 32000), (32768, 1000)):
        work = f"{rows}x{classes}"
        specs.append(_spec("CrossEntropyLossGrad", work, "f32", cross_entropy_grad, rows, classes))
        specs.append(_spec("CrossEntropyLoss", work, "f32", cross_entropy, rows, classes))
    specs += [
        _spec("CrossEntropyLossGrad", "2048x32000 weight, smoothing", "f32", cross_entropy_grad, 2048, 32000,
              smoothing=0.1, weighted=True),
        _spec("CrossEntropyLossGrad", "2048x32000", "bf16", cross_entropy_grad, 2048, 32000),
        _spec("CrossEntropyLoss", "2048x32000", "bf16", cross_entropy, 2048, 32000),
    ]  # fmt: skip
    return [spec for spec in specs if spec.dtype in DTYPES]


def quick():
    """Small cases that only show that everything runs."""
    return [
        backward_of_size(1 << 16),
        _spec("SmoothL1Loss", "64 K mean", "f32", smooth_l1, (1 << 16,), 1),
        _spec("CrossEntropyLossGrad", "64x1000", "f32", cross_entropy_grad, 64, 1000),
        _spec("CrossEntropyLoss", "64x1000", "f32", cross_entropy, 64, 1000),
    ]


def sizes(least=4 << 10, most=64 << 20):
    """How time grows with size: one operator, sizes in steps of four."""
    count, specs = least, []
    while count <= most:
        specs.append(backward_of_size(count))
        count *= 4
    return specs

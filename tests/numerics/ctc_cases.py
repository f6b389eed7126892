"""Cases of CTC: batches of random log probabilities, labels and lengths; the gradient gets the loss's own results."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.lib.stride_tricks import as_strided

from numerics import reference
from numerics.runner import Case, Spec
from support import layouts, ulp
from support.dtypes import NUMPY

FLOATS = ("FLOAT", "FLOAT16", "BFLOAT16", "DOUBLE")
INDICES = ("INT64", "INT32", "FLOAT", "FLOAT16", "BOOL")
# Frames, samples, classes, labels.
BATCHES = ((1, 1, 2, 1), (5, 3, 3, 2), (12, 4, 7, 5), (30, 6, 2, 9), (25, 3, 60, 8), (4, 7, 3, 5), (6, 0, 4, 3))
LAYOUTS = ("contiguous", "transposed", "spaced", "backwards")


@dataclass(frozen=True)
class CtcCase(Case):
    @property
    def stored_as(self):
        return None if self.tensors["logProbs"].dtype == "DOUBLE" else self.operator

    def judge(self, prepared):
        # What is computed in DOUBLE is rounded at every frame, and the gradient's exponents are then off by that much.
        steps = 64 * len(prepared.inputs["logProbs"]) if self.tensors["logProbs"].dtype == "DOUBLE" else 1
        for name, (values, scale) in reference.of(self.operator)(prepared.inputs, self.attrs).items():
            tensor = prepared.tensors[name]
            values = np.reshape(values, tensor.shape)
            yield name, ulp.explain(tensor.values(), values, tensor.dtype, steps * self.row.ulp, scale, label=name)


@dataclass(frozen=True)
class Batch:
    shape: tuple  # frames, samples, classes, labels
    dtype: str
    index: str = "INT64"
    blank: int = 0
    together: bool = False  # whether the labels stand one after another
    full: bool = False  # whether all samples are as long as they can be

    @lru_cache
    def values(self):
        """(log probabilities, targets, frames and labels of each sample), the arrays with what their dtypes hold."""
        frames, samples, classes, labels = self.shape
        random = np.random.default_rng([*self.shape, FLOATS.index(self.dtype)])
        scores = random.standard_normal((frames, samples, classes)) * 2
        scores = scores - np.log(np.exp(scores).sum(-1, keepdims=True))
        targets = random.integers(0, min(classes, 2) if self.index == "BOOL" else classes, (samples, labels))
        lengths = random.integers(0, frames + 1, samples).tolist(), random.integers(0, labels + 1, samples).tolist()
        if self.full:
            lengths = [frames] * samples, [labels] * samples
        if self.together:
            targets = np.concatenate([[], *(row[:count] for row, count in zip(targets, lengths[1]))])
        elif self.index.startswith("INT"):
            for row, count in zip(targets, lengths[1]):
                row[count:] = -1
        return scores.astype(NUMPY[self.dtype]).astype(np.float64), targets, *lengths

    def results(self):
        """What the loss gives, as the gradient takes it."""
        scores, targets, frames, labels = self.values()
        attrs = {"inputLengths": frames, "targetlengths": labels, "blank": self.blank, "zeroInfinity": False}
        found = reference.of("ctc_loss")({"logProbs": scores, "targets": targets}, attrs)
        return {name: values for name, (values, _) in found.items()}


def placed(array, placement):
    """Fills a storage so that its view holds the array."""

    def values(random, count):
        storage = random.standard_normal(count)
        if array().size:
            strides = tuple(8 * stride for stride in placement.strides)
            as_strided(storage[placement.offset :], array().shape, strides)[...] = array()
        return storage

    return values


def spec(dtype, array, layout="contiguous"):
    shape = array().shape
    return Spec(dtype, shape, layout, placed(array, layouts.BY_NAME[layout](shape)))


def loss(name, batch, layout="contiguous", zero=False, squeezed=False, out=None, **options):
    _, _, frames, labels = batch.values()
    samples, states = len(frames), reference.module("ctc_loss").width(labels)
    specs = {
        "logProbs": spec(batch.dtype, lambda: batch.values()[0][:, 0] if squeezed else batch.values()[0], layout),
        "targets": spec(batch.index, lambda: batch.values()[1], layout),
        "negLogLikelihoodOut": Spec(batch.dtype, () if squeezed else (samples,), out or layout),
        "logAlphaOut": Spec(batch.dtype, (samples, batch.shape[0], states), out or layout),
    }
    attrs = {"inputLengths": frames, "targetlengths": labels, "blank": batch.blank, "zeroInfinity": zero}
    return CtcCase(f"ctc_loss-{name}", "ctc_loss", specs, attrs, **options)


def grad(name, batch, layout="contiguous", zero=False, out=None, **options):
    _, _, frames, labels = batch.values()
    specs = {
        "gradOut": Spec(batch.dtype, (len(frames),), layout),
        "logProbs": spec(batch.dtype, lambda: batch.values()[0], layout),
        "targets": spec(batch.index, lambda: batch.values()[1], layout),
        "negLogLikelihood": spec(batch.dtype, lambda: batch.results()["negLogLikelihoodOut"], layout),
        "logAlpha": spec(batch.dtype, lambda: batch.results()["logAlphaOut"], layout),
        "out": Spec(batch.dtype, batch.values()[0].shape, out or layout),
    }
    attrs = {"inputLengths": frames, "targetLengths": labels, "blank": batch.blank, "zeroInfinity": zero}
    return CtcCase(f"ctc_loss_backward-{name}", "ctc_loss_backward", specs, attrs, **options)


def all_cases():
    for make in (loss, grad):
        for i, (shape, dtype, together) in enumerate(product(BATCHES, FLOATS, (False, True))):
            batch = Batch(shape, dtype, INDICES[i % len(INDICES)], i % shape[2], together)
            zero = i % 3 == 0
            name = f"{shape}-{dtype}-{batch.index}-{together}-{zero}"
            yield make(name, batch, LAYOUTS[i % len(LAYOUTS)] if dtype != "FLOAT" else "contiguous", zero)
        for layout, dtype in product(layouts.DISTINCT, ("FLOAT", "BFLOAT16")):
            batch = Batch((9, 5, 11, 3), dtype, full=True)
            yield make(f"layout-{layout}-{dtype}", batch, layout, out="contiguous")
            yield make(f"output-{layout}-{dtype}", batch, out=layout)
        for zero in (False, True):
            yield make(f"large-{zero}", Batch((40, 24, 19, 12), "FLOAT"), zero=zero, large=True)
        yield make("large-full", Batch((60, 9, 33, 17), "FLOAT", full=True), large=True)
    for dtype in FLOATS:
        yield loss(f"one-sample-{dtype}", Batch((14, 1, 6, 4), dtype, full=True), squeezed=True)
        batch = Batch((14, 4, 6, 4), dtype, full=True)
        for layout in ("contiguous", "transposed", "backwards"):
            yield grad(f"alias-{layout}-{dtype}", batch, layout, alias={"out": ("logProbs", 0)})
        for distance in (-24, -1, 1, 100):
            alias = {"out": ("logProbs", distance)}
            yield grad(f"overlap-{distance}-{dtype}", batch, "roomy", out="contiguous", alias=alias)

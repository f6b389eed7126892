"""Cases of the loss scale: overflows found or not, around the interval, and scales that can't grow."""

from dataclasses import dataclass
from functools import partial
from itertools import product

import numpy as np

from numerics import reference
from numerics.runner import Case, Spec

LARGEST = {"FLOAT": 2.0**127, "FLOAT16": 2.0**15, "BFLOAT16": 2.0**127}
FOUND = {"no": 0.0, "-0": -0.0, "yes": 1.0, "NaN": np.nan, "inf": np.inf}
FACTORS = ((2.0, 0.5), (1.1, 0.3))
OUTPUTS = {"updatedScale": "currentScale", "updatedGrowthTracker": "growthTracker"}


@dataclass(frozen=True)
class AmpCase(Case):
    stored_as = "amp_update_scale"  # one digest for all

    @property
    def results(self):
        return partial(reference.of(self.operator), dtype=self.tensors["currentScale"].dtype)


def one(value):
    return lambda random, count: np.full(count, value)


def case(name, dtype, scale, tracker, found, attrs, **options):
    specs = {
        "currentScale": Spec(dtype, (1,), "offset", one(scale)),
        "growthTracker": Spec("INT32", (1,), "offset", one(tracker)),
        "foundInf": Spec(dtype, (1,), "offset", one(found)),
        "updatedScale": Spec(dtype, (1,), "offset"),
        "updatedGrowthTracker": Spec("INT32", (1,), "offset"),
    }
    return AmpCase(f"amp_update_scale-{name}", "amp_update_scale", specs, attrs, **options)


def all_cases():
    for dtype, (found, value), tracker, factors in product(LARGEST, FOUND.items(), (0, 5, 6, 7, 2**31 - 1), FACTORS):
        attrs = dict(zip(("growthFactor", "backoffFactor"), factors)) | {"growthInterval": 7}
        for scale in (1.0, 24576.0, LARGEST[dtype]):
            yield case(f"{dtype}-{found}-{tracker}-{factors}-{scale}", dtype, scale, tracker, value, attrs)
    for tracker, found in product((5, 6), (0.0, 1.0)):
        attrs = {"growthFactor": 2.0, "backoffFactor": 0.5, "growthInterval": 7}
        alias = {out: (source, 0) for out, source in OUTPUTS.items()}
        yield case(f"shared-{tracker}-{found}", "FLOAT", 1024.0, tracker, found, attrs, alias=alias)

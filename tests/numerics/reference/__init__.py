"""References in float64, one module a page, one function an operator, named as in Python.

    Results = smooth_l1_loss_backward(inputs, attrs)     inputs and attributes by their C names

gives output name -> (values, scale). `scale` is the magnitude whose ULP an error is counted in, None for the value's
own. Inputs are float64 (or integer) arrays with exactly the values that the tensors hold.
"""

import importlib

# Operators whose reference stands in another operator's module.
_PAGES = {
    "smooth_l1_loss_backward": "smooth_l1_loss",
    "cross_entropy_loss_grad": "cross_entropy_loss",
    "cast": "conversion",
    "inplace_copy": "conversion",
}


def of(name):
    module = importlib.import_module(f"numerics.reference.{_PAGES.get(name, name)}")
    return getattr(module, name)

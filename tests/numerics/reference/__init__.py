"""References in float64, one module a page, one function an operator, named as in Python.

    Results = smooth_l1_loss_backward(inputs, attrs)     inputs and attributes by their C names

gives output name -> (values, scale). `scale` is the magnitude whose ULP an error is counted in, None for the value's
own. Inputs are float64 (or integer) arrays with exactly the values that the tensors hold.
"""

import importlib

from support import rows

# Operators whose reference stands in another module than their page's.
_MODULES = {"cast": "conversion", "inplace_copy": "conversion"}


def module(name):
    row = rows.find(name)
    return importlib.import_module(f"numerics.reference.{_MODULES.get(name, row.base.page)}")


def of(name):
    """The reference of an operator; one that works in place has that of the row it is like."""
    own = getattr(module(name), name, None)
    return own or getattr(module(name), rows.find(name).base.python)

"""One function per aclnn operator, over NumPy arrays and anything with __dlpack__ or __array_interface__.

    grad = ops.smooth_l1_loss_backward(gradOut, self, target, reduction=1, beta=1.0)

aclnnSmoothL1LossBackward is smooth_l1_loss_backward here. Arguments have their C names (`lambda` is `lambda_`) and
order, but for those with a default, which follow the others, and the outputs, which come last: an output that isn't
given is allocated and returned. The call returns when the work is done, and raises pyaclnn.AclError when the library
refuses it. `help(ops.smooth_l1_loss_backward)` tells the rest.
"""

# A function is made when it is first asked for. Its name may be that of a builtin (abs, max), so nothing but imports
# and these two functions may live in this namespace.
from pyaclnn.ops import _function


def __getattr__(name):
    value = _function.make(name)
    globals()[name] = value
    return value


def __dir__():
    return _function.names()

"""Comparisons."""


def eq_tensor(self, other):
    return self == other


def ne_tensor(self, other):
    return self != other


def gt_tensor(self, other):
    return self > other


def ge_tensor(self, other):
    return self >= other


def lt_tensor(self, other):
    return self < other


def le_tensor(self, other):
    return self <= other


eq_scalar, ne_scalar, gt_scalar, ge_scalar, lt_scalar, le_scalar = (
    eq_tensor, ne_tensor, gt_tensor, ge_tensor, lt_tensor, le_tensor,
)  # fmt: skip

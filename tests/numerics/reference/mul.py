"""Multiplication."""


def mul(self, other):
    return self * other


muls = mul

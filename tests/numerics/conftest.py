"""What the numerics tests share."""

from support.fixtures import device, stream  # noqa: F401

"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
NATIVE = ROOT / "native"
INCLUDE = ROOT / "include"
OPS_JSON = ROOT / "pyaclnn" / "_generated" / "ops.json"

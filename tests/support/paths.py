"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
NATIVE = ROOT / "native"
INCLUDE = ROOT / "include"
PROMOTION_JSON = ROOT / "pyaclnn" / "_generated" / "promotion.json"
OPS_JSON = ROOT / "pyaclnn" / "_generated" / "ops.json"

"""Vector math against libm and libquadmath: errors in ULP, special values, and the same bits everywhere.

Run as a program, this writes digests.json anew from the best target with FMA.
"""

import json
import math
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIGESTS = HERE / "digests.json"

UNARY = """exp exp2 expm1 sigmoid log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc
sqrt rsqrt reciprocal""".split()
SINGLE = ["erfinv", "lgamma", "digamma"]  # in f32 only
FUNCTIONS = [f"{name}_{dtype}" for name in [*UNARY, "pow", "atan2"] for dtype in ("f32", "f64")]
FUNCTIONS += [f"{name}_f32" for name in SINGLE]
# At most 1 ULP but for these, as the headers say.
BOUNDS = dict.fromkeys((f"{name}_f64" for name in "sigmoid tan asin acos atan atan2 sinh cosh erf erfc".split()), 2.0)
BOUNDS |= dict.fromkeys(("asinh_f64", "acosh_f64", "atanh_f64"), 2.5)
# Next to a zero between negative integers.
BOUNDS |= {"lgamma_f32": 2.0, "digamma_f32": 2.0}
# The digests belong to these.
USUAL = ("--stride", "997", "--samples", "60000")


def build(folder):
    """The test program; half the compile time where the CPU can't run AVX-512."""
    program = folder / "exhaustive"
    flags = ["-O2", "-std=c++20", "-ffp-contract=off", "-fno-math-errno", "-Wno-psabi", "-Wno-ignored-attributes"]
    libraries = []
    if platform.machine() == "x86_64":
        flags += ["-msse4.2", "-maes", "-mpclmul"]
        libraries.append("-lquadmath")
        if "avx512" not in Path("/proc/cpuinfo").read_text():
            flags.append("-DACLNN_TEST_WITHOUT_AVX3")
    folders = [f"-I{ROOT / name}" for name in ("native", "include", "tests/math")]
    subprocess.run(["g++", *flags, *folders, HERE / "exhaustive.cpp", "-o", program, *libraries], check=True)
    return program


def check(program, function, *options):
    output = subprocess.run([program, "check", "--only", function, *options], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in output.stdout.splitlines()]


def show(result):
    x, y = float.fromhex(result["x"]), float.fromhex(result["y"])
    return f"{result['function']} on {result['target']}: {result['ulp']} ULP at {x!r}, {y!r}"


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    return build(tmp_path_factory.mktemp("math"))


@pytest.fixture(scope="session")
def results(program):
    """By function, the results on every target."""
    known = {}

    def of(function):
        if function not in known:
            known[function] = check(program, function, *USUAL)
        return known[function]

    return of


@pytest.mark.parametrize("function", FUNCTIONS)
def test_error(results, function):
    found = results(function)
    assert found, "no target ran"
    for result in found:
        assert result["ulp"] <= BOUNDS.get(function, 1.0), show(result)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_neighbours_do_not_matter(results, function):
    """An element's bits depend neither on its place in the vector nor on what stands beside it."""
    for result in results(function):
        assert result["unstable"] == 0, result


@pytest.mark.parametrize("function", FUNCTIONS)
def test_bits(results, function):
    """Every target with FMA gives the stored digest."""
    expected = json.loads(DIGESTS.read_text())[function]
    for result in results(function):
        if result["fma"]:
            assert result["digest"] == expected, result["target"]


def test_every_function_is_listed(program):
    lines = subprocess.run([program, "list"], check=True, capture_output=True, text=True).stdout.splitlines()
    listed = [item for line in lines for item in json.loads(line).items()]
    both = [name for kind, name in listed if kind in ("unary", "binary")]
    single = [name for kind, name in listed if kind == "single"]
    found = [f"{name}_{dtype}" for name in both for dtype in ("f32", "f64")] + [f"{name}_f32" for name in single]
    assert found == FUNCTIONS


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("function", [f"{name}_f32" for name in [*UNARY, *SINGLE]])
def test_every_float(program, function, part):
    """All 2^32 floats, in four parts. Minutes per function, so only where asked for: pytest -m exhaustive tests/math."""
    quarter = 1 << 30
    found = check(program, function, "--stride", "1", "--from", str(part * quarter), "--to", str((part + 1) * quarter))
    for result in found:
        assert math.isfinite(result["ulp"]) and result["ulp"] <= BOUNDS.get(function, 1.0), show(result)


def write_digests():
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        digests = {}
        for function in FUNCTIONS:
            with_fma = [result for result in check(program, function, *USUAL) if result["fma"]]
            digests[function] = with_fma[-1]["digest"]
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n")


if __name__ == "__main__":
    sys.exit(write_digests())

"""`python -m pyaclnn bench` runs and its numbers make sense; how large they are is nobody's promise here."""

import json
import subprocess
import sys

import pytest

from pyaclnn import AclError
from pyaclnn.bench import cases, elementwise, report, timing


def bench(*arguments):
    command = [sys.executable, "-m", "pyaclnn", "bench", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_quick_set_writes_its_numbers(tmp_path):
    path = tmp_path / "numbers.json"
    done = bench("--set", "quick", "--rounds", 3, "--against", "numpy", "--json", path)
    assert done.returncode == 0, done.stderr
    table = json.loads(path.read_text())
    assert table["threads"] >= 1 and table["triad_bytes_per_s"] > 1e8
    assert [row["operator"] for row in table["results"]] == [
        "SmoothL1LossBackward", "SmoothL1Loss", "CrossEntropyLossGrad", "CrossEntropyLoss",
    ]  # fmt: skip
    for row in table["results"]:
        ours = row["seconds"]["pyaclnn"]
        assert 0 < ours["low"] <= ours["median"] <= ours["high"]
        assert row["of_bandwidth"] == pytest.approx(row["bytes"] / ours["median"] / table["triad_bytes_per_s"])
    assert set(table["results"][0]["times_faster_than"]) == {"numpy out="}


def test_ops_chooses_cases():
    done = bench("--set", "quick", "--rounds", 3, "--against", "", "--ops", "crossentropylossgrad")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2


def test_reductions_are_a_set():
    done = bench("--set", "reductions", "--rounds", 3, "--against", "", "--ops", "small f32")
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()[1:]] == ["ReduceSum", "Mean", "Amax", "MaxDim"]


def test_threads_measures_each_count(tmp_path):
    path = tmp_path / "numbers.json"
    done = bench("--set", "quick", "--rounds", 3, "--against", "", "--ops", "backward", "--threads", "1,2", "--json", path)
    assert done.returncode == 0, done.stderr
    assert [table["threads"] for table in json.loads(path.read_text()).values()] == [1, 2]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--set", "quick", "--ops", "nothing"), "no case of --set quick is named like nothing"),
        (("--set", "quick", "--against", "cupy"), "expected torch or numpy, got cupy"),
    ],
)
def test_wrong_words_are_explained(arguments, text):
    done = bench(*arguments)
    assert done.returncode != 0
    assert text in done.stderr


def test_contenders_take_turns():
    order = []
    timing.interleave({"a": lambda: order.append("a"), "b": lambda: order.append("b")}, rounds=3, least=0)
    # Each once to settle and once for the clock.
    assert order[-12:] == ["a", "a", "b", "b"] * 3


def test_operators_are_found_in_every_set():
    done = bench("--rounds", 3, "--against", "", "--ops", "aclnnAbs,clamp_max")
    assert done.returncode == 0, done.stderr
    names = [line.split()[0] for line in done.stdout.splitlines()[1:]]
    assert set(names) == {"Abs", "ClampMax"} and len(names) == 2 * len(cases.DTYPES)


def test_elementwise_cases_can_be_made():
    """All but those that want other shapes than one for all."""
    refused = set()
    for spec in elementwise.elementwise():
        try:
            case = spec.make([])
        except AclError:
            refused.add(spec.operator)
            continue
        case.contenders["pyaclnn"]()
        case.close()
    assert refused == {
        "FusedCrossEntropyLossWithMaxSum", "GeGluBackward", "GeGluV3Backward", "GluBackward", "LinalgCross", "Modulate",
        "ModulateBackward", "Prelu", "PreluBackward", "SituGluGrad", "SwiGluGrad",
    }  # fmt: skip


def test_summary_names_the_slowest():
    def result(operator, dtype, **ratios):
        return {"operator": operator, "work": "1 M", "dtype": dtype, "times_faster_than": ratios}

    results = [result(name, "f32", **{"torch out=": ratio, "torch": 9}) for name, ratio in zip("ABCDEF", (1, 4, 2, 8, 0.5, 1))]
    results.append(result("G", "f32"))
    lines = list(report.summary(results))
    assert lines[1] == "f32: 1.78x torch, 5 of 6 at least as fast; worst:"
    assert [line.split() for line in lines[2:4]] == [["0.50x", "E", "1", "M", "f32"], ["1.00x", "A", "1", "M", "f32"]]
    assert len(lines) == 7
    assert list(report.summary(results[:5])) == []

"""The fuzzer against the installed libraries, with few sequences; `python native/dev.py asan fuzz_api` runs 10,000 under
AddressSanitizer and UBSan.
"""

import re
import subprocess
from pathlib import Path

import pytest
from support import rows
from support.remote import environment

HERE = Path(__file__).resolve().parent
SEQUENCES = 1500


@pytest.fixture(scope="module")
def program(home, library_dir, tmp_path_factory):
    binary = tmp_path_factory.mktemp("fuzz") / "fuzz_api"
    subprocess.run(
        ["g++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{home}/include", HERE / "fuzz_api.cpp", "-o", binary,
         f"-L{library_dir}", f"-Wl,-rpath,{library_dir}", "-lopapi", "-lnnopbase", "-lascendcl", "-pthread"],
        check=True,
    )  # fmt: skip
    return binary


def run(program, first, **variables):
    result = subprocess.run(
        [program, str(first), str(SEQUENCES)], env=environment(**variables), capture_output=True, text=True, timeout=240,
        check=False,
    )  # fmt: skip
    assert result.returncode == 0, f"ended with {result.returncode}:\n{result.stdout[-4000:]}\n{result.stderr[-4000:]}"
    return {match[2]: int(match[1]) for match in re.finditer(r"^ *(\d+) (.+)$", result.stdout, re.M)}


def test_sequences_end_well(program):
    counts = run(program, 1)
    absent = rows.declared()[0].name
    # The fuzzer gets somewhere: operators run and fail, and every kind of object is made and found dead.
    for call in (
        "aclnnSmoothL1Loss -> 0", "aclnnSmoothL1LossBackward -> 0", "aclnnCrossEntropyLoss -> 0",
        "aclnnCrossEntropyLossGrad -> 0", f"{absent} -> 561003", "aclrtSynchronizeStream -> 507015",
        "aclrtSynchronizeStream -> 107017", "aclDestroyTensor of something -> 161002", "phase 2 of something -> 161002",
        "aclSetAclOpExecutorRepeatable -> 0", "aclSet...TensorAddr -> 0", "aclrtRecordEvent -> 0",
        "aclrtStreamWaitEvent -> 0", "aclrtFree of something -> 107000", "destroy -> 161002",
    ):  # fmt: skip
        assert counts.get(call, 0) > 10 or call.startswith(absent), call
    called = {name.split(" -> ")[0] for name in counts}
    ran = {name.split(" -> ")[0] for name, count in counts.items() if name.endswith(" -> 0")}
    here = {row.name for row in rows.of_this_soc()}
    assert len(here & called) > 0.9 * len(here) and len(here & ran) > 0.5 * len(here)


@pytest.mark.parametrize(
    "variables",
    [{"ASCEND_LAUNCH_BLOCKING": 1}, {"ACLNN_ZLOSS": 1, "ACLNN_ISA": "sse4"}, {"ACLNN_SOC": "Ascend950PR_9599", "ACLNN_THREADS": 3}],
    ids=lambda variables: "-".join(variables),
)
def test_other_settings(program, variables):
    run(program, 100_000, **variables)


def test_a_seed_repeats_its_sequence(program):
    """Work that runs meanwhile differs; the calls don't."""
    calls = [{name.split(" -> ")[0] for name in run(program, 7) if " -> " in name} for _ in range(2)]
    assert calls[0] == calls[1]

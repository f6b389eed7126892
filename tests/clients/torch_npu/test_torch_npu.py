"""The unmodified torch-npu wheel on this library.

PYACLNN_TORCH_PYTHON is the Python of an environment that has torch 2.13, torch-npu 2.13, pytest and cffi; .ci/run makes
one. The tests in inside/ run there, all in one process for each setting of torch_npu's task queue, and report here one
by one.
"""

import ast
import fcntl
import json
import os
import re
import subprocess
import xml.etree.ElementTree
from pathlib import Path

import pytest
from support.paths import ROOT
from support.remote import environment

INSIDE = Path(__file__).parent / "inside"
FILES = [path for path in sorted(INSIDE.glob("*.py")) if path.name != "conftest.py"]
PYTHON = os.environ.get("PYACLNN_TORCH_PYTHON")
QUEUES = ("0", "1", "2")

pytestmark = pytest.mark.skipif(
    not PYTHON, reason="PYACLNN_TORCH_PYTHON isn't set to a Python with torch 2.13 and torch-npu 2.13"
)


def functions():
    """Every test inside, as file::function."""
    return [
        f"{path.stem}::{node.name}"
        for path in FILES
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.fixture(scope="session")
def torch_command(tmp_path_factory):
    """Runs `python -m pyaclnn torch ARGUMENTS` with torch's Python, which borrows the installed package."""
    import pyaclnn._native

    folder = tmp_path_factory.mktemp("borrowed")
    (folder / "pyaclnn").symlink_to(Path(pyaclnn._native.__file__).parent)

    def run(*arguments, timeout=300, **variables):
        child = environment(PYTHONPATH=folder, **variables)
        child.pop("LD_LIBRARY_PATH", None)
        command = [PYTHON, "-m", "pyaclnn", "torch", *map(str, arguments)]
        return subprocess.run(
            command, cwd=folder, env=child, capture_output=True, text=True, timeout=timeout, check=False
        )

    return run


def run_inside(torch_command, folder, queue):
    """The outcome of each test by file::function: "", or what its failing cases said."""
    report = folder / "report.xml"
    done = torch_command(
        "-m", "pytest", "-c", os.devnull, f"--rootdir={INSIDE}", "-p", "no:cacheprovider", f"--junitxml={report}",
        *FILES, ACLNN_DEVICE_COUNT=8, TASK_QUEUE_ENABLE=queue,
    )  # fmt: skip
    if not report.exists():
        return {"": f"pytest inside torch ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"}
    outcomes = {}
    for case in xml.etree.ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname').rpartition('.')[2]}::{case.get('name').partition('[')[0]}"
        faults = [f"{case.get('name')}: {fault.text}" for tag in ("failure", "error") for fault in case.iter(tag)]
        outcomes[name] = "\n".join(filter(None, [outcomes.get(name, ""), *faults]))
    return outcomes


@pytest.fixture(scope="session")
def outcomes(torch_command, tmp_path_factory):
    """queue -> outcomes. Of several pytest workers the first that asks runs the tests and the others wait for it."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared

    def of(queue):
        folder = shared / f"torch_npu-{queue}"
        folder.mkdir(exist_ok=True)
        with open(folder / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            stored = folder / "outcomes.json"
            if not stored.exists():
                stored.write_text(json.dumps(run_inside(torch_command, folder, queue)))
            return json.loads(stored.read_text())

    return of


@pytest.mark.parametrize("function", functions())
@pytest.mark.parametrize("queue", QUEUES)
def test_inside_torch(outcomes, queue, function):
    found = outcomes(queue)
    assert "" not in found, found[""]
    assert function in found
    assert found[function] == "", found[function]


def readme_program():
    """What the README's section runs."""
    section = (ROOT / "README.md").read_text().split("## PyTorch on Ascend, without an Ascend\n")[1].split("\n## ")[0]
    return re.search(r'^python -m pyaclnn torch -c "\n(.*?)"$', section, re.M | re.S)[1]


@pytest.mark.parametrize("queue", QUEUES)
def test_the_readmes_program_prints_the_cpus_value(torch_command, queue):
    program = f"import torch\ntorch.manual_seed(7)\n{readme_program()}"
    on_device = torch_command("-c", program, TASK_QUEUE_ENABLE=queue)
    on_cpu = torch_command("-c", program.replace(".npu()", ""))
    assert on_device.returncode == on_cpu.returncode == 0, on_device.stderr
    assert re.fullmatch(r"tensor\(0\.\d+\)\n", on_device.stdout) and on_device.stdout == on_cpu.stdout


FAILURES = {
    "F.smooth_l1_loss(x, x, beta=-1.0)": ("aclnnSmoothL1Loss failed, error code is 161002", "beta: expected a number"),
    "torch.linalg.svd(x)": ("aclnnSvd failed, error code is 561003", "aclnnSvd is declared but has no implementation"),
}


@pytest.mark.parametrize("call", FAILURES)
@pytest.mark.parametrize("queue", QUEUES)
def test_a_failing_call_is_an_exception_with_our_message(torch_command, queue, call):
    """The queue's second level plans on its own thread: torch_npu then logs the message, raises an exception that names
    the operator, and runs nothing any more."""
    code = (
        "import torch, torch_npu, torch.nn.functional as F\n"
        "x = torch.ones(3, 3).npu()\n"
        "try:\n"
        f"    {call}\n"
        "    torch.npu.synchronize()\n"
        "except RuntimeError as error: print(error)\n"
    )
    if queue != "2":
        code += "print((x + 1).cpu().sum().item())\n"
    done = torch_command("-c", code, TASK_QUEUE_ENABLE=queue)
    told = done.stdout if queue != "2" else done.stderr
    assert all(text in told for text in FAILURES[call]), done.stdout + done.stderr
    if queue == "2":
        assert f"current working operator name is {FAILURES[call][0].split()[0]}" in done.stdout
    else:
        assert done.stdout.splitlines()[-1] == "18.0"


def test_expandable_segments(torch_command):
    """torch_npu's other allocator: reserved addresses to which physical memory is mapped."""
    code = (
        "import torch, torch_npu; x = [torch.full((1 << 20,), float(i)).npu() for i in range(30)];"
        "assert all((t.cpu() == i).all() for i, t in enumerate(x)); del x; torch.npu.empty_cache();"
        "print(torch.npu.memory_reserved(), torch.ones(5 << 20, device='npu').cpu().sum().item())"
    )
    done = torch_command("-c", code, PYTORCH_NPU_ALLOC_CONF="expandable_segments:True")
    assert (done.returncode, done.stdout) == (0, "0 5242880.0\n"), done.stderr


def test_profiling_runs_and_records_nothing(torch_command, tmp_path):
    code = (
        "import torch, torch_npu\n"
        "x = torch.ones(5).npu()\n"
        "with torch_npu.profiler.profile() as profiler:\n"
        "    x = x + 1\n"
        "    profiler.step()\n"
        "print(x.cpu().sum().item())\n"
    )
    done = torch_command("-c", code)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["10.0"]), done.stderr


def test_every_library_of_the_wheel_loads(torch_command):
    """Also those that torch_npu loads only on demand: the graph engine's and the fused operators'."""
    code = (
        "import ctypes, pathlib, torch, torch_npu\n"
        "folder = pathlib.Path(torch_npu.__file__).parent\n"
        "paths = [*folder.glob('lib/*.so'), *folder.glob('dynamo/torchair/core/_[tn]*.so')]\n"
        "for path in paths: ctypes.CDLL(str(path))\n"
        "print(len(paths))\n"
    )
    done = torch_command("-c", code)
    assert (done.returncode, done.stdout) == (0, "7\n"), done.stderr

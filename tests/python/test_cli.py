"""python -m pyaclnn."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyaclnn
import pytest
from pyaclnn.cli import COMMANDS
from pyaclnn.cli import doctor as doctor_module
from pyaclnn.ops import _rows

CLIENTS = Path(__file__).parent.parent / "clients"


def pyaclnn_command(*arguments, **options):
    options = {"capture_output": True, "text": True, "timeout": 120} | options
    return subprocess.run([sys.executable, "-m", "pyaclnn", *map(str, arguments)], **options)


def output(*arguments, **options):
    done = pyaclnn_command(*arguments, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_help_lists_the_commands():
    text = output("--help")
    assert all(name in text for name in COMMANDS)
    assert pyaclnn.__version__ in output("--version")
    for name in COMMANDS:
        assert COMMANDS[name] in " ".join(output(name, "--help").split())


def test_unknown_commands():
    done = pyaclnn_command("nonsense")
    assert done.returncode == 2 and "nonsense" in done.stderr
    assert pyaclnn_command().returncode == 2


def test_home(home):
    assert output("home").strip() == str(home)
    for expected in ("include/acl/acl.h", "include/aclnnop/aclnn_smooth_l1_loss_backward.h", "lib64/libopapi.so"):
        assert (home / expected).is_file()
    for folder in ("runtime", "compiler", "opp"):
        assert (home / folder).is_dir()


@pytest.mark.parametrize("before", ["", "/somewhere/lib"])
def test_env(home, before):
    path = output("env").strip()
    shell = f'source "{path}" && source "{path}" && env'
    done = subprocess.run(
        ["bash", "-euc", shell],
        env={"PATH": os.environ["PATH"], "LD_LIBRARY_PATH": before},
        capture_output=True,
        text=True,
        check=True,
    )
    variables = dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)
    assert variables["ASCEND_HOME_PATH"] == variables["ASCEND_TOOLKIT_HOME"] == str(home)
    assert variables["ASCEND_OPP_PATH"] == f"{home}/opp"
    assert variables["LD_LIBRARY_PATH"] == f"{home}/lib64" + (f":{before}" if before else "")
    assert "_pyaclnn_home" not in variables


def test_env_in_another_shell_is_refused():
    done = subprocess.run(["sh", "-c", f". {output('env').strip()}"], capture_output=True, text=True)
    assert done.returncode == 0 or "bash or zsh" in done.stderr  # sh may be bash


@pytest.mark.parametrize("program", ["run_versions.c", "run_smooth_l1.cpp"])
def test_run(program):
    text = output("run", CLIENTS / program, "2", "--beta")
    assert "arguments: 2 --beta" in text
    assert "all right" in text


def test_run_gives_the_programs_status_and_leaves_nothing_behind(tmp_path):
    done = pyaclnn_command("run", CLIENTS / "run_versions.c", env={**os.environ, "TMPDIR": str(tmp_path)})
    assert done.returncode == 3  # without arguments
    assert not list(tmp_path.iterdir())


def test_run_refusals(tmp_path):
    broken = tmp_path / "broken.cpp"
    broken.write_text("int main() { return nonsense; }")
    done = pyaclnn_command("run", broken)
    assert done.returncode == 1 and "nonsense" in done.stderr and "compiling" in done.stderr
    assert "no such file" in pyaclnn_command("run", tmp_path / "absent.cpp").stderr
    (tmp_path / "program.py").write_text("")
    assert "isn't a C or C++ file" in pyaclnn_command("run", tmp_path / "program.py").stderr
    for environment in ({"PATH": ""}, {"CXX": "/no/such/compiler"}):
        done = pyaclnn_command("run", broken, env={**os.environ, **environment})
        assert done.returncode == 1
        assert "no compiler found" in done.stderr and "Traceback" not in done.stderr


def test_ops():
    lines = output("ops").splitlines()
    assert len(lines) == 1 + len(_rows.data())
    assert lines[0].split() == ["operator", "Python", "implemented", "products", "dtypes"]
    found = [line for line in lines if line.startswith("aclnnSmoothL1LossBackward ")]
    assert "yes" in found[0] and "BFLOAT16" in found[0] and "a2" in found[0]


def test_ops_filters():
    named = output("ops", "smoothl1lossb", "cross_entropy_loss_grad").splitlines()[1:]
    assert "aclnnSmoothL1LossBackward" in {line.split()[0] for line in named}
    assert len(named) < 10
    missing = output("ops", "--missing")
    assert "aclnnSmoothL1LossBackward " not in missing and " yes " not in missing
    assert len(missing.splitlines()) - 1 == sum(not row["implemented"] for row in _rows.data())
    assert output("ops", "nothing-has-this-name").splitlines() == ["operator  Python  implemented  products  dtypes"]


def test_ops_json():
    entries = {entry["name"]: entry for entry in json.loads(output("ops", "--json"))}
    entry = entries["aclnnSmoothL1LossBackward"]
    assert entry["implemented"] is True and entry["python"] == "smooth_l1_loss_backward"
    assert entry["dtypes"]["self"]["training"] == ["FLOAT", "FLOAT16"]


def test_ops_coverage():
    groups = json.loads(output("ops", "--coverage", "--json"))
    sums = [sum(group[key] for group in groups) for key in ("declared", "implemented", "tested")]
    rows = _rows.data()
    assert sums == [len(rows), sum(row["implemented"] for row in rows), sum(row["tested"] for row in rows)]
    assert all(group["declared"] >= group["implemented"] >= group["tested"] for group in groups)
    table = output("ops", "--coverage").splitlines()
    assert table[0].split() == ["group", "declared", "implemented", "tested"]
    assert table[-1].split() == ["all", *map(str, sums)]
    assert output("ops", "--coverage", "--markdown").splitlines()[1] == "| --- | ---: | ---: | ---: |"


def test_a_closed_pipe_is_no_traceback():
    shell = f"{sys.executable} -m pyaclnn ops | head -n 1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert done.stdout and not done.stderr


def test_doctor(home):
    text = output("doctor", env={**os.environ, "ACLNN_THREADS": "3", "ACLNN_SOC": "Ascend910_9391"})
    assert f"pyaclnn                     {pyaclnn.__version__}" in text
    assert "acts as                     Ascend910_9391, 1 device(s)" in text
    assert "threads                     3" in text
    assert str(home / "lib64") in text
    assert "unknown" not in text
    assert "3 *" in next(line for line in text.splitlines() if line.strip().startswith("ACLNN_THREADS"))
    for name, *_ in doctor_module.environment():
        assert name in text


def test_demo():
    text = output("demo", "--steps", "40")
    assert text.count("finite differences agree") == 2
    assert text.count("the loss fell") == 2
    assert text.strip().endswith("demo: all is well")


def test_demo_fails_when_gradients_are_wrong(monkeypatch, capsys):
    from pyaclnn.cli import demo

    right = demo.ops.smooth_l1_loss_backward
    monkeypatch.setattr(demo.ops, "smooth_l1_loss_backward", lambda *arguments: right(*arguments) * 1.001)
    assert demo.main(type("Arguments", (), {"steps": 5})) == 1
    assert "DISAGREE" in capsys.readouterr().out

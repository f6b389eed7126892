"""`python -m pyaclnn torch`, without torch: what it starts, and what it says when it can't."""

import os
import sys
from importlib import metadata

import pytest
from pyaclnn.cli import main
from pyaclnn.cli import torch as command


@pytest.fixture
def installed(monkeypatch):
    """Sets which versions are installed."""

    def set_versions(**versions):
        def version(package):
            if package.replace("-", "_") in versions:
                return versions[package.replace("-", "_")]
            raise metadata.PackageNotFoundError(package)

        monkeypatch.setattr(metadata, "version", version)

    return set_versions


@pytest.fixture
def started(monkeypatch):
    """The arguments of the program that the command became."""
    calls = []
    monkeypatch.setattr(os, "execve", lambda *arguments: calls.append(arguments))
    return calls


@pytest.mark.parametrize(
    "arguments",
    [[], ["-c", "print('--help')"], ["train.py", "--json", "-h"], ["-m", "pytest", "-q"], ["--", "-x"]],
    ids=" ".join,
)
def test_arguments_are_pythons(installed, started, home, monkeypatch, arguments):
    installed(torch="2.13.0+cpu", torch_npu="2.13.0")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/somewhere/lib")
    main(["torch", *arguments])
    ((program, command_line, variables),) = started
    assert (program, command_line) == (sys.executable, [sys.executable, *arguments])
    assert variables["ASCEND_HOME_PATH"] == variables["ASCEND_TOOLKIT_HOME"] == str(home)
    assert variables["ASCEND_OPP_PATH"] == str(home / "opp")
    assert variables["LD_LIBRARY_PATH"] == f"{home}/lib64:/somewhere/lib"
    assert variables["PATH"] == os.environ["PATH"]


def test_without_a_library_path(installed, started, home, monkeypatch):
    installed(torch="2.13.1", torch_npu="2.13.0.post2")
    monkeypatch.delenv("LD_LIBRARY_PATH", raising=False)
    main(["torch"])
    assert started[0][2]["LD_LIBRARY_PATH"] == f"{home}/lib64"


@pytest.mark.parametrize(
    ("versions", "complaint"),
    [
        ({}, "torch 2.13 is needed and no torch is installed in"),
        ({"torch": "2.13.0"}, "torch-npu 2.13 is needed and no torch-npu is installed in"),
        ({"torch": "2.12.0", "torch_npu": "2.13.0"}, "torch 2.13 is needed and 2.12.0 is installed in"),
        ({"torch": "2.130.0", "torch_npu": "2.13.0"}, "torch 2.13 is needed and 2.130.0 is installed in"),
        ({"torch": "2.13.0", "torch_npu": "2.9.0"}, "torch-npu 2.13 is needed and 2.9.0 is installed in"),
    ],
)
def test_what_is_missing_is_said(installed, started, versions, complaint):
    installed(**versions)
    with pytest.raises(SystemExit) as stopped:
        main(["torch", "-c", "pass"])
    assert str(stopped.value).startswith(f"pyaclnn torch: {complaint}")
    assert str(stopped.value).endswith("try: pip install torch==2.13.0 torch-npu==2.13.0")
    assert started == []


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_is_ours(started, capsys, flag):
    with pytest.raises(SystemExit) as stopped:
        main(["torch", flag])
    assert stopped.value.code == 0 and "PYTHON ARGUMENTS" in capsys.readouterr().out and started == []

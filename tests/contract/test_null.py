"""Null pointers: 161001 and a message that names the argument, before any other check."""

from contract.baseline import Baseline
from contract.ids import each_param, each_row
from pyaclnn import ffi, lib
from support import calls

OUTPUTS = ("workspaceSize", "executor")


@each_param(lambda row: [param for param in row.params if param.is_pointer and not param.optional])
def test_required_argument(row, param):
    status, message = Baseline(row).with_(null=[param.name]).phase1()
    assert status == row.null_code(param)
    assert f"{row.name}: {param.name}: " in message


@each_param(lambda row: [param for param in row.params if param.is_pointer and param.optional])
def test_optional_argument_may_be_null(row, param):
    status, message = Baseline(row).with_(full=True, null=[param.name]).phase1()
    assert (status, message) == (0, "")


@each_row(where=lambda row: row.any_of)
def test_one_of_several_arguments(row):
    status, message = Baseline(row).with_(full=True, null=row.any_of).phase1()
    assert status == calls.NULLPTR
    assert f"{row.name}: {row.any_of[0]}: " in message
    for name in row.any_of:
        others = [other for other in row.any_of if other != name]
        assert Baseline(row).with_(full=True, null=others).phase1() == (0, "")


def phase1(row, arguments, null):
    results = {"workspaceSize": ffi.new("uint64_t *", 7), "executor": ffi.new("aclOpExecutor **")}
    for name in null:
        results[name] = ffi.NULL
    status = getattr(lib, row.name + "GetWorkspaceSize")(*arguments, *results.values())
    return status, calls.message(), results


@each_row()
def test_null_result_pointer(row):
    for name in OUTPUTS:
        status, message, _ = phase1(row, Baseline(row).arguments(), [name])
        assert status == calls.NULLPTR
        assert f"{row.name}: {name}: " in message


@each_row()
def test_null_result_pointer_comes_before_everything(row):
    all_null = [ffi.NULL if param.is_pointer else 0 for param in row.params]
    for name in OUTPUTS:
        status, message, _ = phase1(row, all_null, [name])
        assert status == calls.NULLPTR
        assert f"{row.name}: {name}: " in message


@each_row()
def test_failure_leaves_results_as_they_were(row):
    arguments = [ffi.NULL if param.is_pointer else 0 for param in row.params]
    status, _, results = phase1(row, arguments, [])
    assert status == calls.NULLPTR
    assert results["workspaceSize"][0] == 7
    assert results["executor"][0] == ffi.NULL

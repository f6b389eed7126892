"""One call of an operator: arguments, the two phases, synchronise, results."""

import numpy as np

from pyaclnn import dtypes
from pyaclnn._native import ffi, lib
from pyaclnn._threads import thread
from pyaclnn.errors import AclError, recent_message
from pyaclnn.ops import _arguments
from pyaclnn.ops._rules import DTYPE_RULES, SHAPE_RULES, Unresolved

_STREAM_GONE = 107017
_NULL = ffi.NULL
_destroy_tensor = lib.aclDestroyTensor
_synchronize = lib.aclrtSynchronizeStream


class Operator:
    """A row made ready for calls."""

    def __init__(self, row):
        self.name = row.name
        self.phase1 = getattr(lib, row.name + "GetWorkspaceSize")
        self.phase2 = getattr(lib, row.name)
        self.count = len(row.params)
        inputs = row.inputs()
        outputs = row.outputs()
        # In the order of the Python signature: (position in C, name, converter).
        self.inputs = [(param.position, param.python, _converter(param)) for param in inputs]
        names = {param.name: param.python for param in row.params}
        self.outputs = [_Output(param, row.outs.get(param.name), names) for param in outputs]
        self.written = sorted(
            (param.position, slot) for slot, param in enumerate(inputs + outputs) if param.role in ("out", "inout")
        )
        self.slots = {param.python: slot for slot, param in enumerate(inputs)}
        self.dims = [(param.python, param.dims) for param in inputs if param.dims]


def _converter(param):
    if param.role == "inout" and param.kind == "tensor":
        return _arguments.written_tensor
    if param.role == "inout" and param.kind == "tensor_list":
        return _arguments.written_tensor_list
    return _arguments.CONVERTERS[param.kind]


class _Output:
    """How an output that the caller doesn't give comes to be."""

    def __init__(self, param, rules, names):
        self.position = param.position
        self.name = param.python
        self.optional = param.optional
        self.convert = (
            _arguments.written_tensor_list if param.kind == "tensor_list" else _arguments.written_tensor
        )
        self.rules = None
        if rules:
            self.rules = tuple(
                (table[rules[what]["rule"]], [names.get(arg, arg) for arg in rules[what]["args"]])
                for table, what in ((SHAPE_RULES, "shape"), (DTYPE_RULES, "dtype"))
            )

    def allocate(self, call):
        if self.rules is None:
            if self.optional:
                return None
            raise TypeError(f"argument '{self.name}': pass an array for it; its shape doesn't follow from the inputs")
        (shape_rule, shape_args), (dtype_rule, dtype_args) = self.rules
        try:
            shape, code = shape_rule(call, shape_args), dtype_rule(call, dtype_args)
        except Unresolved as error:
            call.unresolved = error
            return np.empty((), np.float32)
        # An operator may leave an optional output that it has no use for as it is.
        new = np.zeros if self.optional else np.empty
        if isinstance(shape, list):
            codes = code if isinstance(code, list) else [code] * len(shape)
            return [new(one, dtypes.numpy_dtype(code)) for one, code in zip(shape, codes)]
        return new(shape, dtypes.numpy_dtype(code))


class _Call:
    """What one call owns, and what the output rules may ask about it."""

    __slots__ = ("operator", "values", "views", "tensors", "others", "unresolved")

    def __init__(self, operator, values):
        self.operator = operator
        self.values = values
        self.views = {}
        self.tensors = []
        self.others = []
        self.unresolved = None

    def keep(self, destroy, handle):
        self.others.append((destroy, handle))

    def release(self):
        for handle in self.tensors:
            _destroy_tensor(handle)
        for destroy, handle in self.others:
            destroy(handle)

    # For the rules.
    def given(self, name):
        return name in self.views

    def _view(self, name):
        view = self.views.get(name)
        if view is None:
            raise Unresolved(f"argument '{name}' is None")
        return view

    def shape(self, name):
        view = self._view(name)
        return [one.shape for one in view] if isinstance(view, list) else view.shape

    def code(self, name):
        view = self._view(name)
        return [one.code for one in view] if isinstance(view, list) else view.code

    def value(self, name):
        return self.values[self.operator.slots[name]]

    def dims(self):
        bound = {}
        for name, symbols in self.operator.dims:
            view = self.views.get(name)
            if view is not None:
                bound.update((symbol, size) for symbol, size in zip(symbols, view.shape))
        return bound


def invoke(operator, values):
    """Runs the operator on the thread's stream, waits, and gives its outputs."""
    stream = thread.stream()
    call = _Call(operator, values)
    try:
        arguments = [None] * operator.count
        slot = 0
        for position, name, convert in operator.inputs:
            arguments[position] = convert(call, name, values[slot])
            slot += 1
        results = list(values)
        for output in operator.outputs:
            if results[slot] is None:
                results[slot] = output.allocate(call)
            arguments[output.position] = output.convert(call, output.name, results[slot])
            slot += 1
        status = _run(operator, arguments, stream, call)
        if status == _STREAM_GONE and not thread.chosen:
            # The thread's own stream went with its device. The task wasn't queued, so it may run on a new one.
            thread.forget_streams(destroy=False)
            status = _run(operator, arguments, thread.stream(), call)
        if status:
            raise AclError(status, message=recent_message())
    finally:
        call.release()
    written = operator.written
    if len(written) == 1:
        return results[written[0][1]]
    return tuple([results[slot] for _, slot in written])


def _run(operator, arguments, stream, call):
    """Both phases and the wait; gives the first status that isn't success."""
    size, executor = thread.workspace_size, thread.executor
    status = operator.phase1(*arguments, size, executor)
    if status:
        return status
    if call.unresolved:
        lib.aclDestroyAclOpExecutor(executor[0])
        raise call.unresolved
    needed = size[0]
    if needed:
        return _run_with_workspace(operator, needed, executor[0], stream)
    return operator.phase2(_NULL, 0, executor[0], stream) or _synchronize(stream)


def _run_with_workspace(operator, needed, executor, stream):
    workspace = ffi.new("void **")
    status = lib.aclrtMalloc(workspace, needed, lib.ACL_MEM_MALLOC_HUGE_FIRST)
    if status:
        lib.aclDestroyAclOpExecutor(executor)
        return status
    status = operator.phase2(workspace[0], needed, executor, stream) or _synchronize(stream)
    lib.aclrtFree(workspace[0])
    return status

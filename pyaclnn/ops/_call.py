"""One call of an operator: arguments, the two phases, synchronise, results."""

import ctypes

import numpy as np

from pyaclnn import dtypes
from pyaclnn._native import ffi, lib
from pyaclnn._threads import thread
from pyaclnn.errors import AclError, check, recent_message
from pyaclnn.ops import _arguments, _plans
from pyaclnn.ops._rules import DTYPE_RULES, SHAPE_RULES, Unresolved

_STREAM_GONE = 107017
_NULL = ffi.NULL
# C++'s delete[], which the interface wants for arrays that it hands out.
_delete_array = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(("_ZdaPv", ctypes.CDLL("libstdc++.so.6")))
_destroy_tensor = lib.aclDestroyTensor
_synchronize = lib.aclrtSynchronizeStream
_key_of = _plans.key_of


class Operator:
    """A row made ready for calls. A slot is a place in the Python signature, a position one in C."""

    def __init__(self, row):
        inputs, outputs = row.inputs(), row.outputs()
        names = {param.name: param.python for param in row.params}
        self.phase1 = getattr(lib, row.name + "GetWorkspaceSize")
        self.phase2 = getattr(lib, row.name)
        self.count = len(row.params)
        self.inputs = [(param.position, param.python, _converter(param)) for param in inputs]
        self.outputs = [_Output(param, row.outs.get(param.name), names) for param in outputs]
        self.slots = {param.python: slot for slot, param in enumerate(inputs + outputs)}
        self.tensor_roles = [param.role if param.kind == "tensor" else None for param in inputs + outputs]
        self.dims = [(param.python, param.dims) for param in inputs if param.dims]
        self.dtype_attributes = {param.python for param in inputs if param.kind == "dtype"}
        written = [param for param in row.params if param.role == "inout" or param.allocated]
        self.result_slots = [self.slots[param.python] for param in written]
        # Outputs with room for more than the task may find: the task writes their real extent into the descriptor.
        self.counted = [(self.slots[p.python], p.python) for p in outputs if row.outs.get(p.name, {}).get("counted")]

    def results(self, values):
        if len(self.result_slots) == 1:
            return values[self.result_slots[0]]
        return tuple([values[slot] for slot in self.result_slots])


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
        # An operator may leave an optional output that it has no use for as it is.
        self.new = np.zeros if param.optional else np.empty
        self.is_list = param.kind == "tensor_list"
        self.convert = _arguments.written_tensor_list if self.is_list else _arguments.written_tensor
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
            if not self.is_list:
                shape, code = _common(shape), _common(code)
        except Unresolved as error:
            if self.optional:  # what it follows from isn't there
                return None
            call.unresolved = error
            return np.empty((), np.float32)
        if isinstance(shape, list):
            codes = code if isinstance(code, list) else [code] * len(shape)
            return [self.new(one, dtypes.numpy_dtype(code)) for one, code in zip(shape, codes)]
        return self.new(shape, dtypes.numpy_dtype(code))


def _common(of):
    """What the members of a list have in common; the library finds those that differ."""
    if not isinstance(of, list):
        return of
    if not of:
        raise Unresolved("an output doesn't follow from a list without members")
    return of[0]


class _Call:
    """What one call owns, and what the output rules may ask about it. A plain array stands for its own view."""

    __slots__ = ("operator", "values", "views", "tensors", "others", "unresolved")

    def __init__(self, operator, values):
        self.operator = operator
        self.values = values
        self.views = {}
        self.tensors = []  # (name, handle)
        self.others = []
        self.unresolved = None

    def keep(self, destroy, handle):
        self.others.append((destroy, handle))

    def release(self):
        for _, handle in self.tensors:
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
        if name in self.operator.dtype_attributes:
            return dtypes.code_from(self.value(name), name)
        view = self._view(name)
        return [one.code for one in view] if isinstance(view, list) else _code(view)

    def value(self, name):
        return self.values[self.operator.slots[name]]

    def dims(self):
        bound = {}
        for name, symbols in self.operator.dims:
            view = self.views.get(name)
            if view is not None:
                bound.update((symbol, size) for symbol, size in zip(symbols, view.shape))
        return bound


def _code(view):
    return dtypes.code_of(view.dtype) if type(view) is np.ndarray else view.code


def invoke(operator, values):
    """Runs the operator on the thread's stream, waits, and gives its outputs."""
    key = None if operator.counted else _key_of(operator, values)
    if key is not None:
        plan = thread.plans.get(key)
        if plan is not None and not plan.busy:
            plan.busy = True
            try:
                bound = plan.bind(values)
                status, queued = _run(operator, plan.executor, plan.workspace_size)
            finally:
                plan.busy = False
            if not status:
                return operator.results(bound)
            if queued:
                raise AclError(status, message=recent_message())
            del thread.plans[key]  # what made it unusable (a stream that is gone, say) shows itself below
    return _plan_and_run(operator, values, key)


def _plan_and_run(operator, values, key):
    call = _Call(operator, values)
    try:
        arguments = [None] * operator.count
        slot = 0
        for position, name, convert in operator.inputs:
            arguments[position] = convert(call, name, values[slot])
            slot += 1
        bound = list(values)
        new = []
        for output in operator.outputs:
            if bound[slot] is None:
                made = bound[slot] = output.allocate(call)
                if type(made) is np.ndarray:
                    new.append((slot, made.shape, made.dtype, output.new))
            arguments[output.position] = output.convert(call, output.name, bound[slot])
            slot += 1
        executor, size = _plan(operator, arguments, call)
        plan = None
        if key is not None and not lib.aclSetAclOpExecutorRepeatable(executor):
            plan = _plans.Plan(executor, size, list(_plans.tensor_entries(operator, call)), new)
            call.tensors = []  # they are the plan's now
        status, queued = _run(operator, executor, size)
        if status == _STREAM_GONE and not queued and not thread.chosen:
            # The thread's own stream went with its device; the task runs on a new one.
            thread.forget_streams(destroy=False)
            if plan is None:
                executor, size = _plan(operator, arguments, call)
            status, queued = _run(operator, executor, size)
        if status:
            raise AclError(status, message=recent_message())
        if plan is not None:
            _plans.keep(thread.plans, key, plan)
        for slot, name in operator.counted:
            bound[slot] = bound[slot][: _extent(dict(call.tensors)[name])]
    finally:
        call.release()
    return operator.results(bound)


def _extent(tensor):
    """The first extent of a descriptor."""
    dims, count = ffi.new("int64_t **"), ffi.new("uint64_t *")
    check(lib.aclGetViewShape(tensor, dims, count))
    try:
        return dims[0][0]
    finally:
        _delete_array(int(ffi.cast("uintptr_t", dims[0])))


def _plan(operator, arguments, call):
    """Phase 1: the executor and the workspace's size."""
    size, executor = thread.workspace_size, thread.executor
    status = operator.phase1(*arguments, size, executor)
    if status:
        raise AclError(status, message=recent_message())
    if call.unresolved:
        lib.aclDestroyAclOpExecutor(executor[0])
        raise call.unresolved
    return executor[0], size[0]


def _run(operator, executor, size):
    """Phase 2 and the wait: (the first status that isn't success, was the task queued?)."""
    stream = thread.stream()
    if size:
        return _run_with_workspace(operator, executor, size, stream)
    status = operator.phase2(_NULL, 0, executor, stream)
    if status:
        return status, False
    return _synchronize(stream), True


def _run_with_workspace(operator, executor, size, stream):
    workspace = ffi.new("void **")
    status = lib.aclrtMalloc(workspace, size, lib.ACL_MEM_MALLOC_HUGE_FIRST)
    if status:
        return status, True  # nothing was queued, but there's nothing that could be tried again either
    status = operator.phase2(workspace[0], size, executor, stream)
    queued = not status
    status = status or _synchronize(stream)
    lib.aclrtFree(workspace[0])
    return status, queued

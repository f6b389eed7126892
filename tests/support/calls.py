"""The two-phase call through the verbatim C API."""

import re

from pyaclnn import ffi, lib

ACLNN_SUCCESS = 0
NULLPTR = 161001
INVALID = 161002
SHAPE = 561002  # of the operators whose shapes are worked out by an inner step
NO_KERNEL = 561003

LAYOUT = re.compile(
    r"\[PID: (?P<pid>\d+)\] (?P<time>\d{4}-\d\d-\d\d-\d\d:\d\d:\d\d\.\d{3}\.\d{3}) "
    r"(?P<title>\w+)\((?P<code>E[A-Z]\d{4})\): (?P<text>.+)", re.S
)  # fmt: skip


def message():
    """The thread's latest failure text, which the call takes away; "" when there is none."""
    text = lib.aclGetRecentErrMsg()
    return ffi.string(text).decode() if text != ffi.NULL else ""


# Bytes before and behind every workspace that must stay as they are.
GUARD_BYTES = 256
GUARD = b"\xa5" * GUARD_BYTES


class Planned:
    """What phase 1 gave: the status, its message, the executor and the workspace it asks for."""

    def __init__(self, name, arguments):
        self.name = name
        self._size = ffi.new("uint64_t *", 0xDEAD)
        self._executor = ffi.new("aclOpExecutor **")
        message()
        self.status = getattr(lib, name + "GetWorkspaceSize")(*arguments, self._size, self._executor)
        self.message = message() if self.status else ""
        self.executor = self._executor[0]
        self.workspace_size = self._size[0]

    def run(self, stream=ffi.NULL, synchronize=True):
        """Phase 2 with a workspace as asked for; gives its status, or that of the synchronise."""
        workspace, memory = ffi.NULL, ffi.NULL
        if self.workspace_size:
            pointer = ffi.new("void **")
            status = lib.aclrtMalloc(pointer, self.workspace_size + 2 * GUARD_BYTES, lib.ACL_MEM_MALLOC_HUGE_FIRST)
            if status:
                return status
            memory = pointer[0]
            workspace = ffi.cast("char *", memory) + GUARD_BYTES
            guards = [ffi.buffer(part, GUARD_BYTES) for part in (memory, workspace + self.workspace_size)]
            for guard in guards:
                guard[:] = GUARD
        status = getattr(lib, self.name)(workspace, self.workspace_size, self.executor, stream)
        if status == 0 and synchronize:
            status = lib.aclrtSynchronizeStream(stream)
            assert memory == ffi.NULL or all(guard[:] == GUARD for guard in guards), f"{self.name} left its workspace"
        if memory != ffi.NULL:
            lib.aclrtFree(memory)
        return status

    def drop(self):
        """Destroys an executor that shall not run."""
        if self.executor != ffi.NULL:
            assert lib.aclDestroyAclOpExecutor(self.executor) == 0
            self.executor = ffi.NULL


def blames(text, row, names):
    """Whether the message is about one of the operator's arguments, or a member of one that is a list."""
    return any(re.search(rf"{row.name}: {name}(\[\d+\])?: ", text) for name in names)


def plan(name, *arguments):
    return Planned(name, arguments)


def plan_and_drop(name, *arguments):
    """Phase 1 alone: (status, message)."""
    planned = Planned(name, arguments)
    planned.drop()
    return planned.status, planned.message


def run(name, *arguments, stream=ffi.NULL):
    """Both phases and the synchronise; fails the test unless all succeed."""
    planned = Planned(name, arguments)
    assert planned.status == 0, f"{name}: phase 1 gave {planned.status}: {planned.message}"
    status = planned.run(stream)
    assert status == 0, f"{name}: {status}: {message()}"

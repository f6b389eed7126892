"""Status codes as exceptions."""

import re

from pyaclnn._native import ffi, lib

# The C API puts process, time and the class of the error in front of a message; an exception's name tells the last.
_PREFIX = re.compile(r"^\[PID: \d+\]\s+\S*\d:\S+\s+(\w+\(\w+\):\s*)?")
_NAMES = {}


class AclError(RuntimeError):
    """A status other than success.

    status   the code, for instance 161002
    name     the code's constant, for instance 'ACLNN_ERR_PARAM_INVALID'
    message  what was wrong: the argument, what was expected, what came
    """

    def __init__(self, status, name=None, message=""):
        self.status = status
        self.name = name or status_name(status)
        self.message = message
        super().__init__(status, self.name, message)

    def __str__(self):
        text = f"{self.name} ({self.status})"
        return f"{text}: {self.message}" if self.message else text


def status_name(status):
    """The name of a status code's constant; 'UNKNOWN' when it has none."""
    if not _NAMES:
        for name in dir(lib):
            if name.startswith(("ACL_ERROR_", "ACLNN_ERR_")):
                _NAMES.setdefault(getattr(lib, name), name)
        # One code has two names, a misspelt one and a right one.
        _NAMES[lib.ACLNN_ERR_INNER_KEY_CONFLICT] = "ACLNN_ERR_INNER_KEY_CONFLICT"
        _NAMES[0] = "ACL_SUCCESS"
    return _NAMES.get(status, "UNKNOWN")


def recent_message():
    """The text of this thread's last failure, which the call takes away."""
    text = lib.aclGetRecentErrMsg()
    return _PREFIX.sub("", ffi.string(text).decode("utf-8", "replace")).strip() if text else ""


def check(status):
    """Raises AclError when `status`, what a function of `lib` returned, isn't success."""
    if status:
        raise AclError(status, status_name(status), recent_message())

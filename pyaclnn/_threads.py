"""What each thread keeps for its calls: the stream that work goes to, and room for phase 1's results."""

import os
import threading

from pyaclnn._native import ffi, lib
from pyaclnn.errors import check

_ALREADY_INITIALISED = 100002


def initialise():
    """aclInit; a second time is fine."""
    status = lib.aclInit(ffi.NULL)
    if status == _ALREADY_INITIALISED:
        lib.aclGetRecentErrMsg()
    else:
        check(status)


class _Streams(dict):
    """Streams by context, destroyed with the thread."""

    def __del__(self, destroy=lib.aclrtDestroyStream):  # the module's names may be gone at exit
        for stream in self.values():
            destroy(stream)


class _Thread(threading.local):
    def __init__(self):
        self.workspace_size = ffi.new("uint64_t *")
        self.executor = ffi.new("aclOpExecutor **")
        self.chosen = []  # what `with Stream()` pushed
        self.plans = {}  # see ops/_plans.py
        self._context = ffi.new("aclrtContext *")
        self._streams = _Streams()

    def stream(self):
        """The innermost `with Stream()`, else this thread's own stream of its current context."""
        if self.chosen:
            return self.chosen[-1]
        if lib.aclrtGetCurrentContext(self._context):
            self.need_device()
        context = self._context[0]
        stream = self._streams.get(context)
        return self._new_stream(context) if stream is None else stream

    def current_context(self):
        """The thread's context, or None."""
        if lib.aclrtGetCurrentContext(self._context):
            lib.aclGetRecentErrMsg()  # having none is no error of the caller's
            return None
        return self._context[0]

    def need_device(self):
        """Makes device 0 current when the thread has none."""
        if self.current_context() is None:
            initialise()
            check(lib.aclrtSetDevice(0))
            check(lib.aclrtGetCurrentContext(self._context))

    def _new_stream(self, context):
        created = ffi.new("aclrtStream *")
        check(lib.aclrtCreateStream(created))
        self._streams[context] = created[0]
        return created[0]

    def forget_streams(self, destroy=True):
        """Drops the thread's own streams: before their device goes, or when it went already."""
        streams, self._streams = self._streams, _Streams()
        if not destroy:
            streams.clear()


thread = _Thread()

# A forked child has no workers behind its parent's streams.
os.register_at_fork(after_in_child=lambda: thread.forget_streams(destroy=False))

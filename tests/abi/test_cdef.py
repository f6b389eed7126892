"""cffi accepts the declarations of the base API in the order in which the package reads them: sorted by name."""

import cffi
from gen import base_api, c_headers


def test_cffi_reads_the_declarations():
    ffi = cffi.FFI()
    texts = {path: text for path, text in base_api.outputs().items() if path.parent == base_api.CDEF}
    for path in sorted(texts):
        ffi.cdef(texts[path])
    typedefs, _, _ = ffi.list_types()
    assert {d.name for d in c_headers.load() if isinstance(d, c_headers.Struct | c_headers.Enum)} <= set(typedefs)

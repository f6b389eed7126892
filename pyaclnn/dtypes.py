"""Data types: the C API's numbers and names beside NumPy's dtypes.

bfloat16 and the 8-bit floats are NumPy dtypes only through ml_dtypes, which is imported when the first of them is
needed. Sub-byte types, HIFLOAT8 and COMPLEX32 have no NumPy dtype.
"""

import numpy as np

from pyaclnn._native import lib

# Names as operators' documents use them; the constant is ACL_<name>, but for BFLOAT16.
_NUMPY = {
    "FLOAT": "float32",
    "FLOAT16": "float16",
    "INT8": "int8",
    "INT32": "int32",
    "UINT8": "uint8",
    "INT16": "int16",
    "UINT16": "uint16",
    "UINT32": "uint32",
    "INT64": "int64",
    "UINT64": "uint64",
    "DOUBLE": "float64",
    "BOOL": "bool",
    "COMPLEX64": "complex64",
    "COMPLEX128": "complex128",
}
_ML_DTYPES = {
    "BFLOAT16": "bfloat16",
    "FLOAT8_E5M2": "float8_e5m2",
    "FLOAT8_E4M3FN": "float8_e4m3fn",
    "FLOAT8_E8M0": "float8_e8m0fnu",
}
_NO_NUMPY = ("COMPLEX32", "HIFLOAT8", "INT4", "UINT1", "FLOAT6_E3M2", "FLOAT6_E2M3", "FLOAT4_E2M1", "FLOAT4_E1M2")


def _constant(name):
    return getattr(lib, "ACL_BF16" if name == "BFLOAT16" else f"ACL_{name}")


CODES = {name: _constant(name) for name in (*_NUMPY, *_ML_DTYPES, *_NO_NUMPY)}
NAMES = {code: name for name, code in CODES.items()}

# np.dtype -> code; ml_dtypes' types join when they are first met.
_code_of = {np.dtype(numpy_name): CODES[name] for name, numpy_name in _NUMPY.items()}
_dtype_of = {code: dtype for dtype, code in _code_of.items()}

#: The lookup that the hot path uses: `code_of(dtype)` is None for a dtype that `acl_code` must look at.
code_of = _code_of.get


def numpy_dtype(code):
    """The NumPy dtype of a type code; TypeError when there is none."""
    dtype = _dtype_of.get(code)
    if dtype is not None:
        return dtype
    name = NAMES.get(code, str(code))
    if name not in _ML_DTYPES:
        raise TypeError(f"data type {name} has no NumPy dtype")
    try:
        import ml_dtypes
    except ImportError:
        raise TypeError(f"arrays of data type {name} need the package ml_dtypes (pip install ml_dtypes)") from None
    dtype = np.dtype(getattr(ml_dtypes, _ML_DTYPES[name]))
    _code_of[dtype] = code
    _dtype_of[code] = dtype
    return dtype


def acl_code(dtype, argument):
    """The code of a NumPy dtype; TypeError naming the argument when the C API has no such type."""
    code = _code_of.get(dtype)
    if code is not None:
        return code
    if not dtype.isnative:
        raise TypeError(
            f"argument '{argument}': dtype {dtype.str} is not in native byte order; "
            "convert with a.astype(a.dtype.newbyteorder('='))"
        )
    for name, ml_name in _ML_DTYPES.items():
        if dtype.name == ml_name and numpy_dtype(CODES[name]) == dtype:
            return CODES[name]
    raise TypeError(f"argument '{argument}': unsupported dtype {dtype}")


def code_from(value, argument):
    """A type code from what a caller writes: np.float16, "float16", "FLOAT16", lib.ACL_FLOAT16 or its number."""
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.upper() in CODES:
        return CODES[value.upper()]
    if isinstance(value, str) and value in _ML_DTYPES.values():
        return next(CODES[name] for name, ml_name in _ML_DTYPES.items() if ml_name == value)
    try:
        dtype = np.dtype(value)
    except TypeError:
        raise TypeError(f"argument '{argument}': {value!r} is not a data type") from None
    return acl_code(dtype, argument)

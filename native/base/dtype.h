// Element types: names, sizes, sets, and the C++ types that hold them.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>

#include "acl/acl_base_rt.h"
#include "base/half.h"
#include "base/private_export.h"

namespace pyaclnn {

using DType = aclDataType;

// "FLOAT16", as the interface's documents and our messages name a dtype; "UNDEFINED" or "dtype 99" otherwise.
ACLNN_PRIVATE std::string dtype_name(DType dtype);

// Size in bytes of one element; 0 where none exists (undefined, string).
ACLNN_PRIVATE size_t dtype_size(DType dtype);

// A set of dtypes as bits: dtype values are below 64.
using DTypeSet = uint64_t;
constexpr DTypeSet set_of(DType dtype) { return dtype >= 0 && dtype < 64 ? DTypeSet{1} << dtype : 0; }
inline bool contains(DTypeSet set, DType dtype) { return (set & set_of(dtype)) != 0; }
// "FLOAT, FLOAT16"
ACLNN_PRIVATE std::string to_string(DTypeSet set);

// Bigger categories absorb smaller ones in promotion.
enum class Category : uint8_t { boolean, integer, real, complex };
ACLNN_PRIVATE Category category(DType dtype);

}  // namespace pyaclnn

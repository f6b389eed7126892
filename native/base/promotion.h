// Which dtype operands of different dtypes meet in, and which results may be stored where.
#pragma once

#include <optional>

#include "base/dtype.h"

namespace pyaclnn {

// The dtype both convert to; nothing when the pair has none (unsigned 16 to 64 bits with anything but themselves).
ACLNN_PRIVATE std::optional<DType> promote(DType a, DType b);

// Whether a result of dtype `from` may be stored in an output of dtype `to`: not from complex to real, from floating
// to integral, or from anything else to BOOL.
ACLNN_PRIVATE bool can_convert(DType from, DType to);

}  // namespace pyaclnn

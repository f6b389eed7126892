// The C++ types that hold elements in memory, by dtype.
#pragma once

#include <complex>
#include <cstdint>

#include "base/dtype.h"

namespace pyaclnn {

// BOOL: any byte but 0 is true. Not C++'s bool, of which only two bytes may be read.
struct Bool {
  uint8_t byte;
};

// The plain types, in one order with their dtypes. The half types aren't among them: they are storage only.
#define ACLNN_PLAIN_TYPES                                                                                       \
  float, double, Bool, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t,                \
      std::complex<float>, std::complex<double>
inline constexpr DType kPlainDTypes[] = {ACL_FLOAT, ACL_DOUBLE, ACL_BOOL,   ACL_INT8,  ACL_UINT8,     ACL_INT16,
                                         ACL_UINT16, ACL_INT32, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_COMPLEX64,
                                         ACL_COMPLEX128};

}  // namespace pyaclnn

// One element of any real dtype, to and from f64, rounded once.
#pragma once

#include "base/dtype.h"
#include "base/private_export.h"

namespace pyaclnn {

// `dtype` is one of FLOAT, FLOAT16, BFLOAT16 and DOUBLE.
ACLNN_PRIVATE double load_real(DType dtype, const void* address);
ACLNN_PRIVATE void store_real(double value, DType dtype, void* address);

}  // namespace pyaclnn

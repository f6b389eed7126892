// The answer of every function that is declared, so that programs link, and not implemented.
#pragma once

#include "acl/acl_base_rt.h"
#include "base/private_export.h"

namespace pyaclnn {

// Reports that `name` isn't implemented and gives ACL_ERROR_FEATURE_UNSUPPORTED.
ACLNN_PRIVATE aclError unsupported(const char* name);

}  // namespace pyaclnn

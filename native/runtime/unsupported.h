// The answer of every function that is declared, so that programs link, and not implemented.
#pragma once

#include "acl/acl_base_rt.h"
#include "base/private_export.h"

namespace pyaclnn {

// Reports that `name` isn't implemented and gives `code`.
ACLNN_PRIVATE aclError unsupported(const char* name, aclError code = ACL_ERROR_FEATURE_UNSUPPORTED);

// The same for a C++ function, which has no code to give: throws std::runtime_error.
[[noreturn]] ACLNN_PRIVATE void throw_unsupported(const char* mangled_name);

}  // namespace pyaclnn

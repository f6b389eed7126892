// The argument checks that nearly every function of the runtime begins with.
#pragma once

#include "base/status.h"

namespace pyaclnn {

inline Status null_pointer(const char* name) {
  return failure(ACL_ERROR_INVALID_PARAM, "%s: expected a valid pointer, got nullptr", name);
}

}  // namespace pyaclnn

#include "runtime/unsupported.h"

#include "base/status.h"

namespace pyaclnn {

aclError unsupported(const char* name) {
  return report(name,
                failure(ACL_ERROR_FEATURE_UNSUPPORTED, "declared but not implemented in this CPU implementation"));
}

}  // namespace pyaclnn

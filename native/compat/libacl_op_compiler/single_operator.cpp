// The older way to run an operator: by name, with attributes. No operator is reachable this way here; frameworks try it
// where an aclnn function is missing, so the answer names what they were looking for.
#include <new>

#include "base/status.h"

namespace pyaclnn {
namespace {

aclError no_such_operator(const char* function, const char* name) {
  return report(function, failure(ACL_ERROR_OP_NOT_FOUND, "operator %s has no aclnn implementation here",
                                  name != nullptr ? name : "without a name"));
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

// Holds nothing, since no operator will ever read it; setting attributes does nothing (named.toml).
struct aclopAttr {};

extern "C" {

// The callers' further arguments describe the call; none is looked at.
ACL_FUNC_VISIBILITY aclError aclopCompileAndExecute(const char* type) {
  return no_such_operator("aclopCompileAndExecute", type);
}
ACL_FUNC_VISIBILITY aclError aclopCompileAndExecuteV2(const char* type) {
  return no_such_operator("aclopCompileAndExecuteV2", type);
}

ACL_FUNC_VISIBILITY aclopAttr* aclopCreateAttr() { return new (std::nothrow) aclopAttr; }
ACL_FUNC_VISIBILITY void aclopDestroyAttr(const aclopAttr* attr) { delete attr; }

}  // extern "C"

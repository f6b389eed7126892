// Options of the operator compiler, by number. There is nothing to compile here: a value that was set is only handed
// back, and an option that wasn't set is disabled.
#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

#include "base/status.h"

namespace pyaclnn {
namespace {

struct CompileOptions {
  std::mutex mutex;
  std::map<int32_t, std::string> values;

  std::string get(int32_t option) {
    const std::lock_guard lock(mutex);
    const auto found = values.find(option);
    return found == values.end() ? "disable" : found->second;
  }
};

CompileOptions& compile_options() {
  static auto* const options = new CompileOptions;  // lives on: other libraries may ask while the process ends
  return *options;
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

ACL_FUNC_VISIBILITY aclError aclSetCompileopt(int32_t option, const char* value) {
  return boundary("aclSetCompileopt", [&]() -> Status {
    if (value == nullptr) return failure(ACL_ERROR_INVALID_PARAM, "value: expected a text, got nullptr");
    const std::lock_guard lock(compile_options().mutex);
    compile_options().values[option] = value;
    return {};
  });
}

// The room that the value takes, with its end.
ACL_FUNC_VISIBILITY size_t aclGetCompileoptSize(int32_t option) { return compile_options().get(option).size() + 1; }

ACL_FUNC_VISIBILITY aclError aclGetCompileopt(int32_t option, char* value, size_t length) {
  return boundary("aclGetCompileopt", [&]() -> Status {
    if (value == nullptr) return failure(ACL_ERROR_INVALID_PARAM, "value: expected room for a text, got nullptr");
    const std::string text = compile_options().get(option);
    if (length <= text.size()) {
      return failure(ACL_ERROR_INVALID_PARAM, "length: expected at least %zu, got %zu", text.size() + 1, length);
    }
    std::memcpy(value, text.c_str(), text.size() + 1);
    return {};
  });
}

}  // extern "C"

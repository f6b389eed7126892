#include "runtime/unsupported.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>

#include "base/status.h"

namespace pyaclnn {
namespace {

constexpr const char* kAnswer = "declared but not implemented in this CPU implementation";

std::string readable(const char* mangled_name) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> name(
      abi::__cxa_demangle(mangled_name, nullptr, nullptr, &status), std::free);
  return name ? name.get() : mangled_name;
}

}  // namespace

aclError unsupported(const char* name, aclError code) { return report(name, failure(code, "%s", kAnswer)); }

void throw_unsupported(const char* mangled_name) {
  const std::string name = readable(mangled_name);
  unsupported(name.c_str());
  throw std::runtime_error(name + ": " + kAnswer);
}

}  // namespace pyaclnn

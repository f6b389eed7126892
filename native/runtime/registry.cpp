#include "runtime/registry.h"

namespace pyaclnn {
namespace {

const char* const kKindNames[] = {
    "", "context", "stream", "event", "notify", "counting notify", "physical memory handle"};

}  // namespace

std::string describe_handle(const void* handle, HandleKind expected, uint64_t next_number) {
  const uint64_t value = reinterpret_cast<uint64_t>(handle);
  const uint64_t kind = value >> kHandleKindShift;
  const uint64_t number = (value & ((uint64_t{1} << kHandleKindShift) - 1)) >> 4;
  const std::string name = kKindNames[static_cast<uint64_t>(expected)];
  char text[32];
  snprintf(text, sizeof text, "%p", handle);
  const bool known = kind >= 1 && kind < sizeof kKindNames / sizeof kKindNames[0] && (value & 15) == 0 && number > 0;
  if (known && kind != static_cast<uint64_t>(expected)) {
    return name + ": " + text + " is a handle of another type (" + kKindNames[kind] + ")";
  }
  if (known && number < next_number) return name + ": " + text + " was already destroyed";
  return name + ": " + text + " was not made by this library";
}

}  // namespace pyaclnn

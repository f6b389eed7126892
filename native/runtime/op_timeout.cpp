#include "runtime/op_timeout.h"

#include <atomic>

#include "acl/acl_rt.h"
#include "runtime/checks.h"

namespace pyaclnn {
namespace {

std::atomic<int64_t> g_wait_s{0};
// Kept and told, not enforced: a kernel on the CPU can't be stopped in the middle.
constexpr uint64_t kStandardExecuteUs = 1091ull * 1000000;
std::atomic<uint64_t> g_execute_us{kStandardExecuteUs};

}  // namespace

int64_t op_wait_limit_ms() { return g_wait_s.load(std::memory_order_relaxed) * 1000; }

}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtSetOpWaitTimeout(uint32_t timeout) {
  return boundary("aclrtSetOpWaitTimeout", [&]() -> Status {
    g_wait_s.store(timeout);
    return {};
  });
}

aclError aclrtSetOpExecuteTimeOut(uint32_t timeout) {
  return boundary("aclrtSetOpExecuteTimeOut", [&]() -> Status {
    g_execute_us.store(timeout == 0 ? kStandardExecuteUs : uint64_t{timeout} * 1000000);
    return {};
  });
}

aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout) {
  return boundary("aclrtSetOpExecuteTimeOutWithMs", [&]() -> Status {
    g_execute_us.store(timeout == 0 ? kStandardExecuteUs : uint64_t{timeout} * 1000);
    return {};
  });
}

aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t* actualTimeout) {
  return boundary("aclrtSetOpExecuteTimeOutV2", [&]() -> Status {
    if (actualTimeout == nullptr) return null_pointer("actualTimeout");
    g_execute_us.store(timeout == 0 ? kStandardExecuteUs : timeout);
    *actualTimeout = g_execute_us.load();
    return {};
  });
}

aclError aclrtGetOpTimeOutInterval(uint64_t* interval) {
  return boundary("aclrtGetOpTimeOutInterval", [&]() -> Status {
    if (interval == nullptr) return null_pointer("interval");
    *interval = 1;  // limits are kept in steps of one microsecond
    return {};
  });
}

aclError aclrtGetOpExecuteTimeout(uint32_t* const timeoutMs) {
  return boundary("aclrtGetOpExecuteTimeout", [&]() -> Status {
    if (timeoutMs == nullptr) return null_pointer("timeoutMs");
    *timeoutMs = static_cast<uint32_t>(g_execute_us.load() / 1000);
    return {};
  });
}

}  // extern "C"

// Values in device memory that streams write and wait for.
#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/stream.h"

namespace pyaclnn {
namespace {

struct ValueTask {
  uint64_t* address;
  uint64_t value;
  uint32_t flag;
};

void drop_value_task(void* payload) { delete static_cast<ValueTask*>(payload); }

Status run_write(void* payload) {
  const ValueTask& task = *static_cast<ValueTask*>(payload);
  __atomic_store_n(task.address, task.value, __ATOMIC_RELEASE);
  return {};
}

bool holds(const ValueTask& task) {
  const uint64_t current = __atomic_load_n(task.address, __ATOMIC_ACQUIRE);
  switch (task.flag) {
    case ACL_STREAM_WAIT_VALUE_GEQ:
      return static_cast<int64_t>(current - task.value) >= 0;
    case ACL_STREAM_WAIT_VALUE_EQ:
      return current == task.value;
    case ACL_STREAM_WAIT_VALUE_AND:
      return (current & task.value) != 0;
    default:
      return ~(current | task.value) != 0;
  }
}

// Anything may write the value, a kernel too, and wakes nobody: after a spin this polls, ever more slowly up to 1 ms.
Status run_wait(void* payload) {
  const ValueTask& task = *static_cast<ValueTask*>(payload);
  if (spin_until([&] { return holds(task); })) return {};
  std::atomic<uint32_t> nobody_wakes{0};
  for (int64_t nap_ns = 10000; !holds(task) && !Stream::of_this_thread()->waits_given_up();) {
    futex_wait(nobody_wakes, 0, Deadline{now_ns() + nap_ns});
    nap_ns = nap_ns < 1000000 ? nap_ns * 2 : 1000000;
  }
  return {};
}

Status check_address(const void* address) {
  if (address == nullptr) return null_pointer("devAddr");
  if (reinterpret_cast<uintptr_t>(address) % sizeof(uint64_t) == 0) return {};
  return failure(ACL_ERROR_RT_ADDR_UNALIGNED, "devAddr: %p is not a multiple of 8", address);
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtValueWrite(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream) {
  return boundary("aclrtValueWrite", [&]() -> Status {
    ACLNN_TRY(check_address(devAddr));
    if (flag != 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0, got %u", flag);
    auto* const write = new ValueTask{static_cast<uint64_t*>(devAddr), value, 0};
    return enqueue(stream, {run_write, drop_value_task, write, kSelfContained});
  });
}

aclError aclrtValueWait(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream) {
  return boundary("aclrtValueWait", [&]() -> Status {
    ACLNN_TRY(check_address(devAddr));
    if (flag > ACL_STREAM_WAIT_VALUE_NOR) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected an ACL_STREAM_WAIT_VALUE_* from 0 to 3, got %u", flag);
    }
    return enqueue(stream, {run_wait, drop_value_task, new ValueTask{static_cast<uint64_t*>(devAddr), value, flag}});
  });
}

}  // extern "C"

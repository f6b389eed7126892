#include "runtime/notify.h"

#include <memory>

#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/registry.h"
#include "runtime/stream.h"

namespace pyaclnn {
namespace {

// Both kinds are one word: a notify is 0 or 1, a counting notify any 32-bit number.
struct Notify {
  explicit Notify(uint32_t id_) : id(id_) {}
  const uint32_t id;
  std::atomic<uint32_t> value{0};  // futex word

  void set(uint32_t wanted) {
    value.store(wanted, std::memory_order_seq_cst);
    futex_wake_all(value);
  }
};

using NotifyRegistry = Registry<Notify, HandleKind::notify>;
using CountNotifyRegistry = Registry<Notify, HandleKind::count_notify>;

NotifyRegistry& notifies() {
  static auto* const registry = new NotifyRegistry;
  return *registry;
}

CountNotifyRegistry& count_notifies() {
  static auto* const registry = new CountNotifyRegistry;
  return *registry;
}

template <class Notifies>
Status create(Notifies& registry, void** handle, uint64_t flag) {
  if (handle == nullptr) return null_pointer("notify");
  if (flag > ACL_NOTIFY_DEVICE_USE_ONLY) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0 or 1, got %llu",
                   static_cast<unsigned long long>(flag));
  }
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  static std::atomic<uint32_t> next_id{0};
  *handle = registry.add(std::make_shared<Notify>(next_id.fetch_add(1)));
  return {};
}

template <class Notifies>
Status find(Notifies& registry, void* handle, std::shared_ptr<Notify>* notify) {
  if (handle == nullptr) return null_pointer("notify");
  *notify = registry.find(handle);
  if (*notify == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", registry.describe(handle).c_str());
  return {};
}

template <class Notifies>
Status destroy(Notifies& registry, void* handle) {
  if (handle == nullptr) return null_pointer("notify");
  if (registry.remove(handle) == nullptr) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", registry.describe(handle).c_str());
  }
  return {};
}

struct NotifyTask {
  std::shared_ptr<Notify> notify;
  uint32_t mode;
  uint32_t value;
  int64_t limit_ms;  // 0 is for ever
  bool clear;
};

Status queue(aclrtStream stream, Status (*run)(void*), NotifyTask task) {
  return enqueue(
      stream, {run, [](void* payload) { delete static_cast<NotifyTask*>(payload); }, new NotifyTask(std::move(task))});
}

bool holds(uint32_t current, const NotifyTask& task) {
  switch (task.mode) {
    case ACL_RT_CNT_NOTIFY_WAIT_LESS_MODE:
      return current < task.value;
    case ACL_RT_CNT_NOTIFY_WAIT_EQUAL_MODE:
      return current == task.value;
    case ACL_RT_CNT_NOTIFY_WAIT_BIGGER_MODE:
      return current > task.value;
    case ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE:
      return current >= task.value;
    default:
      return (current & task.value) == task.value;
  }
}

Status run_wait(void* payload) {
  const NotifyTask& task = *static_cast<NotifyTask*>(payload);
  Notify& notify = *task.notify;
  const auto done = [&] { return holds(notify.value.load(std::memory_order_seq_cst), task); };
  const Deadline limit = task.limit_ms > 0 ? Deadline::in_ms(task.limit_ms) : Deadline::forever();
  if (!block_task(notify.value, done, limit)) {
    if (!limit.passed()) return {};
    return failure(ACL_ERROR_RT_WAIT_TIMEOUT, "notify %u: the awaited value did not come within %lld ms", notify.id,
                   static_cast<long long>(task.limit_ms));
  }
  if (task.clear) notify.set(0);
  return {};
}

Status run_record(void* payload) {
  const NotifyTask& task = *static_cast<NotifyTask*>(payload);
  std::atomic<uint32_t>& value = task.notify->value;
  switch (task.mode) {
    case ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE:
      value.fetch_add(task.value);
      break;
    case ACL_RT_CNT_NOTIFY_RECORD_BIT_OR_MODE:
      value.fetch_or(task.value);
      break;
    case ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE:
      value.fetch_and(task.value);
      break;
    default:
      value.store(task.value);
      break;
  }
  futex_wake_all(value);
  return {};
}

}  // namespace

void notifies_lock_for_fork() {
  notifies().lock_for_fork();
  count_notifies().lock_for_fork();
}

void notifies_unlock_after_fork() {
  count_notifies().unlock_after_fork();
  notifies().unlock_after_fork();
}

}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtCreateNotify(aclrtNotify* notify, uint64_t flag) {
  return boundary("aclrtCreateNotify", [&] { return create(notifies(), notify, flag); });
}

aclError aclrtDestroyNotify(aclrtNotify notify) {
  return boundary("aclrtDestroyNotify", [&] { return destroy(notifies(), notify); });
}

aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream) {
  return boundary("aclrtRecordNotify", [&]() -> Status {
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(notifies(), notify, &found));
    return queue(stream, run_record, {found, ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE, 1, 0, false});
  });
}

aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout) {
  return boundary("aclrtWaitAndResetNotify", [&]() -> Status {
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(notifies(), notify, &found));
    return queue(stream, run_wait, {found, ACL_RT_CNT_NOTIFY_WAIT_EQUAL_MODE, 1, int64_t{timeout} * 1000, true});
  });
}

aclError aclrtNotifyBatchReset(aclrtNotify* notifies_, size_t num) {
  return boundary("aclrtNotifyBatchReset", [&]() -> Status {
    if (notifies_ == nullptr || num == 0) return null_pointer("notifies");
    for (size_t i = 0; i < num; ++i) {
      std::shared_ptr<Notify> found;
      ACLNN_TRY(find(notifies(), notifies_[i], &found));
      found->set(0);
    }
    return {};
  });
}

aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t* notifyId) {
  return boundary("aclrtGetNotifyId", [&]() -> Status {
    if (notifyId == nullptr) return null_pointer("notifyId");
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(notifies(), notify, &found));
    *notifyId = found->id;
    return {};
  });
}

aclError aclrtCntNotifyCreate(aclrtCntNotify* cntNotify, uint64_t flag) {
  return boundary("aclrtCntNotifyCreate", [&] { return create(count_notifies(), cntNotify, flag); });
}

aclError aclrtCntNotifyDestroy(aclrtCntNotify cntNotify) {
  return boundary("aclrtCntNotifyDestroy", [&] { return destroy(count_notifies(), cntNotify); });
}

aclError aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyRecordInfo* info) {
  return boundary("aclrtCntNotifyRecord", [&]() -> Status {
    if (info == nullptr) return null_pointer("info");
    if (info->mode < 0 || info->mode > ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE || info->mode == 3) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "info: unknown mode %d", static_cast<int>(info->mode));
    }
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(count_notifies(), cntNotify, &found));
    return queue(stream, run_record, {found, static_cast<uint32_t>(info->mode), info->value, 0, false});
  });
}

aclError aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyWaitInfo* info) {
  return boundary("aclrtCntNotifyWaitWithTimeout", [&]() -> Status {
    if (info == nullptr) return null_pointer("info");
    if (info->mode < 0 || info->mode > ACL_RT_CNT_NOTIFY_WAIT_EQUAL_WITH_BITMASK_MODE) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "info: unknown mode %d", static_cast<int>(info->mode));
    }
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(count_notifies(), cntNotify, &found));
    return queue(
        stream, run_wait,
        {found, static_cast<uint32_t>(info->mode), info->value, int64_t{info->timeout} * 1000, info->isClear != 0});
  });
}

aclError aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream) {
  return boundary("aclrtCntNotifyReset", [&]() -> Status {
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(count_notifies(), cntNotify, &found));
    return queue(stream, run_record, {found, ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE, 0, 0, false});
  });
}

aclError aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t* notifyId) {
  return boundary("aclrtCntNotifyGetId", [&]() -> Status {
    if (notifyId == nullptr) return null_pointer("notifyId");
    std::shared_ptr<Notify> found;
    ACLNN_TRY(find(count_notifies(), cntNotify, &found));
    *notifyId = found->id;
    return {};
  });
}

}  // extern "C"

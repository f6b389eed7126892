#include "runtime/callback.h"

#include <pthread.h>

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"

namespace pyaclnn {
namespace {

struct Callback {
  aclrtCallback function;
  void* argument;
  const Stream* stream;           // an identity
  std::atomic<uint32_t> over{0};  // ran, or never will; futex word of a blocked stream

  void finish() {
    over.store(1, std::memory_order_seq_cst);
    futex_wake_all(over);
  }
};

// What one thread of the program has to run.
struct Inbox {
  std::deque<std::shared_ptr<Callback>> waiting;
  std::atomic<uint32_t> changes{0};  // futex word of the thread in aclrtProcessReport
  int streams = 0;                   // that are subscribed to it
};

struct Subscriptions {
  std::mutex mutex;
  std::map<uint64_t, std::shared_ptr<Inbox>> inboxes;  // by thread
  std::unordered_map<const Stream*, uint64_t> thread_of;
};

Subscriptions& subscriptions() {
  static auto* const all = new Subscriptions;
  return *all;
}

// The lock is held. Takes the stream's callbacks out of its inbox, and the inbox away with its last stream.
void unsubscribe(Subscriptions& all, const Stream* stream) {
  const auto found = all.thread_of.find(stream);
  const auto inbox = all.inboxes.find(found->second);
  all.thread_of.erase(found);
  auto& waiting = inbox->second->waiting;
  for (auto it = waiting.begin(); it != waiting.end();) {
    if ((*it)->stream != stream) {
      ++it;
      continue;
    }
    (*it)->finish();
    it = waiting.erase(it);
  }
  if (--inbox->second->streams == 0) all.inboxes.erase(inbox);
}

Status subscribe(uint64_t thread, aclrtStream handle) {
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  Subscriptions& all = subscriptions();
  std::lock_guard lock(all.mutex);
  if (!all.thread_of.emplace(stream.get(), thread).second) {
    return failure(ACL_ERROR_RT_STREAM_SUBSCRIBE, "stream: %p is subscribed already", handle);
  }
  std::shared_ptr<Inbox>& inbox = all.inboxes[thread];
  if (inbox == nullptr) inbox = std::make_shared<Inbox>();
  ++inbox->streams;
  return {};
}

Status unsubscribe(uint64_t thread, aclrtStream handle) {
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  Subscriptions& all = subscriptions();
  std::lock_guard lock(all.mutex);
  const auto found = all.thread_of.find(stream.get());
  if (found == all.thread_of.end()) {
    return failure(ACL_ERROR_RT_STREAM_NO_CB_REG, "stream: %p is not subscribed", handle);
  }
  if (found->second != thread) {
    return failure(ACL_ERROR_RT_THREAD_SUBSCRIBE, "threadId: stream %p is subscribed to another thread", handle);
  }
  unsubscribe(all, stream.get());
  return {};
}

struct CallbackTask {
  std::shared_ptr<Callback> callback;
  bool block;
};

// In the stream: puts the callback into the inbox and, for a blocking one, waits until it ran.
Status run_callback(void* payload) {
  const CallbackTask& task = *static_cast<CallbackTask*>(payload);
  Callback& callback = *task.callback;
  Subscriptions& all = subscriptions();
  {
    std::lock_guard lock(all.mutex);
    const auto found = all.thread_of.find(callback.stream);
    if (found == all.thread_of.end()) return {};  // unsubscribed since the launch
    Inbox& inbox = *all.inboxes[found->second];
    inbox.waiting.push_back(task.callback);
    inbox.changes.fetch_add(1, std::memory_order_seq_cst);
    futex_wake_all(inbox.changes);
  }
  if (task.block) {
    block_task(
        callback.over, [&] { return callback.over.load() != 0; }, Deadline::forever());
  }
  return {};
}

Status launch(aclrtCallback function, void* argument, aclrtCallbackBlockType block, aclrtStream handle) {
  if (function == nullptr) return null_pointer("fn");
  if (block != ACL_CALLBACK_NO_BLOCK && block != ACL_CALLBACK_BLOCK) {
    return failure(ACL_ERROR_INVALID_PARAM, "blockType: expected ACL_CALLBACK_NO_BLOCK or ACL_CALLBACK_BLOCK, got %d",
                   static_cast<int>(block));
  }
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  {
    Subscriptions& all = subscriptions();
    std::lock_guard lock(all.mutex);
    if (all.thread_of.find(stream.get()) == all.thread_of.end()) {
      return failure(ACL_ERROR_RT_STREAM_NO_CB_REG, "stream: no thread has subscribed to %p with aclrtSubscribeReport",
                     handle);
    }
  }
  auto callback = std::make_shared<Callback>();
  callback->function = function;
  callback->argument = argument;
  callback->stream = stream.get();
  // Never waits for the callback in the call, whatever ASCEND_LAUNCH_BLOCKING says: this thread may have to run it.
  return stream->submit({run_callback, [](void* payload) { delete static_cast<CallbackTask*>(payload); },
                         new CallbackTask{std::move(callback), block == ACL_CALLBACK_BLOCK}},
                        nullptr);
}

Status process(int32_t timeout) {
  Deadline deadline{};
  ACLNN_TRY(deadline_of(timeout, &deadline));
  Subscriptions& all = subscriptions();
  for (;;) {
    std::shared_ptr<Inbox> inbox;
    std::shared_ptr<Callback> callback;
    uint32_t seen = 0;
    {
      std::lock_guard lock(all.mutex);
      const auto found = all.inboxes.find(static_cast<uint64_t>(pthread_self()));
      if (found == all.inboxes.end()) {
        return failure(ACL_ERROR_RT_THREAD_SUBSCRIBE, "no stream is subscribed to the calling thread");
      }
      inbox = found->second;
      seen = inbox->changes.load();
      if (!inbox->waiting.empty()) {
        callback = std::move(inbox->waiting.front());
        inbox->waiting.pop_front();
      }
    }
    if (callback != nullptr) {
      callback->function(callback->argument);
      callback->finish();
      return {};
    }
    if (deadline.passed()) {
      return failure(ACL_ERROR_RT_REPORT_TIMEOUT, "timeout: no callback came within %d ms", timeout);
    }
    // A nap of limited length notices that another thread took the subscription back.
    futex_wait(inbox->changes, seen, deadline.earlier(Deadline::in_ms(100)));
  }
}

}  // namespace

void forget_callbacks_of(const Stream& stream) {
  Subscriptions& all = subscriptions();
  std::lock_guard lock(all.mutex);
  if (all.thread_of.find(&stream) != all.thread_of.end()) unsubscribe(all, &stream);
}

void callbacks_lock_for_fork() { subscriptions().mutex.lock(); }
void callbacks_unlock_after_fork() { subscriptions().mutex.unlock(); }

}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream) {
  return boundary("aclrtSubscribeReport", [&] { return subscribe(threadId, stream); });
}

aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream) {
  return boundary("aclrtUnSubscribeReport", [&] { return unsubscribe(threadId, stream); });
}

aclError aclrtLaunchCallback(aclrtCallback fn, void* userData, aclrtCallbackBlockType blockType, aclrtStream stream) {
  return boundary("aclrtLaunchCallback", [&] { return launch(fn, userData, blockType, stream); });
}

aclError aclrtProcessReport(int32_t timeout) {
  return boundary("aclrtProcessReport", [&] { return process(timeout); });
}

// Subscribing to host functions is the same service under a second name. aclrtLaunchHostFunc doesn't need it here.
aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream) {
  return boundary("aclrtSubscribeHostFunc", [&] { return subscribe(hostFuncThreadId, exeStream); });
}

aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream) {
  return boundary("aclrtUnSubscribeHostFunc", [&] { return unsubscribe(hostFuncThreadId, exeStream); });
}

aclError aclrtProcessHostFunc(int32_t timeout) {
  return boundary("aclrtProcessHostFunc", [&] { return process(timeout); });
}

aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void* args) {
  return boundary("aclrtLaunchHostFunc", [&]() -> Status {
    if (fn == nullptr) return null_pointer("fn");
    struct Call {
      aclrtHostFunc function;
      void* argument;
    };
    return enqueue(stream, {[](void* payload) {
                              const Call& call = *static_cast<Call*>(payload);
                              call.function(call.argument);
                              return Status();
                            },
                            [](void* payload) { delete static_cast<Call*>(payload); }, new Call{fn, args}});
  });
}

}  // extern "C"

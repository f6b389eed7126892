// aclrt*Event*: creating, recording, waiting and asking.
#include <algorithm>

#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/op_timeout.h"

namespace pyaclnn {
namespace {

constexpr uint32_t kEventFlags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | ACL_EVENT_TIME_LINE |
                                 ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL | ACL_EVENT_IPC;
constexpr size_t kMostEvents = 65535;

Status create_event(aclrtEvent* event, uint32_t flags, bool overwrites) {
  if (event == nullptr) return null_pointer("event");
  if ((flags & ~kEventFlags) != 0) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: 0x%x has bits that are no ACL_EVENT_* flag", flags);
  }
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  if (events().size() >= kMostEvents) {
    return failure(ACL_ERROR_RT_NO_EVENT_RESOURCE, "event: %zu events exist already", kMostEvents);
  }
  static std::atomic<int32_t> next_id{0};
  *event = events().add(std::make_shared<Event>(overwrites, flags, next_id.fetch_add(1), context));
  return {};
}

Status find_event(aclrtEvent handle, std::shared_ptr<Event>* event) {
  if (handle == nullptr) return null_pointer("event");
  *event = events().find(handle);
  if (*event == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", events().describe(handle).c_str());
  return {};
}

// What queued tasks on an event own.
struct EventTask {
  std::shared_ptr<Event> event;
  std::shared_ptr<Record> record;
  int64_t limit_ms;  // of a wait; 0 is for ever
};

void drop_event_task(void* payload) { delete static_cast<EventTask*>(payload); }

Status record_event(aclrtEvent handle, aclrtStream stream) {
  std::shared_ptr<Event> event;
  ACLNN_TRY(find_event(handle, &event));
  auto record = std::make_shared<Record>();
  const Task task{[](void* payload) {
                    static_cast<EventTask*>(payload)->record->complete();
                    return Status();
                  },
                  [](void* payload) {
                    // A discarded record completes too: nobody may wait for it for ever.
                    Record& discarded = *static_cast<EventTask*>(payload)->record;
                    if (!discarded.is_done()) discarded.complete();
                    drop_event_task(payload);
                  },
                  new EventTask{event, record, 0}, kSelfContained};
  ACLNN_TRY(enqueue(stream, task));
  event->set_record(std::move(record));
  return {};
}

Status run_wait(void* payload) {
  const EventTask& wait = *static_cast<EventTask*>(payload);
  const auto done = [&] { return wait.record->is_done(); };
  const Deadline limit = wait.limit_ms > 0 ? Deadline::in_ms(wait.limit_ms) : Deadline::forever();
  if (block_task(wait.record->done, done, limit) || !limit.passed()) return {};
  return failure(ACL_ERROR_RT_WAIT_TIMEOUT, "event %d: not complete %lld ms after the stream began to wait for it",
                 wait.event->id, static_cast<long long>(wait.limit_ms));
}

Status wait_event(aclrtStream stream, aclrtEvent handle, int64_t limit_ms) {
  std::shared_ptr<Event> event;
  ACLNN_TRY(find_event(handle, &event));
  std::shared_ptr<Stream> found;
  ACLNN_TRY(find_stream(stream, &found));
  std::shared_ptr<Record> record = event->record();
  if (record == nullptr) {
    if (event->overwrites) return {};
    return failure(ACL_ERROR_RT_PARAM_INVALID, "event: %p was never recorded; the stream would wait for ever", handle);
  }
  event->open_waits.fetch_add(1);
  const Task task{run_wait,
                  [](void* payload) {
                    static_cast<EventTask*>(payload)->event->open_waits.fetch_sub(1);
                    drop_event_task(payload);
                  },
                  new EventTask{event, std::move(record), limit_ms}};
  return enqueue_on(*found, task);
}

Status synchronize_event(aclrtEvent handle, Deadline deadline) {
  std::shared_ptr<Event> event;
  ACLNN_TRY(find_event(handle, &event));
  const std::shared_ptr<Record> record = event->record();
  if (record == nullptr) {
    if (event->overwrites) return {};
    return failure(ACL_ERROR_RT_PARAM_INVALID, "event: %p was never recorded; the wait would never end", handle);
  }
  if (!block_task(
          record->done, [&] { return record->is_done(); }, deadline)) {
    return failure(ACL_ERROR_RT_EVENT_SYNC_TIMEOUT, "event %d: not complete after the time limit", event->id);
  }
  return {};
}

Status time_of(aclrtEvent handle, const char* name, int64_t* time_ns) {
  std::shared_ptr<Event> event;
  ACLNN_TRY(find_event(handle, &event));
  if ((event->flags & ACL_EVENT_TIME_LINE) == 0) {
    return failure(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, "%s: the event was created without ACL_EVENT_TIME_LINE", name);
  }
  const std::shared_ptr<Record> record = event->record();
  if (record == nullptr) return failure(ACL_ERROR_RT_INTERNAL_ERROR, "%s: the event was never recorded", name);
  if (!record->is_done()) {
    return failure(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, "%s: the stream has not come to the event yet", name);
  }
  *time_ns = record->time_ns;
  return {};
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtCreateEvent(aclrtEvent* event) {
  return boundary("aclrtCreateEvent", [&] { return create_event(event, ACL_EVENT_TIME_LINE | ACL_EVENT_SYNC, false); });
}

aclError aclrtCreateEventWithFlag(aclrtEvent* event, uint32_t flag) {
  return boundary("aclrtCreateEventWithFlag", [&] { return create_event(event, flag, false); });
}

aclError aclrtCreateEventExWithFlag(aclrtEvent* event, uint32_t flag) {
  return boundary("aclrtCreateEventExWithFlag", [&] { return create_event(event, flag, true); });
}

aclError aclrtDestroyEvent(aclrtEvent event) {
  return boundary("aclrtDestroyEvent", [&]() -> Status {
    if (event == nullptr) return null_pointer("event");
    if (events().remove(event) == nullptr) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", events().describe(event).c_str());
    }
    return {};
  });
}

aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream) {
  return boundary("aclrtRecordEvent", [&] { return record_event(event, stream); });
}

aclError aclrtRecordEventWithFlag(aclrtEvent event, aclrtStream stream, uint32_t flag) {
  return boundary("aclrtRecordEventWithFlag", [&]() -> Status {
    if (flag > ACL_EVENT_RECORD_EXTERNAL) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0 or 1, got %u", flag);
    }
    return record_event(event, stream);
  });
}

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream) {
  return boundary("aclrtResetEvent", [&]() -> Status {
    std::shared_ptr<Event> found;
    ACLNN_TRY(find_event(event, &found));
    std::shared_ptr<Record> record = found->record();
    const Task task{[](void* payload) {
                      const auto& reset = *static_cast<EventTask*>(payload);
                      reset.event->clear_record(reset.record.get());
                      return Status();
                    },
                    drop_event_task, new EventTask{std::move(found), std::move(record), 0}, kSelfContained};
    return enqueue(stream, task);
  });
}

aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus* status) {
  return boundary("aclrtQueryEvent", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    std::shared_ptr<Event> found;
    ACLNN_TRY(find_event(event, &found));
    if (found->overwrites) {
      return failure(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                     "event: it is from aclrtCreateEventExWithFlag; use aclrtQueryEventStatus");
    }
    const auto record = found->record();
    *status = record != nullptr && record->is_done() ? ACL_EVENT_STATUS_COMPLETE : ACL_EVENT_STATUS_NOT_READY;
    return {};
  });
}

aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus* status) {
  return boundary("aclrtQueryEventStatus", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    std::shared_ptr<Event> found;
    ACLNN_TRY(find_event(event, &found));
    const auto record = found->record();
    const bool complete = record == nullptr ? found->overwrites : record->is_done();
    *status = complete ? ACL_EVENT_RECORDED_STATUS_COMPLETE : ACL_EVENT_RECORDED_STATUS_NOT_READY;
    return {};
  });
}

aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus* status) {
  return boundary("aclrtQueryEventWaitStatus", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    std::shared_ptr<Event> found;
    ACLNN_TRY(find_event(event, &found));
    *status = found->open_waits.load() == 0 ? ACL_EVENT_WAIT_STATUS_COMPLETE : ACL_EVENT_WAIT_STATUS_NOT_READY;
    return {};
  });
}

aclError aclrtSynchronizeEvent(aclrtEvent event) {
  return boundary("aclrtSynchronizeEvent", [&] { return synchronize_event(event, Deadline::forever()); });
}

aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout) {
  return boundary("aclrtSynchronizeEventWithTimeout", [&]() -> Status {
    Deadline deadline{};
    ACLNN_TRY(deadline_of(timeout, &deadline));
    return synchronize_event(event, deadline);
  });
}

aclError aclrtEventElapsedTime(float* ms, aclrtEvent startEvent, aclrtEvent endEvent) {
  return boundary("aclrtEventElapsedTime", [&]() -> Status {
    if (ms == nullptr) return null_pointer("ms");
    int64_t start = 0, end = 0;
    ACLNN_TRY(time_of(startEvent, "startEvent", &start));
    ACLNN_TRY(time_of(endEvent, "endEvent", &end));
    *ms = static_cast<float>(static_cast<double>(end - start) / 1e6);
    return {};
  });
}

aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t* timestamp) {
  return boundary("aclrtEventGetTimestamp", [&]() -> Status {
    if (timestamp == nullptr) return null_pointer("timestamp");
    int64_t time = 0;
    ACLNN_TRY(time_of(event, "event", &time));
    *timestamp = static_cast<uint64_t>(time / 1000);
    return {};
  });
}

aclError aclrtGetEventId(aclrtEvent event, uint32_t* eventId) {
  return boundary("aclrtGetEventId", [&]() -> Status {
    if (eventId == nullptr) return null_pointer("eventId");
    std::shared_ptr<Event> found;
    ACLNN_TRY(find_event(event, &found));
    *eventId = static_cast<uint32_t>(found->id);
    return {};
  });
}

aclError aclrtGetEventAvailNum(uint32_t* eventCount) {
  return boundary("aclrtGetEventAvailNum", [&]() -> Status {
    if (eventCount == nullptr) return null_pointer("eventCount");
    *eventCount = static_cast<uint32_t>(kMostEvents - std::min(kMostEvents, events().size()));
    return {};
  });
}

aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event) {
  return boundary("aclrtStreamWaitEvent", [&] { return wait_event(stream, event, op_wait_limit_ms()); });
}

aclError aclrtStreamWaitEventWithFlag(aclrtStream stream, aclrtEvent event, uint32_t timeout, uint32_t flag) {
  return boundary("aclrtStreamWaitEventWithFlag", [&]() -> Status {
    if (flag > ACL_EVENT_WAIT_EXTERNAL) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0 or 1, got %u", flag);
    }
    return wait_event(stream, event, timeout);
  });
}

aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout) {
  return boundary("aclrtStreamWaitEventWithTimeout", [&]() -> Status {
    Deadline deadline{};
    ACLNN_TRY(deadline_of(timeout, &deadline));
    return wait_event(stream, event, timeout == -1 ? 0 : timeout);
  });
}

}  // extern "C"

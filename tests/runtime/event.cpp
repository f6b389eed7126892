// Both kinds of event.
#include <atomic>
#include <thread>

#include "check.h"

// A stream that stands still until the gate opens.
struct Gate {
  aclrtStream stream = nullptr;
  std::atomic<bool> is_open{false};
  Gate() {
    EXPECT_OK(aclrtCreateStream(&stream));
    close();
  }
  void close() {
    is_open = false;
    EXPECT_OK(aclrtLaunchHostFunc(
        stream,
        [](void* gate) {
          while (!static_cast<Gate*>(gate)->is_open) usleep(500);
        },
        this));
  }
  void open() {
    is_open = true;
    EXPECT_OK(aclrtSynchronizeStream(stream));
  }
};

CASE(create_and_destroy) {
  aclrtEvent event = nullptr;
  EXPECT_CODE(aclrtCreateEvent(&event), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtCreateEvent(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtCreateEventWithFlag(&event, 0x100), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtCreateEventExWithFlag(&event, 0x100), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE));
  EXPECT_OK(aclrtDestroyEvent(event));
  EXPECT_CODE(aclrtDestroyEvent(event), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtDestroyEvent(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtRecordEvent(event, nullptr), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtRecordEvent(nullptr, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtSynchronizeEvent(event), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(never_recorded_first_kind) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  aclrtEventStatus status = ACL_EVENT_STATUS_RESERVED;
  EXPECT_OK(aclrtQueryEvent(event, &status));
  EXPECT(status == ACL_EVENT_STATUS_NOT_READY);
  aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_COMPLETE;
  EXPECT_OK(aclrtQueryEventStatus(event, &recorded));
  EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_NOT_READY);
  EXPECT_CODE(aclrtStreamWaitEvent(nullptr, event), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSynchronizeEvent(event), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtQueryEvent(event, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtQueryEventStatus(event, nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(never_recorded_second_kind) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC));
  aclrtEventStatus status;
  EXPECT_CODE(aclrtQueryEvent(event, &status), ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
  aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_NOT_READY;
  EXPECT_OK(aclrtQueryEventStatus(event, &recorded));
  EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_COMPLETE);
  EXPECT_OK(aclrtStreamWaitEvent(nullptr, event));
  EXPECT_OK(aclrtSynchronizeEvent(event));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
}

CASE(query_follows_the_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  for (const bool second_kind : {false, true}) {
    Gate gate;
    aclrtEvent event = nullptr;
    EXPECT_OK(second_kind ? aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC) : aclrtCreateEvent(&event));
    EXPECT_OK(aclrtRecordEvent(event, gate.stream));
    aclrtEventRecordedStatus recorded = ACL_EVENT_RECORDED_STATUS_COMPLETE;
    EXPECT_OK(aclrtQueryEventStatus(event, &recorded));
    EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_NOT_READY);
    EXPECT_CODE(aclrtSynchronizeEventWithTimeout(event, 10), ACL_ERROR_RT_EVENT_SYNC_TIMEOUT);
    EXPECT_CODE(aclrtSynchronizeEventWithTimeout(event, 0), ACL_ERROR_RT_PARAM_INVALID);
    EXPECT_CODE(aclrtSynchronizeEventWithTimeout(event, -2), ACL_ERROR_RT_PARAM_INVALID);
    gate.open();
    EXPECT_OK(aclrtSynchronizeEventWithTimeout(event, -1));
    EXPECT_OK(aclrtQueryEventStatus(event, &recorded));
    EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_COMPLETE);
  }
}

CASE(a_stream_waits_for_another) {
  EXPECT_OK(aclrtSetDevice(0));
  Gate gate;
  aclrtStream waiting = nullptr;
  EXPECT_OK(aclrtCreateStream(&waiting));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtRecordEvent(event, gate.stream));
  static std::atomic<int> ran{0};
  EXPECT_OK(aclrtStreamWaitEvent(waiting, event));
  EXPECT_OK(aclrtLaunchHostFunc(
      waiting, [](void*) { ++ran; }, nullptr));
  aclrtEventWaitStatus status = ACL_EVENT_WAIT_STATUS_RESERVED;
  EXPECT_OK(aclrtQueryEventWaitStatus(event, &status));
  EXPECT(status == ACL_EVENT_WAIT_STATUS_NOT_READY);
  usleep(20000);
  EXPECT(ran == 0);
  EXPECT_OK(aclrtDestroyEvent(event));  // the queued tasks keep what they need
  gate.open();
  EXPECT_OK(aclrtSynchronizeStream(waiting));
  EXPECT(ran == 1);
}

CASE(a_wait_keeps_the_record_it_was_called_with) {
  EXPECT_OK(aclrtSetDevice(0));
  Gate gate;
  aclrtStream early = nullptr, waiting = nullptr;
  EXPECT_OK(aclrtCreateStream(&early));
  EXPECT_OK(aclrtCreateStream(&waiting));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtRecordEvent(event, early));
  EXPECT_OK(aclrtStreamWaitEvent(waiting, event));
  EXPECT_OK(aclrtRecordEvent(event, gate.stream));  // again, elsewhere: doesn't hold `waiting` back
  EXPECT_OK(aclrtSynchronizeStreamWithTimeout(waiting, 5000));
  aclrtEventRecordedStatus recorded;
  EXPECT_OK(aclrtQueryEventStatus(event, &recorded));
  EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_NOT_READY);
  gate.open();
}

CASE(reset_makes_it_unrecorded) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtRecordEvent(event, nullptr));
  EXPECT_OK(aclrtSynchronizeEvent(event));
  EXPECT_OK(aclrtResetEvent(event, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  aclrtEventStatus status;
  EXPECT_OK(aclrtQueryEvent(event, &status));
  EXPECT(status == ACL_EVENT_STATUS_NOT_READY);
  EXPECT_CODE(aclrtStreamWaitEvent(nullptr, event), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtResetEvent(nullptr, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtRecordEvent(event, nullptr));
  EXPECT_OK(aclrtSynchronizeEvent(event));
}

CASE(times) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtEvent start = nullptr, end = nullptr;
  EXPECT_OK(aclrtCreateEventWithFlag(&start, ACL_EVENT_TIME_LINE));
  EXPECT_OK(aclrtCreateEventExWithFlag(&end, ACL_EVENT_TIME_LINE));
  float ms = -1;
  EXPECT_CODE(aclrtEventElapsedTime(&ms, start, end), ACL_ERROR_RT_INTERNAL_ERROR);
  EXPECT_CODE(aclrtEventElapsedTime(nullptr, start, end), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtRecordEvent(start, nullptr));
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr, [](void*) { usleep(60000); }, nullptr));
  EXPECT_OK(aclrtRecordEvent(end, nullptr));
  EXPECT_OK(aclrtSynchronizeEvent(start));
  EXPECT_CODE(aclrtEventElapsedTime(&ms, start, end), ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID);
  uint64_t time = 0, later = 0;
  EXPECT_CODE(aclrtEventGetTimestamp(end, &time), ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID);
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT_OK(aclrtEventElapsedTime(&ms, start, end));
  EXPECT(ms >= 59.0f && ms < 5000.0f);
  EXPECT_OK(aclrtEventGetTimestamp(start, &time));
  EXPECT_OK(aclrtEventGetTimestamp(end, &later));
  EXPECT(later - time >= 59000);
  aclrtEvent plain = nullptr;
  EXPECT_OK(aclrtCreateEventWithFlag(&plain, ACL_EVENT_SYNC));
  EXPECT_OK(aclrtRecordEvent(plain, nullptr));
  EXPECT_OK(aclrtSynchronizeEvent(plain));
  EXPECT_CODE(aclrtEventElapsedTime(&ms, start, plain), ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID);
}

CASE(streams_of_the_wrong_kind) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtEvent event = nullptr;
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtDestroyStream(stream));
  EXPECT_CODE(aclrtRecordEvent(event, stream), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_CODE(aclrtRecordEvent(stream, nullptr), ACL_ERROR_RT_PARAM_INVALID);
  aclrtEventRecordedStatus recorded;
  EXPECT_OK(aclrtQueryEventStatus(event, &recorded));  // the failed record changed nothing
  EXPECT(recorded == ACL_EVENT_RECORDED_STATUS_NOT_READY);
  EXPECT_OK(aclrtRecordEvent(event, nullptr));
  EXPECT_CODE(aclrtStreamWaitEvent(stream, event), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_CODE(aclrtRecordEventWithFlag(event, nullptr, 2), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtRecordEventWithFlag(event, nullptr, ACL_EVENT_RECORD_DEFAULT));
  EXPECT_OK(aclrtStreamWaitEventWithFlag(nullptr, event, 0, ACL_EVENT_WAIT_DEFAULT));
  EXPECT_CODE(aclrtStreamWaitEventWithTimeout(nullptr, event, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtStreamWaitEventWithTimeout(nullptr, event, -1));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
}

CASE(wait_limit_of_the_process) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSetOpWaitTimeout(1));
  Gate gate;
  aclrtStream waiting = nullptr;
  EXPECT_OK(aclrtCreateStream(&waiting));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtRecordEvent(event, gate.stream));
  EXPECT_OK(aclrtStreamWaitEvent(waiting, event));
  EXPECT_CODE(aclrtSynchronizeStream(waiting), ACL_ERROR_RT_WAIT_TIMEOUT);
  gate.open();
}

CASE(ids_and_available_events) {
  EXPECT_OK(aclrtSetDevice(0));
  uint32_t before = 0, after = 0, id = 0, other_id = 0;
  EXPECT_OK(aclrtGetEventAvailNum(&before));
  aclrtEvent event = nullptr, other = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtCreateEvent(&other));
  EXPECT_OK(aclrtGetEventAvailNum(&after));
  EXPECT(before - after == 2);
  EXPECT_OK(aclrtGetEventId(event, &id));
  EXPECT_OK(aclrtGetEventId(other, &other_id));
  EXPECT(id != other_id);
}

RUN_CASES()

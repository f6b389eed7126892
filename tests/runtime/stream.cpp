// Streams: codes, order, failures, blocking launches, lifetime.
#include <atomic>
#include <chrono>
#include <thread>

#include "check.h"

static double ms_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}
static void sleep_ms(void* ms) { usleep(static_cast<useconds_t>(reinterpret_cast<intptr_t>(ms) * 1000)); }
static void queue_sleep(aclrtStream stream, intptr_t ms) {
  EXPECT_OK(aclrtLaunchHostFunc(stream, sleep_ms, reinterpret_cast<void*>(ms)));
}
// A task that fails: a wait for an event that comes too late. Needs a gate that is opened afterwards.
struct LateEvent {
  aclrtStream other = nullptr;
  aclrtEvent event = nullptr;
  std::atomic<bool> gate{false};
  LateEvent() {
    EXPECT_OK(aclrtCreateStream(&other));
    EXPECT_OK(aclrtCreateEvent(&event));
    EXPECT_OK(aclrtLaunchHostFunc(
        other,
        [](void* open) {
          while (!*static_cast<std::atomic<bool>*>(open)) usleep(1000);
        },
        &gate));
    EXPECT_OK(aclrtRecordEvent(event, other));
  }
  void fail_in(aclrtStream stream) { EXPECT_OK(aclrtStreamWaitEventWithTimeout(stream, event, 20)); }
  void open() {
    gate = true;
    EXPECT_OK(aclrtSynchronizeStream(other));
  }
};

CASE(create_and_destroy) {
  aclrtStream stream = nullptr;
  EXPECT_CODE(aclrtCreateStream(&stream), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtCreateStream(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT(stream != nullptr);
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_CODE(aclrtDestroyStream(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtDestroyStream(stream));
  EXPECT_CODE(aclrtDestroyStream(stream), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_CODE(aclrtDestroyStreamForce(stream), ACL_ERROR_RT_INVALID_HANDLE);
  aclrtStream next = nullptr;
  EXPECT_OK(aclrtCreateStream(&next));
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_INVALID_HANDLE);  // not revived by the new one
  EXPECT_OK(aclrtDestroyStreamForce(next));
}

CASE(foreign_handles) {
  EXPECT_OK(aclrtSetDevice(0));
  int local = 0;
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  for (void* wrong : {static_cast<void*>(&local), reinterpret_cast<void*>(8), event}) {
    EXPECT_CODE(aclrtSynchronizeStream(wrong), ACL_ERROR_RT_INVALID_HANDLE);
    EXPECT_CODE(aclrtDestroyStream(wrong), ACL_ERROR_RT_INVALID_HANDLE);
    EXPECT_CODE(aclrtLaunchHostFunc(wrong, sleep_ms, nullptr), ACL_ERROR_RT_INVALID_HANDLE);
  }
  EXPECT(aclrtSynchronizeStream(event) == ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT(strstr(aclGetRecentErrMsg(), "event") != nullptr);
}

CASE(default_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  static int ran = 0;
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr, [](void*) { ++ran; }, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(ran == 1);
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCtxGetCurrentDefaultStream(&stream));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_CODE(aclrtDestroyStream(stream), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(configuration) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_CODE(aclrtCreateStreamWithConfig(&stream, 8, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtCreateStreamWithConfig(&stream, 0, 0x40), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtCreateStreamWithConfig(&stream, 5, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC));
  uint32_t value = 0;
  EXPECT_OK(aclrtStreamGetPriority(stream, &value));
  EXPECT(value == 5);
  EXPECT_OK(aclrtStreamGetFlags(stream, &value));
  EXPECT(value == 3);
  int32_t id = -1, other_id = -1, least = -1, greatest = -1;
  EXPECT_OK(aclrtStreamGetId(stream, &id));
  EXPECT_OK(aclrtStreamGetId(nullptr, &other_id));
  EXPECT(id != other_id);
  EXPECT_CODE(aclrtStreamGetId(stream, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtDeviceGetStreamPriorityRange(&least, &greatest));
  EXPECT(least == 7 && greatest == 0);
  aclrtStreamConfigHandle* handle = aclrtCreateStreamConfigHandle();
  uint32_t priority = 2;
  EXPECT_OK(aclrtSetStreamConfigOpt(handle, ACL_RT_STREAM_PRIORITY, &priority, sizeof priority));
  EXPECT_CODE(aclrtSetStreamConfigOpt(handle, ACL_RT_STREAM_PRIORITY, &priority, 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtSetStreamConfigOpt(handle, static_cast<aclrtStreamConfigAttr>(9), &priority, 4),
              ACL_ERROR_INVALID_PARAM);
  aclrtStream configured = nullptr;
  EXPECT_OK(aclrtCreateStreamV2(&configured, handle));
  EXPECT_OK(aclrtStreamGetPriority(configured, &value));
  EXPECT(value == 2);
  EXPECT_CODE(aclrtCreateStreamV2(&configured, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtDestroyStreamConfigHandle(handle));
  EXPECT_CODE(aclrtDestroyStreamConfigHandle(nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(attributes) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  aclrtStreamAttrValue value{};
  value.failureMode = ACL_STOP_ON_FAILURE;
  EXPECT_OK(aclrtSetStreamAttribute(stream, ACL_STREAM_ATTR_FAILURE_MODE, &value));
  value.failureMode = 0;
  EXPECT_OK(aclrtGetStreamAttribute(stream, ACL_STREAM_ATTR_FAILURE_MODE, &value));
  EXPECT(value.failureMode == ACL_STOP_ON_FAILURE);
  value.failureMode = 7;
  EXPECT_CODE(aclrtSetStreamAttribute(stream, ACL_STREAM_ATTR_FAILURE_MODE, &value), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSetStreamAttribute(stream, static_cast<aclrtStreamAttr>(99), &value), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtSetStreamFailureMode(stream, 2), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtSetStreamOverflowSwitch(stream, 1));
  uint32_t flag = 0;
  EXPECT_OK(aclrtGetStreamOverflowSwitch(stream, &flag));
  EXPECT(flag == 1);
  EXPECT_CODE(aclrtSetStreamOverflowSwitch(stream, 2), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(query) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  aclrtStreamStatus status = ACL_STREAM_STATUS_RESERVED;
  EXPECT_OK(aclrtStreamQuery(stream, &status));
  EXPECT(status == ACL_STREAM_STATUS_COMPLETE);
  queue_sleep(stream, 100);
  EXPECT_OK(aclrtStreamQuery(stream, &status));
  EXPECT(status == ACL_STREAM_STATUS_NOT_READY);
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_OK(aclrtStreamQuery(stream, &status));
  EXPECT(status == ACL_STREAM_STATUS_COMPLETE);
  EXPECT_CODE(aclrtStreamQuery(stream, nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(synchronize_with_timeout) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_CODE(aclrtSynchronizeStreamWithTimeout(stream, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSynchronizeStreamWithTimeout(stream, -2), ACL_ERROR_RT_PARAM_INVALID);
  queue_sleep(stream, 150);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_CODE(aclrtSynchronizeStreamWithTimeout(stream, 20), ACL_ERROR_RT_STREAM_SYNC_TIMEOUT);
  EXPECT(ms_since(start) >= 19);
  EXPECT_OK(aclrtSynchronizeStreamWithTimeout(stream, -1));
  EXPECT_OK(aclrtSynchronizeStreamWithTimeout(stream, 1000));
}

CASE(tasks_run_in_order) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  static std::vector<intptr_t> seen;
  for (intptr_t i = 0; i < 5000; ++i) {  // more than the ring holds
    EXPECT_OK(aclrtLaunchHostFunc(
        stream, [](void* number) { seen.push_back(reinterpret_cast<intptr_t>(number)); }, reinterpret_cast<void*>(i)));
  }
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(seen.size() == 5000);
  for (size_t i = 0; i < seen.size(); ++i) EXPECT(seen[i] == static_cast<intptr_t>(i));
}

CASE(destroy_waits_for_queued_work) {
  EXPECT_OK(aclrtSetDevice(0));
  for (const bool force : {false, true}) {
    aclrtStream stream = nullptr;
    EXPECT_OK(aclrtCreateStream(&stream));
    static std::atomic<int> ran;
    ran = 0;
    queue_sleep(stream, 50);
    for (int i = 0; i < 100; ++i)
      EXPECT_OK(aclrtLaunchHostFunc(
          stream, [](void*) { ++ran; }, nullptr));
    EXPECT_OK(force ? aclrtDestroyStreamForce(stream) : aclrtDestroyStream(stream));
    EXPECT(ran == 100);
  }
}

CASE(force_gives_up_waits) {
  EXPECT_OK(aclrtSetDevice(0));
  LateEvent late;
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtStreamWaitEvent(stream, late.event));
  EXPECT_OK(aclrtDestroyStreamForce(stream));
  late.open();
}

CASE(failure_surfaces_once_at_synchronize) {
  EXPECT_OK(aclrtSetDevice(0));
  LateEvent late;
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  static int ran = 0;
  late.fail_in(stream);
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  EXPECT(aclrtSynchronizeStream(stream) == ACL_ERROR_RT_WAIT_TIMEOUT);
  const char* message = aclGetRecentErrMsg();
  EXPECT(message != nullptr && strstr(message, "aclrtSynchronizeStream: event") != nullptr);
  EXPECT(aclrtGetLastError(ACL_RT_THREAD_LEVEL) == ACL_ERROR_RT_WAIT_TIMEOUT);
  EXPECT(ran == 1);  // by default later tasks run
  EXPECT_OK(aclrtSynchronizeStream(stream));
  late.fail_in(stream);
  usleep(60000);
  late.open();
  EXPECT_CODE(aclrtSynchronizeDevice(), ACL_ERROR_RT_WAIT_TIMEOUT);
  EXPECT_OK(aclrtSynchronizeDevice());
}

CASE(stop_on_failure) {
  EXPECT_OK(aclrtSetDevice(0));
  LateEvent late;
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtSetStreamFailureMode(stream, ACL_STOP_ON_FAILURE));
  static int ran = 0;
  late.fail_in(stream);
  aclrtEvent after = nullptr;
  EXPECT_OK(aclrtCreateEvent(&after));
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  EXPECT_OK(aclrtRecordEvent(after, stream));
  EXPECT_OK(aclrtSynchronizeEvent(after));  // a discarded record does not hang anybody
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_WAIT_TIMEOUT);
  EXPECT(ran == 0);
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(ran == 1);
  late.open();
}

CASE(launch_blocking) {
  setenv("ASCEND_LAUNCH_BLOCKING", "1", 1);
  EXPECT_OK(aclrtSetDevice(0));
  static std::atomic<int> ran{0};
  for (int i = 1; i <= 100; ++i) {
    EXPECT_OK(aclrtLaunchHostFunc(
        nullptr, [](void*) { ++ran; }, nullptr));
    EXPECT(ran == i);
  }
  // A function of the stream itself isn't waited for: that would never end.
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr,
      [](void*) {
        aclrtSetDevice(0);
        aclrtLaunchHostFunc(
            nullptr, [](void*) { ++ran; }, nullptr);
      },
      nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(ran == 101);
}

CASE(synchronize_inside_its_own_task) {
  EXPECT_OK(aclrtSetDevice(0));
  static int code = -1;
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr,
      [](void*) {
        aclrtSetDevice(0);
        code = aclrtSynchronizeStream(nullptr);
      },
      nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(code == ACL_ERROR_RT_PARAM_INVALID);
}

CASE(host_function_codes) {
  EXPECT_CODE(aclrtLaunchHostFunc(nullptr, sleep_ms, nullptr), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtLaunchHostFunc(nullptr, nullptr, nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(available_streams) {
  EXPECT_OK(aclrtSetDevice(0));
  uint32_t before = 0, after = 0;
  EXPECT_OK(aclrtGetStreamAvailableNum(&before));
  aclrtStream stream = nullptr;
  std::vector<aclrtStream> all;
  while (aclrtCreateStream(&stream) == 0 && all.size() < 10000) all.push_back(stream);
  EXPECT(all.size() == before);
  EXPECT_CODE(aclrtCreateStream(&stream), ACL_ERROR_RT_NO_STREAM_RESOURCE);
  EXPECT_OK(aclrtGetStreamAvailableNum(&after));
  EXPECT(after == 0);
  for (aclrtStream one : all) EXPECT_OK(aclrtDestroyStream(one));
  EXPECT_OK(aclrtCreateStream(&stream));
}

CASE(values_in_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr, other = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtCreateStream(&other));
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, 8, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtMemset(memory, 8, 0, 8));
  static std::atomic<int> ran{0};
  EXPECT_OK(aclrtValueWait(memory, 7, ACL_STREAM_WAIT_VALUE_EQ, stream));
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  usleep(20000);
  EXPECT(ran == 0);
  EXPECT_OK(aclrtValueWrite(memory, 7, 0, other));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(ran == 1);
  EXPECT_OK(aclrtValueWait(memory, 5, ACL_STREAM_WAIT_VALUE_GEQ, stream));
  EXPECT_OK(aclrtValueWait(memory, 2, ACL_STREAM_WAIT_VALUE_AND, stream));
  EXPECT_OK(aclrtValueWait(memory, 7, ACL_STREAM_WAIT_VALUE_NOR, stream));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_CODE(aclrtValueWait(memory, 7, 4, stream), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtValueWait(nullptr, 7, 0, stream), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtValueWrite(static_cast<char*>(memory) + 4, 7, 0, stream), ACL_ERROR_RT_ADDR_UNALIGNED);
  EXPECT_OK(aclrtFree(memory));
}

CASE(notifies) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr, other = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtCreateStream(&other));
  aclrtNotify notify = nullptr;
  EXPECT_CODE(aclrtCreateNotify(nullptr, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT));
  static std::atomic<int> ran{0};
  EXPECT_OK(aclrtWaitAndResetNotify(notify, stream, 0));
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  usleep(10000);
  EXPECT(ran == 0);
  EXPECT_OK(aclrtRecordNotify(notify, other));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(ran == 1);
  EXPECT_OK(aclrtWaitAndResetNotify(notify, stream, 1));  // it was reset
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_WAIT_TIMEOUT);
  EXPECT_OK(aclrtDestroyNotify(notify));
  EXPECT_CODE(aclrtDestroyNotify(notify), ACL_ERROR_RT_PARAM_INVALID);
  aclrtCntNotify counter = nullptr;
  EXPECT_OK(aclrtCntNotifyCreate(&counter, 0));
  aclrtCntNotifyRecordInfo add{ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE, 2};
  aclrtCntNotifyWaitInfo wait{ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE, 4, 5, 1, {}};
  EXPECT_OK(aclrtCntNotifyWaitWithTimeout(counter, stream, &wait));
  EXPECT_OK(aclrtCntNotifyRecord(counter, other, &add));
  EXPECT_OK(aclrtCntNotifyRecord(counter, other, &add));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_CODE(aclrtDestroyNotify(counter), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtCntNotifyDestroy(counter));
}

CASE(no_stream_is_being_captured) {
  aclmdlRICaptureStatus status = ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE;
  aclmdlRI model = &status;
  EXPECT_CODE(aclmdlRICaptureGetInfo(nullptr, &status, &model), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclmdlRICaptureGetInfo(stream, &status, &model));
  EXPECT(status == ACL_MODEL_RI_CAPTURE_STATUS_NONE && model == nullptr);
  EXPECT_OK(aclmdlRICaptureGetInfo(nullptr, &status, &model));  // the default stream
  EXPECT_CODE(aclmdlRICaptureGetInfo(stream, nullptr, &model), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclmdlRICaptureGetInfo(stream, &status, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtDestroyStream(stream));
  EXPECT_CODE(aclmdlRICaptureGetInfo(stream, &status, &model), ACL_ERROR_RT_INVALID_HANDLE);
}

RUN_CASES()

// Callbacks in the program's threads.
#include <pthread.h>

#include <atomic>
#include <thread>

#include "check.h"

static uint64_t self() { return static_cast<uint64_t>(pthread_self()); }
static void count(void* counter) { ++*static_cast<std::atomic<int>*>(counter); }

CASE(codes) {
  EXPECT_CODE(aclrtSubscribeReport(self(), nullptr), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  std::atomic<int> ran{0};
  EXPECT_CODE(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, nullptr), ACL_ERROR_RT_STREAM_NO_CB_REG);
  EXPECT_CODE(aclrtProcessReport(10), ACL_ERROR_RT_THREAD_SUBSCRIBE);
  EXPECT_CODE(aclrtUnSubscribeReport(self(), nullptr), ACL_ERROR_RT_STREAM_NO_CB_REG);
  EXPECT_OK(aclrtSubscribeReport(self(), nullptr));
  EXPECT_CODE(aclrtSubscribeReport(self(), nullptr), ACL_ERROR_RT_STREAM_SUBSCRIBE);
  EXPECT_CODE(aclrtLaunchCallback(nullptr, &ran, ACL_CALLBACK_BLOCK, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtLaunchCallback(count, &ran, static_cast<aclrtCallbackBlockType>(2), nullptr),
              ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtProcessReport(0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtProcessReport(-2), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtProcessReport(10), ACL_ERROR_RT_REPORT_TIMEOUT);
  EXPECT_CODE(aclrtUnSubscribeReport(self() + 1, nullptr), ACL_ERROR_RT_THREAD_SUBSCRIBE);
  EXPECT_OK(aclrtUnSubscribeReport(self(), nullptr));
  EXPECT_CODE(aclrtProcessReport(10), ACL_ERROR_RT_THREAD_SUBSCRIBE);
}

CASE(runs_in_the_calling_thread) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSubscribeReport(self(), nullptr));
  static pthread_t ran_in;
  EXPECT_OK(aclrtLaunchCallback([](void*) { ran_in = pthread_self(); }, nullptr, ACL_CALLBACK_BLOCK, nullptr));
  EXPECT_OK(aclrtProcessReport(-1));
  EXPECT(pthread_equal(ran_in, pthread_self()));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT_OK(aclrtUnSubscribeReport(self(), nullptr));
}

CASE(block_holds_the_stream_back) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSubscribeReport(self(), nullptr));
  std::atomic<int> callbacks{0}, tasks{0};
  EXPECT_OK(aclrtLaunchCallback(count, &callbacks, ACL_CALLBACK_NO_BLOCK, nullptr));
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, count, &tasks));
  EXPECT_OK(aclrtLaunchCallback(count, &callbacks, ACL_CALLBACK_BLOCK, nullptr));
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, count, &tasks));
  usleep(30000);
  EXPECT(tasks == 1 && callbacks == 0);
  EXPECT_CODE(aclrtSynchronizeStreamWithTimeout(nullptr, 10), ACL_ERROR_RT_STREAM_SYNC_TIMEOUT);
  EXPECT_OK(aclrtProcessReport(1000));
  EXPECT_OK(aclrtProcessReport(1000));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(tasks == 2 && callbacks == 2);
}

CASE(a_thread_serves_many_streams) {
  EXPECT_OK(aclrtSetDevice(0));
  std::atomic<int> ran{0};
  std::atomic<bool> stop{false};
  std::thread server([&] {
    while (!stop) {
      const int code = aclrtProcessReport(20);
      EXPECT(code == 0 || code == ACL_ERROR_RT_REPORT_TIMEOUT || code == ACL_ERROR_RT_THREAD_SUBSCRIBE);
      if (code == ACL_ERROR_RT_THREAD_SUBSCRIBE) usleep(1000);
    }
  });
  const uint64_t thread = static_cast<uint64_t>(server.native_handle());
  std::vector<aclrtStream> streams(8);
  for (aclrtStream& stream : streams) {
    EXPECT_OK(aclrtCreateStream(&stream));
    EXPECT_OK(aclrtSubscribeReport(thread, stream));
  }
  for (int i = 0; i < 50; ++i) {
    for (aclrtStream stream : streams) {
      EXPECT_OK(aclrtLaunchCallback(count, &ran, i % 2 ? ACL_CALLBACK_BLOCK : ACL_CALLBACK_NO_BLOCK, stream));
    }
  }
  for (aclrtStream stream : streams) {
    EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream));
    EXPECT_OK(aclrtSynchronizeStream(stream));
    EXPECT_OK(aclrtUnSubscribeReport(thread, stream));
    EXPECT_OK(aclrtDestroyStream(stream));
  }
  EXPECT(ran == 8 * 51);
  stop = true;
  server.join();
}

CASE(unsubscribe_releases_a_blocked_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtSubscribeReport(self(), stream));
  std::atomic<int> ran{0};
  EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream));
  usleep(10000);
  EXPECT_OK(aclrtUnSubscribeReport(self(), stream));
  EXPECT_OK(aclrtSynchronizeStreamWithTimeout(stream, 5000));
  EXPECT(ran == 0);
}

CASE(destroying_a_stream_with_callbacks) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtSubscribeReport(self(), stream));
  std::atomic<int> ran{0};
  EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream));
  EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream));
  EXPECT_OK(aclrtDestroyStream(stream));
  EXPECT_CODE(aclrtProcessReport(10), ACL_ERROR_RT_THREAD_SUBSCRIBE);
  EXPECT(ran == 0);
}

CASE(host_function_names_do_the_same) {
  EXPECT_OK(aclrtSetDevice(0));
  std::atomic<int> ran{0};
  EXPECT_CODE(aclrtProcessHostFunc(10), ACL_ERROR_RT_THREAD_SUBSCRIBE);
  EXPECT_OK(aclrtSubscribeHostFunc(self(), nullptr));
  EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, nullptr));
  EXPECT_OK(aclrtProcessHostFunc(1000));
  EXPECT(ran == 1);
  EXPECT_OK(aclrtUnSubscribeHostFunc(self(), nullptr));
}

CASE(with_launch_blocking) {
  setenv("ASCEND_LAUNCH_BLOCKING", "1", 1);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSubscribeReport(self(), nullptr));
  std::atomic<int> ran{0};
  EXPECT_OK(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, nullptr));
  EXPECT_OK(aclrtProcessReport(1000));
  EXPECT(ran == 1);
}

RUN_CASES()

// fork(), exit, and device resets while work is queued.
#include <atomic>
#include <thread>

#include "check.h"

static void slowly(void*) { usleep(300000); }

CASE(exit_without_any_cleanup) {
  EXPECT_OK(aclInit(nullptr));
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  aclrtEvent event = nullptr;
  aclrtContext context = nullptr;
  void *memory = nullptr, *pinned = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtMalloc(&memory, 1000, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtMallocHost(&pinned, 1000));
  EXPECT_OK(aclrtMemsetAsync(memory, 1000, 1, 1000, stream));
  EXPECT_OK(aclrtRecordEvent(event, stream));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_OK(aclrtCreateContext(&context, 0));
}

CASE(exit_while_work_is_queued) {
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, 1000, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, slowly, nullptr));
  for (int i = 0; i < 500; ++i) EXPECT_OK(aclrtMemsetAsync(memory, 1000, 1, 1000, nullptr));
  EXPECT_OK(aclrtFree(memory));
}

CASE(exit_while_a_stream_waits) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr, other = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtCreateStream(&other));
  aclrtEvent event = nullptr;
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtLaunchHostFunc(other, slowly, nullptr));
  EXPECT_OK(aclrtRecordEvent(event, other));
  EXPECT_OK(aclrtStreamWaitEvent(stream, event));
}

CASE(return_of_a_thread_with_a_context) {
  std::thread([] {
    EXPECT_OK(aclrtSetDevice(0));
    EXPECT_OK(aclrtLaunchHostFunc(nullptr, slowly, nullptr));
  }).join();
  EXPECT_OK(aclrtResetDevice(0));
}

CASE(reset_with_queued_work_runs_it) {
  static std::atomic<int> ran{0};
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtLaunchHostFunc(stream, slowly, nullptr));
  for (int i = 0; i < 100; ++i)
    EXPECT_OK(aclrtLaunchHostFunc(
        stream, [](void*) { ++ran; }, nullptr));
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT(ran == 100);
}

CASE(set_and_reset_many_times) {
  for (int i = 0; i < 50; ++i) {
    EXPECT_OK(aclrtSetDevice(0));
    void* memory = nullptr;
    EXPECT_OK(aclrtMalloc(&memory, 1 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT_OK(aclrtMemsetAsync(memory, 1 << 20, i, 1 << 20, nullptr));
    EXPECT_OK(aclrtResetDevice(0));
  }
}

CASE(child_uses_its_own_workers) {
  if (kUnderTsan) return;  // it allows no threads in the child of a process with threads
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, 1000, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtMemsetAsync(memory, 1000, 1, 1000, stream));
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT_OK(aclrtLaunchHostFunc(stream, slowly, nullptr));  // in the parent
  static std::atomic<int> ran{0};
  EXPECT_OK(aclrtLaunchHostFunc(
      stream, [](void*) { ++ran; }, nullptr));
  const int code = in_child([&] {
    EXPECT_OK(aclrtSynchronizeStreamWithTimeout(stream, 5000));
    EXPECT(ran == 0);  // what the parent queued is dropped
    EXPECT_OK(aclrtMemsetAsync(memory, 1000, 2, 1000, stream));
    EXPECT_OK(aclrtLaunchHostFunc(
        nullptr, [](void*) { ++ran; }, nullptr));
    EXPECT_OK(aclrtSynchronizeDevice());
    EXPECT(ran == 1 && static_cast<char*>(memory)[999] == 2);
    EXPECT_OK(aclrtFree(memory));
    EXPECT_OK(aclrtDestroyStream(stream));
    EXPECT_OK(aclrtResetDevice(0));
  });
  EXPECT(code == 0);
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(ran == 1 && static_cast<char*>(memory)[999] == 1);
}

CASE(child_that_only_exits) {
  if (kUnderTsan) return;
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, slowly, nullptr));
  EXPECT(in_child([] {}) == 0);
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
}

CASE(fork_while_threads_are_busy) {
  if (kUnderTsan || kUnderAsan) return;  // gcc 12's ASan may fork with its own allocator locked
  EXPECT_OK(aclrtSetDevice(0));
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] {
      EXPECT_OK(aclrtSetDevice(0));
      aclrtStream stream = nullptr;
      EXPECT_OK(aclrtCreateStream(&stream));
      aclrtEvent event = nullptr;
      while (!stop) {
        void* memory = nullptr;
        EXPECT_OK(aclrtMalloc(&memory, 5000, ACL_MEM_MALLOC_HUGE_FIRST));
        EXPECT_OK(aclrtMemsetAsync(memory, 5000, 1, 5000, stream));
        EXPECT_OK(aclrtCreateEvent(&event));
        EXPECT_OK(aclrtRecordEvent(event, stream));
        EXPECT_OK(aclrtSynchronizeEvent(event));
        EXPECT_OK(aclrtDestroyEvent(event));
        EXPECT_OK(aclrtFree(memory));
      }
    });
  }
  for (int i = 0; i < 20; ++i) {
    const int code = in_child([] {
      void* memory = nullptr;
      EXPECT_OK(aclrtMalloc(&memory, 5000, ACL_MEM_MALLOC_HUGE_FIRST));
      EXPECT_OK(aclrtMemsetAsync(memory, 5000, 1, 5000, nullptr));
      EXPECT_OK(aclrtSynchronizeDevice());
      EXPECT_OK(aclrtFree(memory));
      fflush(nullptr);
      _exit(g_failures == 0 ? 0 : 1);
    });
    EXPECT(code == 0);
  }
  stop = true;
  for (std::thread& thread : threads) thread.join();
}

RUN_CASES()

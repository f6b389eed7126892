// Many threads and streams at once; run under ThreadSanitizer too.
#include <algorithm>
#include <atomic>
#include <thread>

#include "check.h"

constexpr int kScale = kUnderTsan || kUnderAsan ? 1 : 4;

template <class Body>
static void in_threads(int count, const Body& body) {
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      EXPECT_OK(aclrtSetDevice(0));
      body(i);
      EXPECT_OK(aclrtResetDevice(0));
    });
  }
  for (std::thread& thread : threads) thread.join();
}

CASE(one_stream_many_producers) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  static int sum = 0;  // only the stream's worker touches it
  in_threads(4, [&](int) {
    for (int i = 0; i < 3000 * kScale; ++i)
      EXPECT_OK(aclrtLaunchHostFunc(
          stream, [](void*) { ++sum; }, nullptr));
    EXPECT_OK(aclrtSynchronizeStream(stream));
  });
  EXPECT_OK(aclrtSynchronizeStream(stream));
  EXPECT(sum == 4 * 3000 * kScale);
}

CASE(many_streams_many_threads) {
  EXPECT_OK(aclrtSetDevice(0));
  in_threads(4, [&](int) {
    std::vector<aclrtStream> streams(6);
    std::vector<int> counts(6, 0);
    for (aclrtStream& stream : streams) EXPECT_OK(aclrtCreateStream(&stream));
    for (int i = 0; i < 300 * kScale; ++i) {
      for (size_t s = 0; s < streams.size(); ++s) {
        EXPECT_OK(aclrtLaunchHostFunc(
            streams[s], [](void* count) { ++*static_cast<int*>(count); }, &counts[s]));
      }
      if (i % 64 == 0) EXPECT_OK(aclrtSynchronizeStream(streams[i % 6]));
    }
    for (size_t s = 0; s < streams.size(); ++s) {
      EXPECT_OK(aclrtSynchronizeStream(streams[s]));
      EXPECT(counts[s] == 300 * kScale);
      EXPECT_OK(aclrtDestroyStream(streams[s]));
    }
  });
}

// A value is passed round a ring of streams through events; every step must see the one before.
CASE(events_order_streams) {
  EXPECT_OK(aclrtSetDevice(0));
  std::vector<aclrtStream> streams(5);
  std::vector<aclrtEvent> events(5);
  for (aclrtStream& stream : streams) EXPECT_OK(aclrtCreateStream(&stream));
  for (aclrtEvent& event : events) EXPECT_OK(aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC));
  static int value = 0, wrong = 0;
  for (intptr_t i = 0; i < 2000 * kScale; ++i) {
    const size_t now = i % 5, before = (i + 4) % 5;
    EXPECT_OK(aclrtStreamWaitEvent(streams[now], events[before]));
    EXPECT_OK(aclrtLaunchHostFunc(
        streams[now],
        [](void* expected) {
          if (value != static_cast<int>(reinterpret_cast<intptr_t>(expected))) ++wrong;
          ++value;
        },
        reinterpret_cast<void*>(i)));
    EXPECT_OK(aclrtRecordEvent(events[now], streams[now]));
  }
  EXPECT_OK(aclrtSynchronizeDevice());
  EXPECT(wrong == 0 && value == 2000 * kScale);
}

CASE(memory_from_many_threads) {
  EXPECT_OK(aclrtSetDevice(0));
  in_threads(4, [&](int thread) {
    aclrtStream stream = nullptr;
    EXPECT_OK(aclrtCreateStream(&stream));
    for (int i = 0; i < 500 * kScale; ++i) {
      const size_t size = 1 + static_cast<size_t>(i * 7919 % 200000);
      void* memory = nullptr;
      EXPECT_OK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
      EXPECT_OK(aclrtMemsetAsync(memory, size, thread, size, stream));
      if (i % 3 == 0) {
        EXPECT_OK(aclrtSynchronizeStream(stream));
        EXPECT(static_cast<char*>(memory)[size - 1] == thread);
      }
      EXPECT_OK(aclrtFree(memory));
    }
    EXPECT_OK(aclrtSynchronizeStream(stream));
    EXPECT_OK(aclrtDestroyStream(stream));
  });
}

// Handles that other threads destroy: any of the documented codes, no crash.
CASE(destroying_while_others_use) {
  EXPECT_OK(aclrtSetDevice(0));
  static std::atomic<aclrtStream> stream;
  static std::atomic<aclrtEvent> event;
  static std::atomic<bool> stop{false};
  aclrtStream first = nullptr;
  aclrtEvent first_event = nullptr;
  EXPECT_OK(aclrtCreateStream(&first));
  EXPECT_OK(aclrtCreateEvent(&first_event));
  stream = first;
  event = first_event;
  std::vector<std::thread> users;
  for (int i = 0; i < 3; ++i) {
    users.emplace_back([] {
      EXPECT_OK(aclrtSetDevice(0));
      while (!stop) {
        const auto allowed = [](int code) {
          EXPECT(code == 0 || code == ACL_ERROR_RT_INVALID_HANDLE || code == ACL_ERROR_RT_PARAM_INVALID);
        };
        allowed(aclrtLaunchHostFunc(
            stream, [](void*) {}, nullptr));
        allowed(aclrtRecordEvent(event, stream));
        allowed(aclrtStreamWaitEvent(stream, event));
        allowed(aclrtSynchronizeStream(stream));
        aclrtEventRecordedStatus status;
        allowed(aclrtQueryEventStatus(event, &status));
      }
    });
  }
  for (int i = 0; i < 100 * kScale; ++i) {
    aclrtStream next = nullptr;
    aclrtEvent next_event = nullptr;
    EXPECT_OK(aclrtCreateStream(&next));
    EXPECT_OK(aclrtCreateEvent(&next_event));
    EXPECT_OK(aclrtDestroyStream(stream.exchange(next)));
    EXPECT_OK(aclrtDestroyEvent(event.exchange(next_event)));
  }
  stop = true;
  for (std::thread& user : users) user.join();
}

CASE(devices_come_and_go_in_threads) {
  setenv("ACLNN_DEVICE_COUNT", "3", 1);
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([i] {
      for (int round = 0; round < 30 * kScale; ++round) {
        EXPECT_OK(aclrtSetDevice(i % 3));
        aclrtStream stream = nullptr;
        EXPECT_OK(aclrtCreateStream(&stream));
        EXPECT_OK(aclrtLaunchHostFunc(
            stream, [](void*) {}, nullptr));
        EXPECT_OK(aclrtSynchronizeStream(stream));
        EXPECT_OK(aclrtDestroyStream(stream));
        EXPECT_OK(aclrtResetDevice(i % 3));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

// Threads that wait run queued copies themselves. Each task moves one number a place on, so a task that is lost, run
// twice or run out of order breaks the chain.
CASE(waiting_threads_run_tasks_in_order) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtContext context = nullptr;
  EXPECT_OK(aclrtGetCurrentContext(&context));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  constexpr int kSteps = 3000;
  int* chain = nullptr;
  EXPECT_OK(aclrtMalloc(reinterpret_cast<void**>(&chain), (kSteps + 1) * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));
  std::atomic<bool> stop{false};
  std::vector<std::thread> waiting;
  for (int i = 0; i < 3; ++i) {
    waiting.emplace_back([&] {
      EXPECT_OK(aclrtSetCurrentContext(context));
      while (!stop) EXPECT_OK(aclrtSynchronizeStream(stream));
    });
  }
  for (int round = 1; round <= 5; ++round) {
    std::fill(chain, chain + kSteps + 1, 0);
    chain[0] = round;
    for (int i = 0; i < kSteps; ++i) {
      EXPECT_OK(aclrtMemcpyAsync(&chain[i + 1], sizeof(int), &chain[i], sizeof(int), ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
      if (i % 97 == 0) {  // only the stream's own thread may run this one
        EXPECT_OK(aclrtLaunchHostFunc(stream, [](void*) { usleep(20); }, nullptr));
      }
      if (i % 501 == 0) usleep(100);  // the stream's thread goes to sleep
    }
    EXPECT_OK(aclrtSynchronizeStream(stream));
    EXPECT(chain[kSteps] == round);
  }
  stop = true;
  for (auto& thread : waiting) thread.join();
  EXPECT_OK(aclrtDestroyStream(stream));
  EXPECT_OK(aclrtFree(chain));
}

RUN_CASES()

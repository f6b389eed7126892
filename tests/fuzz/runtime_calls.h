// Calls of the runtime: memory, streams, events, host functions.
#pragma once

#include <cstring>

#include "world.h"

namespace fuzz {

class RuntimeCalls {
 protected:
  explicit RuntimeCalls(uint64_t seed) : random_(seed) {}

  // -- Memory --

  void allocate() {
    if (!random_.one_in(10)) {
      new_memory(random_.between(1, 8192));
      return;
    }
    void* data = nullptr;
    const size_t size = random_.of<size_t>({0, size_t{1} << 62, ~size_t{0}, 100});
    const int code = expect("aclrtMalloc", aclrtMalloc(random_.one_in(3) ? nullptr : &data, size,
                                                       random_.of({ACL_MEM_MALLOC_HUGE_FIRST, ACL_MEM_MALLOC_NORMAL_ONLY})),
                            {0, 100000, 207001});
    if (code == 0) expect("aclrtFree", aclrtFree(data), {0});
  }

  int new_memory(int64_t size) {
    void* base = nullptr;
    const size_t whole = static_cast<size_t>(size + 2 * Memory::kGuard);
    expect("aclrtMalloc", aclrtMalloc(&base, whole, ACL_MEM_MALLOC_HUGE_FIRST), {0});
    std::memset(base, Memory::kGuardValue, whole);
    char* data = static_cast<char*>(base) + Memory::kGuard;
    std::memset(data, static_cast<int>(random_.below(256)), static_cast<size_t>(size));
    world_.memory.push_back({static_cast<char*>(base), data, size, true});
    return static_cast<int>(world_.memory.size()) - 1;
  }

  void free_memory() {
    if (world_.memory.empty() || random_.one_in(8)) {
      expect("aclrtFree of something", aclrtFree(foreign<void>(random_)), {100000, 107000});
      return;
    }
    Memory& block = random_.pick(world_.memory);
    // The address of a dead block may be a new block's by now; then freeing it is a client's mistake no one can see.
    if (!block.alive) return;
    block.alive = false;
    expect("aclrtFree", aclrtFree(block.base), {0});
  }

  void copy() {
    const int index = world_.live_memory(random_);
    if (index < 0) return;
    const Memory& block = world_.memory[index];
    const auto kind = static_cast<aclrtMemcpyKind>(random_.one_in(10) ? random_.of({2, 3, 6, 99, -1}) : 0);
    const size_t most = static_cast<size_t>(block.size);
    const size_t count = static_cast<size_t>(random_.between(0, block.size + (random_.one_in(6) ? 9 : 0)));
    const bool null = random_.one_in(20);
    if (random_.one_in(2)) {
      const auto direction = kind == 0 ? ACL_MEMCPY_HOST_TO_DEVICE : kind;
      expect("aclrtMemcpy", aclrtMemcpy(null ? nullptr : block.data, most, host_, count, direction), {0, 100000, 107000});
    } else {
      const auto direction = kind == 0 ? ACL_MEMCPY_DEVICE_TO_HOST : kind;
      const int code = aclrtMemcpyAsync(host_, count, null ? nullptr : block.data,
                                        count < most ? count : most, direction, any_stream());
      expect("aclrtMemcpyAsync", code, {0, 100000, 107000, 107002, 107003, 107017, 207000});
    }
  }

  void fill() {
    const int index = world_.live_memory(random_);
    if (index < 0) return;
    const Memory& block = world_.memory[index];
    const size_t most = static_cast<size_t>(block.size);
    const size_t count = static_cast<size_t>(random_.between(0, block.size + (random_.one_in(6) ? 9 : 0)));
    void* to = random_.one_in(20) ? nullptr : block.data;
    if (random_.one_in(2)) {
      expect("aclrtMemset", aclrtMemset(to, most, 0, count), {0, 100000, 107000});
    } else {
      expect("aclrtMemsetAsync", aclrtMemsetAsync(to, most, 0, count, any_stream()),
             {0, 100000, 107000, 107002, 107003, 107017});
    }
  }

  // -- Streams and events --

  aclrtStream any_stream() {
    if (world_.streams.empty() || random_.one_in(4)) return random_.one_in(4) ? foreign<void>(random_) : nullptr;
    return random_.pick(world_.streams).handle;
  }

  void create_stream() {
    if (world_.streams.size() > 6) return;
    aclrtStream handle = nullptr;
    if (expect("aclrtCreateStream", aclrtCreateStream(random_.one_in(20) ? nullptr : &handle), {0, 100000}) == 0) {
      world_.streams.push_back({handle, true});
    }
  }

  void destroy_stream() {
    if (world_.streams.empty() || random_.one_in(6)) {
      void* handle = random_.one_in(2) && !world_.events.empty() ? random_.pick(world_.events).handle : foreign<void>(random_);
      expect("aclrtDestroyStream of something", aclrtDestroyStream(handle), {100000, 107017});
      return;
    }
    Stream& stream = random_.pick(world_.streams);
    const int code = expect("aclrtDestroyStream", aclrtDestroyStream(stream.handle), {0, 107017});
    if ((code == 0) != stream.alive) stop("aclrtDestroyStream: alive and answer differ");
    stream.alive = false;
  }

  void synchronize() {
    aclrtStreamStatus status;
    switch (random_.below(4)) {
      case 0:
        expect("aclrtSynchronizeStream", aclrtSynchronizeStream(any_stream()), {0, 107003, 107017, 507015});
        break;
      case 1:
        expect("aclrtSynchronizeStreamWithTimeout",
               aclrtSynchronizeStreamWithTimeout(any_stream(), random_.of({-2, -1, 0, 1, 1000})),
               {0, 107000, 107003, 107017, 507015, 507046});
        break;
      case 2:
        expect("aclrtStreamQuery", aclrtStreamQuery(any_stream(), random_.one_in(8) ? nullptr : &status),
               {0, 100000, 107003, 107017});
        break;
      default:
        expect("aclrtSynchronizeDevice", aclrtSynchronizeDevice(), {0, 507015});
    }
  }

  void create_event() {
    if (world_.events.size() > 12) return;
    aclrtEvent handle = nullptr;
    aclrtEvent* to = random_.one_in(20) ? nullptr : &handle;
    const uint32_t flag = random_.of({ACL_EVENT_SYNC, ACL_EVENT_TIME_LINE, ACL_EVENT_CAPTURE_STREAM_PROGRESS, 0x80000u});
    const int code = random_.one_in(3)   ? aclrtCreateEvent(to)
                     : random_.one_in(2) ? aclrtCreateEventWithFlag(to, flag)
                                         : aclrtCreateEventExWithFlag(to, flag);
    if (expect("aclrtCreateEvent...", code, {0, 100000, 107000}) == 0) world_.events.push_back({handle, true});
  }

  aclrtEvent any_event() {
    if (world_.events.empty() || random_.one_in(6)) {
      return random_.one_in(2) && !world_.streams.empty() ? random_.pick(world_.streams).handle : foreign<void>(random_);
    }
    return random_.pick(world_.events).handle;
  }

  void use_event() {
    aclrtEventStatus status;
    aclrtEventRecordedStatus recorded;
    float milliseconds;
    switch (random_.below(8)) {
      case 0: {
        const aclrtEvent handle = any_event();
        const int code = expect("aclrtDestroyEvent", aclrtDestroyEvent(handle), {0, 100000, 107000});
        for (Event& event : world_.events) {
          if (event.handle != handle) continue;
          if ((code == 0) != event.alive) stop("aclrtDestroyEvent: alive and answer differ");
          event.alive = false;
        }
        break;
      }
      case 1: case 2:
        expect("aclrtRecordEvent", aclrtRecordEvent(any_event(), any_stream()), {0, 100000, 107000, 107003, 107017});
        break;
      case 3:
        expect("aclrtStreamWaitEvent", aclrtStreamWaitEvent(any_stream(), any_event()), {0, 100000, 107000, 107003, 107017});
        break;
      case 4:
        expect("aclrtQueryEvent", aclrtQueryEvent(any_event(), &status), {0, 100000, 107000, 207000});
        break;
      case 5:
        expect("aclrtQueryEventStatus", aclrtQueryEventStatus(any_event(), &recorded), {0, 100000, 107000});
        break;
      case 6:
        expect("aclrtSynchronizeEventWithTimeout",
               aclrtSynchronizeEventWithTimeout(any_event(), random_.of({0, -2, 1, 1000})), {0, 100000, 107000, 507047});
        break;
      default:
        expect("aclrtEventElapsedTime", aclrtEventElapsedTime(&milliseconds, any_event(), any_event()),
               {0, 100000, 107000, 107006, 507000});
    }
  }

  static void count_up(void* counter) { ++*static_cast<volatile int*>(counter); }

  void host_function() {
    static int counter;
    if (random_.one_in(4)) {
      expect("aclrtLaunchCallback without a subscriber",
             aclrtLaunchCallback(count_up, &counter, ACL_CALLBACK_NO_BLOCK, any_stream()), {107003, 107015, 107017});
    } else {
      expect("aclrtLaunchHostFunc", aclrtLaunchHostFunc(any_stream(), random_.one_in(10) ? nullptr : count_up, &counter),
             {0, 100000, 107003, 107017});
    }
  }

  Random random_;
  World world_;
  char* const host_ = host_side();

 private:
  // The host's side of copies; queued ones may still use it when their sequence is over.
  static char* host_side() {
    static char bytes[1 << 16];
    return bytes;
  }
};

}  // namespace fuzz

// How long the runtime's everyday calls take: prints medians, checks nothing. Run by hand.
#include <unistd.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "acl/acl.h"

using Clock = std::chrono::steady_clock;

template <class Call>
static double median_ns(int count, const Call& call) {
  std::vector<double> times;
  for (int i = 0; i < count; ++i) {
    const auto start = Clock::now();
    call();
    times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - start).count());
  }
  std::nth_element(times.begin(), times.begin() + count / 2, times.end());
  return times[count / 2];
}

int main() {
  aclrtSetDevice(0);
  aclrtStream stream = nullptr;
  aclrtCreateStream(&stream);
  const auto nothing = [](void*) {};
  aclrtLaunchHostFunc(stream, nothing, nullptr);
  aclrtSynchronizeStream(stream);

  printf("clock read                         %8.0f ns\n", median_ns(20000, [] {}));
  {
    // In bursts that the ring holds, so that a full ring isn't measured.
    std::vector<double> all;
    for (int burst = 0; burst < 100; ++burst) {
      all.push_back(median_ns(400, [&] { aclrtLaunchHostFunc(stream, nothing, nullptr); }));
      aclrtSynchronizeStream(stream);
    }
    std::sort(all.begin(), all.end());
    printf("submit (host function), burst      %8.0f ns\n", all[50]);
  }
  printf("synchronise, nothing queued        %8.0f ns\n", median_ns(20000, [&] { aclrtSynchronizeStream(stream); }));
  printf("submit + synchronise, hot          %8.0f ns\n", median_ns(20000, [&] {
           aclrtLaunchHostFunc(stream, nothing, nullptr);
           aclrtSynchronizeStream(stream);
         }));
  printf("submit + synchronise, parked       %8.0f ns\n", [&] {
    std::vector<double> times;
    for (int i = 0; i < 1000; ++i) {
      usleep(200);  // longer than the worker spins
      times.push_back(median_ns(1, [&] {
        aclrtLaunchHostFunc(stream, nothing, nullptr);
        aclrtSynchronizeStream(stream);
      }));
    }
    std::nth_element(times.begin(), times.begin() + 500, times.end());
    return times[500];
  }());
  printf("submit to a parked worker          %8.0f ns\n", [&] {
    std::vector<double> times;
    for (int i = 0; i < 1000; ++i) {
      usleep(200);
      times.push_back(median_ns(1, [&] { aclrtLaunchHostFunc(stream, nothing, nullptr); }));
      aclrtSynchronizeStream(stream);
    }
    std::nth_element(times.begin(), times.begin() + 500, times.end());
    return times[500];
  }());
  for (const size_t size : {size_t{100}, size_t{100000}, size_t{64} << 20}) {
    printf("malloc + free, %8zu bytes       %8.0f ns\n", size, median_ns(20000, [&] {
             void* memory = nullptr;
             aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST);
             aclrtFree(memory);
           }));
  }
  aclrtEvent event = nullptr;
  aclrtCreateEvent(&event);
  printf("record event + synchronise it, hot %8.0f ns\n", median_ns(20000, [&] {
           aclrtRecordEvent(event, stream);
           aclrtSynchronizeEvent(event);
         }));
  aclrtStream second = nullptr;
  aclrtCreateStream(&second);
  printf("task > event > other stream > host %8.0f ns\n", median_ns(5000, [&] {
           aclrtRecordEvent(event, stream);
           aclrtStreamWaitEvent(second, event);
           aclrtSynchronizeStream(second);
         }));
  aclrtResetDevice(0);
}

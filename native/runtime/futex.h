// Waiting on a 32-bit word, with a time limit that std::atomic::wait lacks, and the bounded spin before it.
#pragma once

#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <climits>
#include <cstdint>

#include "base/pause.h"

namespace pyaclnn {

inline int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// A point in time; forever() never comes.
struct Deadline {
  int64_t at_ns;
  static Deadline forever() { return {INT64_MAX}; }
  static Deadline in_ms(int64_t ms) { return {now_ns() + ms * 1000000}; }
  bool is_forever() const { return at_ns == INT64_MAX; }
  bool passed() const { return !is_forever() && now_ns() >= at_ns; }
  Deadline earlier(Deadline other) const { return at_ns < other.at_ns ? *this : other; }
};

// Sleeps while `word` holds `expected`, until a wake or the deadline. It may return early: callers loop.
inline void futex_wait(std::atomic<uint32_t>& word, uint32_t expected, Deadline deadline) {
  timespec left{};
  timespec* limit = nullptr;
  if (!deadline.is_forever()) {
    const int64_t ns = deadline.at_ns - now_ns();
    if (ns <= 0) return;
    left.tv_sec = ns / 1000000000;
    left.tv_nsec = ns % 1000000000;
    limit = &left;
  }
  syscall(SYS_futex, reinterpret_cast<uint32_t*>(&word), FUTEX_WAIT_PRIVATE, expected, limit, nullptr, 0);
}

inline void futex_wake_all(std::atomic<uint32_t>& word) {
  syscall(SYS_futex, reinterpret_cast<uint32_t*>(&word), FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}

// Spinning answers within a microsecond where sleeping needs ten; it is pointless when there is only one CPU.
inline int64_t spin_budget_ns() {
  static const int64_t budget = sysconf(_SC_NPROCESSORS_ONLN) > 1 ? 20000 : 0;
  return budget;
}

inline constexpr int64_t kSpinBeforeYieldNs = 5000;

// Spins until `done()` or the budget is used up; gives done()'s answer.
template <class Done>
bool spin_until(const Done& done) {
  if (done()) return true;
  const int64_t budget = spin_budget_ns();
  if (budget == 0) return false;
  const int64_t start = now_ns();
  for (int64_t now = start; now < start + budget; now = now_ns()) {
    for (int i = 0; i < 32; ++i) {
      if (done()) return true;
      cpu_pause();
    }
    // The other side may have been woken onto this very CPU; in the first microseconds it is more likely about to
    // finish, and a system call would only make us late.
    if (now - start > kSpinBeforeYieldNs) sched_yield();
  }
  return done();
}

}  // namespace pyaclnn

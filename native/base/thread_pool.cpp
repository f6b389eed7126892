#include "base/thread_pool.h"

#include <pthread.h>
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <new>
#include <thread>

#include "base/environment.h"
#include "base/fp_environment.h"
#include "base/pause.h"
#include "base/placement.h"

namespace pyaclnn {
namespace {

// Long enough to bridge the gap between two operators of one stream, short enough not to matter on a laptop.
constexpr int kSpins = 4000;

int configured_threads() {
  if (const int wanted = environment().threads) return std::min(wanted, 1024);
  cpu_set_t cpus;
  if (sched_getaffinity(0, sizeof cpus, &cpus) == 0) return std::max(1, CPU_COUNT(&cpus));
  return std::max(1u, std::thread::hardware_concurrency());
}

class Pool {
 public:
  explicit Pool(int threads) : threads_(threads), shares_(new Share[threads]) {}

  int threads() const { return threads_; }

  void run(int64_t count, int64_t grain, pool::Body body, void* context) {
    std::unique_lock<std::mutex> only(busy_, std::try_to_lock);
    if (threads_ == 1 || !only.owns_lock()) {
      for (int64_t begin = 0; begin < count; begin += grain) body(context, begin, std::min(begin + grain, count));
      return;
    }
    if (!started_) start();
    count_ = count;
    grain_ = grain;
    body_ = body;
    context_ = context;
    caller_cpu_.store(current_cpu(), std::memory_order_relaxed);
    const int64_t grains = (count + grain - 1) / grain;
    for (int i = 0; i < threads_; ++i) {
      shares_[i].next.store(grains * i / threads_ * grain, std::memory_order_relaxed);
      shares_[i].end = std::min(grains * (i + 1) / threads_ * grain, count);
    }
    const uint64_t job = ++last_job_;
    open_job_.store(job, std::memory_order_seq_cst);
    if (parked_.load(std::memory_order_seq_cst) > 0) open_job_.notify_all();
    take_grains();
    // A worker counts itself in before it looks whether the job is open; once it is closed and nobody is in, nobody
    // will touch this job's fields again.
    open_job_.store(kNoJob, std::memory_order_seq_cst);
    while (inside_.load(std::memory_order_seq_cst) != 0) cpu_pause();
  }

 private:
  static constexpr uint64_t kNoJob = 0;

  void start() {
    started_ = true;
    for (int i = 1; i < threads_; ++i) std::thread([this] { work(); }).detach();
  }

  // Whoever comes begins with its CPU's share, so that what one operator left in a CPU's cache is read there by the
  // next one; then it helps with the others.
  void take_grains() {
    const int first = current_cpu() % threads_;
    for (int i = 0; i < threads_; ++i) {
      Share& share = shares_[(first + i) % threads_];
      for (;;) {
        const int64_t begin = share.next.fetch_add(grain_, std::memory_order_relaxed);
        if (begin >= share.end) break;
        body_(context_, begin, std::min(begin + grain_, share.end));
      }
    }
  }

  void work() {
    const DefaultFpEnvironment environment;
    uint64_t done = kNoJob;
    for (;;) {
      const uint64_t job = wait_for_job(done);
      leave_cpu(caller_cpu_.load(std::memory_order_relaxed));
      inside_.fetch_add(1, std::memory_order_seq_cst);
      if (open_job_.load(std::memory_order_seq_cst) == job) take_grains();
      inside_.fetch_sub(1, std::memory_order_seq_cst);
      done = job;
    }
  }

  uint64_t wait_for_job(uint64_t done) {
    for (int spin = 0; spin < kSpins; ++spin) {
      const uint64_t job = open_job_.load(std::memory_order_acquire);
      if (job != kNoJob && job != done) return job;
      cpu_pause();
    }
    for (;;) {
      parked_.fetch_add(1, std::memory_order_seq_cst);
      uint64_t job = open_job_.load(std::memory_order_seq_cst);
      if (job == kNoJob || job == done) open_job_.wait(job, std::memory_order_seq_cst);
      parked_.fetch_sub(1, std::memory_order_seq_cst);
      job = open_job_.load(std::memory_order_acquire);
      if (job != kNoJob && job != done) return job;
    }
  }

  // A thread's part of the grains.
  struct alignas(64) Share {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };

  const int threads_;
  const std::unique_ptr<Share[]> shares_;
  std::mutex busy_;
  bool started_ = false;
  uint64_t last_job_ = kNoJob;
  int64_t count_ = 0, grain_ = 1;
  pool::Body body_ = nullptr;
  void* context_ = nullptr;
  std::atomic<int> caller_cpu_{-1};
  alignas(64) std::atomic<uint64_t> open_job_{kNoJob};
  alignas(64) std::atomic<int> inside_{0};
  alignas(64) std::atomic<int> parked_{0};
};

// Neither instance is ever destroyed: workers may outlive main(). A forked child has none of its parent's threads,
// so it gets a fresh pool in place of the old one.
alignas(Pool) unsigned char storage[sizeof(Pool)];

Pool& instance() {
  static Pool* const pool = [] {
    Pool* made = new (storage) Pool(configured_threads());
    pthread_atfork(nullptr, nullptr, [] { new (storage) Pool(configured_threads()); });
    return made;
  }();
  return *pool;
}

}  // namespace

int thread_count() { return instance().threads(); }

void pool::run(int64_t count, int64_t grain, Body body, void* context) { instance().run(count, grain, body, context); }

}  // namespace pyaclnn

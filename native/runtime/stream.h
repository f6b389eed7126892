// Streams: queues of tasks that run in order, each on a thread of its own.
//
// A stream is a bounded ring of tasks with many producers and one worker, which starts with the first task. Both sides
// spin for some microseconds before they sleep, so a hot submit or synchronise costs no system call. A thread that
// waits for a task runs what is queued before it itself where it can: waking the worker takes longer than a small
// operator. `running` is held by whoever runs a task, so tasks never overlap. A ticket is the number of tasks
// submitted up to and including a task; the task is done when `done` has reached it.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "acl/acl_base_rt.h"
#include "base/private_export.h"
#include "base/status.h"
#include "runtime/futex.h"
#include "runtime/registry.h"
#include "runtime/task.h"

namespace pyaclnn {

class Context;

class Stream : public std::enable_shared_from_this<Stream> {
 public:
  Stream(Context* context, uint32_t priority, uint32_t flags);

  // Queues a task and gives its ticket through `ticket` (may be null); waits while the ring is full.
  Status submit(const Task& task, uint64_t* ticket);

  uint64_t submitted() const { return tail_.load(std::memory_order_acquire); }
  bool reached(uint64_t ticket) const { return done_.load(std::memory_order_acquire) >= ticket; }
  bool idle() const { return reached(submitted()); }

  // Waits until the ticket is reached; false when the deadline came first.
  bool wait(uint64_t ticket, Deadline deadline);

  // Waits for everything submitted so far and hands out the failure kept since the last time.
  Status synchronize(Deadline deadline);

  // Runs what is queued, then ends the worker. `give_up_waits` lets tasks that wait for something outside return.
  void close(bool give_up_waits);

  // Process exit: the worker starts no further task; await_halt() waits for the one that runs.
  void halt();
  void await_halt(Deadline deadline);

  // In a forked child, where the worker doesn't exist: forgets what was queued, so that a new worker can start.
  void reset_in_child();

  // The stream whose worker the calling thread is, or null.
  static Stream* of_this_thread();

  // Tasks that wait for something outside their stream poll this between waits.
  bool waits_given_up() const { return give_up_waits_.load(std::memory_order_relaxed); }

  // The owner; it can be dead already, so it is an identity to compare with and no more.
  const Context* context() const { return context_; }
  int32_t id() const { return id_; }
  uint32_t flags() const { return flags_; }

  // Plain settings: set and read by API calls only, and by the worker where noted.
  std::atomic<uint32_t> priority;
  std::atomic<bool> stop_on_failure{false};  // the worker discards tasks while a failure is kept
  std::atomic<uint32_t> overflow_check{0};
  std::atomic<uint32_t> user_tag{0};
  std::atomic<uint32_t> cache_op_info{0};
  std::atomic<int64_t> core_limit[2] = {-1, -1};  // cube, vector; -1 follows the device
  void* handle = nullptr;

 private:
  static constexpr uint64_t kCapacity = 1024;

  Status start_worker();
  static void* worker_entry(void* self);
  void work();
  bool await_task();
  bool work_left() const;
  bool take_turn();
  void end_turn();
  void run_next();
  void help(uint64_t ticket);
  void run(const Task& task);
  void keep_failure(Status status);
  void finish(uint64_t done);
  bool in_this_worker() const { return of_this_thread() == this; }

  // Producers.
  std::mutex submit_mutex_;
  std::unique_ptr<Task[]> ring_;
  std::atomic<bool> worker_started_{false};
  std::shared_ptr<Stream> self_;  // what the worker runs on; cleared when it ends
  alignas(64) std::atomic<uint64_t> tail_{0};
  std::atomic<uint32_t> parked_{0};  // 1 while the worker sleeps or is about to
  // Whoever runs a task.
  alignas(64) std::atomic<uint64_t> done_{0};
  std::atomic<bool> running_{false};
  std::atomic<uint32_t> progress_{0};          // futex word of the waiters
  std::atomic<uint64_t> wake_at_{UINT64_MAX};  // lowest ticket that somebody sleeps for
  std::atomic<bool> closing_{false};
  std::atomic<bool> halted_{false};
  std::atomic<bool> give_up_waits_{false};
  std::atomic<uint32_t> worker_ended_{0};
  std::atomic<bool> has_failure_{false};
  std::mutex failure_mutex_;
  Status failure_;

  const Context* context_;
  int32_t id_;
  uint32_t flags_;
};

using StreamRegistry = Registry<Stream, HandleKind::stream>;
StreamRegistry& streams();

// A stream argument: null means the current context's default stream. Codes as enqueue().
Status find_stream(aclrtStream handle, std::shared_ptr<Stream>* stream);

// Queues on a stream that was found already, honouring ASCEND_LAUNCH_BLOCKING. Takes the payload also on failure.
Status enqueue_on(Stream& stream, const Task& task);

// What was submitted to some streams at one moment. Memory that is freed waits for its fence.
struct Fence {
  std::vector<std::pair<std::shared_ptr<Stream>, uint64_t>> points;
  void add(const std::shared_ptr<Stream>& stream);
  bool reached() const;
  bool wait(Deadline deadline) const;
};

// Time limit in ms as the synchronise functions take it: -1 for ever, 0 and below -1 are refused.
Status deadline_of(int32_t timeout_ms, Deadline* deadline);

// For tasks: sleeps until `done()`; false when the deadline passed or the stream gives up its waits. Whoever makes
// done() true wakes `word`, whose value changes with it.
template <class Done>
bool block_task(std::atomic<uint32_t>& word, const Done& done, Deadline deadline) {
  if (spin_until(done)) return true;
  const Stream* stream = Stream::of_this_thread();
  for (;;) {
    const uint32_t seen = word.load(std::memory_order_seq_cst);
    if (done()) return true;
    if (deadline.passed() || (stream != nullptr && stream->waits_given_up())) return false;
    futex_wait(word, seen, deadline.earlier(Deadline::in_ms(50)));  // a short nap only to notice waits_given_up()
  }
}

}  // namespace pyaclnn

#include "runtime/stream.h"

#include <pthread.h>

#include <cstdlib>

#include "base/environment.h"
#include "base/fp_environment.h"
#include "base/log.h"
#include "runtime/context.h"
#include "runtime/stack_room.h"

namespace pyaclnn {
namespace {

thread_local Stream* t_stream = nullptr;
std::atomic<int32_t> g_next_id{0};

}  // namespace

Stream::Stream(Context* context, uint32_t stream_priority, uint32_t flags)
    : priority(stream_priority), context_(context), id_(g_next_id.fetch_add(1)), flags_(flags) {}

Stream* Stream::of_this_thread() { return t_stream; }

Status Stream::submit(const Task& task, uint64_t* ticket) {
  for (;;) {
    uint64_t wait_for;
    {
      std::lock_guard lock(submit_mutex_);
      const uint64_t tail = tail_.load(std::memory_order_relaxed);
      if (tail - done_.load(std::memory_order_acquire) < kCapacity) {
        Status refused;
        if (closing_.load(std::memory_order_relaxed)) {
          refused = failure(ACL_ERROR_RT_INVALID_HANDLE, "stream %d: it is being destroyed", id_);
        } else if (!worker_started_.load(std::memory_order_relaxed)) {
          refused = start_worker();
        }
        if (!refused.ok()) {
          task.drop(task.payload);
          return refused;
        }
        ring_[tail % kCapacity] = task;
        // Sequentially consistent against await_task(): either the worker sees the task or we see it parked.
        tail_.store(tail + 1, std::memory_order_seq_cst);
        if (parked_.load(std::memory_order_seq_cst) != 0) {
          parked_.store(0, std::memory_order_seq_cst);
          futex_wake_all(parked_);
        }
        if (ticket != nullptr) *ticket = tail + 1;
        return {};
      }
      wait_for = tail - kCapacity + kCapacity / 4;  // some room, not one place: fewer sleeps
    }
    if (in_this_worker()) {
      task.drop(task.payload);
      return failure(ACL_ERROR_RT_STREAM_TASK_FULL,
                     "stream: its queue is full and the caller is a function that the stream itself runs");
    }
    wait(wait_for, Deadline::in_ms(1));  // limited: one place is enough when the stream stops in the middle
  }
}

bool Stream::wait(uint64_t ticket, Deadline deadline) {
  if (deadline.is_forever()) help(ticket);  // a task may take longer than a limit
  const auto done = [&] { return reached(ticket); };
  if (spin_until(done)) return true;
  for (;;) {
    const uint32_t seen = progress_.load(std::memory_order_seq_cst);
    uint64_t lowest = wake_at_.load(std::memory_order_seq_cst);
    while (ticket < lowest && !wake_at_.compare_exchange_weak(lowest, ticket, std::memory_order_seq_cst)) {
    }
    if (done_.load(std::memory_order_seq_cst) >= ticket) return true;
    if (deadline.passed()) return false;
    futex_wait(progress_, seen, deadline);
  }
}

void Stream::finish(uint64_t done) {
  // Sequentially consistent against wait(): either the waiter sees `done` or we see its ticket.
  done_.store(done, std::memory_order_seq_cst);
  if (done < wake_at_.load(std::memory_order_seq_cst)) return;
  // A ticket registered in between is erased too, but its owner then finds progress_ changed and registers again.
  wake_at_.store(UINT64_MAX, std::memory_order_seq_cst);
  progress_.fetch_add(1, std::memory_order_seq_cst);
  futex_wake_all(progress_);
}

Status Stream::synchronize(Deadline deadline) {
  if (in_this_worker()) {
    return failure(ACL_ERROR_RT_PARAM_INVALID,
                   "stream: the caller is a function that the stream itself runs; waiting would never end");
  }
  const uint64_t ticket = submitted();
  if (!wait(ticket, deadline)) {
    return failure(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, "stream %d: %llu tasks are still queued after the time limit", id_,
                   static_cast<unsigned long long>(ticket - done_.load()));
  }
  if (!has_failure_.load(std::memory_order_acquire)) return {};
  std::lock_guard lock(failure_mutex_);
  has_failure_.store(false, std::memory_order_release);
  return std::exchange(failure_, Status());
}

void Stream::keep_failure(Status status) {
  log(ACL_ERROR, "stream %d: task failed with %d: %s", id_, status.code(), status.text().c_str());
  std::lock_guard lock(failure_mutex_);
  if (has_failure_.load(std::memory_order_relaxed)) return;  // the first cause counts, later ones often follow from it
  failure_ = std::move(status);
  has_failure_.store(true, std::memory_order_release);
}

Status Stream::start_worker() {
  if (!ring_) ring_ = std::make_unique<Task[]>(kCapacity);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // Detached: a process may exit, or a forked child go on, without anybody to join it. close() waits for its end.
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  self_ = shared_from_this();
  pthread_t thread;
  const int error = pthread_create(&thread, &attributes, &Stream::worker_entry, this);
  pthread_attr_destroy(&attributes);
  if (error != 0) {
    self_.reset();
    return failure(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "stream %d: cannot start its thread (error %d)", id_, error);
  }
  worker_started_.store(true);
  return {};
}

void* Stream::worker_entry(void* argument) {
  auto* stream = static_cast<Stream*>(argument);
  pthread_setname_np(pthread_self(), ("acl stream " + std::to_string(stream->id_)).substr(0, 15).c_str());
  t_stream = stream;
  stream->work();
  t_stream = nullptr;
  const std::shared_ptr<Stream> self = std::move(stream->self_);  // possibly the end of the stream
  return nullptr;
}

bool Stream::work_left() const {
  return tail_.load(std::memory_order_seq_cst) > done_.load(std::memory_order_relaxed) ||
         closing_.load(std::memory_order_relaxed) || halted_.load(std::memory_order_relaxed);
}

bool Stream::take_turn() {
  return !running_.load(std::memory_order_relaxed) && !running_.exchange(true, std::memory_order_acquire);
}

void Stream::end_turn() {
  // Sequentially consistent against await_task(): either the worker sees the end of the turn or we see it parked.
  running_.store(false, std::memory_order_seq_cst);
  if (parked_.load(std::memory_order_seq_cst) != 0 && work_left()) {
    parked_.store(0, std::memory_order_seq_cst);
    futex_wake_all(parked_);
  }
}

void Stream::run_next() {
  const uint64_t next = done_.load(std::memory_order_relaxed);
  run(ring_[next % kCapacity]);
  finish(next + 1);
}

// For a thread that waits for `ticket`: runs what is queued up to it, as long as the worker isn't at it.
void Stream::help(uint64_t ticket) {
  if (t_stream != nullptr || !has_stack_room(kKernelStack)) return;
  while (!reached(ticket) && take_turn()) {
    const uint64_t next = done_.load(std::memory_order_relaxed);
    const bool ready = next < ticket && ring_[next % kCapacity].self_contained && !halted_.load();
    if (ready) {
      t_stream = this;
      run_next();
      t_stream = nullptr;
    }
    end_turn();
    if (!ready) return;
  }
}

// The worker's wait for a turn with something to do; false when it has to end.
bool Stream::await_task() {
  for (;;) {
    const auto some = [&] { return work_left() && !running_.load(std::memory_order_seq_cst); };
    const auto change = [&] { return work_left() || running_.load(std::memory_order_relaxed); };
    // Where somebody who waits runs a task, nothing will be left to do: the CPU is free for the pool.
    if (!spin_until(change) || !some()) {
      for (;;) {
        parked_.store(1, std::memory_order_seq_cst);
        if (some()) break;
        futex_wait(parked_, 1, Deadline::forever());
      }
      parked_.store(0, std::memory_order_seq_cst);
    }
    if (!take_turn()) continue;
    const bool queued = tail_.load(std::memory_order_acquire) > done_.load(std::memory_order_relaxed);
    if (queued && !halted_.load()) return true;  // closing runs what is queued first
    const bool ending = closing_.load() || halted_.load();
    end_turn();
    if (ending) return false;
  }
}

void Stream::work() {
  while (await_task()) {
    run_next();
    end_turn();
  }
  worker_ended_.store(1, std::memory_order_seq_cst);
  futex_wake_all(worker_ended_);
}

void Stream::run(const Task& task) {
  if (stop_on_failure.load(std::memory_order_relaxed) && has_failure_.load(std::memory_order_relaxed)) {
    task.drop(task.payload);
    return;
  }
  const DefaultFpEnvironment environment;
  try {
    if (Status status = task.run(task.payload); !status.ok()) keep_failure(std::move(status));
  } catch (const std::exception& error) {
    keep_failure(failure(ACL_ERROR_RT_INTERNAL_ERROR, "a task threw: %s", error.what()));
  } catch (...) {
    keep_failure(failure(ACL_ERROR_RT_INTERNAL_ERROR, "a task threw"));
  }
  task.drop(task.payload);
}

void Stream::close(bool give_up_waits) {
  if (give_up_waits) give_up_waits_.store(true);
  std::unique_lock lock(submit_mutex_);
  closing_.store(true, std::memory_order_seq_cst);
  if (!worker_started_) return;
  parked_.store(0, std::memory_order_seq_cst);
  futex_wake_all(parked_);
  lock.unlock();
  if (in_this_worker()) return;  // a task destroys its own stream: the worker ends by itself
  while (worker_ended_.load(std::memory_order_seq_cst) == 0) futex_wait(worker_ended_, 0, Deadline::forever());
}

void Stream::halt() {
  halted_.store(true, std::memory_order_seq_cst);
  give_up_waits_.store(true);
  parked_.store(0, std::memory_order_seq_cst);
  futex_wake_all(parked_);
}

void Stream::await_halt(Deadline deadline) {
  if (in_this_worker() || !worker_started_.load()) return;
  while (worker_ended_.load(std::memory_order_seq_cst) == 0 && !deadline.passed()) {
    futex_wait(worker_ended_, 0, deadline);
  }
}

void Stream::reset_in_child() {
  // Payloads of the dropped tasks are left alone: their owners' locks may be held by threads that no longer exist.
  new (&submit_mutex_) std::mutex;
  new (&failure_mutex_) std::mutex;
  if (t_stream == this) return;  // a task forked: this thread is the worker and goes on
  static auto* const forgotten = new std::vector<std::unique_ptr<Task[]>>;  // still reachable, so no leak is reported
  if (ring_ && !idle()) forgotten->push_back(std::move(ring_));
  worker_started_.store(false);
  parked_.store(0);
  running_.store(false);
  done_.store(tail_.load());
  wake_at_.store(UINT64_MAX);
}

StreamRegistry& streams() {
  static auto* const registry = new StreamRegistry;
  return *registry;
}

Status find_stream(aclrtStream handle, std::shared_ptr<Stream>* stream) {
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  if (handle == nullptr) {
    *stream = context->default_stream();
    return {};
  }
  *stream = streams().find(handle);
  if (*stream == nullptr) return failure(ACL_ERROR_RT_INVALID_HANDLE, "%s", streams().describe(handle).c_str());
  if ((*stream)->context() != context) {
    return failure(ACL_ERROR_RT_STREAM_CONTEXT,
                   "stream: %p belongs to another context than the one that is current in this thread", handle);
  }
  return {};
}

Status enqueue_on(Stream& stream, const Task& task) {
  uint64_t ticket = 0;
  ACLNN_TRY(stream.submit(task, &ticket));
  if (environment().launch_blocking && Stream::of_this_thread() != &stream) stream.wait(ticket, Deadline::forever());
  return {};
}

Status enqueue(aclrtStream handle, const Task& task) {
  std::shared_ptr<Stream> stream;
  if (Status status = find_stream(handle, &stream); !status.ok()) {
    task.drop(task.payload);
    return status;
  }
  return enqueue_on(*stream, task);
}

void Fence::add(const std::shared_ptr<Stream>& stream) {
  if (const uint64_t ticket = stream->submitted(); !stream->reached(ticket)) points.emplace_back(stream, ticket);
}

bool Fence::reached() const {
  for (const auto& [stream, ticket] : points) {
    if (!stream->reached(ticket)) return false;
  }
  return true;
}

bool Fence::wait(Deadline deadline) const {
  for (const auto& [stream, ticket] : points) {
    // A task that waits for itself would only run into the deadline.
    if (Stream::of_this_thread() == stream.get() || !stream->wait(ticket, deadline)) return false;
  }
  return true;
}

Status deadline_of(int32_t timeout_ms, Deadline* deadline) {
  if (timeout_ms < -1 || timeout_ms == 0) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "timeout: expected -1 or a positive number of ms, got %d", timeout_ms);
  }
  *deadline = timeout_ms == -1 ? Deadline::forever() : Deadline::in_ms(timeout_ms);
  return {};
}

}  // namespace pyaclnn

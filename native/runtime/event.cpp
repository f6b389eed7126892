#include "runtime/event.h"

#include <mutex>

#include "runtime/context.h"

namespace pyaclnn {
namespace {

// One lock for the record pointers of all events: it is held for a pointer's copy only.
std::mutex g_records_mutex;

}  // namespace

void Record::complete() {
  time_ns = now_ns();
  done.store(1, std::memory_order_seq_cst);
  futex_wake_all(done);
}

std::shared_ptr<Record> Event::record() {
  std::lock_guard lock(g_records_mutex);
  return record_;
}

void Event::set_record(std::shared_ptr<Record> record) {
  std::lock_guard lock(g_records_mutex);
  record_.swap(record);
}

void Event::clear_record(const Record* expected) {
  std::shared_ptr<Record> old;
  std::lock_guard lock(g_records_mutex);
  if (record_.get() == expected) old.swap(record_);
}

EventRegistry& events() {
  static auto* const registry = new EventRegistry;
  return *registry;
}

void forget_events_of(const Context* context) {
  events().remove_if([&](const Event& event) { return event.context == context; });
}

void events_lock_for_fork() {
  g_records_mutex.lock();
  events().lock_for_fork();
}

void events_unlock_after_fork() {
  events().unlock_after_fork();
  g_records_mutex.unlock();
}

}  // namespace pyaclnn

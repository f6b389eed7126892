// Events: marks in streams that other streams and the host wait for.
//
// Every aclrtRecordEvent makes a new Record, the ticket of that one recording. A wait takes the ticket that is current
// when the wait is called, so recording the event again doesn't disturb it.
#pragma once

#include <atomic>
#include <memory>

#include "acl/acl_rt.h"
#include "base/status.h"
#include "runtime/registry.h"
#include "runtime/stream.h"

namespace pyaclnn {

class Context;

struct Record {
  std::atomic<uint32_t> done{0};  // futex word
  int64_t time_ns = 0;            // valid when done

  bool is_done() const { return done.load(std::memory_order_acquire) != 0; }
  void complete();
};

struct Event {
  Event(bool overwrites_, uint32_t flags_, int32_t id_, const Context* context_)
      : overwrites(overwrites_), flags(flags_), id(id_), context(context_) {}

  const bool overwrites;  // the second kind (aclrtCreateEventExWithFlag): complete while it was never recorded
  const uint32_t flags;
  const int32_t id;
  const Context* const context;  // an identity
  std::atomic<int> open_waits{0};

  std::shared_ptr<Record> record();
  void set_record(std::shared_ptr<Record> record);
  // Makes the event unrecorded, unless it was recorded again since.
  void clear_record(const Record* expected);

 private:
  std::shared_ptr<Record> record_;
};

using EventRegistry = Registry<Event, HandleKind::event>;
EventRegistry& events();

void forget_events_of(const Context* context);
void events_lock_for_fork();
void events_unlock_after_fork();

}  // namespace pyaclnn

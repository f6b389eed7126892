// Contexts: what a thread's calls without an explicit device or stream refer to. Each owns streams and events.
#pragma once

#include <atomic>
#include <memory>

#include "base/status.h"
#include "runtime/registry.h"
#include "runtime/stream.h"

namespace pyaclnn {

class Device;

// System options (aclSysParamOpt 0 to 2) of a context or of the process; -1 is unset.
struct SystemOptions {
  static constexpr int kCount = 3;
  std::atomic<int64_t> values[kCount] = {-1, -1, -1};
};

class Context {
 public:
  Context(Device* device, bool primary) : device_(device), primary_(primary) {}

  // A context with its default stream and its handle, both of which refer back to it.
  static std::shared_ptr<Context> open(Device* device, bool primary);

  // Ends the context with its streams and events; waits for queued work.
  void close(bool give_up_waits);

  Device& device() const { return *device_; }
  bool primary() const { return primary_; }
  bool alive() const { return alive_.load(std::memory_order_acquire); }
  void* handle() const { return handle_; }
  const std::shared_ptr<Stream>& default_stream() const { return default_stream_; }
  SystemOptions options;

 private:
  Device* const device_;
  const bool primary_;
  std::atomic<bool> alive_{true};
  void* handle_ = nullptr;
  std::shared_ptr<Stream> default_stream_;
};

using ContextRegistry = Registry<Context, HandleKind::context>;
ContextRegistry& contexts();

// The calling thread's context; 107002 when it has none or its context was destroyed.
Status current_context(Context** context);
// The same with shared ownership.
Status current_context(std::shared_ptr<Context>* context);
void set_current_context(std::shared_ptr<Context> context);

}  // namespace pyaclnn

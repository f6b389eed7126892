#include "runtime/device.h"

#include <algorithm>

#include "base/environment.h"
#include "base/soc.h"
#include "runtime/fork.h"
#include "runtime/host_limits.h"
#include "runtime/virtual_memory.h"

namespace pyaclnn {

Device::Device(int physical_id, int user_id, size_t memory_size)
    : saturation_mode(current_soc().product == Product::training ? ACL_RT_OVERFLOW_MODE_SATURATION
                                                                 : ACL_RT_OVERFLOW_MODE_INFNAN),
      physical_id_(physical_id),
      user_id_(user_id),
      memory_(*this, memory_size) {}

std::shared_ptr<Context> Device::retain_primary() {
  std::lock_guard lock(mutex_);
  if (primary_uses_ == 0) {
    primary_ = Context::open(this, true);
    ++open_contexts_;
  }
  ++primary_uses_;
  return primary_;
}

Status Device::release_primary(bool all) {
  std::shared_ptr<Context> ended;
  {
    std::lock_guard lock(mutex_);
    if (primary_uses_ == 0) {
      return failure(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "deviceId: device %d was not set, or reset as often as set",
                     user_id_);
    }
    primary_uses_ = all ? 0 : primary_uses_ - 1;
    if (primary_uses_ > 0) return {};
    ended = std::move(primary_);
  }
  ended->close(all);  // waits for queued work, therefore without the lock
  std::lock_guard lock(mutex_);
  --open_contexts_;
  release_if_unused();
  return {};
}

bool Device::primary_active() {
  std::lock_guard lock(mutex_);
  return primary_uses_ > 0;
}

std::shared_ptr<Context> Device::create_context() {
  std::lock_guard lock(mutex_);
  ++open_contexts_;
  return Context::open(this, false);
}

void Device::destroy_context(const std::shared_ptr<Context>& context) {
  context->close(false);
  std::lock_guard lock(mutex_);
  --open_contexts_;
  release_if_unused();
}

void Device::release_if_unused() {
  if (open_contexts_ > 0) return;
  memory_.release_all();
  release_virtual_memory_of(physical_id_);
}

void Device::add_stream(std::shared_ptr<Stream> stream) {
  std::lock_guard lock(streams_mutex_);
  streams_.push_back(std::move(stream));
}

void Device::remove_stream(const Stream* stream) {
  std::shared_ptr<Stream> removed;  // may be the last owner; destroyed after the lock
  std::lock_guard lock(streams_mutex_);
  const auto found = std::find_if(streams_.begin(), streams_.end(), [&](const auto& s) { return s.get() == stream; });
  if (found == streams_.end()) return;
  removed = std::move(*found);
  streams_.erase(found);
}

std::vector<std::shared_ptr<Stream>> Device::all_streams() {
  std::lock_guard lock(streams_mutex_);
  return streams_;
}

std::vector<std::shared_ptr<Stream>> Device::streams_of(const Context* context) {
  std::vector<std::shared_ptr<Stream>> found;
  std::lock_guard lock(streams_mutex_);
  for (const auto& stream : streams_) {
    if (stream->context() == context) found.push_back(stream);
  }
  return found;
}

Status Device::synchronize(Deadline deadline) {
  Status first;
  for (const auto& stream : all_streams()) {
    Status status = stream->synchronize(deadline);
    if (first.ok() && !status.ok()) first = std::move(status);
  }
  return first;
}

void Device::add_to(Fence* fence) {
  std::lock_guard lock(streams_mutex_);
  for (const auto& stream : streams_) fence->add(stream);
}

void Device::lock_for_fork() {
  mutex_.lock();
  streams_mutex_.lock();
  memory_.lock_for_fork();
}

void Device::unlock_after_fork() {
  memory_.unlock_after_fork();
  streams_mutex_.unlock();
  mutex_.unlock();
}

void Device::reset_streams_in_child() {
  for (const auto& stream : streams_) stream->reset_in_child();
}

const std::vector<Device*>& all_devices() {
  // Never destroyed: streams' workers may outlive main().
  static const auto* const devices = [] {
    const Environment& settings = environment();
    auto* list = new std::vector<Device*>;
    const size_t memory = std::min<size_t>(current_soc().memory_size, host_memory_limit() / settings.device_count);
    for (int id = 0; id < settings.device_count; ++id) {
      const auto& visible = settings.visible_devices;
      const auto found = std::find(visible.begin(), visible.end(), id);
      list->push_back(new Device(id, found == visible.end() ? -1 : static_cast<int>(found - visible.begin()), memory));
    }
    install_exit_and_fork_handlers();  // from here on there are locks and threads
    return list;
  }();
  return *devices;
}

int visible_device_count() { return static_cast<int>(environment().visible_devices.size()); }

Status find_device(int64_t user_id, Device** device) {
  if (user_id < 0 || user_id >= visible_device_count()) {
    return failure(ACL_ERROR_RT_INVALID_DEVICEID, "deviceId: expected 0 to %d, got %lld", visible_device_count() - 1,
                   static_cast<long long>(user_id));
  }
  *device = all_devices()[environment().visible_devices[user_id]];
  return {};
}

Status current_device(Device** device) {
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  *device = &context->device();
  return {};
}

}  // namespace pyaclnn

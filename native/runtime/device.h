// Devices: everything that aclrtSetDevice brings to life. The CPU stands in for each of them.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "acl/acl_rt.h"
#include "base/status.h"
#include "runtime/context.h"
#include "runtime/memory_pool.h"
#include "runtime/stream.h"

namespace pyaclnn {

class Device {
 public:
  Device(int physical_id, int user_id, size_t memory_size);

  // aclrtSetDevice: one more use of the primary context, which the first use makes.
  std::shared_ptr<Context> retain_primary();
  // aclrtResetDevice: one use less, or with `all` none left. The last use ends the primary context.
  Status release_primary(bool all);
  bool primary_active();

  std::shared_ptr<Context> create_context();
  void destroy_context(const std::shared_ptr<Context>& context);

  void add_stream(std::shared_ptr<Stream> stream);
  void remove_stream(const Stream* stream);
  std::vector<std::shared_ptr<Stream>> all_streams();
  std::vector<std::shared_ptr<Stream>> streams_of(const Context* context);

  // Waits for all streams; gives the first failure that one of them kept.
  Status synchronize(Deadline deadline);
  // What is queued on the device now.
  void add_to(Fence* fence);

  int physical_id() const { return physical_id_; }
  int user_id() const { return user_id_; }  // -1 when ASCEND_RT_VISIBLE_DEVICES hides it
  MemoryPool& memory() { return memory_; }

  std::atomic<int> saturation_mode;
  std::atomic<int64_t> core_limit[2] = {-1, -1};  // cube, vector; -1 is all
  std::atomic<uint64_t> peers{0};                 // bit per physical device whose memory was made reachable

  void lock_for_fork();
  void unlock_after_fork();
  void reset_streams_in_child();

 private:
  // Gives the memory back once no context is left. `mutex_` is held, so no context can appear meanwhile.
  void release_if_unused();

  const int physical_id_, user_id_;
  std::mutex mutex_;  // contexts
  int primary_uses_ = 0;
  std::shared_ptr<Context> primary_;
  size_t open_contexts_ = 0;
  std::mutex streams_mutex_;
  std::vector<std::shared_ptr<Stream>> streams_;
  MemoryPool memory_;
};

// Every device of the machine, hidden ones too.
const std::vector<Device*>& all_devices();
int visible_device_count();
// A device by the id the program uses; 107001 when there is none.
Status find_device(int64_t user_id, Device** device);
// The device of the calling thread's context.
Status current_device(Device** device);

}  // namespace pyaclnn

// Live handles. A handle that clients hold is a ticket number, never an address, and is never given out twice: a
// destroyed, foreign or twice destroyed handle is found out by looking it up, without touching freed memory.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/status.h"

namespace pyaclnn {

// What a handle stands for; part of its value, so that a mix-up can be named in the message.
enum class HandleKind : uint64_t { context = 1, stream, event, notify, count_notify, physical_memory };

inline constexpr int kHandleKindShift = 48;  // above user addresses: a handle can't be mistaken for memory

// "0x...: it is an event" or "...: it was destroyed" or "...: it never was a stream".
std::string describe_handle(const void* handle, HandleKind expected, uint64_t next_number);

template <class Object, HandleKind kKind>
class Registry {
 public:
  void* add(std::shared_ptr<Object> object) {
    const uint64_t number = next_.fetch_add(1, std::memory_order_relaxed);
    void* handle = reinterpret_cast<void*>((static_cast<uint64_t>(kKind) << kHandleKindShift) | number << 4);
    Shard& shard = shard_of(handle);
    std::lock_guard lock(shard.mutex);
    shard.live.emplace(handle, std::move(object));
    return handle;
  }

  // Shared ownership, so that the object outlives a destroy that another thread makes meanwhile; null when not live.
  std::shared_ptr<Object> find(const void* handle) {
    Shard& shard = shard_of(handle);
    std::lock_guard lock(shard.mutex);
    const auto found = shard.live.find(handle);
    return found != shard.live.end() ? found->second : nullptr;
  }

  // Ends the handle; only one of several callers gets the object.
  std::shared_ptr<Object> remove(const void* handle) {
    Shard& shard = shard_of(handle);
    std::lock_guard lock(shard.mutex);
    const auto found = shard.live.find(handle);
    if (found == shard.live.end()) return nullptr;
    std::shared_ptr<Object> object = std::move(found->second);
    shard.live.erase(found);
    return object;
  }

  template <class Predicate>
  void remove_if(const Predicate& predicate) {
    std::vector<std::shared_ptr<Object>> removed;  // destroyed outside the lock
    for (Shard& shard : shards_) {
      std::lock_guard lock(shard.mutex);
      for (auto it = shard.live.begin(); it != shard.live.end();) {
        if (!predicate(*it->second)) {
          ++it;
          continue;
        }
        removed.push_back(std::move(it->second));
        it = shard.live.erase(it);
      }
    }
  }

  size_t size() {
    size_t count = 0;
    for (Shard& shard : shards_) {
      std::lock_guard lock(shard.mutex);
      count += shard.live.size();
    }
    return count;
  }

  std::string describe(const void* handle) const {
    return describe_handle(handle, kKind, next_.load(std::memory_order_relaxed));
  }

  void lock_for_fork() {
    for (Shard& shard : shards_) shard.mutex.lock();
  }
  void unlock_after_fork() {
    for (Shard& shard : shards_) shard.mutex.unlock();
  }

 private:
  struct alignas(64) Shard {
    std::mutex mutex;
    std::unordered_map<const void*, std::shared_ptr<Object>> live;
  };
  Shard& shard_of(const void* handle) { return shards_[reinterpret_cast<uint64_t>(handle) >> 4 & (kShards - 1)]; }

  static constexpr size_t kShards = 8;
  std::array<Shard, kShards> shards_;
  std::atomic<uint64_t> next_{1};
};

}  // namespace pyaclnn

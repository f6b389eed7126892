// A device's memory: which allocations live, how much is left, and when freed memory may be used again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

#include "base/status.h"
#include "runtime/block_heap.h"
#include "runtime/deferred.h"
#include "runtime/small_bins.h"

#if defined(__SANITIZE_ADDRESS__)
#define ACLNN_POOL_BYPASS 1  // the sanitizer's own allocator finds accesses out of bounds and after free
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ACLNN_POOL_BYPASS 1
#endif
#endif
#ifndef ACLNN_POOL_BYPASS
#define ACLNN_POOL_BYPASS 0
#endif

namespace pyaclnn {

class Device;

class MemoryPool {
 public:
  MemoryPool(Device& device, size_t capacity) : device_(device), capacity_(capacity), bins_(&heap_) {}

  // 64-byte aligned memory; 207001 when the device has no more.
  Status allocate(size_t bytes, bool managed, void** memory);
  // Ends the allocation at once; its memory is used again when the work queued by now is done. False when no
  // allocation starts at `memory`.
  bool free(void* memory);

  // Accounts for device memory that is kept elsewhere (physical memory of the virtual memory functions).
  Status reserve(size_t bytes);
  void unreserve(size_t bytes);

  struct Range {
    uintptr_t at;
    size_t bytes;
    bool managed;
  };
  // The live allocation around an address.
  bool find(const void* address, Range* range);

  struct Usage {
    size_t used, peak, capacity;
  };
  Usage usage();

  // Device reset: ends all allocations and gives the memory back to the system.
  void release_all();

  void lock_for_fork() { mutex_.lock(); }
  void unlock_after_fork() { mutex_.unlock(); }

 private:
  struct Allocation {
    uintptr_t at;
    size_t bytes;
    bool managed;
    BlockHeap::Block* block;  // one of these two, none with the system allocator
    SmallBins::Slab* slab;
  };
  bool take(Allocation* allocation);
  void give_back(const Allocation& allocation);
  void reclaim();
  Status make_room(std::unique_lock<std::mutex>& lock, size_t bytes);
  Status out_of_memory(size_t bytes) const;
  void charge(size_t bytes);

  Device& device_;
  const size_t capacity_;
  std::mutex mutex_;
  BlockHeap heap_;
  SmallBins bins_;
  std::map<uintptr_t, Allocation> live_;
  Deferred<Allocation> freed_;
  size_t used_ = 0;     // live and reserved
  size_t waiting_ = 0;  // freed, but queued work may still use it
  size_t peak_ = 0;
};

}  // namespace pyaclnn

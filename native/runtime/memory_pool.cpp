#include "runtime/memory_pool.h"

#include <algorithm>
#include <cstdlib>

#include "runtime/device.h"

namespace pyaclnn {

bool MemoryPool::take(Allocation* allocation) {
  if (ACLNN_POOL_BYPASS) {
    void* memory = nullptr;
    if (posix_memalign(&memory, 64, allocation->bytes) != 0) return false;
    allocation->at = reinterpret_cast<uintptr_t>(memory);
    return true;
  }
  if (allocation->bytes <= SmallBins::kLargest) {
    allocation->at = reinterpret_cast<uintptr_t>(bins_.allocate(allocation->bytes, &allocation->slab));
  } else if ((allocation->block = heap_.allocate(allocation->bytes)) != nullptr) {
    allocation->at = allocation->block->at;
  }
  return allocation->at != 0;
}

void MemoryPool::give_back(const Allocation& allocation) {
  if (allocation.slab != nullptr) {
    bins_.release(allocation.slab, reinterpret_cast<void*>(allocation.at));
  } else if (allocation.block != nullptr) {
    heap_.release(allocation.block);
  } else {
    std::free(reinterpret_cast<void*>(allocation.at));
  }
}

void MemoryPool::reclaim() {
  freed_.release_reached([this](const Allocation& allocation) {
    waiting_ -= allocation.bytes;
    give_back(allocation);
  });
  // A program that once used much and now little gives the machine its memory back.
  if (heap_.free_bytes() > std::max<size_t>(capacity_ / 4, size_t{1} << 30)) heap_.trim();
}

Status MemoryPool::out_of_memory(size_t bytes) const {
  return failure(ACL_ERROR_RT_MEMORY_ALLOCATION,
                 "size: device %d has %zu of %zu bytes left, %zu bytes (with padding) were asked for",
                 device_.user_id(), capacity_ - std::min(used_, capacity_), capacity_, bytes);
}

// Makes sure that `bytes` more stay within the capacity, waiting for freed memory when only that is in the way.
Status MemoryPool::make_room(std::unique_lock<std::mutex>& lock, size_t bytes) {
  reclaim();
  const auto fits = [&](size_t taken) { return taken <= capacity_ && bytes <= capacity_ - taken; };
  if (!fits(used_)) return out_of_memory(bytes);
  if (fits(used_ + waiting_)) return {};
  const Fence fence = freed_.last_fence();
  lock.unlock();
  fence.wait(Deadline::in_ms(5000));  // limited: the stream may wait for something that only the caller can do
  lock.lock();
  reclaim();
  return fits(used_ + waiting_) ? Status() : out_of_memory(bytes);
}

void MemoryPool::charge(size_t bytes) {
  used_ += bytes;
  peak_ = std::max(peak_, used_);
}

Status MemoryPool::allocate(size_t bytes, bool managed, void** memory) {
  std::unique_lock lock(mutex_);
  ACLNN_TRY(make_room(lock, bytes));
  Allocation allocation{0, bytes, managed, nullptr, nullptr};
  if (!take(&allocation)) {
    heap_.trim();  // address space or pages that only free blocks hold
    if (!take(&allocation)) return out_of_memory(bytes);
  }
  live_.emplace(allocation.at, allocation);
  charge(bytes);
  *memory = reinterpret_cast<void*>(allocation.at);
  return {};
}

bool MemoryPool::free(void* memory) {
  Fence fence;
  device_.add_to(&fence);
  std::lock_guard lock(mutex_);
  const auto found = live_.find(reinterpret_cast<uintptr_t>(memory));
  if (found == live_.end()) return false;
  const Allocation allocation = found->second;
  live_.erase(found);
  used_ -= allocation.bytes;
  waiting_ += allocation.bytes;
  freed_.add(std::move(fence), allocation);
  reclaim();
  return true;
}

Status MemoryPool::reserve(size_t bytes) {
  std::unique_lock lock(mutex_);
  ACLNN_TRY(make_room(lock, bytes));
  charge(bytes);
  return {};
}

void MemoryPool::unreserve(size_t bytes) {
  std::lock_guard lock(mutex_);
  used_ -= std::min(bytes, used_);  // a reset in between has forgotten the reservation
}

bool MemoryPool::find(const void* address, Range* range) {
  const uintptr_t at = reinterpret_cast<uintptr_t>(address);
  std::lock_guard lock(mutex_);
  auto after = live_.upper_bound(at);
  if (after == live_.begin()) return false;
  const Allocation& allocation = (--after)->second;
  if (at - allocation.at >= allocation.bytes) return false;
  *range = {allocation.at, allocation.bytes, allocation.managed};
  return true;
}

MemoryPool::Usage MemoryPool::usage() {
  std::lock_guard lock(mutex_);
  reclaim();
  return {used_, peak_, capacity_};
}

void MemoryPool::release_all() {
  std::lock_guard lock(mutex_);
  if (ACLNN_POOL_BYPASS) {
    freed_.release_all([this](const Allocation& allocation) { give_back(allocation); });
    for (const auto& [at, allocation] : live_) give_back(allocation);
  } else {
    freed_.release_all([](const Allocation&) {});  // all of it goes with the heap
  }
  live_.clear();
  bins_.forget_all();
  heap_.release_all();
  used_ = waiting_ = peak_ = 0;
}

}  // namespace pyaclnn

#include "runtime/host_memory.h"

#include <cstdlib>
#include <map>
#include <mutex>

#include "runtime/deferred.h"
#include "runtime/device.h"

namespace pyaclnn {
namespace {

struct Piece {
  size_t bytes;
  bool allocated;  // else registered
};

struct HostMemory {
  std::mutex mutex;
  std::map<uintptr_t, Piece> pieces;
  Deferred<void*> freed;

  void reclaim() {
    freed.release_reached([](void* memory) { std::free(memory); });
  }

  // The piece that holds `at`, or end().
  std::map<uintptr_t, Piece>::iterator around(uintptr_t at) {
    auto after = pieces.upper_bound(at);
    if (after == pieces.begin()) return pieces.end();
    --after;
    return at - after->first < after->second.bytes ? after : pieces.end();
  }
};

HostMemory& host_memory() {
  static auto* const memory = new HostMemory;
  return *memory;
}

}  // namespace

Status allocate_host(size_t bytes, void** memory) {
  HostMemory& host = host_memory();
  void* fresh = nullptr;
  if (posix_memalign(&fresh, 4096, bytes) != 0) {
    return failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "size: the host has no %zu bytes left", bytes);
  }
  std::lock_guard lock(host.mutex);
  host.reclaim();
  host.pieces.emplace(reinterpret_cast<uintptr_t>(fresh), Piece{bytes, true});
  *memory = fresh;
  return {};
}

bool free_host(void* memory) {
  // Any device's streams may copy from or to host memory.
  Fence fence;
  for (Device* device : all_devices()) device->add_to(&fence);
  HostMemory& host = host_memory();
  std::lock_guard lock(host.mutex);
  const auto found = host.pieces.find(reinterpret_cast<uintptr_t>(memory));
  if (found == host.pieces.end() || !found->second.allocated) return false;
  host.pieces.erase(found);
  host.freed.add(std::move(fence), memory);
  host.reclaim();
  return true;
}

Status register_host(void* memory, size_t bytes) {
  const uintptr_t at = reinterpret_cast<uintptr_t>(memory);
  HostMemory& host = host_memory();
  std::lock_guard lock(host.mutex);
  const auto next = host.pieces.lower_bound(at);
  if (host.around(at) != host.pieces.end() || (next != host.pieces.end() && next->first - at < bytes)) {
    return failure(ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
                   "ptr: part of the %zu bytes at %p is registered already, or from aclrtMallocHost", bytes, memory);
  }
  host.pieces.emplace(at, Piece{bytes, false});
  return {};
}

Status unregister_host(void* memory) {
  HostMemory& host = host_memory();
  std::lock_guard lock(host.mutex);
  const auto found = host.pieces.find(reinterpret_cast<uintptr_t>(memory));
  if (found == host.pieces.end() || found->second.allocated) {
    return failure(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED, "ptr: no registered memory starts at %p", memory);
  }
  host.pieces.erase(found);
  return {};
}

bool is_pinned(const void* memory, size_t bytes) {
  const uintptr_t at = reinterpret_cast<uintptr_t>(memory);
  HostMemory& host = host_memory();
  std::lock_guard lock(host.mutex);
  const auto found = host.around(at);
  return found != host.pieces.end() && bytes <= found->second.bytes - (at - found->first);
}

void host_memory_lock_for_fork() { host_memory().mutex.lock(); }
void host_memory_unlock_after_fork() { host_memory().mutex.unlock(); }

}  // namespace pyaclnn

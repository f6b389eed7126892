#include "runtime/virtual_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/device.h"

namespace pyaclnn {
namespace {

constexpr size_t kGranularity = size_t{2} << 20;

// Memory without an address: an anonymous file, so that it can be mapped several times and by other processes.
struct PhysicalMemory {
  PhysicalMemory(int file_, size_t bytes_, Device* device_, bool counted_, const aclrtPhysicalMemProp& properties_)
      : file(file_), bytes(bytes_), device(device_), counted(counted_), properties(properties_) {}
  ~PhysicalMemory() {
    ::close(file);
    if (counted) device->memory().unreserve(bytes);
  }
  PhysicalMemory(const PhysicalMemory&) = delete;
  PhysicalMemory& operator=(const PhysicalMemory&) = delete;

  const int file;
  const size_t bytes;
  Device* const device;
  const bool counted;  // in the device's memory; imported memory is counted where it was made
  const aclrtPhysicalMemProp properties;
};
using PhysicalRegistry = Registry<PhysicalMemory, HandleKind::physical_memory>;

struct Mapping {
  size_t bytes;
  std::shared_ptr<PhysicalMemory> memory;
};

struct AddressSpace {
  std::mutex mutex;
  std::map<uintptr_t, size_t> reserved;   // start to bytes
  std::map<uintptr_t, Mapping> mappings;  // inside the reserved ranges
  PhysicalRegistry physical;
};

AddressSpace& space() {
  static auto* const all = new AddressSpace;
  return *all;
}

// The entry whose range holds `at`, or end().
template <class Map, class BytesOf>
typename Map::iterator around(Map& map, uintptr_t at, const BytesOf& bytes_of) {
  auto after = map.upper_bound(at);
  if (after == map.begin()) return map.end();
  --after;
  return at - after->first < bytes_of(after->second) ? after : map.end();
}
auto mapping_around(AddressSpace& all, uintptr_t at) {
  return around(all.mappings, at, [](const Mapping& mapping) { return mapping.bytes; });
}

void unmap(uintptr_t at, size_t bytes) {
  mmap(reinterpret_cast<void*>(at), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

Status check_size(size_t size) {
  if (size != 0 && size % kGranularity == 0) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID, "size: expected a multiple of %zu above 0, got %zu", kGranularity, size);
}

Status find_physical(aclrtDrvMemHandle handle, std::shared_ptr<PhysicalMemory>* memory) {
  if (handle == nullptr) return null_pointer("handle");
  *memory = space().physical.find(handle);
  if (*memory == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", space().physical.describe(handle).c_str());
  return {};
}

Status reserve(void** address, size_t size, size_t alignment, const void* expected) {
  if (address == nullptr) return null_pointer("virPtr");
  if (size == 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "size: expected above 0, got 0");
  // Any size will do, since frameworks ask with a small one whether ranges can be reserved at all.
  size = (size + kGranularity - 1) / kGranularity * kGranularity;
  if (alignment != 0 && (alignment & (alignment - 1)) != 0) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "alignment: expected 0 or a power of two, got %zu", alignment);
  }
  (void)expected;  // a wish only
  const size_t step = alignment > kGranularity ? alignment : kGranularity;
  void* raw = mmap(nullptr, size + step, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED) {
    return failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "size: no address range of %zu bytes is left", size);
  }
  const uintptr_t start = reinterpret_cast<uintptr_t>(raw), at = (start + step - 1) / step * step;
  if (at > start) munmap(raw, at - start);
  munmap(reinterpret_cast<void*>(at + size), start + step - at);
  AddressSpace& all = space();
  std::lock_guard lock(all.mutex);
  all.reserved.emplace(at, size);
  *address = reinterpret_cast<void*>(at);
  return {};
}

Status check_properties(const aclrtPhysicalMemProp& prop) {
  if (prop.allocationType != ACL_MEM_ALLOCATION_TYPE_PINNED) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "prop: allocationType %d is unknown",
                   static_cast<int>(prop.allocationType));
  }
  if (prop.memAttr < ACL_DDR_MEM || prop.memAttr > ACL_MEM_P2P_HUGE1G) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "prop: memAttr %d is unknown", static_cast<int>(prop.memAttr));
  }
  if (prop.location.type != ACL_MEM_LOCATION_TYPE_DEVICE && prop.location.type != ACL_MEM_LOCATION_TYPE_HOST &&
      prop.location.type != ACL_MEM_LOCATION_TYPE_HOST_NUMA) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "prop: location type %d holds no physical memory",
                   static_cast<int>(prop.location.type));
  }
  return {};
}

}  // namespace

int mapped_device(const void* address, uintptr_t* at, size_t* bytes) {
  AddressSpace& all = space();
  std::lock_guard lock(all.mutex);
  const auto found = mapping_around(all, reinterpret_cast<uintptr_t>(address));
  if (found == all.mappings.end()) return -1;
  if (at != nullptr) *at = found->first;
  if (bytes != nullptr) *bytes = found->second.bytes;
  return found->second.memory->device->physical_id();
}

void release_virtual_memory_of(int physical_device) {
  AddressSpace& all = space();
  {
    std::vector<std::shared_ptr<PhysicalMemory>> ended;  // their ends take the device's lock: after ours
    std::lock_guard lock(all.mutex);
    for (auto it = all.mappings.begin(); it != all.mappings.end();) {
      if (it->second.memory->device->physical_id() != physical_device) {
        ++it;
        continue;
      }
      unmap(it->first, it->second.bytes);
      ended.push_back(std::move(it->second.memory));
      it = all.mappings.erase(it);
    }
  }
  all.physical.remove_if([&](const PhysicalMemory& memory) { return memory.device->physical_id() == physical_device; });
}

void virtual_memory_lock_for_fork() {
  space().mutex.lock();
  space().physical.lock_for_fork();
}
void virtual_memory_unlock_after_fork() {
  space().physical.unlock_after_fork();
  space().mutex.unlock();
}

}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtReserveMemAddress(void** virPtr, size_t size, size_t alignment, void* expectPtr, uint64_t flags) {
  return boundary("aclrtReserveMemAddress", [&]() -> Status {
    (void)flags;  // page size wishes
    return reserve(virPtr, size, alignment, expectPtr);
  });
}

aclError aclrtReserveMemAddressNoUCMemory(void** virPtr, size_t size, size_t alignment, void* expectPtr,
                                          uint64_t flags) {
  return boundary("aclrtReserveMemAddressNoUCMemory", [&]() -> Status {
    (void)flags;
    return reserve(virPtr, size, alignment, expectPtr);
  });
}

aclError aclrtReleaseMemAddress(void* virPtr) {
  return boundary("aclrtReleaseMemAddress", [&]() -> Status {
    if (virPtr == nullptr) return null_pointer("virPtr");
    AddressSpace& all = space();
    std::lock_guard lock(all.mutex);
    const auto range = all.reserved.find(reinterpret_cast<uintptr_t>(virPtr));
    if (range == all.reserved.end()) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: no reserved range starts at %p", virPtr);
    }
    const auto inside = all.mappings.lower_bound(range->first);
    if (inside != all.mappings.end() && inside->first - range->first < range->second) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: memory is still mapped at %p; call aclrtUnmapMem first",
                     reinterpret_cast<void*>(inside->first));
    }
    munmap(virPtr, range->second);
    all.reserved.erase(range);
    return {};
  });
}

aclError aclrtMallocPhysical(aclrtDrvMemHandle* handle, size_t size, const aclrtPhysicalMemProp* prop, uint64_t flags) {
  return boundary("aclrtMallocPhysical", [&]() -> Status {
    if (handle == nullptr) return null_pointer("handle");
    if (prop == nullptr) return null_pointer("prop");
    if (flags != 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "flags: expected 0");
    ACLNN_TRY(check_size(size));
    ACLNN_TRY(check_properties(*prop));
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    const bool on_device = prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE;
    if (on_device) {
      ACLNN_TRY(find_device(prop->location.id, &device));
      ACLNN_TRY(device->memory().reserve(size));
    }
    const int file = memfd_create("aclrtMallocPhysical", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, static_cast<off_t>(size)) != 0) {
      const int error = errno;
      if (file >= 0) ::close(file);
      if (on_device) device->memory().unreserve(size);
      return failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "size: the system refuses %zu bytes (error %d)", size, error);
    }
    *handle = space().physical.add(std::make_shared<PhysicalMemory>(file, size, device, on_device, *prop));
    return {};
  });
}

aclError aclrtFreePhysical(aclrtDrvMemHandle handle) {
  return boundary("aclrtFreePhysical", [&]() -> Status {
    if (handle == nullptr) return null_pointer("handle");
    // Mappings keep the memory alive until they go.
    if (space().physical.remove(handle) == nullptr) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", space().physical.describe(handle).c_str());
    }
    return {};
  });
}

aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp* prop, aclrtMemGranularityOptions option,
                                          size_t* granularity) {
  return boundary("aclrtMemGetAllocationGranularity", [&]() -> Status {
    if (prop == nullptr) return null_pointer("prop");
    if (granularity == nullptr) return null_pointer("granularity");
    if (option != ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM && option != ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "option: %d is no aclrtMemGranularityOptions",
                     static_cast<int>(option));
    }
    ACLNN_TRY(check_properties(*prop));
    *granularity = kGranularity;
    return {};
  });
}

aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle, aclrtPhysicalMemProp* prop) {
  return boundary("aclrtMemGetAllocationPropertiesFromHandle", [&]() -> Status {
    if (prop == nullptr) return null_pointer("prop");
    std::shared_ptr<PhysicalMemory> memory;
    ACLNN_TRY(find_physical(handle, &memory));
    *prop = memory->properties;
    return {};
  });
}

aclError aclrtMapMem(void* virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags) {
  return boundary("aclrtMapMem", [&]() -> Status {
    if (virPtr == nullptr) return null_pointer("virPtr");
    if (flags != 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "flags: expected 0");
    ACLNN_TRY(check_size(size));
    std::shared_ptr<PhysicalMemory> memory;
    ACLNN_TRY(find_physical(handle, &memory));
    if (offset % kGranularity != 0 || offset > memory->bytes || size > memory->bytes - offset) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "offset, size: %zu + %zu is not inside the %zu bytes of the handle",
                     offset, size, memory->bytes);
    }
    const uintptr_t at = reinterpret_cast<uintptr_t>(virPtr);
    AddressSpace& all = space();
    std::lock_guard lock(all.mutex);
    const auto range = around(all.reserved, at, [](size_t bytes) { return bytes; });
    if (at % kGranularity != 0 || range == all.reserved.end() || size > range->second - (at - range->first)) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: %zu bytes at %p are not inside one reserved range", size,
                     virPtr);
    }
    const auto next = all.mappings.lower_bound(at);
    if (mapping_around(all, at) != all.mappings.end() || (next != all.mappings.end() && next->first - at < size)) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: memory is mapped there already");
    }
    if (mmap(virPtr, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory->file, static_cast<off_t>(offset)) ==
        MAP_FAILED) {
      return failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "virPtr: the system refuses the mapping (error %d)", errno);
    }
    madvise(virPtr, size, MADV_HUGEPAGE);  // advice only
    all.mappings.emplace(at, Mapping{size, std::move(memory)});
    return {};
  });
}

aclError aclrtUnmapMem(void* virPtr) {
  return boundary("aclrtUnmapMem", [&]() -> Status {
    if (virPtr == nullptr) return null_pointer("virPtr");
    // Queued work that still uses the range would crash the process; limited, since that work may wait for the caller.
    if (const int id = mapped_device(virPtr, nullptr, nullptr); id >= 0) {
      Fence fence;
      all_devices()[id]->add_to(&fence);
      fence.wait(Deadline::in_ms(5000));
    }
    std::shared_ptr<PhysicalMemory> memory;  // its end takes the device's lock: after ours
    AddressSpace& all = space();
    std::lock_guard lock(all.mutex);
    const auto found = all.mappings.find(reinterpret_cast<uintptr_t>(virPtr));
    if (found == all.mappings.end()) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: no mapping starts at %p", virPtr);
    }
    unmap(found->first, found->second.bytes);
    memory = std::move(found->second.memory);
    all.mappings.erase(found);
    return {};
  });
}

aclError aclrtMemRetainAllocationHandle(void* virPtr, aclrtDrvMemHandle* handle) {
  return boundary("aclrtMemRetainAllocationHandle", [&]() -> Status {
    if (virPtr == nullptr) return null_pointer("virPtr");
    if (handle == nullptr) return null_pointer("handle");
    AddressSpace& all = space();
    std::lock_guard lock(all.mutex);
    const auto found = mapping_around(all, reinterpret_cast<uintptr_t>(virPtr));
    if (found == all.mappings.end())
      return failure(ACL_ERROR_RT_PARAM_INVALID, "virPtr: nothing is mapped at %p", virPtr);
    *handle = all.physical.add(found->second.memory);
    return {};
  });
}

}  // extern "C"

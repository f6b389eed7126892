// aclrtMalloc and its relatives, and what can be asked about memory.
#include <cstring>

#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/pointer.h"

namespace pyaclnn {
namespace {

constexpr size_t kStep = 32;  // sizes are rounded up to it, and plain allocations get as much room behind

Status check_policy(aclrtMemMallocPolicy policy) {
  const uint32_t bits = static_cast<uint32_t>(policy);
  constexpr uint32_t kExtras =
      ACL_MEM_TYPE_LOW_BAND_WIDTH | ACL_MEM_TYPE_HIGH_BAND_WIDTH | ACL_MEM_ACCESS_USER_SPACE_READONLY;
  if ((bits & ~kExtras) <= ACL_MEM_MALLOC_HUGE1G_ONLY_P2P) return {};
  return failure(ACL_ERROR_INVALID_PARAM, "policy: 0x%x is no aclrtMemMallocPolicy", bits);
}

Status allocate(void** memory, size_t size, size_t extra, aclrtMemMallocPolicy policy, bool managed = false) {
  if (memory == nullptr) return null_pointer("devPtr");
  if (size == 0) return failure(ACL_ERROR_INVALID_PARAM, "size: expected more than 0 bytes");
  ACLNN_TRY(check_policy(policy));
  Device* device = nullptr;
  ACLNN_TRY(current_device(&device));
  if (size > SIZE_MAX / 2) {
    return failure(ACL_ERROR_RT_MEMORY_ALLOCATION, "size: %zu bytes are more than any device has", size);
  }
  return device->memory().allocate((size + kStep - 1) / kStep * kStep + extra, managed, memory);
}

// Allocations may be freed from any thread and under any context, so every device is asked.
Status free_device_memory(void* memory) {
  if (memory == nullptr) return null_pointer("devPtr");
  for (Device* device : all_devices()) {
    if (device->memory().free(memory)) return {};
  }
  const PointerFacts facts = facts_of(memory);
  const char* why = "it was freed already, or never allocated by aclrtMalloc";
  if (facts.place == Place::host) why = "it is host memory; use aclrtFreeHost or aclrtHostUnregister";
  if (facts.place == Place::device) why = "it does not start an allocation";
  return failure(ACL_ERROR_RT_PARAM_INVALID, "devPtr: cannot free %p: %s", memory, why);
}

uint32_t page_size(const PointerFacts& facts) {
  return facts.place == Place::device || facts.place == Place::managed ? 2u << 20 : 4096;
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtMalloc(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return boundary("aclrtMalloc", [&] { return allocate(devPtr, size, kStep, policy); });
}

aclError aclrtMallocAlign32(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return boundary("aclrtMallocAlign32", [&] { return allocate(devPtr, size, 0, policy); });
}

aclError aclrtMallocCached(void** devPtr, size_t size, aclrtMemMallocPolicy policy) {
  return boundary("aclrtMallocCached", [&] { return allocate(devPtr, size, kStep, policy); });
}

aclError aclrtMallocWithCfg(void** devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig* cfg) {
  return boundary("aclrtMallocWithCfg", [&]() -> Status {
    if (cfg != nullptr && cfg->numAttrs > 0 && cfg->attrs == nullptr) return null_pointer("cfg->attrs");
    return allocate(devPtr, size, kStep, policy);
  });
}

aclError aclrtMallocForTaskScheduler(void** devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig* cfg) {
  return boundary("aclrtMallocForTaskScheduler", [&]() -> Status {
    if (cfg != nullptr && cfg->numAttrs > 0 && cfg->attrs == nullptr) return null_pointer("cfg->attrs");
    return allocate(devPtr, size, kStep, policy);
  });
}

aclError aclrtMemAllocManaged(void** ptr, uint64_t size, uint32_t flag) {
  return boundary("aclrtMemAllocManaged", [&]() -> Status {
    if (flag != ACL_RT_MEM_ATTACH_GLOBAL) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected ACL_RT_MEM_ATTACH_GLOBAL (1), got %u", flag);
    }
    return allocate(ptr, size, kStep, ACL_MEM_MALLOC_HUGE_FIRST, true);
  });
}

aclError aclrtFree(void* devPtr) {
  return boundary("aclrtFree", [&] { return free_device_memory(devPtr); });
}

aclError aclrtFreeWithDevSync(void* devPtr) {
  return boundary("aclrtFreeWithDevSync", [&]() -> Status {
    if (devPtr == nullptr) return null_pointer("devPtr");
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    Status work = device->synchronize(Deadline::forever());
    ACLNN_TRY(free_device_memory(devPtr));
    return work;
  });
}

// Caches of the CPU are coherent: there is nothing to write back or to throw away.
aclError aclrtMemFlush(void* devPtr, size_t size) {
  return boundary("aclrtMemFlush", [&]() -> Status {
    if (devPtr == nullptr) return null_pointer("devPtr");
    if (size == 0) return failure(ACL_ERROR_INVALID_PARAM, "size: expected more than 0 bytes");
    return {};
  });
}

aclError aclrtMemInvalidate(void* devPtr, size_t size) {
  return boundary("aclrtMemInvalidate", [&]() -> Status {
    if (devPtr == nullptr) return null_pointer("devPtr");
    if (size == 0) return failure(ACL_ERROR_INVALID_PARAM, "size: expected more than 0 bytes");
    return {};
  });
}

aclError aclrtPointerGetAttributes(const void* ptr, aclrtPtrAttributes* attributes) {
  return boundary("aclrtPointerGetAttributes", [&]() -> Status {
    if (ptr == nullptr) return null_pointer("ptr");
    if (attributes == nullptr) return null_pointer("attributes");
    const PointerFacts facts = facts_of(ptr);
    std::memset(attributes, 0, sizeof *attributes);
    switch (facts.place) {
      case Place::host:
        attributes->location.type = ACL_MEM_LOCATION_TYPE_HOST;
        break;
      case Place::device:
        attributes->location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
        break;
      case Place::managed:
        attributes->location.type = ACL_MEM_LOCATION_TYPE_MANAGED;
        break;
      case Place::unknown:
        attributes->location.type = ACL_MEM_LOCATION_TYPE_UNREGISTERED;
        break;
    }
    if (facts.device != nullptr) attributes->location.id = static_cast<uint32_t>(facts.device->user_id());
    attributes->pageSize = page_size(facts);
    return {};
  });
}

aclError aclrtMemGetAddressRange(void* ptr, void** pbase, size_t* psize) {
  return boundary("aclrtMemGetAddressRange", [&]() -> Status {
    if (ptr == nullptr) return null_pointer("ptr");
    const PointerFacts facts = facts_of(ptr);
    if (facts.device == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "ptr: %p is no device memory", ptr);
    if (pbase != nullptr) *pbase = facts.base;
    if (psize != nullptr) *psize = facts.bytes;
    return {};
  });
}

aclError aclrtCheckMemType(void** addrList, uint32_t size, uint32_t memType, uint32_t* checkResult, uint32_t reserve) {
  return boundary("aclrtCheckMemType", [&]() -> Status {
    if (addrList == nullptr) return null_pointer("addrList");
    if (checkResult == nullptr) return null_pointer("checkResult");
    if (size == 0 || reserve != 0) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "size, reserve: expected more than 0 and 0, got %u, %u", size,
                     reserve);
    }
    bool all = true;
    for (uint32_t i = 0; i < size; ++i) {
      const bool on_device = facts_of(addrList[i]).device != nullptr;
      all = all && on_device && (memType & ACL_RT_MEM_TYPE_DEV) != 0;
    }
    *checkResult = all ? 1 : 0;
    return {};
  });
}

aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t* free, size_t* total) {
  return boundary("aclrtGetMemInfo", [&]() -> Status {
    if (free == nullptr) return null_pointer("free");
    if (total == nullptr) return null_pointer("total");
    if (attr < ACL_DDR_MEM || attr > ACL_MEM_P2P_HUGE1G) {
      return failure(ACL_ERROR_INVALID_PARAM, "attr: expected an aclrtMemAttr from 0 to 17, got %d",
                     static_cast<int>(attr));
    }
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    // One memory serves every kind.
    const MemoryPool::Usage usage = device->memory().usage();
    *free = usage.capacity - usage.used;
    *total = usage.capacity;
    return {};
  });
}

aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo* memUsageInfo, size_t inputNum, size_t* outputNum) {
  return boundary("aclrtGetMemUsageInfo", [&]() -> Status {
    if (memUsageInfo == nullptr) return null_pointer("memUsageInfo");
    if (outputNum == nullptr) return null_pointer("outputNum");
    if (inputNum == 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "inputNum: expected more than 0");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    // The one module that takes memory here is the program.
    const MemoryPool::Usage usage = device->memory().usage();
    std::memset(memUsageInfo, 0, sizeof *memUsageInfo);
    std::strcpy(memUsageInfo->name, "APP");
    memUsageInfo->curMemSize = usage.used;
    memUsageInfo->memPeakSize = usage.peak;
    *outputNum = 1;
    return {};
  });
}

}  // extern "C"

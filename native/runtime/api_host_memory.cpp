// aclrtMallocHost, aclrtHostRegister and their relatives.
#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/host_memory.h"

namespace pyaclnn {
namespace {

Status allocate_pinned(void** memory, size_t size) {
  if (memory == nullptr) return null_pointer("hostPtr");
  if (size == 0) return failure(ACL_ERROR_INVALID_PARAM, "size: expected more than 0 bytes");
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  return allocate_host(size, memory);
}

Status free_pinned(void* memory) {
  if (memory == nullptr) return null_pointer("hostPtr");
  if (free_host(memory)) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID,
                 "hostPtr: cannot free %p: it was freed already, or never allocated by aclrtMallocHost", memory);
}

Status register_range(void* memory, uint64_t size) {
  if (memory == nullptr) return null_pointer("ptr");
  if (size == 0) return failure(ACL_ERROR_INVALID_PARAM, "size: expected more than 0 bytes");
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  return register_host(memory, size);
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtMallocHost(void** hostPtr, size_t size) {
  return boundary("aclrtMallocHost", [&] { return allocate_pinned(hostPtr, size); });
}

aclError aclrtMallocHostWithCfg(void** ptr, uint64_t size, aclrtMallocConfig* cfg) {
  return boundary("aclrtMallocHostWithCfg", [&]() -> Status {
    if (cfg != nullptr && cfg->numAttrs > 0 && cfg->attrs == nullptr) return null_pointer("cfg->attrs");
    return allocate_pinned(ptr, size);
  });
}

aclError aclrtFreeHost(void* hostPtr) {
  return boundary("aclrtFreeHost", [&] { return free_pinned(hostPtr); });
}

aclError aclrtFreeHostWithDevSync(void* hostPtr) {
  return boundary("aclrtFreeHostWithDevSync", [&]() -> Status {
    if (hostPtr == nullptr) return null_pointer("hostPtr");
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    Status work = device->synchronize(Deadline::forever());
    ACLNN_TRY(free_pinned(hostPtr));
    return work;
  });
}

aclError aclrtHostRegister(void* ptr, uint64_t size, aclrtHostRegisterType type, void** devPtr) {
  return boundary("aclrtHostRegister", [&]() -> Status {
    if (devPtr == nullptr) return null_pointer("devPtr");
    if (type != ACL_HOST_REGISTER_MAPPED && type != ACL_HOST_REGISTER_IOMEMORY && type != ACL_HOST_REGISTER_READONLY) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "type: %d is no aclrtHostRegisterType", static_cast<int>(type));
    }
    ACLNN_TRY(register_range(ptr, size));
    *devPtr = ptr;  // host and device see memory at the same addresses
    return {};
  });
}

aclError aclrtHostRegisterV2(void* ptr, uint64_t size, uint32_t flag) {
  return boundary("aclrtHostRegisterV2", [&]() -> Status {
    constexpr uint32_t kFlags =
        ACL_HOST_REG_MAPPED | ACL_HOST_REG_IOMEMORY | ACL_HOST_REG_READONLY | ACL_HOST_REG_PINNED;
    if ((flag & ~kFlags) != 0) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: 0x%x has bits that are no ACL_HOST_REG_* flag", flag);
    }
    return register_range(ptr, size);
  });
}

aclError aclrtHostGetDevicePointer(void* pHost, void** pDevice, uint32_t flag) {
  return boundary("aclrtHostGetDevicePointer", [&]() -> Status {
    if (pHost == nullptr) return null_pointer("pHost");
    if (pDevice == nullptr) return null_pointer("pDevice");
    if (flag != 0) return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0, got %u", flag);
    if (!is_pinned(pHost, 1)) {
      return failure(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED, "pHost: %p is not registered", pHost);
    }
    *pDevice = pHost;
    return {};
  });
}

aclError aclrtHostUnregister(void* ptr) {
  return boundary("aclrtHostUnregister", [&]() -> Status {
    if (ptr == nullptr) return null_pointer("ptr");
    return unregister_host(ptr);
  });
}

aclError aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType, aclrtHostMemMapCapability* capabilities) {
  return boundary("aclrtHostMemMapCapabilities", [&]() -> Status {
    if (capabilities == nullptr) return null_pointer("capabilities");
    if (hacType < ACL_RT_HAC_TYPE_STARS || hacType > ACL_RT_HAC_TYPE_CCU) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "hacType: %d is no aclrtHacType", static_cast<int>(hacType));
    }
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    *capabilities = ACL_RT_HOST_MEM_MAP_SUPPORTED;
    return {};
  });
}

}  // extern "C"

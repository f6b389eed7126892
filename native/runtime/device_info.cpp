// What a device is like: answered from the SoC table.
#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "acl/acl_base_rt.h"
#include "acl/acl_rt.h"
#include "base/soc.h"
#include "runtime/checks.h"
#include "runtime/device.h"

namespace pyaclnn {
namespace {

bool has_bf16() {
  const Product product = current_soc().product;
  return product != Product::training && product != Product::inference;
}
// Whether overflow gives infinity and NaN rather than the largest number.
bool has_inf_nan() { return has_bf16(); }

Status property(Device& device, aclrtDevAttr attribute, int64_t* value) {
  const Soc& soc = current_soc();
  switch (attribute) {
    case ACL_DEV_ATTR_AICPU_CORE_NUM:
      *value = sysconf(_SC_NPROCESSORS_ONLN);
      return {};
    case ACL_DEV_ATTR_AICORE_CORE_NUM:
      *value = soc.ai_cores;
      return {};
    case ACL_DEV_ATTR_CUBE_CORE_NUM:
      *value = soc.cube_cores;
      return {};
    case ACL_DEV_ATTR_VECTOR_CORE_NUM:
      *value = soc.vector_cores;
      return {};
    case ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE:
      *value = soc.ub_size;
      return {};
    case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE:
      *value = static_cast<int64_t>(device.memory().usage().capacity);
      return {};
    case ACL_DEV_ATTR_L2_CACHE_SIZE:
      *value = soc.l2_size;
      return {};
    case ACL_DEV_ATTR_PHY_CHIP_ID:
      *value = device.physical_id();
      return {};
    case ACL_DEV_ATTR_IS_VIRTUAL:
      *value = 0;
      return {};
    case ACL_DEV_ATTR_NPU_ARCH:
      *value = soc.npu_arch;
      return {};
    case ACL_DEV_ATTR_CUST_OP_PRIVILEGE:
      *value = 0;
      return {};
    case ACL_DEV_ATTR_SMP_ID:
    case ACL_DEV_ATTR_SUPER_POD_DEVICE_ID:
    case ACL_DEV_ATTR_SUPER_POD_SERVER_ID:
    case ACL_DEV_ATTR_SUPER_POD_ID:
    case ACL_DEV_ATTR_MAINBOARD_ID:
    case ACL_DEV_ATTR_HD_CONNECT_TYPE:
    case ACL_DEV_ATTR_DEVICE_FORM_FACTOR:
    case ACL_DEV_ATTR_WARP_SIZE:
    case ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE:
    case ACL_DEV_ATTR_MAX_GRID_DIM_X:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Y:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Z:
    case ACL_DEV_ATTR_MAX_BLOCK_PER_GRID:
    case ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_X:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Y:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Z:
      return failure(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "attr: a CPU has no answer for aclrtDevAttr %d",
                     static_cast<int>(attribute));
  }
  return failure(ACL_ERROR_INVALID_PARAM, "attr: %d is no aclrtDevAttr", static_cast<int>(attribute));
}

// Logic ids are those after ASCEND_RT_VISIBLE_DEVICES is undone, the same as physical ids here.
Status physical_of(int32_t user_id, int32_t* id) {
  if (id == nullptr) return null_pointer("the output id");
  Device* device = nullptr;
  ACLNN_TRY(find_device(user_id, &device));
  *id = device->physical_id();
  return {};
}

Status check_physical(int32_t id) {
  if (id >= 0 && static_cast<size_t>(id) < all_devices().size()) return {};
  return failure(ACL_ERROR_RT_INVALID_DEVICEID, "id: expected 0 to %zu, got %d", all_devices().size() - 1, id);
}

Status user_of(int32_t physical_id, int32_t* id) {
  if (id == nullptr) return null_pointer("the output id");
  ACLNN_TRY(check_physical(physical_id));
  const int user_id = all_devices()[physical_id]->user_id();
  if (user_id < 0) {
    return failure(ACL_ERROR_RT_INVALID_DEVICEID, "id: ASCEND_RT_VISIBLE_DEVICES hides device %d", physical_id);
  }
  *id = user_id;
  return {};
}

Status same(int32_t from, int32_t* id) {
  if (id == nullptr) return null_pointer("the output id");
  ACLNN_TRY(check_physical(from));
  *id = from;
  return {};
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

const char* aclrtGetSocName(void) { return current_soc().name; }

aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t* value) {
  return boundary("aclrtGetDeviceInfo", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    return property(*device, attr, value);
  });
}

aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t* value) {
  return boundary("aclGetDeviceCapability", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    switch (deviceInfo) {
      case ACL_DEVICE_INFO_AI_CORE_NUM:
        *value = current_soc().ai_cores;
        return {};
      case ACL_DEVICE_INFO_VECTOR_CORE_NUM:
        *value = current_soc().vector_cores;
        return {};
      case ACL_DEVICE_INFO_L2_SIZE:
        *value = current_soc().l2_size;
        return {};
      case ACL_DEVICE_INFO_UNDEFINED:
        break;
    }
    return failure(ACL_ERROR_INVALID_PARAM, "deviceInfo: expected an aclDeviceInfo from 0 to 2, got %d",
                   static_cast<int>(deviceInfo));
  });
}

aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t* value) {
  return boundary("aclrtGetDeviceCapability", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    if (devFeatureType != ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV &&
        devFeatureType != ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV) {
      return failure(ACL_ERROR_INVALID_PARAM, "devFeatureType: %d is no aclrtDevFeatureType",
                     static_cast<int>(devFeatureType));
    }
    *value = ACL_DEV_FEATURE_NOT_SUPPORT;
    return {};
  });
}

aclError aclGetCannAttributeList(const aclCannAttr** cannAttrList, size_t* num) {
  return boundary("aclGetCannAttributeList", [&]() -> Status {
    if (cannAttrList == nullptr) return null_pointer("cannAttrList");
    if (num == nullptr) return null_pointer("num");
    static constexpr aclCannAttr kOld[] = {ACL_CANN_ATTR_JIT_COMPILE};
    static constexpr aclCannAttr kNew[] = {ACL_CANN_ATTR_INF_NAN, ACL_CANN_ATTR_BF16, ACL_CANN_ATTR_JIT_COMPILE};
    *cannAttrList = has_bf16() ? kNew : kOld;
    *num = has_bf16() ? 3 : 1;
    return {};
  });
}

aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t* value) {
  return boundary("aclGetCannAttribute", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    switch (cannAttr) {
      case ACL_CANN_ATTR_INF_NAN:
        *value = has_inf_nan() ? 1 : 0;
        return {};
      case ACL_CANN_ATTR_BF16:
        *value = has_bf16() ? 1 : 0;
        return {};
      case ACL_CANN_ATTR_JIT_COMPILE:
        *value = 1;
        return {};
      case ACL_CANN_ATTR_UNDEFINED:
        break;
    }
    return failure(ACL_ERROR_INVALID_PARAM, "cannAttr: expected an aclCannAttr from 0 to 2, got %d",
                   static_cast<int>(cannAttr));
  });
}

aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid* uuid) {
  return boundary("aclrtDeviceGetUuid", [&]() -> Status {
    if (uuid == nullptr) return null_pointer("uuid");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    std::memset(uuid->bytes, 0, sizeof uuid->bytes);
    std::memcpy(uuid->bytes, "pyaclnn-cpu", 11);
    uuid->bytes[15] = static_cast<char>(device->physical_id());
    return {};
  });
}

aclError aclrtDeviceGetBareTgid(int32_t* pid) {
  return boundary("aclrtDeviceGetBareTgid", [&]() -> Status {
    if (pid == nullptr) return null_pointer("pid");
    *pid = getpid();
    return {};
  });
}

aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo* utilizationInfo) {
  return boundary("aclrtGetDeviceUtilizationRate", [&]() -> Status {
    if (utilizationInfo == nullptr) return null_pointer("utilizationInfo");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    const MemoryPool::Usage usage = device->memory().usage();
    utilizationInfo->cubeUtilization = -1;  // not measured
    utilizationInfo->vectorUtilization = -1;
    utilizationInfo->aicpuUtilization = -1;
    utilizationInfo->memoryUtilization =
        usage.capacity == 0
            ? 0
            : static_cast<int32_t>(100.0 * static_cast<double>(usage.used) / static_cast<double>(usage.capacity));
    return {};
  });
}

aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t* const logicDevId) {
  return boundary("aclrtGetLogicDevIdByUserDevId", [&] { return physical_of(userDevid, logicDevId); });
}

aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t* const userDevid) {
  return boundary("aclrtGetUserDevIdByLogicDevId", [&] { return user_of(logicDevId, userDevid); });
}

aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t* const logicDevId) {
  return boundary("aclrtGetLogicDevIdByPhyDevId", [&] { return same(phyDevId, logicDevId); });
}

aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t* const phyDevId) {
  return boundary("aclrtGetPhyDevIdByLogicDevId", [&] { return same(logicDevId, phyDevId); });
}

aclError aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t* const userDevId) {
  return boundary("aclrtGetUserDevIdByPhyDevId", [&] { return user_of(phyDevId, userDevId); });
}

aclError aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t* const phyDevId) {
  return boundary("aclrtGetPhyDevIdByUserDevId", [&] { return physical_of(userDevId, phyDevId); });
}

}  // extern "C"

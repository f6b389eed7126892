// Limits on the cores that operators use, per device, stream and thread. The CPU's threads are shared by all, so the
// limits are kept and told and change no result.
#include "acl/acl_rt.h"
#include "base/soc.h"
#include "runtime/checks.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace pyaclnn {
namespace {

thread_local std::shared_ptr<Stream> t_stream_in_use;

int32_t all_cores(aclrtDevResLimitType type) {
  return type == ACL_RT_DEV_RES_CUBE_CORE ? current_soc().cube_cores : current_soc().vector_cores;
}

Status check_type(aclrtDevResLimitType type) {
  if (type == ACL_RT_DEV_RES_CUBE_CORE || type == ACL_RT_DEV_RES_VECTOR_CORE) return {};
  return failure(ACL_ERROR_INVALID_PARAM, "type: %d is no aclrtDevResLimitType", static_cast<int>(type));
}

Status check_cores(aclrtDevResLimitType type, uint32_t value) {
  if (value >= 1 && value <= static_cast<uint32_t>(all_cores(type))) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID, "value: expected 1 to %d cores, got %u", all_cores(type), value);
}

uint32_t limit_of(const Device& device, aclrtDevResLimitType type) {
  const int64_t limit = device.core_limit[type].load();
  return static_cast<uint32_t>(limit < 0 ? all_cores(type) : limit);
}

uint32_t limit_of(const Stream& stream, const Device& device, aclrtDevResLimitType type) {
  const int64_t limit = stream.core_limit[type].load();
  return limit < 0 ? limit_of(device, type) : static_cast<uint32_t>(limit);
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t* value) {
  return boundary("aclrtGetDeviceResLimit", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    ACLNN_TRY(check_type(type));
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    *value = limit_of(*device, type);
    return {};
  });
}

aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value) {
  return boundary("aclrtSetDeviceResLimit", [&]() -> Status {
    ACLNN_TRY(check_type(type));
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    ACLNN_TRY(check_cores(type, value));
    device->core_limit[type].store(value);
    return {};
  });
}

aclError aclrtResetDeviceResLimit(int32_t deviceId) {
  return boundary("aclrtResetDeviceResLimit", [&]() -> Status {
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    for (auto& limit : device->core_limit) limit.store(-1);
    return {};
  });
}

aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t* value) {
  return boundary("aclrtGetStreamResLimit", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    ACLNN_TRY(check_type(type));
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    *value = limit_of(*found, *device, type);
    return {};
  });
}

aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value) {
  return boundary("aclrtSetStreamResLimit", [&]() -> Status {
    ACLNN_TRY(check_type(type));
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    ACLNN_TRY(check_cores(type, value));
    found->core_limit[type].store(value);
    return {};
  });
}

aclError aclrtResetStreamResLimit(aclrtStream stream) {
  return boundary("aclrtResetStreamResLimit", [&]() -> Status {
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    for (auto& limit : found->core_limit) limit.store(-1);
    return {};
  });
}

aclError aclrtUseStreamResInCurrentThread(aclrtStream stream) {
  return boundary("aclrtUseStreamResInCurrentThread", [&]() -> Status {
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    t_stream_in_use = std::move(found);
    return {};
  });
}

aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream) {
  return boundary("aclrtUnuseStreamResInCurrentThread", [&]() -> Status {
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    if (t_stream_in_use == found) t_stream_in_use.reset();
    return {};
  });
}

aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t* value) {
  return boundary("aclrtGetResInCurrentThread", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    ACLNN_TRY(check_type(type));
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    *value = t_stream_in_use ? limit_of(*t_stream_in_use, *device, type) : limit_of(*device, type);
    return {};
  });
}

}  // extern "C"

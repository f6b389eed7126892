// aclrtSetDevice and what concerns a device as a whole.
#include "acl/acl_rt.h"
#include "base/last_error.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/device.h"

namespace pyaclnn {
namespace {

Status synchronize_device(Deadline deadline) {
  Device* device = nullptr;
  ACLNN_TRY(current_device(&device));
  return device->synchronize(deadline);
}

Status reset_device(int32_t id, bool all) {
  Device* device = nullptr;
  ACLNN_TRY(find_device(id, &device));
  return device->release_primary(all);
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtSetDevice(int32_t deviceId) {
  return boundary("aclrtSetDevice", [&]() -> Status {
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    set_current_context(device->retain_primary());
    return {};
  });
}

aclError aclrtResetDevice(int32_t deviceId) {
  return boundary("aclrtResetDevice", [&] { return reset_device(deviceId, false); });
}

aclError aclrtResetDeviceForce(int32_t deviceId) {
  return boundary("aclrtResetDeviceForce", [&] { return reset_device(deviceId, true); });
}

aclError aclrtGetDevice(int32_t* deviceId) {
  const LastErrorKept kept;
  return boundary("aclrtGetDevice", [&]() -> Status {
    if (deviceId == nullptr) return null_pointer("deviceId");
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    *deviceId = device->user_id();
    return {};
  });
}

aclError aclrtGetDeviceCount(uint32_t* count) {
  return boundary("aclrtGetDeviceCount", [&]() -> Status {
    if (count == nullptr) return null_pointer("count");
    *count = static_cast<uint32_t>(visible_device_count());
    return {};
  });
}

aclError aclrtGetRunMode(aclrtRunMode* runMode) {
  return boundary("aclrtGetRunMode", [&]() -> Status {
    if (runMode == nullptr) return null_pointer("runMode");
    *runMode = ACL_HOST;
    return {};
  });
}

aclError aclrtSetTsDevice(aclrtTsId tsId) {
  return boundary("aclrtSetTsDevice", [&]() -> Status {
    if (tsId != ACL_TS_ID_AICORE && tsId != ACL_TS_ID_AIVECTOR) {
      return failure(ACL_ERROR_INVALID_PARAM, "tsId: expected 0 or 1, got %d", static_cast<int>(tsId));
    }
    return {};  // there is one scheduler
  });
}

aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus* deviceStatus) {
  return boundary("aclrtQueryDeviceStatus", [&]() -> Status {
    if (deviceStatus == nullptr) return null_pointer("deviceStatus");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    *deviceStatus = ACL_RT_DEVICE_STATUS_NORMAL;
    return {};
  });
}

aclError aclrtSynchronizeDevice(void) {
  return boundary("aclrtSynchronizeDevice", [&] { return synchronize_device(Deadline::forever()); });
}

aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout) {
  return boundary("aclrtSynchronizeDeviceWithTimeout", [&]() -> Status {
    Deadline deadline{};
    ACLNN_TRY(deadline_of(timeout, &deadline));
    return synchronize_device(deadline);
  });
}

aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t* flags, int32_t* active) {
  return boundary("aclrtGetPrimaryCtxState", [&]() -> Status {
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    if (flags != nullptr) *flags = 0;
    if (active != nullptr) *active = device->primary_active() ? 1 : 0;
    return {};
  });
}

aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode) {
  return boundary("aclrtSetDeviceSatMode", [&]() -> Status {
    if (mode != ACL_RT_OVERFLOW_MODE_SATURATION && mode != ACL_RT_OVERFLOW_MODE_INFNAN) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "mode: expected 0 (saturation) or 1 (inf and nan), got %d",
                     static_cast<int>(mode));
    }
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    device->saturation_mode.store(mode);
    return {};
  });
}

aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode* mode) {
  return boundary("aclrtGetDeviceSatMode", [&]() -> Status {
    if (mode == nullptr) return null_pointer("mode");
    Device* device = nullptr;
    ACLNN_TRY(current_device(&device));
    *mode = static_cast<aclrtFloatOverflowMode>(device->saturation_mode.load());
    return {};
  });
}

aclError aclrtDeviceCanAccessPeer(int32_t* canAccessPeer, int32_t deviceId, int32_t peerDeviceId) {
  return boundary("aclrtDeviceCanAccessPeer", [&]() -> Status {
    if (canAccessPeer == nullptr) return null_pointer("canAccessPeer");
    Device *device = nullptr, *peer = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    ACLNN_TRY(find_device(peerDeviceId, &peer));
    *canAccessPeer = device != peer ? 1 : 0;  // a device is no peer of its own
    return {};
  });
}

aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags) {
  return boundary("aclrtDeviceEnablePeerAccess", [&]() -> Status {
    if (flags != 0) return failure(ACL_ERROR_INVALID_PARAM, "flags: expected 0, got %u", flags);
    Device *device = nullptr, *peer = nullptr;
    ACLNN_TRY(current_device(&device));
    ACLNN_TRY(find_device(peerDeviceId, &peer));
    if (peer == device) {
      return failure(ACL_ERROR_INVALID_PARAM, "peerDeviceId: %d is the current device itself", peerDeviceId);
    }
    device->peers.fetch_or(uint64_t{1} << peer->physical_id());
    return {};
  });
}

aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId) {
  return boundary("aclrtDeviceDisablePeerAccess", [&]() -> Status {
    Device *device = nullptr, *peer = nullptr;
    ACLNN_TRY(current_device(&device));
    ACLNN_TRY(find_device(peerDeviceId, &peer));
    if (peer == device) {
      return failure(ACL_ERROR_INVALID_PARAM, "peerDeviceId: %d is the current device itself", peerDeviceId);
    }
    device->peers.fetch_and(~(uint64_t{1} << peer->physical_id()));
    return {};
  });
}

aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId, int32_t* status) {
  return boundary("aclrtDevicePeerAccessStatus", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    Device *device = nullptr, *peer = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    ACLNN_TRY(find_device(peerDeviceId, &peer));
    *status = static_cast<int32_t>(device->peers.load() >> peer->physical_id() & 1);
    return {};
  });
}

}  // extern "C"

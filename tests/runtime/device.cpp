// Devices and contexts.
#include <thread>

#include "check.h"

CASE(set_and_reset) {
  int32_t id = -1;
  EXPECT_CODE(aclrtGetDevice(&id), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtGetDevice(&id));
  EXPECT(id == 0);
  EXPECT_CODE(aclrtGetDevice(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_CODE(aclrtGetDevice(&id), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_CODE(aclrtResetDevice(0), ACL_ERROR_RT_CONTEXT_RELEASE_ERROR);
}

CASE(set_counts) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtResetDevice(0));
  int32_t id = -1, active = 0;
  uint32_t flags = 9;
  EXPECT_OK(aclrtGetDevice(&id));
  EXPECT_OK(aclrtGetPrimaryCtxState(0, &flags, &active));
  EXPECT(active == 1 && flags == 0);
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_OK(aclrtGetPrimaryCtxState(0, &flags, &active));
  EXPECT(active == 0);
  EXPECT_CODE(aclrtGetDevice(&id), ACL_ERROR_RT_CONTEXT_NULL);
}

CASE(reset_force_ends_all_uses) {
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtResetDeviceForce(0));
  EXPECT_CODE(aclrtResetDevice(0), ACL_ERROR_RT_CONTEXT_RELEASE_ERROR);
}

CASE(bad_ids) {
  EXPECT_CODE(aclrtSetDevice(-1), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_CODE(aclrtSetDevice(1), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_CODE(aclrtResetDevice(1), ACL_ERROR_RT_INVALID_DEVICEID);
  aclrtContext context = nullptr;
  EXPECT_CODE(aclrtCreateContext(&context, 1), ACL_ERROR_RT_INVALID_DEVICEID);
  aclrtDeviceStatus status;
  EXPECT_CODE(aclrtQueryDeviceStatus(1, &status), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_OK(aclrtQueryDeviceStatus(0, &status));
  EXPECT(status == ACL_RT_DEVICE_STATUS_NORMAL);
}

CASE(count_and_run_mode) {
  uint32_t count = 0;
  EXPECT_OK(aclrtGetDeviceCount(&count));
  EXPECT(count == 1);
  EXPECT_CODE(aclrtGetDeviceCount(nullptr), ACL_ERROR_INVALID_PARAM);
  aclrtRunMode mode = ACL_DEVICE;
  EXPECT_OK(aclrtGetRunMode(&mode));
  EXPECT(mode == ACL_HOST);
  EXPECT_CODE(aclrtGetRunMode(nullptr), ACL_ERROR_INVALID_PARAM);
}

CASE(visible_devices_renumber) {
  setenv("ACLNN_DEVICE_COUNT", "4", 1);
  setenv("ASCEND_RT_VISIBLE_DEVICES", "3,1,9,0", 1);
  uint32_t count = 0;
  EXPECT_OK(aclrtGetDeviceCount(&count));
  EXPECT(count == 2);
  int32_t id = -1;
  EXPECT_OK(aclrtGetLogicDevIdByUserDevId(0, &id));
  EXPECT(id == 3);
  EXPECT_OK(aclrtGetPhyDevIdByUserDevId(1, &id));
  EXPECT(id == 1);
  EXPECT_OK(aclrtGetUserDevIdByLogicDevId(3, &id));
  EXPECT(id == 0);
  EXPECT_CODE(aclrtGetUserDevIdByPhyDevId(0, &id), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_CODE(aclrtSetDevice(2), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_OK(aclrtSetDevice(1));
  EXPECT_OK(aclrtGetDevice(&id));
  EXPECT(id == 1);
}

CASE(no_visible_device) {
  setenv("ASCEND_RT_VISIBLE_DEVICES", "7", 1);
  uint32_t count = 9;
  EXPECT_OK(aclrtGetDeviceCount(&count));
  EXPECT(count == 0);
  EXPECT_CODE(aclrtSetDevice(0), ACL_ERROR_RT_INVALID_DEVICEID);
}

CASE(peers) {
  setenv("ACLNN_DEVICE_COUNT", "2", 1);
  int32_t can = -1;
  EXPECT_OK(aclrtDeviceCanAccessPeer(&can, 0, 1));
  EXPECT(can == 1);
  EXPECT_OK(aclrtDeviceCanAccessPeer(&can, 0, 0));
  EXPECT(can == 0);
  EXPECT_CODE(aclrtDeviceCanAccessPeer(&can, 0, 2), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_CODE(aclrtDeviceCanAccessPeer(nullptr, 0, 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtDeviceEnablePeerAccess(1, 0), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtDeviceEnablePeerAccess(1, 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtDeviceEnablePeerAccess(0, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtDeviceEnablePeerAccess(1, 0));
  int32_t status = -1;
  EXPECT_OK(aclrtDevicePeerAccessStatus(0, 1, &status));
  EXPECT(status == 1);
  EXPECT_OK(aclrtDeviceDisablePeerAccess(1));
  EXPECT_OK(aclrtDevicePeerAccessStatus(0, 1, &status));
  EXPECT(status == 0);
}

CASE(contexts) {
  aclrtContext context = nullptr, current = nullptr;
  EXPECT_CODE(aclrtGetCurrentContext(&current), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_CODE(aclrtCreateContext(nullptr, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtCreateContext(&context, 0));
  EXPECT_OK(aclrtGetCurrentContext(&current));
  EXPECT(current == context);
  aclrtContext second = nullptr;
  EXPECT_OK(aclrtCreateContext(&second, 0));
  EXPECT(second != context);
  aclrtStream stream = nullptr, other_default = nullptr;
  EXPECT_OK(aclrtCtxGetCurrentDefaultStream(&other_default));
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtSetCurrentContext(context));
  aclrtStream own_default = nullptr;
  EXPECT_OK(aclrtCtxGetCurrentDefaultStream(&own_default));
  EXPECT(own_default != other_default);
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_STREAM_CONTEXT);
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT_OK(aclrtDestroyContext(second));  // with its stream
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_CODE(aclrtSetCurrentContext(second), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtDestroyContext(second), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtDestroyContext(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtSetCurrentContext(nullptr), ACL_ERROR_INVALID_PARAM);
  int local = 0;
  EXPECT_CODE(aclrtSetCurrentContext(&local), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSetCurrentContext(own_default), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtDestroyContext(context));
  EXPECT_CODE(aclrtGetCurrentContext(&current), ACL_ERROR_RT_CONTEXT_NULL);
}

CASE(primary_context_cannot_be_destroyed) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtContext context = nullptr;
  EXPECT_OK(aclrtGetCurrentContext(&context));
  EXPECT_CODE(aclrtDestroyContext(context), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_CODE(aclrtDestroyContext(context), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(reset_frees_what_the_device_holds) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  aclrtEvent event = nullptr;
  void* memory = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  EXPECT_OK(aclrtCreateEvent(&event));
  EXPECT_OK(aclrtMalloc(&memory, 1 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtMemsetAsync(memory, 1 << 20, 1, 1 << 20, stream));
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_CODE(aclrtRecordEvent(event, nullptr), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtFree(memory), ACL_ERROR_RT_PARAM_INVALID);
  size_t free_bytes = 0, total = 1;
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total));
  EXPECT(free_bytes == total);
}

CASE(explicit_context_keeps_the_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, 100, ACL_MEM_MALLOC_HUGE_FIRST));
  aclrtContext context = nullptr;
  EXPECT_OK(aclrtCreateContext(&context, 0));
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_OK(aclrtMemset(memory, 100, 1, 100));
  EXPECT_OK(aclrtFree(memory));
  EXPECT_OK(aclrtDestroyContext(context));
}

CASE(threads_have_their_own_context) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  std::thread([&] {
    int32_t id = -1;
    EXPECT_CODE(aclrtGetDevice(&id), ACL_ERROR_RT_CONTEXT_NULL);
    EXPECT_CODE(aclrtSynchronizeStream(stream), ACL_ERROR_RT_CONTEXT_NULL);
    EXPECT_CODE(aclrtSynchronizeStream(nullptr), ACL_ERROR_RT_CONTEXT_NULL);
    EXPECT_OK(aclrtSetDevice(0));
    EXPECT_OK(aclrtSynchronizeStream(stream));
    EXPECT_OK(aclrtResetDevice(0));
  }).join();
  EXPECT_OK(aclrtSynchronizeStream(stream));
}

CASE(synchronize_device) {
  EXPECT_CODE(aclrtSynchronizeDevice(), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSynchronizeDevice());
  EXPECT_CODE(aclrtSynchronizeDeviceWithTimeout(0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtSynchronizeDeviceWithTimeout(-2), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtSynchronizeDeviceWithTimeout(-1));
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr, [](void*) { usleep(200000); }, nullptr));
  EXPECT_CODE(aclrtSynchronizeDeviceWithTimeout(10), ACL_ERROR_RT_STREAM_SYNC_TIMEOUT);
  EXPECT_OK(aclrtSynchronizeDevice());
}

CASE(device_properties) {
  int64_t value = 0;
  EXPECT_OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_CUBE_CORE_NUM, &value));
  EXPECT(value == 24);
  EXPECT_OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_VECTOR_CORE_NUM, &value));
  EXPECT(value == 48);
  EXPECT_OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_L2_CACHE_SIZE, &value));
  EXPECT(value == 201326592);
  EXPECT_OK(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE, &value));
  EXPECT(value > 0);
  EXPECT_CODE(aclrtGetDeviceInfo(0, static_cast<aclrtDevAttr>(999), &value), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_WARP_SIZE, &value), ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
  EXPECT_CODE(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_NPU_ARCH, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtGetDeviceInfo(1, ACL_DEV_ATTR_NPU_ARCH, &value), ACL_ERROR_RT_INVALID_DEVICEID);
  EXPECT_OK(aclGetDeviceCapability(0, ACL_DEVICE_INFO_AI_CORE_NUM, &value));
  EXPECT(value == 24);
  EXPECT_CODE(aclGetDeviceCapability(0, ACL_DEVICE_INFO_UNDEFINED, &value), ACL_ERROR_INVALID_PARAM);
}

CASE(saturation_mode) {
  aclrtFloatOverflowMode mode = ACL_RT_OVERFLOW_MODE_UNDEF;
  EXPECT_CODE(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_INFNAN), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_SATURATION));
  EXPECT_OK(aclrtGetDeviceSatMode(&mode));
  EXPECT(mode == ACL_RT_OVERFLOW_MODE_SATURATION);
  EXPECT_CODE(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_UNDEF), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(operator_timeouts) {
  uint64_t actual = 0;
  EXPECT_OK(aclrtSetOpWaitTimeout(10));
  EXPECT_OK(aclrtSetOpExecuteTimeOut(10));
  EXPECT_OK(aclrtSetOpExecuteTimeOutV2(5000000, &actual));
  EXPECT(actual == 5000000);
  uint32_t ms = 0;
  EXPECT_OK(aclrtGetOpExecuteTimeout(&ms));
  EXPECT(ms == 5000);
  EXPECT_CODE(aclrtSetOpExecuteTimeOutV2(1, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtGetOpTimeOutInterval(&actual));
}

CASE(core_limits) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtStream stream = nullptr;
  EXPECT_OK(aclrtCreateStream(&stream));
  uint32_t value = 0;
  EXPECT_OK(aclrtGetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 24);
  EXPECT_OK(aclrtSetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, 8));
  EXPECT_OK(aclrtGetStreamResLimit(stream, ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 8);
  EXPECT_CODE(aclrtSetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, 25), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtSetStreamResLimit(stream, ACL_RT_DEV_RES_CUBE_CORE, 4));
  EXPECT_OK(aclrtGetResInCurrentThread(ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 8);
  EXPECT_OK(aclrtUseStreamResInCurrentThread(stream));
  EXPECT_OK(aclrtGetResInCurrentThread(ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 4);
  EXPECT_OK(aclrtUnuseStreamResInCurrentThread(stream));
  EXPECT_OK(aclrtResetStreamResLimit(stream));
  EXPECT_OK(aclrtResetDeviceResLimit(0));
  EXPECT_OK(aclrtGetStreamResLimit(stream, ACL_RT_DEV_RES_CUBE_CORE, &value));
  EXPECT(value == 24);
  EXPECT_CODE(aclrtGetDeviceResLimit(0, static_cast<aclrtDevResLimitType>(2), &value), ACL_ERROR_INVALID_PARAM);
}

RUN_CASES()

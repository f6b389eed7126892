// Address ranges, physical memory, mappings.
#include "check.h"

constexpr size_t kStep = 2 << 20;

static aclrtPhysicalMemProp properties() {
  aclrtPhysicalMemProp prop{};
  prop.handleType = ACL_MEM_HANDLE_TYPE_NONE;
  prop.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
  prop.memAttr = ACL_HBM_MEM_HUGE;
  prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
  prop.location.id = 0;
  return prop;
}

CASE(map_grow_and_unmap) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtPhysicalMemProp prop = properties();
  size_t step = 0;
  EXPECT_OK(aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED, &step));
  EXPECT(step == kStep);
  void* range = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&range, 8 * step, 0, nullptr, 1));
  EXPECT(reinterpret_cast<uintptr_t>(range) % step == 0);
  aclrtDrvMemHandle first = nullptr, second = nullptr;
  size_t free_before = 0, free_after = 0, total = 0;
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_before, &total));
  EXPECT_OK(aclrtMallocPhysical(&first, step, &prop, 0));
  EXPECT_OK(aclrtMallocPhysical(&second, 2 * step, &prop, 0));
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_after, &total));
  EXPECT(free_before - free_after == 3 * step);
  char* at = static_cast<char*>(range);
  EXPECT_OK(aclrtMapMem(at, step, 0, first, 0));
  EXPECT_OK(aclrtMapMem(at + step, 2 * step, 0, second, 0));
  EXPECT_OK(aclrtMemset(at, 3 * step, 5, 3 * step));
  EXPECT(at[0] == 5 && at[3 * step - 1] == 5);
  aclrtPtrAttributes attributes{};
  EXPECT_OK(aclrtPointerGetAttributes(at + step + 9, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE);
  // One memory at two addresses.
  EXPECT_OK(aclrtMapMem(at + 4 * step, step, 0, first, 0));
  at[7] = 42;
  EXPECT(at[4 * step + 7] == 42);
  EXPECT_CODE(aclrtReleaseMemAddress(range), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtUnmapMem(at + 4 * step));
  EXPECT_OK(aclrtFreePhysical(first));  // still mapped at the first address
  EXPECT(at[7] == 42);
  EXPECT_OK(aclrtUnmapMem(at));
  EXPECT_OK(aclrtUnmapMem(at + step));
  EXPECT_OK(aclrtFreePhysical(second));
  EXPECT_OK(aclrtReleaseMemAddress(range));
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_after, &total));
  EXPECT(free_before == free_after);
}

CASE(codes) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtPhysicalMemProp prop = properties();
  void* range = nullptr;
  aclrtDrvMemHandle handle = nullptr;
  EXPECT_CODE(aclrtReserveMemAddress(nullptr, kStep, 0, nullptr, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtReserveMemAddress(&range, 0, 0, nullptr, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtReserveMemAddress(&range, kStep, 3, nullptr, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMallocPhysical(nullptr, kStep, &prop, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMallocPhysical(&handle, kStep, nullptr, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMallocPhysical(&handle, kStep + 1, &prop, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMallocPhysical(&handle, size_t{1} << 50, &prop, 0), ACL_ERROR_RT_MEMORY_ALLOCATION);
  prop.location.id = 9;
  EXPECT_CODE(aclrtMallocPhysical(&handle, kStep, &prop, 0), ACL_ERROR_RT_INVALID_DEVICEID);
  prop = properties();
  EXPECT_OK(aclrtReserveMemAddress(&range, 2 * kStep, 0, nullptr, 0));
  EXPECT_OK(aclrtMallocPhysical(&handle, kStep, &prop, 0));
  char* at = static_cast<char*>(range);
  EXPECT_CODE(aclrtMapMem(nullptr, kStep, 0, handle, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMapMem(at, kStep, 0, nullptr, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMapMem(at, kStep, 0, range, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMapMem(at, 2 * kStep, 0, handle, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMapMem(at, kStep, kStep, handle, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMapMem(at + 2 * kStep, kStep, 0, handle, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMapMem(at + 64, kStep, 0, handle, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtMapMem(at, kStep, 0, handle, 0));
  EXPECT_CODE(aclrtMapMem(at, kStep, 0, handle, 0), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtUnmapMem(at + kStep), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtUnmapMem(nullptr), ACL_ERROR_INVALID_PARAM);
  aclrtDrvMemHandle again = nullptr;
  EXPECT_OK(aclrtMemRetainAllocationHandle(at + 5, &again));
  EXPECT_OK(aclrtMemGetAllocationPropertiesFromHandle(again, &prop));
  EXPECT(prop.memAttr == ACL_HBM_MEM_HUGE);
  EXPECT_OK(aclrtFreePhysical(again));
  EXPECT_OK(aclrtUnmapMem(at));
  EXPECT_OK(aclrtFreePhysical(handle));
  EXPECT_CODE(aclrtFreePhysical(handle), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtReleaseMemAddress(at + kStep), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtReleaseMemAddress(range));
  EXPECT_CODE(aclrtReleaseMemAddress(range), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(unmapping_waits_for_queued_work) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtPhysicalMemProp prop = properties();
  void* range = nullptr;
  aclrtDrvMemHandle handle = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&range, kStep, 0, nullptr, 0));
  EXPECT_OK(aclrtMallocPhysical(&handle, kStep, &prop, 0));
  EXPECT_OK(aclrtMapMem(range, kStep, 0, handle, 0));
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr, [](void*) { usleep(50000); }, nullptr));
  EXPECT_OK(aclrtMemsetAsync(range, kStep, 1, kStep, nullptr));
  EXPECT_OK(aclrtUnmapMem(range));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
}

CASE(device_reset_ends_mappings) {
  EXPECT_OK(aclrtSetDevice(0));
  aclrtPhysicalMemProp prop = properties();
  void* range = nullptr;
  aclrtDrvMemHandle handle = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&range, kStep, 0, nullptr, 0));
  EXPECT_OK(aclrtMallocPhysical(&handle, kStep, &prop, 0));
  EXPECT_OK(aclrtMapMem(range, kStep, 0, handle, 0));
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT_CODE(aclrtFreePhysical(handle), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtUnmapMem(range), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtReleaseMemAddress(range));
}

CASE(small_ranges_are_rounded_up) {
  EXPECT_OK(aclrtSetDevice(0));
  void* range = nullptr;
  EXPECT_OK(aclrtReserveMemAddress(&range, 512, 0, nullptr, 1));
  aclrtPhysicalMemProp prop = properties();
  aclrtDrvMemHandle handle = nullptr;
  EXPECT_OK(aclrtMallocPhysical(&handle, kStep, &prop, 0));
  EXPECT_OK(aclrtMapMem(range, kStep, 0, handle, 0));
  EXPECT_OK(aclrtMemset(range, kStep, 7, kStep));
  EXPECT_OK(aclrtUnmapMem(range));
  EXPECT_OK(aclrtFreePhysical(handle));
  EXPECT_OK(aclrtReleaseMemAddress(range));
}

RUN_CASES()

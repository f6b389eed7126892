// Copying and setting memory.
#include <atomic>
#include <numeric>

#include "check.h"

static void* allocate(size_t size) {
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
  return memory;
}
static std::atomic<bool> g_gate{false};
static void wait_for_gate(void*) {
  while (!g_gate) usleep(500);
}

CASE(codes) {
  char from[64] = "text", to[64] = "";
  EXPECT_OK(aclrtMemcpy(nullptr, 0, nullptr, 0, static_cast<aclrtMemcpyKind>(99)));  // count 0 succeeds first
  EXPECT_CODE(aclrtMemcpy(to, 64, from, 4, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtMemcpy(to, 64, from, 5, ACL_MEMCPY_HOST_TO_HOST));
  EXPECT(strcmp(to, "text") == 0);
  EXPECT_CODE(aclrtMemcpy(nullptr, 64, from, 5, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy(to, 64, nullptr, 5, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy(to, 64, from, 5, ACL_MEMCPY_INNER_DEVICE_TO_DEVICE), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy(to, 64, from, 5, static_cast<aclrtMemcpyKind>(-1)), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy(to, 0, from, 5, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemcpy(to, 4, from, 5, ACL_MEMCPY_HOST_TO_HOST), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtMemcpy(to, 64, to, 5, ACL_MEMCPY_HOST_TO_HOST));
  for (const int kind : {1, 2, 3, 4, 5}) EXPECT_OK(aclrtMemcpy(to, 64, from, 5, static_cast<aclrtMemcpyKind>(kind)));
}

CASE(async_codes) {
  EXPECT_OK(aclrtSetDevice(0));
  char from[64] = "text";
  void* to = allocate(64);
  EXPECT_OK(aclrtMemcpyAsync(to, 64, from, 5, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(strcmp(static_cast<char*>(to), "text") == 0);
  EXPECT_CODE(aclrtMemcpyAsync(to, 64, from, 5, ACL_MEMCPY_HOST_TO_HOST, nullptr), ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
  EXPECT_CODE(aclrtMemcpyAsync(nullptr, 64, from, 5, ACL_MEMCPY_HOST_TO_DEVICE, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpyAsync(to, 64, nullptr, 5, ACL_MEMCPY_HOST_TO_DEVICE, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpyAsync(to, 64, from, 5, static_cast<aclrtMemcpyKind>(8), nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpyAsync(to, 4, from, 5, ACL_MEMCPY_HOST_TO_DEVICE, nullptr), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemcpyAsync(to, 64, from, 5, ACL_MEMCPY_HOST_TO_DEVICE, &from), ACL_ERROR_RT_INVALID_HANDLE);
  EXPECT_OK(aclrtMemcpyAsyncWithCondition(to, 64, from, 5, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT_OK(aclrtMemcpyAsync(to, 64, to, 0, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT_OK(aclrtFree(to));
}

CASE(round_trip) {
  EXPECT_OK(aclrtSetDevice(0));
  std::vector<int> from(100000), to(100000);
  std::iota(from.begin(), from.end(), 1);
  const size_t size = from.size() * sizeof(int);
  void *first = allocate(size), *second = allocate(size);
  EXPECT_OK(aclrtMemcpy(first, size, from.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
  EXPECT_OK(aclrtMemcpy(second, size, first, size, ACL_MEMCPY_DEVICE_TO_DEVICE));
  EXPECT_OK(aclrtMemcpy(to.data(), size, second, size, ACL_MEMCPY_DEVICE_TO_HOST));
  EXPECT(from == to);
  EXPECT_OK(aclrtFree(first));
  EXPECT_OK(aclrtFree(second));
}

CASE(pinned_copies_are_asynchronous) {
  EXPECT_OK(aclrtSetDevice(0));
  void *pinned = nullptr, *memory = allocate(64);
  EXPECT_OK(aclrtMallocHost(&pinned, 64));
  strcpy(static_cast<char*>(pinned), "before");
  EXPECT_OK(aclrtMemset(memory, 64, 0, 64));
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, wait_for_gate, nullptr));
  EXPECT_OK(aclrtMemcpyAsync(memory, 64, pinned, 64, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT(static_cast<char*>(memory)[0] == 0);    // not yet
  strcpy(static_cast<char*>(pinned), "after!");  // the copy reads later
  g_gate = true;
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(strcmp(static_cast<char*>(memory), "after!") == 0);
  EXPECT_OK(aclrtFreeHost(pinned));
}

CASE(pageable_copies_end_in_the_call_and_in_order) {
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = allocate(64);
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr,
      [](void* at) {
        usleep(50000);
        strcpy(static_cast<char*>(at), "first");
      },
      memory));
  char text[64] = "second";
  EXPECT_OK(aclrtMemcpyAsync(memory, 64, text, 64, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  strcpy(text, "third");
  EXPECT(strcmp(static_cast<char*>(memory), "second") == 0);
  EXPECT_OK(aclrtMemcpyAsync(text, 64, memory, 64, ACL_MEMCPY_DEVICE_TO_HOST, nullptr));
  EXPECT(strcmp(text, "second") == 0);
}

CASE(freed_pinned_memory_waits_for_the_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  void *pinned = nullptr, *memory = allocate(1 << 20);
  EXPECT_OK(aclrtMallocHost(&pinned, 1 << 20));
  memset(pinned, 7, 1 << 20);
  EXPECT_OK(aclrtLaunchHostFunc(nullptr, wait_for_gate, nullptr));
  EXPECT_OK(aclrtMemcpyAsync(memory, 1 << 20, pinned, 1 << 20, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT_OK(aclrtFreeHost(pinned));
  EXPECT_OK(aclrtFree(memory));
  g_gate = true;
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
}

CASE(rows) {
  EXPECT_OK(aclrtSetDevice(0));
  char from[4][16], to[4][8];
  memset(to, 0, sizeof to);
  for (int i = 0; i < 4; ++i) memset(from[i], 'a' + i, 16);
  EXPECT_OK(aclrtMemcpy2d(to, 8, from, 16, 5, 4, ACL_MEMCPY_HOST_TO_DEVICE));
  for (int i = 0; i < 4; ++i) EXPECT(to[i][0] == 'a' + i && to[i][4] == 'a' + i && to[i][5] == 0);
  EXPECT_CODE(aclrtMemcpy2d(to, 4, from, 16, 5, 4, ACL_MEMCPY_HOST_TO_DEVICE), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemcpy2d(to, 8, from, 4, 5, 4, ACL_MEMCPY_HOST_TO_DEVICE), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemcpy2d(nullptr, 8, from, 16, 5, 4, ACL_MEMCPY_HOST_TO_DEVICE), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy2d(to, 8, nullptr, 16, 5, 4, ACL_MEMCPY_HOST_TO_DEVICE), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemcpy2d(to, 8, from, 16, 5, 4, static_cast<aclrtMemcpyKind>(9)), ACL_ERROR_INVALID_PARAM);
  memset(to, 0, sizeof to);
  EXPECT_OK(aclrtMemcpy2dAsync(to, 8, from, 16, 8, 4, ACL_MEMCPY_HOST_TO_DEVICE, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(to[3][7] == 'd');
}

CASE(setting) {
  unsigned char room[64] = {};
  EXPECT_OK(aclrtMemset(nullptr, 0, 1, 0));
  EXPECT_CODE(aclrtMemset(room, 64, 1, 64), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_OK(aclrtMemset(room, 64, 0x1ff, 63));
  EXPECT(room[0] == 255 && room[62] == 255 && room[63] == 0);
  EXPECT_CODE(aclrtMemset(nullptr, 64, 1, 1), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemset(room, 10, 1, 11), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtMemsetAsync(room, 64, 3, 64, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(room[63] == 3);
  EXPECT_CODE(aclrtMemsetAsync(nullptr, 64, 1, 1, nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemsetAsync(room, 10, 1, 11, nullptr), ACL_ERROR_RT_PARAM_INVALID);
  alignas(4) uint32_t words[4] = {};
  EXPECT_OK(aclrtMemsetD32(words, 16, 0x12345678, 3));
  EXPECT(words[2] == 0x12345678 && words[3] == 0);
  EXPECT_CODE(aclrtMemsetD32(words, 15, 1, 4), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemsetD32(nullptr, 16, 1, 4), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMemsetD32(reinterpret_cast<char*>(words) + 1, 8, 1, 1), ACL_ERROR_RT_ADDR_UNALIGNED);
  EXPECT_OK(aclrtMemsetD32Async(words, 16, 9, 4, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(words[3] == 9);
}

CASE(batches) {
  EXPECT_OK(aclrtSetDevice(0));
  char from[3][8] = {"one", "two", "three"}, to[3][8] = {};
  void* tos[] = {to[0], to[1], to[2]};
  void* froms[] = {from[0], from[1], from[2]};
  size_t rooms[] = {8, 8, 8}, counts[] = {8, 8, 8}, first = 0, failed = 0;
  aclrtMemcpyBatchAttr attribute{};
  attribute.dstLoc.type = ACL_MEM_LOCATION_TYPE_DEVICE;
  attribute.srcLoc.type = ACL_MEM_LOCATION_TYPE_HOST;
  EXPECT_OK(aclrtMemcpyBatch(tos, rooms, froms, counts, 3, &attribute, &first, 1, &failed));
  EXPECT(strcmp(to[2], "three") == 0 && failed == SIZE_MAX);
  rooms[1] = 4;
  EXPECT_CODE(aclrtMemcpyBatch(tos, rooms, froms, counts, 3, &attribute, &first, 1, &failed),
              ACL_ERROR_RT_PARAM_INVALID);
  EXPECT(failed == 1);
  EXPECT_CODE(aclrtMemcpyBatch(tos, rooms, froms, counts, 0, &attribute, &first, 1, &failed),
              ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtMemcpyBatch(nullptr, rooms, froms, counts, 3, &attribute, &first, 1, &failed),
              ACL_ERROR_INVALID_PARAM);
  rooms[1] = 8;
  memset(to, 0, sizeof to);
  EXPECT_OK(aclrtMemcpyBatchAsync(tos, rooms, froms, counts, 3, &attribute, &first, 1, &failed, nullptr));
  EXPECT_OK(aclrtSynchronizeStream(nullptr));
  EXPECT(strcmp(to[1], "two") == 0);
}

RUN_CASES()

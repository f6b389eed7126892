// Allocating and freeing device and host memory.
#include <atomic>
#include <random>
#include <thread>

#include "check.h"

static size_t free_bytes() {
  size_t free_now = 0, total = 0;
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_now, &total));
  return free_now;
}
static void* allocate(size_t size) {
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
  return memory;
}

CASE(codes) {
  void* memory = nullptr;
  EXPECT_CODE(aclrtMalloc(&memory, 1, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtMalloc(nullptr, 1, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMalloc(&memory, 1, static_cast<aclrtMemMallocPolicy>(99)), ACL_ERROR_INVALID_PARAM);
  for (const int policy : {0, 1, 2, 3, 4, 5, 6, 7, 256, 4096 + 2, 1048576}) {
    EXPECT_OK(aclrtMalloc(&memory, 1, static_cast<aclrtMemMallocPolicy>(policy)));
    EXPECT_OK(aclrtFree(memory));
  }
  EXPECT_CODE(aclrtFree(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtFree(memory), ACL_ERROR_RT_PARAM_INVALID);  // twice
  int local = 0;
  EXPECT_CODE(aclrtFree(&local), ACL_ERROR_RT_PARAM_INVALID);
  memory = allocate(1000);
  EXPECT_CODE(aclrtFree(static_cast<char*>(memory) + 64), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtFree(memory));
}

CASE(relatives_of_malloc) {
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = nullptr;
  EXPECT_OK(aclrtMallocAlign32(&memory, 33, ACL_MEM_MALLOC_HUGE_FIRST));
  memset(memory, 1, 64);
  EXPECT_OK(aclrtFree(memory));
  EXPECT_CODE(aclrtMallocAlign32(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtMallocCached(&memory, 33, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtMemFlush(memory, 33));
  EXPECT_OK(aclrtMemInvalidate(memory, 33));
  EXPECT_CODE(aclrtMemFlush(nullptr, 33), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtFree(memory));
  aclrtMallocAttribute attribute{};
  attribute.attr = ACL_RT_MEM_ATTR_MODULE_ID;
  aclrtMallocConfig config{&attribute, 1};
  EXPECT_OK(aclrtMallocWithCfg(&memory, 33, ACL_MEM_MALLOC_HUGE_FIRST, &config));
  EXPECT_OK(aclrtFreeWithDevSync(memory));
  EXPECT_OK(aclrtMallocWithCfg(&memory, 33, ACL_MEM_MALLOC_HUGE_FIRST, nullptr));
  EXPECT_OK(aclrtFree(memory));
  config.attrs = nullptr;
  EXPECT_CODE(aclrtMallocWithCfg(&memory, 33, ACL_MEM_MALLOC_HUGE_FIRST, &config), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtMemAllocManaged(&memory, 100, ACL_RT_MEM_ATTACH_GLOBAL));
  EXPECT_OK(aclrtFree(memory));
}

CASE(padding_and_alignment) {
  EXPECT_OK(aclrtSetDevice(0));
  std::vector<void*> all;
  for (size_t size = 1; size < 300000; size += 1 + size / 7) {
    void* memory = allocate(size);
    EXPECT(reinterpret_cast<uintptr_t>(memory) % 64 == 0);
    memset(memory, static_cast<int>(size), (size + 31) / 32 * 32 + 32);  // the room that copies may round up into
    all.push_back(memory);
  }
  size_t i = 0;
  for (size_t size = 1; size < 300000; size += 1 + size / 7, ++i) {
    const auto* bytes = static_cast<unsigned char*>(all[i]);
    EXPECT(bytes[0] == (size & 255) && bytes[size + 31] == (size & 255));  // nobody wrote into a neighbour
    EXPECT_OK(aclrtFree(all[i]));
  }
}

CASE(memory_info) {
  size_t free_now = 0, total = 0;
  EXPECT_CODE(aclrtGetMemInfo(ACL_HBM_MEM, &free_now, &total), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtGetMemInfo(ACL_HBM_MEM, nullptr, &total), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtGetMemInfo(static_cast<aclrtMemAttr>(18), &free_now, &total), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_now, &total));
  EXPECT(free_now == total && total > (1u << 20));
  void* memory = allocate(1 << 20);
  EXPECT(total - free_bytes() == (1 << 20) + 32);
  aclrtMemUsageInfo usage{};
  size_t count = 0;
  EXPECT_OK(aclrtGetMemUsageInfo(0, &usage, 1, &count));
  EXPECT(count == 1 && usage.curMemSize == (1 << 20) + 32);
  EXPECT_OK(aclrtFree(memory));
  EXPECT(free_bytes() == total);
  EXPECT_OK(aclrtGetMemUsageInfo(0, &usage, 1, &count));
  EXPECT(usage.curMemSize == 0 && usage.memPeakSize == (1 << 20) + 32);
  EXPECT_CODE(aclrtGetMemUsageInfo(0, &usage, 0, &count), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(out_of_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  size_t free_now = 0, total = 0;
  EXPECT_OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_now, &total));
  void* memory = nullptr;
  EXPECT_CODE(aclrtMalloc(&memory, total + 1, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_RT_MEMORY_ALLOCATION);
  EXPECT_CODE(aclrtMalloc(&memory, SIZE_MAX, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_RT_MEMORY_ALLOCATION);
  EXPECT_CODE(aclrtMalloc(&memory, SIZE_MAX - 70, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_RT_MEMORY_ALLOCATION);
  if (kUnderAsan) return;
  // Untouched memory costs nothing: fill the device, see the refusal, give some back, go on.
  const size_t step = total / 10;
  std::vector<void*> all;
  while (aclrtMalloc(&memory, step, ACL_MEM_MALLOC_HUGE_FIRST) == 0) all.push_back(memory);
  EXPECT(all.size() == 9);
  EXPECT_CODE(aclrtMalloc(&memory, step, ACL_MEM_MALLOC_HUGE_FIRST), ACL_ERROR_RT_MEMORY_ALLOCATION);
  EXPECT_OK(aclrtFree(all.back()));
  all.pop_back();
  EXPECT_OK(aclrtMalloc(&memory, step * 3 / 2, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtFree(memory));
  for (void* one : all) EXPECT_OK(aclrtFree(one));
  EXPECT_OK(aclrtMalloc(&memory, total - 64, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtFree(memory));
  EXPECT(free_bytes() == total);
}

CASE(out_of_memory_waits_for_freed_memory) {
  if (kUnderAsan) return;
  EXPECT_OK(aclrtSetDevice(0));
  const size_t total = free_bytes();
  void* memory = nullptr;
  EXPECT_OK(aclrtMalloc(&memory, total / 2 + total / 4, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtLaunchHostFunc(
      nullptr, [](void*) { usleep(100000); }, nullptr));
  EXPECT_OK(aclrtFree(memory));  // in use until the function returns
  EXPECT(free_bytes() == total);
  EXPECT_OK(aclrtMalloc(&memory, total / 2 + total / 4, ACL_MEM_MALLOC_HUGE_FIRST));
  EXPECT_OK(aclrtFree(memory));
}

CASE(memory_size_of_the_soc) {
  setenv("ACLNN_SOC", "Ascend950DT_950y", 1);  // 16 GiB
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT(free_bytes() <= (size_t{16} << 30));
}

// Memory is freed while the stream still has to write to it. If it were reused at once, the write would land in the
// next allocation.
CASE(freed_memory_waits_for_the_stream) {
  EXPECT_OK(aclrtSetDevice(0));
  for (const size_t size : {size_t{100}, size_t{5000}, size_t{100000}, size_t{8} << 20}) {
    static std::atomic<bool> gate;
    gate = false;
    EXPECT_OK(aclrtLaunchHostFunc(
        nullptr,
        [](void*) {
          while (!gate) usleep(500);
        },
        nullptr));
    void* freed = allocate(size);
    EXPECT_OK(aclrtMemsetAsync(freed, size, 0xee, size, nullptr));
    EXPECT_OK(aclrtFree(freed));
    std::vector<void*> later;
    for (int i = 0; i < 20; ++i) {
      later.push_back(allocate(size));
      EXPECT(later.back() != freed);
      memset(later.back(), 0, size);
    }
    gate = true;
    EXPECT_OK(aclrtSynchronizeStream(nullptr));
    for (void* memory : later) {
      EXPECT(static_cast<char*>(memory)[0] == 0 && static_cast<char*>(memory)[size - 1] == 0);
      EXPECT_OK(aclrtFree(memory));
    }
  }
}

CASE(freed_memory_is_reused) {
  if (kUnderAsan) return;
  EXPECT_OK(aclrtSetDevice(0));
  for (const size_t size : {size_t{100}, size_t{100000}, size_t{64} << 20}) {
    void* first = allocate(size);
    EXPECT_OK(aclrtFree(first));
    void* second = allocate(size);
    EXPECT(first == second);
    EXPECT_OK(aclrtFree(second));
  }
}

CASE(fragmentation) {
  EXPECT_OK(aclrtSetDevice(0));
  const size_t total = free_bytes();
  std::mt19937_64 random(1);
  struct Piece {
    unsigned char* at;
    size_t size;
    unsigned char mark;
  };
  std::vector<Piece> live;
  for (int round = 0; round < 20000; ++round) {
    if (live.size() < 300 && random() % 5 != 0) {
      const size_t size = 1 + (random() % 100 == 0 ? random() % (3 << 20) : random() % (size_t{1} << (random() % 18)));
      const auto mark = static_cast<unsigned char>(random());
      auto* at = static_cast<unsigned char*>(allocate(size));
      at[0] = at[size / 2] = at[size + 31] = mark;
      live.push_back({at, size, mark});
    } else if (!live.empty()) {
      const size_t which = random() % live.size();
      const Piece piece = live[which];
      EXPECT(piece.at[0] == piece.mark && piece.at[piece.size / 2] == piece.mark &&
             piece.at[piece.size + 31] == piece.mark);
      EXPECT_OK(aclrtFree(piece.at));
      live[which] = live.back();
      live.pop_back();
    }
  }
  for (const Piece& piece : live) EXPECT_OK(aclrtFree(piece.at));
  EXPECT(free_bytes() == total);
}

CASE(reset_gives_memory_back) {
  if (kUnderAsan || kUnderTsan) return;
  const auto resident_mib = [] {
    long pages = 0, ignored = 0;
    FILE* file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%ld %ld", &ignored, &pages) != 2) abort();
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE) >> 20;
  };
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = allocate(200 << 20);
  memset(memory, 1, 200 << 20);
  EXPECT(resident_mib() >= 200);
  EXPECT_OK(aclrtResetDevice(0));
  EXPECT(resident_mib() < 50);
}

CASE(freeing_from_another_thread) {
  EXPECT_OK(aclrtSetDevice(0));
  void* memory = allocate(1000);
  std::thread([&] { EXPECT_OK(aclrtFree(memory)); }).join();
  EXPECT_CODE(aclrtFree(memory), ACL_ERROR_RT_PARAM_INVALID);
}

CASE(host_memory) {
  void* memory = nullptr;
  EXPECT_CODE(aclrtMallocHost(&memory, 10), ACL_ERROR_RT_CONTEXT_NULL);
  EXPECT_OK(aclrtSetDevice(0));
  EXPECT_CODE(aclrtMallocHost(&memory, 0), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtMallocHost(nullptr, 10), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtMallocHost(&memory, 10));
  memset(memory, 1, 10);
  EXPECT_CODE(aclrtFree(memory), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtFreeHost(memory));
  EXPECT_CODE(aclrtFreeHost(memory), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtFreeHost(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_OK(aclrtMallocHostWithCfg(&memory, 10, nullptr));
  EXPECT_OK(aclrtFreeHostWithDevSync(memory));
  EXPECT_OK(aclrtResetDevice(0));
}

CASE(registered_host_memory) {
  EXPECT_OK(aclrtSetDevice(0));
  static char room[4096];
  void* on_device = nullptr;
  EXPECT_CODE(aclrtHostRegister(nullptr, 10, ACL_HOST_REGISTER_MAPPED, &on_device), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtHostRegister(room, 0, ACL_HOST_REGISTER_MAPPED, &on_device), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtHostRegister(room, 10, static_cast<aclrtHostRegisterType>(3), &on_device),
              ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_CODE(aclrtHostUnregister(room), ACL_ERROR_HOST_MEMORY_NOT_REGISTERED);
  EXPECT_OK(aclrtHostRegister(room, sizeof room, ACL_HOST_REGISTER_MAPPED, &on_device));
  EXPECT(on_device == room);
  EXPECT_CODE(aclrtHostRegister(room + 100, 10, ACL_HOST_REGISTER_MAPPED, &on_device),
              ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  EXPECT_OK(aclrtHostGetDevicePointer(room + 5, &on_device, 0));
  EXPECT(on_device == room + 5);
  EXPECT_OK(aclrtHostUnregister(room));
  EXPECT_CODE(aclrtHostGetDevicePointer(room, &on_device, 0), ACL_ERROR_HOST_MEMORY_NOT_REGISTERED);
  EXPECT_OK(aclrtHostRegisterV2(room, 10, ACL_HOST_REG_PINNED));
  EXPECT_CODE(aclrtHostRegisterV2(room + 10, 10, 1), ACL_ERROR_RT_PARAM_INVALID);
  EXPECT_OK(aclrtHostUnregister(room));
}

CASE(pointer_attributes) {
  setenv("ACLNN_DEVICE_COUNT", "2", 1);
  EXPECT_OK(aclrtSetDevice(1));
  void *memory = allocate(100), *pinned = nullptr, *managed = nullptr;
  EXPECT_OK(aclrtMallocHost(&pinned, 10));
  EXPECT_OK(aclrtMemAllocManaged(&managed, 10, ACL_RT_MEM_ATTACH_GLOBAL));
  aclrtPtrAttributes attributes{};
  EXPECT_OK(aclrtPointerGetAttributes(static_cast<char*>(memory) + 50, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_DEVICE && attributes.location.id == 1);
  EXPECT_OK(aclrtPointerGetAttributes(pinned, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_HOST);
  EXPECT_OK(aclrtPointerGetAttributes(managed, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_MANAGED);
  EXPECT_OK(aclrtPointerGetAttributes(&attributes, &attributes));
  EXPECT(attributes.location.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED);
  EXPECT_CODE(aclrtPointerGetAttributes(nullptr, &attributes), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclrtPointerGetAttributes(memory, nullptr), ACL_ERROR_INVALID_PARAM);
  void* base = nullptr;
  size_t size = 0;
  EXPECT_OK(aclrtMemGetAddressRange(static_cast<char*>(memory) + 50, &base, &size));
  EXPECT(base == memory && size == 128 + 32);
  EXPECT_CODE(aclrtMemGetAddressRange(pinned, &base, &size), ACL_ERROR_RT_PARAM_INVALID);
}

RUN_CASES()

// Asynchronous work with callbacks: copies, an operator and callbacks are queued; a thread of the program processes the
// reports, and a host function runs on a thread of the library.
#include <pthread.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"

#define CHECK_RET(call)                                                                   \
  do {                                                                                    \
    const int status_ = (call);                                                           \
    if (status_ != ACL_SUCCESS) {                                                         \
      const char* text_ = aclGetRecentErrMsg();                                           \
      std::printf("%s gave %d: %s\n", #call, status_, text_ != nullptr ? text_ : "-");    \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)

namespace {

std::atomic<bool> g_stop(false);
std::atomic<int> g_order(0);
pthread_t g_processing;

struct Seen {
  const float* result;
  float value;
  int order;
  bool in_processing_thread;
};

void remember(void* data) {
  Seen* seen = static_cast<Seen*>(data);
  seen->value = *seen->result;
  seen->order = ++g_order;
  seen->in_processing_thread = pthread_equal(pthread_self(), g_processing) != 0;
}

void* process_reports(void* context) {
  CHECK_RET(aclrtSetCurrentContext(context));
  while (!g_stop) {
    const int status = aclrtProcessReport(100);
    if (status != ACL_SUCCESS && status != ACL_ERROR_RT_REPORT_TIMEOUT && status != ACL_ERROR_RT_THREAD_SUBSCRIBE) {
      std::printf("aclrtProcessReport gave %d\n", status);
      std::exit(1);
    }
  }
  return nullptr;
}

}  // namespace

int main() {
  const int64_t dims[] = {4};
  aclrtStream stream = nullptr;
  aclrtContext context = nullptr;
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  CHECK_RET(aclrtGetCurrentContext(&context));
  CHECK_RET(aclrtCreateStream(&stream));

  std::printf("without a subscription: %d\n",
              aclrtLaunchCallback(remember, nullptr, ACL_CALLBACK_NO_BLOCK, stream));
  CHECK_RET(pthread_create(&g_processing, nullptr, process_reports, context));
  CHECK_RET(aclrtSubscribeReport(static_cast<uint64_t>(g_processing), stream));

  void *pinned = nullptr, *device = nullptr, *result_device = nullptr, *result = nullptr;
  CHECK_RET(aclrtMallocHost(&pinned, 32));
  CHECK_RET(aclrtMallocHost(&result, 16));
  CHECK_RET(aclrtMalloc(&device, 32, ACL_MEM_MALLOC_HUGE_FIRST));
  CHECK_RET(aclrtMalloc(&result_device, 16, ACL_MEM_MALLOC_HUGE_FIRST));
  float* values = static_cast<float*>(pinned);
  for (int i = 0; i < 8; ++i) values[i] = i < 4 ? i * 1.0f : 0.0f;
  *static_cast<float*>(result) = -1;

  aclTensor* self = aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, device);
  aclTensor* target =
      aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, static_cast<char*>(device) + 16);
  aclTensor* out = aclCreateTensor(dims, 0, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 0, result_device);
  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  void* workspace = nullptr;
  CHECK_RET(aclnnSmoothL1LossGetWorkspaceSize(self, target, 2, 1.0f, out, &size, &executor));
  if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));

  const float* shown = static_cast<float*>(result);
  Seen before = {shown, 0, 0, false}, after = {shown, 0, 0, false}, host = {shown, 0, 0, true};
  CHECK_RET(aclrtLaunchCallback(remember, &before, ACL_CALLBACK_BLOCK, stream));
  CHECK_RET(aclrtMemcpyAsync(device, 32, pinned, 32, ACL_MEMCPY_HOST_TO_DEVICE, stream));
  CHECK_RET(aclnnSmoothL1Loss(workspace, size, executor, stream));
  CHECK_RET(aclrtMemcpyAsync(result, 4, result_device, 4, ACL_MEMCPY_DEVICE_TO_HOST, stream));
  CHECK_RET(aclrtLaunchCallback(remember, &after, ACL_CALLBACK_BLOCK, stream));
  CHECK_RET(aclrtLaunchHostFunc(stream, remember, &host));
  CHECK_RET(aclDestroyTensor(self));
  CHECK_RET(aclDestroyTensor(target));
  CHECK_RET(aclDestroyTensor(out));
  CHECK_RET(aclrtSynchronizeStream(stream));

  std::printf("before: %g in place %d, %s thread\n", before.value, before.order,
              before.in_processing_thread ? "this program's" : "another");
  std::printf("after: %g in place %d, %s thread\n", after.value, after.order,
              after.in_processing_thread ? "this program's" : "another");
  std::printf("host function: %g in place %d, %s thread\n", host.value, host.order,
              host.in_processing_thread ? "this program's" : "another");

  CHECK_RET(aclrtUnSubscribeReport(static_cast<uint64_t>(g_processing), stream));
  g_stop = true;
  CHECK_RET(pthread_join(g_processing, nullptr));
  CHECK_RET(aclrtFreeHost(pinned));
  CHECK_RET(aclrtFreeHost(result));
  CHECK_RET(aclrtFree(device));
  CHECK_RET(aclrtFree(result_device));
  if (workspace != nullptr) CHECK_RET(aclrtFree(workspace));
  CHECK_RET(aclrtDestroyStream(stream));
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}

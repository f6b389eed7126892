// Two streams: the second waits for the first by an event, both are timed, and their results meet in the end.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

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

const int64_t kCount = 1 << 20;

struct Line {
  void* memory;
  aclTensor* tensor;

  explicit Line(float value, int64_t count = kCount) {
    const std::vector<float> values(count, value);
    const int64_t dims[] = {count};
    const size_t size = values.size() * sizeof(float);
    CHECK_RET(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMemcpy(memory, size, values.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
    tensor = aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, memory);
  }
  ~Line() {
    aclDestroyTensor(tensor);
    aclrtFree(memory);
  }
  float first() const {
    float value = 0;
    CHECK_RET(aclrtMemcpy(&value, sizeof value, memory, sizeof value, ACL_MEMCPY_DEVICE_TO_HOST));
    return value;
  }
};

void gradient(const Line& grad, const Line& self, const Line& target, const Line& out, aclrtStream stream) {
  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(grad.tensor, self.tensor, target.tensor, 0, 2.0f, out.tensor, &size,
                                                      &executor));
  if (size != 0) std::exit(2);
  CHECK_RET(aclnnSmoothL1LossBackward(nullptr, 0, executor, stream));
}

}  // namespace

int main() {
  aclrtStream first = nullptr, second = nullptr;
  aclrtEvent begin = nullptr, end = nullptr, ready = nullptr;
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  CHECK_RET(aclrtCreateStream(&first));
  CHECK_RET(aclrtCreateStream(&second));
  CHECK_RET(aclrtCreateEvent(&begin));
  CHECK_RET(aclrtCreateEvent(&end));
  CHECK_RET(aclrtCreateEventWithFlag(&ready, ACL_EVENT_SYNC));
  {
    Line grad(1), self(1), target(0), step1(9), step2(9), step3(9), sum(9, 1);
    CHECK_RET(aclrtRecordEvent(begin, first));
    gradient(grad, self, target, step1, first);   // 1/2
    gradient(step1, self, target, step2, first);  // 1/4
    CHECK_RET(aclrtRecordEvent(ready, first));
    CHECK_RET(aclrtStreamWaitEvent(second, ready));
    gradient(step2, self, target, step3, second);  // 1/8
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    CHECK_RET(aclnnSmoothL1LossGetWorkspaceSize(step3.tensor, target.tensor, 2, 0.0f, sum.tensor, &size, &executor));
    void* workspace = nullptr;
    if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclnnSmoothL1Loss(workspace, size, executor, second));
    CHECK_RET(aclrtRecordEvent(end, second));
    CHECK_RET(aclrtSynchronizeEvent(end));

    aclrtEventRecordedStatus recorded;
    aclrtStreamStatus status;
    CHECK_RET(aclrtQueryEventStatus(ready, &recorded));
    CHECK_RET(aclrtSynchronizeStream(first));
    CHECK_RET(aclrtSynchronizeStream(second));
    CHECK_RET(aclrtStreamQuery(second, &status));
    float milliseconds = -1;
    CHECK_RET(aclrtEventElapsedTime(&milliseconds, begin, end));
    std::printf("steps: %g %g %g\n", step1.first(), step2.first(), step3.first());
    std::printf("sum: %g of %g\n", sum.first(), kCount / 8.0);
    std::printf("event %s, stream %s, time %s\n", recorded == ACL_EVENT_RECORDED_STATUS_COMPLETE ? "complete" : "not ready",
                status == ACL_STREAM_STATUS_COMPLETE ? "complete" : "not ready",
                milliseconds > 0 && milliseconds < 60000 ? "plausible" : "odd");
    if (workspace != nullptr) CHECK_RET(aclrtFree(workspace));
  }
  CHECK_RET(aclrtDestroyEvent(begin));
  CHECK_RET(aclrtDestroyEvent(end));
  CHECK_RET(aclrtDestroyEvent(ready));
  CHECK_RET(aclrtDestroyStream(first));
  CHECK_RET(aclrtDestroyStream(second));
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}

// Cross entropy and its gradient, one after the other on one stream: the log probabilities of the first are the
// second's input. Includes the operators' headers by the paths of newer and older releases.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "aclnnop/level2/aclnn_cross_entropy_loss_grad.h"

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

struct Tensor {
  void* memory;
  aclTensor* handle;
  size_t size;

  template <class T>
  Tensor(const std::vector<T>& values, const std::vector<int64_t>& dims, aclDataType type)
      : memory(nullptr), handle(nullptr), size(values.size() * sizeof(T)) {
    CHECK_RET(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMemcpy(memory, size, values.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
    handle = aclCreateTensor(dims.data(), dims.size(), type, nullptr, 0, ACL_FORMAT_ND, dims.data(), dims.size(), memory);
    if (handle == nullptr) std::exit(1);
  }
  ~Tensor() {
    aclDestroyTensor(handle);
    aclrtFree(memory);
  }
  void print(const char* name) const {
    std::vector<float> values(size / sizeof(float));
    CHECK_RET(aclrtMemcpy(values.data(), size, memory, size, ACL_MEMCPY_DEVICE_TO_HOST));
    std::printf("  %s:", name);
    for (float value : values) std::printf(" %.4f", value);
    std::printf("\n");
  }
};

void* workspace_of(uint64_t size) {
  void* memory = nullptr;
  if (size > 0) CHECK_RET(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
  return memory;
}

void run(aclrtStream stream, const char* reduction, double smoothing, bool weighted) {
  const std::vector<int64_t> matrix = {3, 4}, column = {3};
  const int64_t outputs = reduction[0] == 'n' ? 3 : 1;
  Tensor logits(std::vector<float>{1, 2, 3, 4, 0, 0, 0, 0, -1, 5, 0.5f, 2}, matrix, ACL_FLOAT);
  Tensor target(std::vector<int64_t>{3, -100, 1}, column, ACL_INT64);
  Tensor weight(std::vector<float>{1, 2, 0.5f, 1.5f}, {4}, ACL_FLOAT);
  Tensor loss(std::vector<float>(outputs), {outputs}, ACL_FLOAT), log_prob(std::vector<float>(12), matrix, ACL_FLOAT);
  Tensor gradient(std::vector<float>(outputs, 1.0f), {outputs}, ACL_FLOAT);
  Tensor out(std::vector<float>(12, 99.0f), matrix, ACL_FLOAT);
  char name[8];
  std::snprintf(name, sizeof name, "%s", reduction);

  uint64_t size = 0, grad_size = 0;
  aclOpExecutor *executor = nullptr, *grad_executor = nullptr;
  CHECK_RET(aclnnCrossEntropyLossGetWorkspaceSize(logits.handle, target.handle, weighted ? weight.handle : nullptr, name,
                                                  -100, smoothing, 0.0, false, loss.handle, log_prob.handle, nullptr,
                                                  nullptr, &size, &executor));
  CHECK_RET(aclnnCrossEntropyLossGradGetWorkspaceSize(gradient.handle, log_prob.handle, target.handle,
                                                      weighted ? weight.handle : nullptr, nullptr, nullptr, name, -100,
                                                      smoothing, 0.0, out.handle, &grad_size, &grad_executor));
  void* workspace = workspace_of(size);
  void* grad_workspace = workspace_of(grad_size);
  CHECK_RET(aclnnCrossEntropyLoss(workspace, size, executor, stream));
  CHECK_RET(aclnnCrossEntropyLossGrad(grad_workspace, grad_size, grad_executor, stream));
  CHECK_RET(aclrtSynchronizeStream(stream));
  std::printf("%s, smoothing %g, %s\n", reduction, smoothing, weighted ? "weighted" : "unweighted");
  loss.print("loss");
  log_prob.print("logProb");
  out.print("gradient");
  if (workspace != nullptr) CHECK_RET(aclrtFree(workspace));
  if (grad_workspace != nullptr) CHECK_RET(aclrtFree(grad_workspace));
}

}  // namespace

int main() {
  aclrtStream stream = nullptr;
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  CHECK_RET(aclrtCreateStream(&stream));
  run(stream, "mean", 0.0, false);
  run(stream, "sum", 0.0, true);
  run(stream, "none", 0.1, true);
  CHECK_RET(aclrtDestroyStream(stream));
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}

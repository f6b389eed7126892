// FLOAT16 through the library's own conversion helpers, BFLOAT16 through its bits, and both mixed with FLOAT.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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

uint16_t to_bits(float value, aclDataType type) {
  if (type == ACL_FLOAT16) return aclFloatToFloat16(value);
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return static_cast<uint16_t>(bits >> 16);  // the values here are exact
}

float from_bits(uint16_t bits, aclDataType type) {
  if (type == ACL_FLOAT16) return aclFloat16ToFloat(bits);
  const uint32_t wide = static_cast<uint32_t>(bits) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof value);
  return value;
}

struct Tensor {
  void* memory = nullptr;
  aclTensor* handle = nullptr;
  aclDataType type;
  size_t count;

  Tensor(const std::vector<float>& values, aclDataType type_) : type(type_), count(values.size()) {
    const int64_t dims[] = {static_cast<int64_t>(count)};
    const size_t size = count * aclDataTypeSize(type);
    std::vector<uint16_t> halves;
    for (float value : values) halves.push_back(to_bits(value, type));
    const void* source = type == ACL_FLOAT ? static_cast<const void*>(values.data()) : halves.data();
    CHECK_RET(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMemcpy(memory, size, source, size, ACL_MEMCPY_HOST_TO_DEVICE));
    handle = aclCreateTensor(dims, 1, type, nullptr, 0, ACL_FORMAT_ND, dims, 1, memory);
    if (handle == nullptr) std::exit(1);
  }
  ~Tensor() {
    aclDestroyTensor(handle);
    aclrtFree(memory);
  }
  void print(const char* name) const {
    std::printf("%s:", name);
    if (type == ACL_FLOAT) {
      std::vector<float> values(count);
      CHECK_RET(aclrtMemcpy(values.data(), count * 4, memory, count * 4, ACL_MEMCPY_DEVICE_TO_HOST));
      for (float value : values) std::printf(" %.8g", value);
    } else {
      std::vector<uint16_t> halves(count);
      CHECK_RET(aclrtMemcpy(halves.data(), count * 2, memory, count * 2, ACL_MEMCPY_DEVICE_TO_HOST));
      for (uint16_t half : halves) std::printf(" %.8g", from_bits(half, type));
    }
    std::printf("\n");
  }
};

void gradient(aclrtStream stream, aclDataType type, aclDataType target_type, aclDataType out_type, const char* name) {
  Tensor grad({1, 1, 3, 3, 1}, type), self({0.5f, -1, 0.0009765625f, 3, 1}, type), target({0, 0, 0, 1, 0}, target_type);
  Tensor out({9, 9, 9, 9, 9}, out_type);
  uint64_t size = 0;
  aclOpExecutor* executor = nullptr;
  CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(grad.handle, self.handle, target.handle, 2, 3.0f, out.handle, &size,
                                                      &executor));
  if (size != 0) std::exit(2);
  CHECK_RET(aclnnSmoothL1LossBackward(nullptr, size, executor, stream));
  CHECK_RET(aclrtSynchronizeStream(stream));
  out.print(name);
}

}  // namespace

int main() {
  std::printf("1/3 as f16 is %.8g; infinity saturates to %g\n", aclFloat16ToFloat(aclFloatToFloat16(1.0f / 3)),
              aclFloat16ToFloat(aclFloatToFloat16(1e30f)));
  aclrtStream stream = nullptr;
  CHECK_RET(aclInit(nullptr));
  CHECK_RET(aclrtSetDevice(0));
  CHECK_RET(aclrtCreateStream(&stream));
  gradient(stream, ACL_FLOAT16, ACL_FLOAT16, ACL_FLOAT16, "f16");
  gradient(stream, ACL_BF16, ACL_BF16, ACL_BF16, "bf16");
  gradient(stream, ACL_FLOAT16, ACL_BF16, ACL_FLOAT, "f16 with bf16 into f32");
  gradient(stream, ACL_FLOAT, ACL_BF16, ACL_FLOAT16, "f32 with bf16 into f16");
  CHECK_RET(aclrtDestroyStream(stream));
  CHECK_RET(aclrtResetDevice(0));
  CHECK_RET(aclFinalize());
  return 0;
}

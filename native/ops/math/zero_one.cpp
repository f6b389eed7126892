// Tensors of zeros and of ones.
#include "executor/call.h"
#include "ops/math/generated/zero_one.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

Status launch_fill(Call& call, int param, Fill fill) {
  return call.launch([param, fill = std::move(fill)](const Run& run) {
    fill.run(run.address(param));
    return Status();
  });
}

}  // namespace

Status inplace_zero(Call& call) {
  using namespace inplace_zero_args;
  // Without a single bit set an element of any dtype is 0.
  constexpr char kZeros[16] = {};
  return launch_fill(call, selfRef, Fill(call.dtype(selfRef), kZeros, call.view(selfRef)));
}

Status inplace_one(Call& call) {
  using namespace inplace_one_args;
  constexpr int8_t kOne = 1;
  return launch_fill(call, selfRef, Fill(ACL_INT8, &kOne, call.view(selfRef)));
}

}  // namespace pyaclnn::ops

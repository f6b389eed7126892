#include "ops/operands.h"

#include "kernels/convert.h"

namespace pyaclnn::ops {

Operands::Operands(const Call& call, int count, DType compute) : count_(count) {
  constexpr int32_t one = 1;
  for (int k = 0; k < count; ++k) {
    const int param = call.row().operands[k];
    params_[k] = call.is_scalar(param) || !call.has(param) ? -1 : param;
    if (params_[k] >= 0) {
      views_[k] = call.view(param);
      continue;
    }
    views_[k].dtype = compute;
    if (call.has(param)) {
      convert_kernel(call.scalar(param).dtype, compute)(call.scalar(param).bytes, elements_[k].bytes, 1);
    } else {
      convert_kernel(ACL_INT32, compute)(&one, elements_[k].bytes, 1);
    }
  }
}

const View* const* Operands::views() {
  for (int k = 0; k < count_; ++k) pointers_[k] = &views_[k];
  return pointers_;
}

void Operands::find(const Run& run, const void** addresses) const {
  for (int k = 0; k < count_; ++k) addresses[k] = params_[k] < 0 ? elements_[k].bytes : run.address(params_[k]);
}

}  // namespace pyaclnn::ops

// The largest and smallest element along a dim and its index.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/reduction/arg_extremes.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/reduce_index-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

const ReduceIndexKernels& arg_max_kernels() { return kIndexKernels<true>; }
const ReduceIndexKernels& arg_min_kernels() { return kIndexKernels<false>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "executor/call.h"
#include "ops/reduction/generated/arg_extremes.h"
#include "shapes/reduce_index.h"

namespace pyaclnn::ops {
namespace {

const ReduceIndexKernels& maxima() { return ACLNN_DISPATCH(arg_max_kernels)(); }
const ReduceIndexKernels& minima() { return ACLNN_DISPATCH(arg_min_kernels)(); }

// `values` is -1 where only the index is asked for.
Status launch_index(Call& call, const ReduceIndexKernels& kernels, int self, int dim, int indices, int values) {
  if (element_count(call.shape(self)) == 0) {
    return call.launch([](const Run&) { return Status(); });
  }
  const int64_t named = call.integer(dim);
  const int axis = static_cast<int>(named < 0 ? named + std::max(1, call.shape(self).rank()) : named);
  ReduceIndex loop(kernels, call.view(indices), values < 0 ? nullptr : &call.view(values), call.view(self), axis);
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(run.address(indices), values < 0 ? nullptr : run.address(values), run.address(self));
    return Status();
  });
}

}  // namespace

Status arg_max(Call& call) {
  using namespace arg_max_args;
  return launch_index(call, maxima(), self, dim, out, -1);
}

Status arg_min(Call& call) {
  using namespace arg_min_args;
  return launch_index(call, minima(), self, dim, out, -1);
}

Status max_dim(Call& call) {
  using namespace max_dim_args;
  return launch_index(call, maxima(), self, dim, indices, out);
}

Status min_dim(Call& call) {
  using namespace min_dim_args;
  return launch_index(call, minima(), self, dim, indices, out);
}

}  // namespace pyaclnn::ops
#endif

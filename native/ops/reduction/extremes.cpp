// Maxima and minima over dims.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/reduction/extremes.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/extremes-inl.h"
#include "kernels/simd/isa.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {

const ReduceKernels& max_kernels() { return kExtremes<true>; }
const ReduceKernels& min_kernels() { return kExtremes<false>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/reduction/dims.h"
#include "ops/reduction/generated/extremes.h"
#include "shapes/reduce.h"

namespace pyaclnn::ops {
namespace {

const ReduceKernels& maxima() { return ACLNN_DISPATCH(max_kernels)(); }
const ReduceKernels& minima() { return ACLNN_DISPATCH(min_kernels)(); }

// What kernels without parameters are given.
constexpr struct {
} kNoParams;

Status launch_nothing(Call& call) {
  return call.launch([](const Run&) { return Status(); });
}

Status launch_extreme(Call& call, const ReduceKernels& kernels, int self, int out, DimSet dims) {
  if (element_count(call.shape(self)) == 0) return launch_nothing(call);
  Reduce loop(kernels, call.view(out), call.view(self), dims, call.dtype(self));
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(&kNoParams, run.address(out), run.address(self));
    return Status();
  });
}

Status launch_both(Call& call, int self, int min_out, int max_out, DimSet dims) {
  if (element_count(call.shape(self)) == 0) return launch_nothing(call);
  Reduce min(minima(), call.view(min_out), call.view(self), dims, call.dtype(self));
  Reduce max(maxima(), call.view(max_out), call.view(self), dims, call.dtype(self));
  return call.launch([=, min = std::move(min), max = std::move(max)](const Run& run) {
    const void* in = run.address(self);
    if (min.shares_memory(run.address(min_out), in) || max.shares_memory(run.address(max_out), in)) {
      auto lowest = min.compute(&kNoParams, in), highest = max.compute(&kNoParams, in);
      min.store(&kNoParams, std::move(lowest), run.address(min_out));
      max.store(&kNoParams, std::move(highest), run.address(max_out));
    } else {
      min.run(&kNoParams, run.address(min_out), in);
      max.run(&kNoParams, run.address(max_out), in);
    }
    return Status();
  });
}

}  // namespace

Status max(Call& call) { return launch_extreme(call, maxima(), max_args::self, max_args::out, kAllDims); }

Status min(Call& call) { return launch_extreme(call, minima(), min_args::self, min_args::out, kAllDims); }

Status amax(Call& call) {
  using namespace amax_args;
  return launch_extreme(call, maxima(), self, out, named_dims(call, self, dim));
}

Status amin(Call& call) {
  using namespace amin_args;
  return launch_extreme(call, minima(), self, out, named_dims(call, self, dim));
}

Status max_v2(Call& call) {
  using namespace max_v2_args;
  return launch_extreme(call, maxima(), self, out, named_dims_or_none(call, self, dims, noopWithEmptyDims));
}

Status aminmax(Call& call) {
  using namespace aminmax_args;
  if (element_count(call.shape(self)) == 0 && call.int_array(dim).size() != 1) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, dim, "expected one dim for an input of no elements, got %zu",
                     call.int_array(dim).size());
  }
  return launch_both(call, self, minOut, maxOut, named_dims(call, self, dim));
}

Status aminmax_all(Call& call) {
  using namespace aminmax_all_args;
  return launch_both(call, self, minOut, maxOut, kAllDims);
}

Status aminmax_dim(Call& call) {
  using namespace aminmax_dim_args;
  return launch_both(call, self, minOut, maxOut, named_dims(call, self, dim));
}

}  // namespace pyaclnn::ops
#endif

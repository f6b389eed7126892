// The loss scale of mixed precision: five tensors of one element, so no kernel.
#include <cmath>
#include <cstring>

#include "base/scalar_store.h"
#include "executor/call.h"
#include "ops/math/generated/amp_update_scale.h"

namespace pyaclnn::ops {
namespace {

// The one element of an argument.
struct Element {
  int param;
  DType dtype;
  int64_t offset;

  Element(const Call& call, int param) : param(param), dtype(call.dtype(param)) {
    offset = call.view(param).offset * static_cast<int64_t>(dtype_size(dtype));
  }
  void* at(const Run& run) const { return static_cast<char*>(run.address(param)) + offset; }
  double load(const Run& run) const { return load_real(dtype, at(run)); }
};

double rounded(double value, DType dtype) {
  char bytes[8];
  store_real(value, dtype, bytes);
  return load_real(dtype, bytes);
}

}  // namespace

Status amp_update_scale(Call& call) {
  using namespace amp_update_scale_args;
  const Element scale(call, currentScale), tracker(call, growthTracker), found(call, foundInf);
  const Element next_scale(call, updatedScale), next_tracker(call, updatedGrowthTracker);
  const double growth = call.real(growthFactor), backoff = call.real(backoffFactor);
  const int64_t interval = call.integer(growthInterval);
  return call.launch([=](const Run& run) {
    double factor = 1;
    int32_t steps;
    std::memcpy(&steps, tracker.at(run), sizeof steps);
    int64_t successes = int64_t{steps} + 1;
    const double current = scale.load(run);
    if (found.load(run) != 0) {
      factor = backoff;
      successes = 0;
    } else if (successes == interval) {
      if (std::isfinite(rounded(current * growth, scale.dtype))) factor = growth;
      successes = 0;
    }
    steps = static_cast<int32_t>(successes);
    store_real(current * factor, scale.dtype, next_scale.at(run));
    std::memcpy(next_tracker.at(run), &steps, sizeof steps);
    return Status();
  });
}

}  // namespace pyaclnn::ops

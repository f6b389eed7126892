// Elementwise work on parts of tensors: halves of one along a dim, as gated units take them.
#pragma once

#include <cstring>
#include <type_traits>
#include <vector>

#include "executor/call.h"
#include "kernels/map.h"

namespace pyaclnn::ops {

// A view into the tensor that is argument `param` of a call.
struct Part {
  int param;
  View view;
};

// out = kernel(inputs...), as plan_elementwise has it for whole tensors.
struct PartWork {
  const MapKernels* kernels;
  Part out;
  std::vector<Part> inputs;
};

inline constexpr size_t kMostPartParams = 32;
// Plans the works in their order; all functors derive from the same parameters. The outputs of one must not lie in the
// memory of another's inputs.
Status plan_parts(Call& call, const std::vector<PartWork>& works, const void* params, size_t param_bytes);

template <class Params>
Status plan_parts(Call& call, const std::vector<PartWork>& works, const Params& params) {
  static_assert(std::is_trivially_copyable_v<Params> && sizeof(Params) <= kMostPartParams);
  return plan_parts(call, works, &params, sizeof params);
}
inline Status plan_parts(Call& call, const std::vector<PartWork>& works) { return plan_parts(call, works, nullptr, 0); }

// A tensor's two halves along a dim; of gated units the activated one may come first.
struct Halves {
  Part first, second;
};

inline Part whole(const Call& call, int param) { return {param, call.view(param)}; }
// Fails with 161002 where `tensor` has no dims, no such dim (negative ones count from the end), or an odd extent there.
Status halve(const Call& call, int tensor, int64_t dim, Halves* halves);
// The same, but the second half comes first where not `in_order`.
Status halve(const Call& call, int tensor, int64_t dim, bool in_order, Halves* halves);
// Fails with 161002 where argument `param` isn't of the halves' shape.
Status check_half(const Call& call, int param, const Halves& halves);

}  // namespace pyaclnn::ops

// Plans of several steps on parts of tensors: halves of one along a dim, as gated units take them, dims in another
// arrangement, and what is kept from one step to the next.
#pragma once

#include <cstring>
#include <functional>
#include <type_traits>
#include <vector>

#include "base/dim_set.h"
#include "executor/call.h"
#include "kernels/map.h"

namespace pyaclnn::ops {

// A view into the tensor with this slot of a call.
struct Part {
  int slot;
  View view;
};

inline constexpr size_t kMostPartParams = 32;

// Steps that run one after the other. Each reads what tensors held before the first one, also where an earlier step
// wrote into the same memory, and what earlier steps left in parts that they share.
class PartsPlan {
 public:
  explicit PartsPlan(Call& call) : call_(call) {}

  // Memory of the plan's own, in the workspace.
  Part scratch(DType dtype, const Dims& shape);
  // out = kernel(inputs...) in `compute`, as plan_elementwise has it for whole tensors.
  void map(const MapKernels& kernels, const Part& out, const std::vector<Part>& inputs, DType compute);
  // The same in the dtype that all share, in FLOAT where they differ.
  void map(const MapKernels& kernels, const Part& out, const std::vector<Part>& inputs);
  // out = in, summed over these dims of it, halves as FLOAT; out may have the dims or not.
  void sum(const Part& out, const Part& in, DimSet dims);
  // The same elements side by side, in the workspace.
  Part copied(const Part& part);
  // The part's elements as one dim: itself where they lie so, else copied.
  Part flat(const Part& part);

  Status launch(const void* params, size_t param_bytes);
  Status launch() { return launch(nullptr, 0); }

 private:
  static constexpr int kScratch = -1;
  struct Conflict {
    int written, read;  // parts
  };
  using Step = std::function<void(const void* params, void* const* addresses)>;
  struct Body;

  int add_part(const Part& part);
  void add_step(int out, int first_input, Step step);

  Call& call_;
  uint64_t scratch_bytes_ = 0;
  std::vector<Part> parts_;
  std::vector<int> outs_;  // of the steps so far
  std::vector<Conflict> conflicts_;
  std::vector<Step> steps_;
};

// out = kernel(inputs...) in the computed dtype.
struct PartWork {
  const MapKernels* kernels;
  Part out;
  std::vector<Part> inputs;
};

// Plans the works in their order; all functors derive from the same parameters.
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

inline Part whole(const Call& call, int slot) { return {slot, call.view(slot)}; }
// Fails with 161002 where `tensor` has no dims, no such dim (negative ones count from the end), or an odd extent there.
Status halve(const Call& call, int tensor, int64_t dim, Halves* halves);
// The same, but the second half comes first where not `in_order`.
Status halve(const Call& call, int tensor, int64_t dim, bool in_order, Halves* halves);
// Fails with 161002 where argument `param` isn't of the halves' shape.
Status check_half(const Call& call, int param, const Halves& halves);

}  // namespace pyaclnn::ops

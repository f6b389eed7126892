#include "ops/plan_views.h"

#include <memory>
#include <utility>

#include "ops/sums.h"
#include "shapes/copy.h"
#include "shapes/elementwise.h"
#include "shapes/reduce.h"

namespace pyaclnn::ops {
namespace {

constexpr uint64_t kScratchAlignment = 64;

// Where a part lies: the bytes from its first element in memory to the end of its last.
struct Bytes {
  char *begin, *end;
};
Bytes bytes_of(const Part& part, void* address) {
  int64_t low = part.view.offset, high = part.view.offset;
  for (int i = 0; i < part.view.rank(); ++i) {
    const int64_t reach = (part.view.shape[i] - 1) * part.view.strides[i];
    (reach < 0 ? low : high) += reach;
  }
  const int64_t size = static_cast<int64_t>(dtype_size(part.view.dtype));
  return {static_cast<char*>(address) + low * size, static_cast<char*>(address) + (high + 1) * size};
}

bool is_empty(const Part& part) { return element_count(part.view.shape) == 0; }

View half_of(View view, int axis, int which) {
  view.shape[axis] /= 2;
  view.offset += which * view.shape[axis] * view.strides[axis];
  return view;
}

}  // namespace

struct PartsPlan::Body {
  std::vector<Part> parts;
  std::vector<Conflict> conflicts;
  std::vector<Step> steps;
  alignas(16) char params[kMostPartParams];

  Status operator()(const Run& run) const {
    std::vector<void*> addresses;
    for (const Part& part : parts) {
      addresses.push_back(part.slot == kScratch ? run.workspace() : run.address(part.slot));
    }
    std::vector<std::unique_ptr<char[]>> copies;
    for (const auto [written, read] : conflicts) {
      const Bytes to = bytes_of(parts[written], addresses[written]), from = bytes_of(parts[read], addresses[read]);
      if (to.begin >= from.end || from.begin >= to.end) continue;
      copies.emplace_back(new char[from.end - from.begin]);
      std::memcpy(copies.back().get(), from.begin, from.end - from.begin);
      addresses[read] = copies.back().get() + (static_cast<char*>(addresses[read]) - from.begin);
    }
    for (const Step& step : steps) step(params, addresses.data());
    return Status();
  }
};

int PartsPlan::add_part(const Part& part) {
  parts_.push_back(part);
  return static_cast<int>(parts_.size()) - 1;
}

// Inputs are the parts from `first_input` on.
void PartsPlan::add_step(int out, int first_input, Step step) {
  for (int read = first_input; read < static_cast<int>(parts_.size()); ++read) {
    for (const int written : outs_) {
      const Part &to = parts_[written], &from = parts_[read];
      if (to.slot != kScratch && from.slot != kScratch && !is_empty(to) && !is_empty(from)) {
        conflicts_.push_back({written, read});
      }
    }
  }
  outs_.push_back(out);
  steps_.push_back(std::move(step));
}

Part PartsPlan::scratch(DType dtype, const Dims& shape) {
  View view = contiguous_view(dtype, shape);
  view.offset = static_cast<int64_t>(scratch_bytes_ / dtype_size(dtype));
  const uint64_t bytes = static_cast<uint64_t>(element_count(shape)) * dtype_size(dtype);
  scratch_bytes_ += (bytes + kScratchAlignment - 1) / kScratchAlignment * kScratchAlignment;
  return {kScratch, view};
}

void PartsPlan::map(const MapKernels& kernels, const Part& out, const std::vector<Part>& inputs, DType compute) {
  const int to = add_part(out), first = to + 1, count = static_cast<int>(inputs.size());
  const View* views[kMaxInputs];
  for (int k = 0; k < count; ++k) {
    views[k] = &inputs[k].view;
    add_part(inputs[k]);
  }
  Elementwise loop(kernels, out.view, views, count, compute);
  add_step(to, first, [=, loop = std::move(loop)](const void* params, void* const* addresses) {
    const void* from[kMaxInputs];
    std::copy(addresses + first, addresses + first + count, from);
    loop.run(params, addresses[to], from);
  });
}

void PartsPlan::map(const MapKernels& kernels, const Part& out, const std::vector<Part>& inputs) {
  DType shared = out.view.dtype;
  for (const Part& part : inputs) shared = part.view.dtype == shared ? shared : ACL_FLOAT;
  map(kernels, out, inputs, shared);
}

void PartsPlan::sum(const Part& out, const Part& in, DimSet dims) {
  const int to = add_part(out), from = add_part(in);
  Reduce loop(divided_sums(), out.view, in.view, dims, compute_dtype(in.view.dtype));
  add_step(to, from, [=, loop = std::move(loop)](const void*, void* const* addresses) {
    const SumParams undivided;
    loop.run(&undivided, addresses[to], addresses[from]);
  });
}

Part PartsPlan::copied(const Part& part) {
  const Part made = scratch(part.view.dtype, part.view.shape);
  const int to = add_part(made), from = add_part(part);
  Copy copy(part.view, made.view);
  add_step(to, from, [=, copy = std::move(copy)](const void*, void* const* addresses) {
    copy.run(addresses[from], addresses[to]);
  });
  return made;
}

Part PartsPlan::flat(const Part& part) {
  const View& view = part.view;
  const int64_t count = element_count(view.shape);
  int64_t stride = 1;
  int dims = 0;
  for (int i = 0; i < view.rank(); ++i) {
    if (view.shape[i] == 1) continue;
    stride = view.strides[i];
    ++dims;
  }
  if (dims < 2) return {part.slot, {view.dtype, {count}, {stride}, view.offset}};
  const Part row = copied(part);
  return {row.slot, {view.dtype, {count}, {1}, row.view.offset}};
}

Status PartsPlan::launch(const void* params, size_t param_bytes) {
  Body body{std::move(parts_), std::move(conflicts_), std::move(steps_), {}};
  if (param_bytes > 0) std::memcpy(body.params, params, param_bytes);
  return call_.launch(std::move(body), scratch_bytes_);
}

Status plan_parts(Call& call, const std::vector<PartWork>& works, const void* params, size_t param_bytes) {
  PartsPlan plan(call);
  for (const PartWork& work : works) plan.map(*work.kernels, work.out, work.inputs, call.compute_dtype());
  return plan.launch(params, param_bytes);
}

Status halve(const Call& call, int tensor, int64_t dim, Halves* halves) {
  const View& view = call.view(tensor);
  const int64_t axis = dim < 0 ? dim + view.rank() : dim;
  if (axis < 0 || axis >= view.rank()) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, tensor, "expected a tensor with dim %lld to halve, got shape %s",
                     static_cast<long long>(dim), to_string(view.shape).c_str());
  }
  if (view.shape[axis] % 2 != 0) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, tensor, "expected an even extent in dim %lld, got shape %s",
                     static_cast<long long>(dim), to_string(view.shape).c_str());
  }
  const int at = static_cast<int>(axis);
  *halves = {{tensor, half_of(view, at, 0)}, {tensor, half_of(view, at, 1)}};
  return Status();
}

Status halve(const Call& call, int tensor, int64_t dim, bool in_order, Halves* halves) {
  ACLNN_TRY(halve(call, tensor, dim, halves));
  if (!in_order) std::swap(halves->first, halves->second);
  return Status();
}

Status check_half(const Call& call, int param, const Halves& halves) {
  const Dims& expected = halves.first.view.shape;
  if (call.shape(param) == expected) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected half of %s, shape %s, got %s",
                   call.name(halves.first.slot).c_str(), to_string(expected).c_str(),
                   to_string(call.shape(param)).c_str());
}

}  // namespace pyaclnn::ops

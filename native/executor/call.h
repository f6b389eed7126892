// Call: one phase 1 call while it is checked and planned. The page's plan function reads its arguments here and ends
// with launch(body); body runs later, on the stream's worker.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "executor/plan.h"
#include "executor/row.h"
#include "executor/values.h"

namespace pyaclnn {

inline constexpr int kMaxParams = 48;

class Call {
 public:
  Call(const Row& row, const Arg* args, Product product) : row_(row), args_(args), product_(product) {}

  const Row& row() const { return row_; }
  Product product() const { return product_; }

  // Whether an optional argument was given. Attributes that aren't pointers always are.
  bool has(int param) const {
    const ParamKind kind = row_.params[param].kind;
    return (kind > ParamKind::scalar_list && kind != ParamKind::string) || args_[param].handle != nullptr;
  }

  // Tensors are known by their slots, which Run::address takes, too: a tensor argument's is the parameter's index, and
  // members of a list have neighbouring ones behind all parameters.
  int list_size(int param) const { return lists_[param].size; }
  int list_slot(int param, int member) const { return row_.param_count + lists_[param].start + member; }
  const aclTensor& tensor(int slot) const {
    return slot < row_.param_count ? *tensors_[slot] : *members_[slot - row_.param_count];
  }
  const View& view(int slot) const { return tensor(slot).view; }
  const Dims& shape(int slot) const { return view(slot).shape; }
  // Of a tensor or a scalar, or the one that a dtype attribute names.
  DType dtype(int slot) const {
    switch (slot < row_.param_count ? row_.params[slot].kind : ParamKind::tensor) {
      case ParamKind::scalar:
        return scalar(slot).dtype;
      case ParamKind::dtype:
        return static_cast<DType>(args_[slot].integer);
      default:
        return view(slot).dtype;
    }
  }
  // "self", or "tensors[2]" for a member of a list.
  ACLNN_PRIVATE std::string name(int slot) const;

  int64_t integer(int param) const { return args_[param].integer; }
  double real(int param) const { return args_[param].real; }
  bool flag(int param) const { return args_[param].integer != 0; }
  const char* string(int param) const { return args_[param].string; }
  bool is_scalar(int param) const { return row_.params[param].kind == ParamKind::scalar; }
  const aclScalar& scalar(int param) const { return static_cast<const aclScalar&>(*values_[param]); }
  const std::vector<int64_t>& int_array(int param) const {
    return static_cast<const aclIntArray&>(*values_[param]).values;
  }

  // The common dtype of the row's `promote` arguments and the common shape of its `broadcast` arguments; set by the
  // checks of these names.
  DType promoted = ACL_DT_UNDEFINED;
  Dims common_shape;

  // Set by an `empty` step that found an input without elements: nothing else is checked, planned or written then.
  bool nothing_to_do = false;

  // What an elementwise operator computes in, by the row's `compute`.
  ACLNN_PRIVATE DType compute_dtype() const;

  // Text that begins with "<operator>: <argument>: "; all failures of a call are made here.
  ACLNN_PRIVATE Status fail(int32_t code, int slot, const char* format, ...) const __attribute__((format(printf, 4, 5)));

  // Stores what phase 2 runs and the workspace it needs, in bytes.
  template <class Body>
  Status launch(Body body, uint64_t workspace_size = 0) {
    plan_ = std::make_unique<BodyPlan<Body>>(std::move(body));
    workspace_size_ = workspace_size;
    return Status();
  }

  // The same, kept whole for a task that tells it how many elements it got: its owner may destroy it before.
  ACLNN_PRIVATE std::shared_ptr<aclTensor> share(int param) const;

 private:
  friend Status resolve_handles(Call& call);
  friend class ExecutorBuilder;
  friend aclnnStatus plan_call(const Row&, const Arg*, uint64_t*, aclOpExecutor**) noexcept;

  const Row& row_;
  const Arg* args_;
  const Product product_;
  // Shared ownership keeps every handle whole during the call, whatever other threads destroy meanwhile.
  Ref<aclTensor> tensors_[kMaxParams];
  Ref<Handle> values_[kMaxParams];
  std::vector<Ref<aclTensor>> members_;  // of all lists
  struct {
    int start, size;
  } lists_[kMaxParams];
  std::unique_ptr<Plan> plan_;
  uint64_t workspace_size_ = 0;
};

// Finds the live handle behind every pointer argument that isn't null.
Status resolve_handles(Call& call);
// Runs the row's checks in the row's order.
Status check_call(Call& call);

}  // namespace pyaclnn

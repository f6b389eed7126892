#include "ops/plan_elementwise.h"

#include "kernels/convert.h"
#include "shapes/elementwise.h"

namespace pyaclnn::ops {
namespace {

// A scalar operand: one element that lives in the plan.
struct Constant {
  alignas(16) char bytes[16];
};

struct ElementwisePlan {
  Elementwise loop;
  int inputs;
  int output;
  int params[kMaxInputs];  // of the call; -1: a constant
  Constant constants[kMaxInputs];
  alignas(16) char functor[kMostParamBytes];

  Status operator()(const Run& run) const {
    const void* addresses[kMaxInputs];
    for (int k = 0; k < inputs; ++k) addresses[k] = params[k] < 0 ? constants[k].bytes : run.address(params[k]);
    loop.run(functor, run.address(output), addresses);
    return Status();
  }
};

// Where tensors share a half type, FLOAT work on them, rounded once, is what that type's own kernel does, and faster.
DType kernel_of_halves(const Call& call, const MapKernels& kernels) {
  const Row& row = call.row();
  const DType half = call.dtype(row.output);
  if (pyaclnn::compute_dtype(half) == half || !kernels[half] || kernels.result != ACL_DT_UNDEFINED) return ACL_FLOAT;
  for (int k = 0; k < kernels.inputs; ++k) {
    if (call.operand_dtype(row.operands[k]) != half || call.is_scalar(row.operands[k])) return ACL_FLOAT;
  }
  return half;
}

}  // namespace

Status plan_elementwise(Call& call, const MapKernels& kernels, const void* params, size_t param_bytes, DType compute) {
  const Row& row = call.row();
  if (compute == ACL_FLOAT) compute = kernel_of_halves(call, kernels);
  if (!kernels[compute] && !kernels[compute_dtype(compute)]) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, row.operands[0], "expected dtypes this operator computes in, got %s",
                     dtype_name(compute).c_str());
  }
  const View* inputs[kMaxInputs];
  View scalars[kMaxInputs];
  Constant constants[kMaxInputs];
  int sources[kMaxInputs];
  for (int k = 0; k < kernels.inputs; ++k) {
    const int param = row.operands[k];
    const bool constant = call.is_scalar(param);
    sources[k] = constant ? -1 : param;
    inputs[k] = constant ? &scalars[k] : &call.view(param);
    if (!constant) continue;
    scalars[k].dtype = compute;
    convert_kernel(call.scalar(param).dtype, compute)(call.scalar(param).bytes, constants[k].bytes, 1);
  }
  ElementwisePlan plan{Elementwise(kernels, call.view(row.output), inputs, kernels.inputs, compute), kernels.inputs,
                       row.output};
  std::copy(sources, sources + kernels.inputs, plan.params);
  std::copy(constants, constants + kernels.inputs, plan.constants);
  if (param_bytes > 0) std::memcpy(plan.functor, params, param_bytes);
  return call.launch(std::move(plan));
}

ScalarValue scalar_value(const Call& call, int param, DType dtype) {
  const aclScalar& scalar = call.scalar(param);
  const DType kept = compute_dtype(dtype);
  alignas(16) char converted[16];
  ScalarValue value;
  std::complex<double> number;
  convert_kernel(scalar.dtype, kept)(scalar.bytes, converted, 1);
  convert_kernel(kept, ACL_COMPLEX128)(converted, &number, 1);
  convert_kernel(kept, ACL_INT64)(converted, &value.integer, 1);
  value.real = number.real();
  value.imag = number.imag();
  return value;
}

}  // namespace pyaclnn::ops

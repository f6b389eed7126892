#include "ops/plan_elementwise.h"

#include "kernels/convert.h"
#include "ops/operands.h"
#include "shapes/elementwise.h"

namespace pyaclnn::ops {
namespace {

struct ElementwisePlan {
  Elementwise loop;
  Operands operands;
  int output;
  alignas(16) char functor[kMostParamBytes];

  Status operator()(const Run& run) const {
    const void* addresses[kMaxInputs];
    operands.find(run, addresses);
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
    const int param = row.operands[k];
    if (call.has(param) && (call.is_scalar(param) || call.dtype(param) != half)) return ACL_FLOAT;
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
  Operands operands(call, kernels.inputs, compute);
  // Rows mostly say so with their own code; what is left must not be read beyond its end.
  const Dims& shape = call.shape(row.output);
  for (int k = 0; k < kernels.inputs; ++k) {
    const Dims& given = operands.views()[k]->shape;
    const auto common = broadcast(given, shape);
    if (common && *common == shape) continue;
    return call.fail(ACLNN_ERR_PARAM_INVALID, row.operands[k], "expected a shape that broadcasts to the output's %s, got %s",
                     to_string(shape).c_str(), to_string(given).c_str());
  }
  ElementwisePlan plan{Elementwise(kernels, call.view(row.output), operands.views(), kernels.inputs, compute), operands,
                       row.output};
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

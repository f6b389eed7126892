// One value for all elements of a tensor.
#include "executor/call.h"
#include "ops/conversion/generated/fill.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

Status inplace_fill_scalar(Call& call) {
  using namespace inplace_fill_scalar_args;
  const aclScalar& number = call.scalar(value);
  return call.launch([fill = Fill(number.dtype, number.bytes, call.view(selfRef))](const Run& run) {
    fill.run(run.address(selfRef));
    return Status();
  });
}

Status inplace_fill_tensor(Call& call) {
  using namespace inplace_fill_tensor_args;
  View element = call.view(value);
  // One element has no use for its dim, which the output may not have.
  element.shape = element.strides = Dims();
  return call.launch([copy = Copy(element, call.view(selfRef))](const Run& run) {
    copy.run(run.address(value), run.address(selfRef));
    return Status();
  });
}

}  // namespace pyaclnn::ops

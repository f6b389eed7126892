// Copies between tensors.
#include "executor/call.h"
#include "ops/conversion/generated/copy.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

Status inplace_copy(Call& call) {
  using namespace inplace_copy_args;
  return call.launch([copy = Copy(call.view(src), call.view(selfRef))](const Run& run) {
    copy.run(run.address(src), run.address(selfRef));
    return Status();
  });
}

}  // namespace pyaclnn::ops

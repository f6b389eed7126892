// Copies between tensors.
#include "executor/call.h"
#include "ops/conversion/generated/copy.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

Status inplace_copy(Call& call) {
  using namespace inplace_copy_args;
  return call.launch([loop = copy_loop(call.view(src), call.view(selfRef))](const Run& run) {
    loop.run(nullptr, run.address(selfRef), {run.address(src)});
    return Status();
  });
}

}  // namespace pyaclnn::ops

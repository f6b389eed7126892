// Conversion of dtypes.
#include "executor/call.h"
#include "ops/math/generated/cast.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

Status cast(Call& call) {
  using namespace cast_args;
  return call.launch([loop = copy_loop(call.view(self), call.view(out))](const Run& run) {
    loop.run(nullptr, run.address(out), {run.address(self)});
    return Status();
  });
}

}  // namespace pyaclnn::ops

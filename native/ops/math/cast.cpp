// Conversion of dtypes.
#include "executor/call.h"
#include "ops/math/generated/cast.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {

Status cast(Call& call) {
  using namespace cast_args;
  return call.launch([copy = Copy(call.view(self), call.view(out))](const Run& run) {
    copy.run(run.address(self), run.address(out));
    return Status();
  });
}

}  // namespace pyaclnn::ops

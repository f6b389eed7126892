// A check that several pages share: all tensors of the call in one storage format.
#include "executor/call.h"
#include "executor/for_each.h"

namespace pyaclnn::ops {

Status equal_formats(Call& call) {
  int first = -1;
  return for_each_tensor(call, [&](int i, const Param&) {
    if (first < 0) first = i;
    const aclFormat format = call.tensor(i).format, wanted = call.tensor(first).format;
    if (format == wanted) return Status();
    return call.fail(ACLNN_ERR_PARAM_INVALID, i, "expected the format of %s, %d, got %d", call.name(first).c_str(),
                     static_cast<int>(wanted), static_cast<int>(format));
  });
}

}  // namespace pyaclnn::ops

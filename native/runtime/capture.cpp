// Capturing a stream's work into a model isn't possible here, so no stream is ever being captured: the question that
// frameworks ask before they use a stream has that answer.
#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/stream.h"

using namespace pyaclnn;

extern "C" {

aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus* status, aclmdlRI* modelRI) {
  return boundary("aclmdlRICaptureGetInfo", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    if (modelRI == nullptr) return null_pointer("modelRI");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *status = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
    *modelRI = nullptr;
    return {};
  });
}

}  // extern "C"

// Status: how a failure travels inside the library.
//
// A Status is a code of the public API plus a text that says which argument, what was expected and what came. The
// text exists only on failure, so success costs one pointer. boundary() turns it into what a C caller sees: the code,
// with the text kept for aclGetRecentErrMsg().
#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <utility>

#include "acl/acl_base_rt.h"
#include "aclnn/opdev/op_errno.h"
#include "base/private_export.h"

namespace pyaclnn {

class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(int32_t code, std::string text) : failure_(new Failure{code, std::move(text)}) {}

  bool ok() const { return failure_ == nullptr; }
  int32_t code() const { return failure_ ? failure_->code : ACL_SUCCESS; }
  const std::string& text() const { return failure_ ? failure_->text : empty(); }

 private:
  struct Failure {
    int32_t code;
    std::string text;
  };
  static const std::string& empty() {
    static const std::string none;
    return none;
  }
  std::unique_ptr<Failure> failure_;
};

// A failed Status whose text is put together printf-like.
ACLNN_PRIVATE Status failure(int32_t code, const char* format, ...) __attribute__((format(printf, 2, 3)));

// The failures that operators and handles report most.
#define ACLNN_NULL_ARGUMENT(name) \
  ::pyaclnn::failure(ACLNN_ERR_PARAM_NULLPTR, "%s: expected a valid pointer, got nullptr", name)

// Gives the failure of `expression` to the caller; the one macro that control flow needs.
#define ACLNN_TRY(expression)                                   \
  do {                                                          \
    if (::pyaclnn::Status status_ = (expression); !status_.ok()) return status_; \
  } while (0)

// Stores the failure for the calling thread's aclGetRecentErrMsg() and gives its code. A failure in the 1xx7xx, 2xx7xx
// and 5xx7xx ranges of the runtime also becomes the thread's last error (aclrtGetLastError).
ACLNN_PRIVATE int32_t report(const char* function, const Status& status);

// Every exported function's body runs in here: nothing thrown inside passes the C boundary.
template <class Body>
int32_t boundary(const char* function, Body&& body) noexcept {
  try {
    const Status status = body();
    if (__builtin_expect(status.ok(), 1)) return ACL_SUCCESS;
    return report(function, status);
  } catch (const std::bad_alloc&) {
    return report(function, failure(ACL_ERROR_BAD_ALLOC, "out of host memory"));
  } catch (const std::exception& error) {
    return report(function, failure(ACL_ERROR_INTERNAL_ERROR, "unexpected exception: %s", error.what()));
  } catch (...) {
    return report(function, failure(ACL_ERROR_INTERNAL_ERROR, "unexpected exception"));
  }
}

}  // namespace pyaclnn

// Log lines. They are written only when ASCEND_SLOG_PRINT_TO_STDOUT=1 and at or above ASCEND_GLOBAL_LOG_LEVEL, so a
// caller that formats something expensive asks log_enabled() first.
#pragma once

#include "acl/acl_base_rt.h"
#include "base/private_export.h"

namespace pyaclnn {

ACLNN_PRIVATE bool log_enabled(aclLogLevel level);

ACLNN_PRIVATE void log(aclLogLevel level, const char* format, ...) __attribute__((format(printf, 2, 3)));

// One line of ready text, with where it comes from; `file` may be null.
ACLNN_PRIVATE void log_line(aclLogLevel level, const char* function, const char* file, uint32_t line, const char* text);

}  // namespace pyaclnn

// System options: deterministic results, debug kernels, strong consistency, for a context or the process. Results are
// deterministic here in any case; the values are kept so that programs read back what they set.
#include "acl/acl_rt.h"
#include "runtime/checks.h"
#include "runtime/context.h"

namespace pyaclnn {
namespace {

// The process's options begin at 0, a context's begin unset: frameworks read the former before they set anything.
SystemOptions& process_options() {
  static auto* const options = new SystemOptions{{0, 0, 0}};
  return *options;
}

Status check_option(aclSysParamOpt option) {
  if (option >= 0 && static_cast<int>(option) < SystemOptions::kCount) return {};
  return failure(ACL_ERROR_INVALID_PARAM, "opt: expected an aclSysParamOpt from 0 to 2, got %d",
                 static_cast<int>(option));
}

Status set(SystemOptions& options, aclSysParamOpt option, int64_t value) {
  if (value != 0 && value != 1) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "value: expected 0 or 1, got %lld", static_cast<long long>(value));
  }
  options.values[option].store(value);
  return {};
}

Status get(const SystemOptions& options, aclSysParamOpt option, int64_t* value) {
  const int64_t kept = options.values[option].load();
  if (kept < 0) {
    return failure(ACL_ERROR_RT_SYSPARAMOPT_NOT_SET, "opt: option %d was never set", static_cast<int>(option));
  }
  *value = kept;
  return {};
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
  return boundary("aclrtCtxSetSysParamOpt", [&]() -> Status {
    ACLNN_TRY(check_option(opt));
    Context* context = nullptr;
    ACLNN_TRY(current_context(&context));
    return set(context->options, opt, value);
  });
}

aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t* value) {
  return boundary("aclrtCtxGetSysParamOpt", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    ACLNN_TRY(check_option(opt));
    Context* context = nullptr;
    ACLNN_TRY(current_context(&context));
    return get(context->options, opt, value);
  });
}

aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value) {
  return boundary("aclrtSetSysParamOpt", [&]() -> Status {
    ACLNN_TRY(check_option(opt));
    return set(process_options(), opt, value);
  });
}

aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t* value) {
  return boundary("aclrtGetSysParamOpt", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    ACLNN_TRY(check_option(opt));
    return get(process_options(), opt, value);
  });
}

}  // extern "C"

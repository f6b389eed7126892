#include "executor/call.h"

#include <cstdarg>
#include <cstdio>

namespace pyaclnn {

std::shared_ptr<aclTensor> Call::share(int param) const {
  return {tensors_[param].get(), [held = tensors_[param]](aclTensor*) {}};
}

std::string argument_name(const Param& param, int member) {
  return member < 0 ? param.name : param.name + ("[" + std::to_string(member) + "]");
}

std::string Call::name(int slot) const {
  if (slot < row_.param_count) return row_.params[slot].name;
  const int member = slot - row_.param_count;
  for (int i = 0; i < row_.param_count; ++i) {
    if (row_.params[i].kind != ParamKind::tensor_list || !has(i)) continue;
    const auto& list = lists_[i];
    if (member < list.start + list.size) return argument_name(row_.params[i], member - list.start);
  }
  return "";
}

Status Call::fail(int32_t code, int slot, const char* format, ...) const {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return failure(code, "%s: %s", name(slot).c_str(), text);
}

}  // namespace pyaclnn

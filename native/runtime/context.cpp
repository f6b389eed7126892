#include "runtime/context.h"

#include "base/last_error.h"
#include "runtime/callback.h"
#include "runtime/checks.h"
#include "runtime/device.h"
#include "runtime/event.h"

namespace pyaclnn {
namespace {

thread_local std::shared_ptr<Context> t_context;

}  // namespace

ContextRegistry& contexts() {
  static auto* const registry = new ContextRegistry;
  return *registry;
}

std::shared_ptr<Context> Context::open(Device* device, bool primary) {
  auto context = std::make_shared<Context>(device, primary);
  context->default_stream_ = std::make_shared<Stream>(context.get(), 0, 0);
  context->default_stream_->handle = streams().add(context->default_stream_);
  device->add_stream(context->default_stream_);
  context->handle_ = contexts().add(context);
  return context;
}

void Context::close(bool give_up_waits) {
  alive_.store(false, std::memory_order_release);
  contexts().remove(handle_);
  for (const std::shared_ptr<Stream>& stream : device_->streams_of(this)) {
    streams().remove(stream->handle);
    forget_callbacks_of(*stream);
    stream->close(give_up_waits);
    device_->remove_stream(stream.get());
  }
  forget_events_of(this);
}

Status current_context(Context** context) {
  if (t_context == nullptr) {
    return failure(ACL_ERROR_RT_CONTEXT_NULL, "this thread has no current context; call aclrtSetDevice in it first");
  }
  if (!t_context->alive()) {
    return failure(ACL_ERROR_RT_CONTEXT_NULL,
                   "this thread's context was destroyed (its device was reset); call aclrtSetDevice in it again");
  }
  *context = t_context.get();
  return {};
}

Status current_context(std::shared_ptr<Context>* context) {
  Context* current = nullptr;
  ACLNN_TRY(current_context(&current));
  *context = t_context;
  return {};
}

void set_current_context(std::shared_ptr<Context> context) { t_context = std::move(context); }

}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId) {
  return boundary("aclrtCreateContext", [&]() -> Status {
    if (context == nullptr) return null_pointer("context");
    Device* device = nullptr;
    ACLNN_TRY(find_device(deviceId, &device));
    std::shared_ptr<Context> created = device->create_context();
    *context = created->handle();
    set_current_context(std::move(created));
    return {};
  });
}

aclError aclrtDestroyContext(aclrtContext context) {
  return boundary("aclrtDestroyContext", [&]() -> Status {
    if (context == nullptr) return null_pointer("context");
    const std::shared_ptr<Context> found = contexts().find(context);
    if (found == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", contexts().describe(context).c_str());
    if (found->primary()) {
      return failure(ACL_ERROR_RT_CONTEXT_NULL,
                     "context: %p is the primary context of device %d; aclrtResetDevice ends it", context,
                     found->device().user_id());
    }
    // Of several destroys at once only one goes on.
    if (contexts().remove(context) == nullptr) {
      return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", contexts().describe(context).c_str());
    }
    found->device().destroy_context(found);
    return {};
  });
}

aclError aclrtSetCurrentContext(aclrtContext context) {
  return boundary("aclrtSetCurrentContext", [&]() -> Status {
    if (context == nullptr) return null_pointer("context");
    std::shared_ptr<Context> found = contexts().find(context);
    if (found == nullptr) return failure(ACL_ERROR_RT_PARAM_INVALID, "%s", contexts().describe(context).c_str());
    set_current_context(std::move(found));
    return {};
  });
}

aclError aclrtGetCurrentContext(aclrtContext* context) {
  const LastErrorKept kept;
  return boundary("aclrtGetCurrentContext", [&]() -> Status {
    if (context == nullptr) return null_pointer("context");
    Context* current = nullptr;
    ACLNN_TRY(current_context(&current));
    *context = current->handle();
    return {};
  });
}

aclError aclrtCtxGetCurrentDefaultStream(aclrtStream* stream) {
  return boundary("aclrtCtxGetCurrentDefaultStream", [&]() -> Status {
    if (stream == nullptr) return null_pointer("stream");
    Context* current = nullptr;
    ACLNN_TRY(current_context(&current));
    *stream = current->default_stream()->handle;
    return {};
  });
}

}  // extern "C"

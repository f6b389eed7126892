// aclrt*Stream*: creating, waiting, settings.
#include <cstring>

#include "acl/acl_rt.h"
#include "runtime/callback.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace pyaclnn {
namespace {

constexpr uint32_t kStreamFlags = ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC | ACL_STREAM_PERSISTENT |
                                  ACL_STREAM_HUGE | ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY;
constexpr uint32_t kLeastPriority = 7;  // 0 is the greatest
constexpr size_t kMostStreams = 2048;

Status check_priority(uint64_t priority) {
  if (priority <= kLeastPriority) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID, "priority: expected 0 to %u, got %llu", kLeastPriority,
                 static_cast<unsigned long long>(priority));
}

Status create_stream(aclrtStream* stream, uint64_t priority, uint64_t flags) {
  if (stream == nullptr) return null_pointer("stream");
  ACLNN_TRY(check_priority(priority));
  if ((flags & ~uint64_t{kStreamFlags}) != 0) {
    return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: 0x%llx has bits that are no ACL_STREAM_* flag",
                   static_cast<unsigned long long>(flags));
  }
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  if (streams().size() >= kMostStreams) {
    return failure(ACL_ERROR_RT_NO_STREAM_RESOURCE, "stream: %zu streams exist already", kMostStreams);
  }
  auto created = std::make_shared<Stream>(context, static_cast<uint32_t>(priority), static_cast<uint32_t>(flags));
  created->handle = streams().add(created);
  context->device().add_stream(created);
  *stream = created->handle;
  return {};
}

Status destroy_stream(aclrtStream handle, bool give_up_waits) {
  if (handle == nullptr) return null_pointer("stream");
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  Context* context = nullptr;
  ACLNN_TRY(current_context(&context));
  if (stream == context->default_stream()) {
    return failure(ACL_ERROR_RT_PARAM_INVALID,
                   "stream: %p is the context's default stream, which lives as long as the context", handle);
  }
  // Of several destroys at once only one goes on.
  if (streams().remove(handle) == nullptr) {
    return failure(ACL_ERROR_RT_INVALID_HANDLE, "%s", streams().describe(handle).c_str());
  }
  forget_callbacks_of(*stream);
  stream->close(give_up_waits);
  context->device().remove_stream(stream.get());
  return {};
}

Status set_failure_mode(Stream& stream, uint64_t mode) {
  if (mode != ACL_CONTINUE_ON_FAILURE && mode != ACL_STOP_ON_FAILURE) {
    return failure(ACL_ERROR_RT_PARAM_INVALID,
                   "mode: expected ACL_CONTINUE_ON_FAILURE (0) or ACL_STOP_ON_FAILURE (1), got %llu",
                   static_cast<unsigned long long>(mode));
  }
  stream.stop_on_failure.store(mode == ACL_STOP_ON_FAILURE);
  return {};
}

Status set_overflow_check(Stream& stream, uint32_t flag) {
  if (flag > 1) return failure(ACL_ERROR_RT_PARAM_INVALID, "flag: expected 0 or 1, got %u", flag);
  stream.overflow_check.store(flag);
  return {};
}

Status synchronize(aclrtStream handle, Deadline deadline) {
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  return stream->synchronize(deadline);
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtCreateStream(aclrtStream* stream) {
  return boundary("aclrtCreateStream", [&] { return create_stream(stream, 0, 0); });
}

aclError aclrtCreateStreamWithConfig(aclrtStream* stream, uint32_t priority, uint32_t flag) {
  return boundary("aclrtCreateStreamWithConfig", [&] { return create_stream(stream, priority, flag); });
}

aclrtStreamConfigHandle* aclrtCreateStreamConfigHandle(void) { return new (std::nothrow) aclrtStreamConfigHandle{}; }

aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle* handle) {
  return boundary("aclrtDestroyStreamConfigHandle", [&]() -> Status {
    if (handle == nullptr) return null_pointer("handle");
    delete handle;
    return {};
  });
}

aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle* handle, aclrtStreamConfigAttr attr, const void* attrValue,
                                 size_t valueSize) {
  return boundary("aclrtSetStreamConfigOpt", [&]() -> Status {
    if (handle == nullptr) return null_pointer("handle");
    if (attrValue == nullptr) return null_pointer("attrValue");
    void* field = nullptr;
    size_t size = 0;
    switch (attr) {
      case ACL_RT_STREAM_WORK_ADDR_PTR:
        field = &handle->workptr, size = sizeof handle->workptr;
        break;
      case ACL_RT_STREAM_WORK_SIZE:
        field = &handle->workSize, size = sizeof handle->workSize;
        break;
      case ACL_RT_STREAM_FLAG:
        field = &handle->flag, size = sizeof handle->flag;
        break;
      case ACL_RT_STREAM_PRIORITY:
        field = &handle->priority, size = sizeof handle->priority;
        break;
      default:
        return failure(ACL_ERROR_INVALID_PARAM, "attr: %d is no aclrtStreamConfigAttr", static_cast<int>(attr));
    }
    if (valueSize != size) {
      return failure(ACL_ERROR_INVALID_PARAM, "valueSize: expected %zu, got %zu", size, valueSize);
    }
    std::memcpy(field, attrValue, size);
    return {};
  });
}

aclError aclrtCreateStreamV2(aclrtStream* stream, const aclrtStreamConfigHandle* handle) {
  return boundary("aclrtCreateStreamV2", [&]() -> Status {
    if (handle == nullptr) return null_pointer("handle");
    return create_stream(stream, handle->priority, handle->flag);
  });
}

aclError aclrtDestroyStream(aclrtStream stream) {
  return boundary("aclrtDestroyStream", [&] { return destroy_stream(stream, false); });
}

aclError aclrtDestroyStreamForce(aclrtStream stream) {
  return boundary("aclrtDestroyStreamForce", [&] { return destroy_stream(stream, true); });
}

aclError aclrtSynchronizeStream(aclrtStream stream) {
  return boundary("aclrtSynchronizeStream", [&] { return synchronize(stream, Deadline::forever()); });
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout) {
  return boundary("aclrtSynchronizeStreamWithTimeout", [&]() -> Status {
    Deadline deadline{};
    ACLNN_TRY(deadline_of(timeout, &deadline));
    return synchronize(stream, deadline);
  });
}

aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus* status) {
  return boundary("aclrtStreamQuery", [&]() -> Status {
    if (status == nullptr) return null_pointer("status");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *status = found->idle() ? ACL_STREAM_STATUS_COMPLETE : ACL_STREAM_STATUS_NOT_READY;
    return {};
  });
}

aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode) {
  return boundary("aclrtSetStreamFailureMode", [&]() -> Status {
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    return set_failure_mode(*found, mode);
  });
}

aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag) {
  return boundary("aclrtSetStreamOverflowSwitch", [&]() -> Status {
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    return set_overflow_check(*found, flag);
  });
}

aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t* flag) {
  return boundary("aclrtGetStreamOverflowSwitch", [&]() -> Status {
    if (flag == nullptr) return null_pointer("flag");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *flag = found->overflow_check.load();
    return {};
  });
}

aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue* value) {
  return boundary("aclrtSetStreamAttribute", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    switch (stmAttrType) {
      case ACL_STREAM_ATTR_FAILURE_MODE:
        return set_failure_mode(*found, value->failureMode);
      case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        return set_overflow_check(*found, value->overflowSwitch);
      case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        found->user_tag.store(value->userCustomTag);
        return {};
      case ACL_STREAM_ATTR_CACHE_OP_INFO:
        found->cache_op_info.store(value->cacheOpInfoSwitch);
        return {};
      case ACL_STREAM_ATTR_PRIORITY:
        ACLNN_TRY(check_priority(value->streamPriority));
        found->priority.store(value->streamPriority);
        return {};
    }
    return failure(ACL_ERROR_INVALID_PARAM, "stmAttrType: %d is no aclrtStreamAttr", static_cast<int>(stmAttrType));
  });
}

aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue* value) {
  return boundary("aclrtGetStreamAttribute", [&]() -> Status {
    if (value == nullptr) return null_pointer("value");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    std::memset(value, 0, sizeof *value);
    switch (stmAttrType) {
      case ACL_STREAM_ATTR_FAILURE_MODE:
        value->failureMode = found->stop_on_failure.load() ? ACL_STOP_ON_FAILURE : ACL_CONTINUE_ON_FAILURE;
        return {};
      case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        value->overflowSwitch = found->overflow_check.load();
        return {};
      case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        value->userCustomTag = found->user_tag.load();
        return {};
      case ACL_STREAM_ATTR_CACHE_OP_INFO:
        value->cacheOpInfoSwitch = found->cache_op_info.load();
        return {};
      case ACL_STREAM_ATTR_PRIORITY:
        value->streamPriority = found->priority.load();
        return {};
    }
    return failure(ACL_ERROR_INVALID_PARAM, "stmAttrType: %d is no aclrtStreamAttr", static_cast<int>(stmAttrType));
  });
}

aclError aclrtStreamGetId(aclrtStream stream, int32_t* streamId) {
  return boundary("aclrtStreamGetId", [&]() -> Status {
    if (streamId == nullptr) return null_pointer("streamId");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *streamId = found->id();
    return {};
  });
}

aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t* priority) {
  return boundary("aclrtStreamGetPriority", [&]() -> Status {
    if (priority == nullptr) return null_pointer("priority");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *priority = found->priority.load();
    return {};
  });
}

aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t* flags) {
  return boundary("aclrtStreamGetFlags", [&]() -> Status {
    if (flags == nullptr) return null_pointer("flags");
    std::shared_ptr<Stream> found;
    ACLNN_TRY(find_stream(stream, &found));
    *flags = found->flags();
    return {};
  });
}

aclError aclrtDeviceGetStreamPriorityRange(int32_t* leastPriority, int32_t* greatestPriority) {
  return boundary("aclrtDeviceGetStreamPriorityRange", [&]() -> Status {
    if (leastPriority != nullptr) *leastPriority = static_cast<int32_t>(kLeastPriority);
    if (greatestPriority != nullptr) *greatestPriority = 0;
    return {};
  });
}

aclError aclrtGetStreamAvailableNum(uint32_t* streamCount) {
  return boundary("aclrtGetStreamAvailableNum", [&]() -> Status {
    if (streamCount == nullptr) return null_pointer("streamCount");
    *streamCount = static_cast<uint32_t>(kMostStreams - std::min(kMostStreams, streams().size()));
    return {};
  });
}

}  // extern "C"

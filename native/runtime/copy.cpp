// Copying and setting memory, at once or in a stream. Device memory is host memory here: a copy's kind decides only
// whether the host side may still be touched by the caller when an asynchronous call returns.
#include <cstring>

#include "acl/acl_rt.h"
#include "base/environment.h"
#include "runtime/checks.h"
#include "runtime/context.h"
#include "runtime/host_memory.h"
#include "runtime/pointer.h"
#include "runtime/stream.h"

namespace pyaclnn {
namespace {

struct Copy {
  void* to;
  const void* from;
  size_t width, height, to_pitch, from_pitch;

  void run() const {
    if (to_pitch == width && from_pitch == width) {
      std::memmove(to, from, width * height);
      return;
    }
    for (size_t row = 0; row < height; ++row) {
      std::memmove(static_cast<char*>(to) + row * to_pitch, static_cast<const char*>(from) + row * from_pitch, width);
    }
  }
};

Copy flat(void* to, const void* from, size_t count) { return {to, from, count, 1, count, count}; }

Status check_kind(aclrtMemcpyKind kind, int last) {
  if (kind >= 0 && static_cast<int>(kind) <= last) return {};
  return failure(ACL_ERROR_INVALID_PARAM, "kind: expected an aclrtMemcpyKind from 0 to %d, got %d", last,
                 static_cast<int>(kind));
}

Status check_room(const char* name, size_t room, size_t count) {
  if (room != 0 && count <= room) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID, "%s: %zu bytes don't fit into %zu", name, count, room);
}

Status check_context() {
  Context* context = nullptr;
  return current_context(&context);
}

// Whether the caller may reuse or read pageable host memory as soon as the call returns.
bool must_finish_in_call(const Copy& copy, aclrtMemcpyKind kind) {
  switch (kind) {
    case ACL_MEMCPY_HOST_TO_DEVICE:
    case ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE:
      return facts_of(copy.from).place == Place::unknown;
    case ACL_MEMCPY_DEVICE_TO_HOST:
      return facts_of(copy.to).place == Place::unknown;
    case ACL_MEMCPY_DEFAULT:
      return facts_of(copy.from).place == Place::unknown || facts_of(copy.to).place == Place::unknown;
    default:
      return false;
  }
}

Status queue_copy(const Copy& copy, aclrtMemcpyKind kind, aclrtStream handle) {
  if (kind == ACL_MEMCPY_HOST_TO_HOST) {
    return failure(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "kind: a stream does not copy from host to host");
  }
  std::shared_ptr<Stream> stream;
  ACLNN_TRY(find_stream(handle, &stream));
  uint64_t ticket = 0;
  ACLNN_TRY(stream->submit({[](void* payload) {
                              static_cast<Copy*>(payload)->run();
                              return Status();
                            },
                            [](void* payload) { delete static_cast<Copy*>(payload); }, new Copy(copy), kSelfContained},
                           &ticket));
  const bool blocking = environment().launch_blocking || must_finish_in_call(copy, kind);
  if (blocking && Stream::of_this_thread() != stream.get()) stream->wait(ticket, Deadline::forever());
  return {};
}

Status copy_now(void* to, size_t room, const void* from, size_t count, aclrtMemcpyKind kind) {
  if (count == 0) return {};
  if (to == nullptr) return null_pointer("dst");
  if (from == nullptr) return null_pointer("src");
  ACLNN_TRY(check_kind(kind, ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE));
  ACLNN_TRY(check_room("count", room, count));
  if (to == from) return {};
  ACLNN_TRY(check_context());
  flat(to, from, count).run();
  return {};
}

Status copy_in_stream(void* to, size_t room, const void* from, size_t count, aclrtMemcpyKind kind, aclrtStream stream) {
  if (count == 0) return {};
  if (to == nullptr) return null_pointer("dst");
  if (from == nullptr) return null_pointer("src");
  ACLNN_TRY(check_kind(kind, ACL_MEMCPY_INTER_DEVICE_TO_DEVICE));
  ACLNN_TRY(check_room("count", room, count));
  return queue_copy(flat(to, from, count), kind, stream);
}

Status check_rows(const Copy& copy, aclrtMemcpyKind kind) {
  if (copy.to == nullptr) return null_pointer("dst");
  if (copy.from == nullptr) return null_pointer("src");
  ACLNN_TRY(check_kind(kind, ACL_MEMCPY_DEFAULT));
  ACLNN_TRY(check_room("width", copy.to_pitch, copy.width));
  return check_room("width", copy.from_pitch, copy.width);
}

Status check_set(const void* memory, size_t room, size_t count) {
  if (memory == nullptr) return null_pointer("devPtr");
  return check_room("count", room, count);
}

void set_words(void* memory, uint32_t value, size_t count) {
  for (size_t i = 0; i < count; ++i) std::memcpy(static_cast<char*>(memory) + i * sizeof value, &value, sizeof value);
}

Status check_set_words(const void* memory, size_t room, size_t count) {
  if (memory == nullptr) return null_pointer("ptr");
  if (reinterpret_cast<uintptr_t>(memory) % sizeof(uint32_t) != 0) {
    return failure(ACL_ERROR_RT_ADDR_UNALIGNED, "ptr: %p is not a multiple of 4", memory);
  }
  if (count <= room / sizeof(uint32_t)) return {};
  return failure(ACL_ERROR_RT_PARAM_INVALID, "N: %zu words of 4 bytes don't fit into %zu bytes", count, room);
}

struct Set {
  void* memory;
  uint32_t value;
  size_t count;
};

Status queue_set(aclrtStream stream, Status (*run)(void*), const Set& set) {
  return enqueue(stream, {run, [](void* payload) { delete static_cast<Set*>(payload); }, new Set(set)});
}

// The pieces of a batch; the first one that can't be copied is told through `failed`.
template <class CopyOne>
Status for_batch(void** to, const size_t* rooms, void** from, const size_t* counts, size_t batches,
                 const aclrtMemcpyBatchAttr* attributes, const size_t* firsts, size_t attribute_count, size_t* failed,
                 const CopyOne& copy_one) {
  if (failed != nullptr) *failed = SIZE_MAX;
  if (to == nullptr) return null_pointer("dsts");
  if (rooms == nullptr) return null_pointer("destMaxs");
  if (from == nullptr) return null_pointer("srcs");
  if (counts == nullptr) return null_pointer("sizes");
  if (attributes == nullptr) return null_pointer("attrs");
  if (firsts == nullptr) return null_pointer("attrsIndexes");
  if (batches == 0 || attribute_count == 0 || attribute_count > batches) {
    return failure(ACL_ERROR_RT_PARAM_INVALID,
                   "numBatches, numAttrs: expected 1 <= numAttrs <= numBatches, got %zu, %zu", batches,
                   attribute_count);
  }
  size_t attribute = 0;
  for (size_t i = 0; i < batches; ++i) {
    while (attribute + 1 < attribute_count && firsts[attribute + 1] <= i) ++attribute;
    const bool to_host = attributes[attribute].dstLoc.type == ACL_MEM_LOCATION_TYPE_HOST;
    const bool from_host = attributes[attribute].srcLoc.type == ACL_MEM_LOCATION_TYPE_HOST;
    const aclrtMemcpyKind kind = to_host ? (from_host ? ACL_MEMCPY_HOST_TO_HOST : ACL_MEMCPY_DEVICE_TO_HOST)
                                         : (from_host ? ACL_MEMCPY_HOST_TO_DEVICE : ACL_MEMCPY_DEVICE_TO_DEVICE);
    if (Status status = copy_one(to[i], rooms[i], from[i], counts[i], kind); !status.ok()) {
      if (failed != nullptr) *failed = i;
      return failure(status.code(), "piece %zu: %s", i, status.text().c_str());
    }
  }
  return {};
}

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind) {
  return boundary("aclrtMemcpy", [&] { return copy_now(dst, destMax, src, count, kind); });
}

aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                          aclrtStream stream) {
  return boundary("aclrtMemcpyAsync", [&] { return copy_in_stream(dst, destMax, src, count, kind, stream); });
}

aclError aclrtMemcpyAsyncWithCondition(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                                       aclrtStream stream) {
  return boundary("aclrtMemcpyAsyncWithCondition",
                  [&] { return copy_in_stream(dst, destMax, src, count, kind, stream); });
}

aclError aclrtMemcpy2d(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                       aclrtMemcpyKind kind) {
  return boundary("aclrtMemcpy2d", [&]() -> Status {
    if (width == 0 || height == 0) return {};
    const Copy copy{dst, src, width, height, dpitch, spitch};
    ACLNN_TRY(check_rows(copy, kind));
    ACLNN_TRY(check_context());
    copy.run();
    return {};
  });
}

aclError aclrtMemcpy2dAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                            aclrtMemcpyKind kind, aclrtStream stream) {
  return boundary("aclrtMemcpy2dAsync", [&]() -> Status {
    if (width == 0 || height == 0) return {};
    const Copy copy{dst, src, width, height, dpitch, spitch};
    ACLNN_TRY(check_rows(copy, kind));
    return queue_copy(copy, kind, stream);
  });
}

aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count) {
  return boundary("aclrtMemset", [&]() -> Status {
    if (count == 0) return {};
    ACLNN_TRY(check_set(devPtr, maxCount, count));
    ACLNN_TRY(check_context());
    std::memset(devPtr, value, count);
    return {};
  });
}

aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream) {
  return boundary("aclrtMemsetAsync", [&]() -> Status {
    if (count == 0) return {};
    ACLNN_TRY(check_set(devPtr, maxCount, count));
    return queue_set(stream,
                     [](void* payload) {
                       const Set& set = *static_cast<Set*>(payload);
                       std::memset(set.memory, static_cast<int>(set.value), set.count);
                       return Status();
                     },
                     {devPtr, static_cast<uint32_t>(value), count});
  });
}

aclError aclrtMemsetD32(void* ptr, size_t memSize, uint32_t value, size_t N) {
  return boundary("aclrtMemsetD32", [&]() -> Status {
    if (N == 0) return {};
    ACLNN_TRY(check_set_words(ptr, memSize, N));
    ACLNN_TRY(check_context());
    set_words(ptr, value, N);
    return {};
  });
}

aclError aclrtMemsetD32Async(void* ptr, size_t memSize, uint32_t value, size_t N, aclrtStream stream) {
  return boundary("aclrtMemsetD32Async", [&]() -> Status {
    if (N == 0) return {};
    ACLNN_TRY(check_set_words(ptr, memSize, N));
    return queue_set(stream,
                     [](void* payload) {
                       const Set& set = *static_cast<Set*>(payload);
                       set_words(set.memory, set.value, set.count);
                       return Status();
                     },
                     {ptr, value, N});
  });
}

aclError aclrtMemcpyBatch(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                          aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs, size_t* failIndex) {
  return boundary("aclrtMemcpyBatch", [&] {
    return for_batch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex, copy_now);
  });
}

aclError aclrtMemcpyBatchV2(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                            aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs) {
  return boundary("aclrtMemcpyBatchV2", [&] {
    return for_batch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, nullptr, copy_now);
  });
}

aclError aclrtMemcpyBatchAsync(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                               aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs, size_t* failIndex,
                               aclrtStream stream) {
  return boundary("aclrtMemcpyBatchAsync", [&] {
    return for_batch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex,
                     [&](void* to, size_t room, const void* from, size_t count, aclrtMemcpyKind kind) {
                       return copy_in_stream(to, room, from, count, kind, stream);
                     });
  });
}

aclError aclrtMemcpyBatchAsyncV2(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                                 aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs,
                                 aclrtStream stream) {
  return boundary("aclrtMemcpyBatchAsyncV2", [&] {
    return for_batch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, nullptr,
                     [&](void* to, size_t room, const void* from, size_t count, aclrtMemcpyKind kind) {
                       return copy_in_stream(to, room, from, count, kind, stream);
                     });
  });
}

}  // extern "C"

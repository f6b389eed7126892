// The helpers of acl_base_rt.h that touch no device: half floats, element sizes, data buffers.
#include <cmath>
#include <new>

#include "acl/acl_base_rt.h"
#include "base/half.h"
#include "runtime/checks.h"

struct aclDataBuffer {
  void* data;
  size_t size;
};

using namespace pyaclnn;

extern "C" {

float aclFloat16ToFloat(aclFloat16 value) { return to_float(Half{value}); }

// Beyond the largest half, infinity and NaN give the largest half of the same sign.
aclFloat16 aclFloatToFloat16(float value) {
  constexpr float kLargest = 65504.0f;
  if (!(std::fabs(value) <= kLargest)) return static_cast<aclFloat16>(std::signbit(value) ? 0xfbff : 0x7bff);
  return to_half(value).bits;
}

size_t aclDataTypeSize(aclDataType dataType) {
  switch (dataType) {
    case ACL_DT_UNDEFINED:
    case ACL_STRING:
      return 0;
    case ACL_INT8:
    case ACL_UINT8:
    case ACL_BOOL:
    case ACL_INT4:
    case ACL_UINT1:
    case ACL_HIFLOAT8:
    case ACL_FLOAT8_E5M2:
    case ACL_FLOAT8_E4M3FN:
    case ACL_FLOAT8_E8M0:
      return 1;
    case ACL_FLOAT16:
    case ACL_BF16:
    case ACL_INT16:
    case ACL_UINT16:
      return 2;
    case ACL_FLOAT:
    case ACL_INT32:
    case ACL_UINT32:
    case ACL_COMPLEX32:
      return 4;
    case ACL_COMPLEX128:
      return 16;
    default:
      return 8;  // the 8-byte types, and what the interface gives for anything else
  }
}

aclDataBuffer* aclCreateDataBuffer(void* data, size_t size) { return new (std::nothrow) aclDataBuffer{data, size}; }

aclError aclDestroyDataBuffer(const aclDataBuffer* dataBuffer) {
  return boundary("aclDestroyDataBuffer", [&]() -> Status {
    if (dataBuffer == nullptr) return null_pointer("dataBuffer");
    delete dataBuffer;
    return {};
  });
}

aclError aclUpdateDataBuffer(aclDataBuffer* dataBuffer, void* data, size_t size) {
  return boundary("aclUpdateDataBuffer", [&]() -> Status {
    if (dataBuffer == nullptr) return null_pointer("dataBuffer");
    *dataBuffer = {data, size};
    return {};
  });
}

void* aclGetDataBufferAddr(const aclDataBuffer* dataBuffer) {
  return dataBuffer != nullptr ? dataBuffer->data : nullptr;
}

uint32_t aclGetDataBufferSize(const aclDataBuffer* dataBuffer) {
  return dataBuffer != nullptr ? static_cast<uint32_t>(dataBuffer->size) : 0;
}

size_t aclGetDataBufferSizeV2(const aclDataBuffer* dataBuffer) { return dataBuffer != nullptr ? dataBuffer->size : 0; }

}  // extern "C"

// Half floats, element sizes, data buffers.
#include <cmath>
#include <limits>

#include "check.h"

CASE(half_to_float_and_back) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = static_cast<aclFloat16>(bits);
    const float value = aclFloat16ToFloat(half);
    const bool finite = (bits >> 10 & 31) != 31;
    EXPECT(std::isfinite(value) == finite);
    if (finite) EXPECT(aclFloatToFloat16(value) == half);
  }
  EXPECT(aclFloat16ToFloat(0x3c00) == 1.0f);
  EXPECT(aclFloat16ToFloat(0xc000) == -2.0f);
  EXPECT(aclFloat16ToFloat(0x0001) == std::ldexp(1.0f, -24));
  EXPECT(aclFloat16ToFloat(0x7bff) == 65504.0f);
  EXPECT(std::isinf(aclFloat16ToFloat(0x7c00)) && std::isnan(aclFloat16ToFloat(0x7e00)));
}

CASE(float_to_half_saturates) {
  const float infinity = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT(aclFloatToFloat16(infinity) == 0x7bff);
  EXPECT(aclFloatToFloat16(-infinity) == 0xfbff);
  EXPECT(aclFloatToFloat16(1e30f) == 0x7bff);
  EXPECT(aclFloatToFloat16(65520.0f) == 0x7bff);
  EXPECT(aclFloatToFloat16(nan) == 0x7bff);
  EXPECT(aclFloatToFloat16(-nan) == 0xfbff);
}

CASE(float_to_half_rounds_to_nearest_even) {
  for (uint32_t bits = 0; bits < 0x7bff; ++bits) {
    const float low = aclFloat16ToFloat(static_cast<aclFloat16>(bits));
    const float high = aclFloat16ToFloat(static_cast<aclFloat16>(bits + 1));
    const float middle = (low + high) / 2;
    EXPECT(aclFloatToFloat16(middle) == (bits % 2 == 0 ? bits : bits + 1));
    EXPECT(aclFloatToFloat16(std::nextafter(middle, 0.0f)) == bits);
    EXPECT(aclFloatToFloat16(std::nextafter(middle, 1e9f)) == bits + 1);
  }
}

CASE(sizes) {
  EXPECT(aclDataTypeSize(ACL_DT_UNDEFINED) == 0);
  EXPECT(aclDataTypeSize(ACL_STRING) == 0);
  EXPECT(aclDataTypeSize(ACL_FLOAT) == 4);
  EXPECT(aclDataTypeSize(ACL_BF16) == 2);
  EXPECT(aclDataTypeSize(ACL_BOOL) == 1);
  EXPECT(aclDataTypeSize(ACL_INT4) == 1);
  EXPECT(aclDataTypeSize(ACL_COMPLEX128) == 16);
  EXPECT(aclDataTypeSize(ACL_COMPLEX32) == 4);
  EXPECT(aclDataTypeSize(ACL_FLOAT8_E8M0) == 1);
  EXPECT(aclDataTypeSize(ACL_FLOAT4_E2M1) == 8);
  EXPECT(aclDataTypeSize(static_cast<aclDataType>(63)) == 8);
}

CASE(data_buffers) {
  int room[4];
  aclDataBuffer* buffer = aclCreateDataBuffer(room, sizeof room);
  EXPECT(aclGetDataBufferAddr(buffer) == room && aclGetDataBufferSizeV2(buffer) == sizeof room);
  EXPECT_OK(aclUpdateDataBuffer(buffer, nullptr, 0));
  EXPECT(aclGetDataBufferAddr(buffer) == nullptr && aclGetDataBufferSizeV2(buffer) == 0);
  EXPECT_OK(aclDestroyDataBuffer(buffer));
  EXPECT_CODE(aclDestroyDataBuffer(nullptr), ACL_ERROR_INVALID_PARAM);
  EXPECT_CODE(aclUpdateDataBuffer(nullptr, room, 1), ACL_ERROR_INVALID_PARAM);
  EXPECT(aclGetDataBufferAddr(nullptr) == nullptr && aclGetDataBufferSizeV2(nullptr) == 0);
}

RUN_CASES()

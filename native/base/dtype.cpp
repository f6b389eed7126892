#include "base/dtype.h"

namespace pyaclnn {
namespace {

struct DTypeFact {
  DType dtype;
  const char* name;
  size_t size;
  Category category;
};

// Sizes as aclDataTypeSize reports them; sub-byte types count whole storage units there.
constexpr DTypeFact kFacts[] = {
    {ACL_FLOAT, "FLOAT", 4, Category::real},
    {ACL_FLOAT16, "FLOAT16", 2, Category::real},
    {ACL_INT8, "INT8", 1, Category::integer},
    {ACL_INT32, "INT32", 4, Category::integer},
    {ACL_UINT8, "UINT8", 1, Category::integer},
    {ACL_INT16, "INT16", 2, Category::integer},
    {ACL_UINT16, "UINT16", 2, Category::integer},
    {ACL_UINT32, "UINT32", 4, Category::integer},
    {ACL_INT64, "INT64", 8, Category::integer},
    {ACL_UINT64, "UINT64", 8, Category::integer},
    {ACL_DOUBLE, "DOUBLE", 8, Category::real},
    {ACL_BOOL, "BOOL", 1, Category::boolean},
    {ACL_STRING, "STRING", 0, Category::integer},
    {ACL_COMPLEX64, "COMPLEX64", 8, Category::complex},
    {ACL_COMPLEX128, "COMPLEX128", 16, Category::complex},
    {ACL_BF16, "BFLOAT16", 2, Category::real},
    {ACL_INT4, "INT4", 1, Category::integer},
    {ACL_UINT1, "UINT1", 1, Category::integer},
    {ACL_COMPLEX32, "COMPLEX32", 4, Category::complex},
    {ACL_HIFLOAT8, "HIFLOAT8", 1, Category::real},
    {ACL_FLOAT8_E5M2, "FLOAT8_E5M2", 1, Category::real},
    {ACL_FLOAT8_E4M3FN, "FLOAT8_E4M3FN", 1, Category::real},
    {ACL_FLOAT8_E8M0, "FLOAT8_E8M0", 1, Category::real},
    {ACL_FLOAT6_E3M2, "FLOAT6_E3M2", 8, Category::real},
    {ACL_FLOAT6_E2M3, "FLOAT6_E2M3", 8, Category::real},
    {ACL_FLOAT4_E2M1, "FLOAT4_E2M1", 8, Category::real},
    {ACL_FLOAT4_E1M2, "FLOAT4_E1M2", 8, Category::real},
};

const DTypeFact* find(DType dtype) {
  for (const DTypeFact& fact : kFacts) {
    if (fact.dtype == dtype) return &fact;
  }
  return nullptr;
}

}  // namespace

std::string dtype_name(DType dtype) {
  if (const DTypeFact* fact = find(dtype)) return fact->name;
  if (dtype == ACL_DT_UNDEFINED) return "UNDEFINED";
  return "dtype " + std::to_string(static_cast<int>(dtype));
}

size_t dtype_size(DType dtype) {
  const DTypeFact* fact = find(dtype);
  return fact ? fact->size : 0;
}

std::string to_string(DTypeSet set) {
  std::string text;
  for (const DTypeFact& fact : kFacts) {
    if (!contains(set, fact.dtype)) continue;
    if (!text.empty()) text += ", ";
    text += fact.name;
  }
  return text;
}

Category category(DType dtype) {
  const DTypeFact* fact = find(dtype);
  return fact ? fact->category : Category::integer;
}

}  // namespace pyaclnn

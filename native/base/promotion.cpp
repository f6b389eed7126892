#include "base/promotion.h"

namespace pyaclnn {
namespace {

constexpr int8_t kNone = -1;
constexpr DType kOrder[] = {ACL_FLOAT,  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16,      ACL_INT8,      ACL_UINT8,
                            ACL_INT16,  ACL_UINT16,  ACL_INT32,  ACL_UINT32,    ACL_INT64,     ACL_UINT64,
                            ACL_BOOL,   ACL_COMPLEX32, ACL_COMPLEX64, ACL_COMPLEX128};
constexpr int kCount = sizeof kOrder / sizeof kOrder[0];

// Rows and columns in kOrder; entries index kOrder.
constexpr int8_t kTable[kCount][kCount] = {
#include "base/generated/promotion_table.inc"
};

constexpr struct Index {
  int8_t of[64];
  constexpr Index() : of() {
    for (int8_t& slot : of) slot = kNone;
    for (int i = 0; i < kCount; ++i) of[kOrder[i]] = static_cast<int8_t>(i);
  }
} kIndex;

int8_t index_of(DType dtype) { return dtype >= 0 && dtype < 64 ? kIndex.of[dtype] : kNone; }

}  // namespace

std::optional<DType> promote(DType a, DType b) {
  if (a == b) return a;
  const int8_t i = index_of(a), j = index_of(b);
  if (i == kNone || j == kNone || kTable[i][j] == kNone) return std::nullopt;
  return kOrder[kTable[i][j]];
}

bool can_convert(DType from, DType to) {
  if (from == to) return true;
  const Category source = category(from), target = category(to);
  if (source == Category::complex && target != Category::complex) return false;
  if (source == Category::real && target < Category::real) return false;
  return target != Category::boolean || source == Category::boolean;
}

}  // namespace pyaclnn

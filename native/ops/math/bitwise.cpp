// Bitwise operators and shifts of integers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/math/bitwise.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/loop-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

struct And {
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return static_cast<T>(a & b);
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return {a.byte != 0 && b.byte != 0}; }
};

struct Or {
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return static_cast<T>(a | b);
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return {(a.byte | b.byte) != 0}; }
};

struct Xor {
  template <class T>
  HWY_INLINE T scalar(T a, T b) const {
    return static_cast<T>(a ^ b);
  }
  HWY_INLINE Bool scalar(Bool a, Bool b) const { return {(a.byte != 0) != (b.byte != 0)}; }
};

// A count that is negative is one of many bits as unsigned.
struct LeftShift {
  template <class T>
  HWY_INLINE T scalar(T value, T count) const {
    using Unsigned = std::make_unsigned_t<T>;
    constexpr Unsigned kBits = 8 * sizeof(T);
    const Unsigned bits = static_cast<Unsigned>(count);
    const Unsigned shifted = static_cast<Unsigned>(static_cast<Unsigned>(value) << (bits & (kBits - 1)));
    return static_cast<T>(bits < kBits ? shifted : Unsigned{0});
  }
};

struct RightShift {
  template <class T>
  HWY_INLINE T scalar(T value, T count) const {
    constexpr T kMost = 8 * sizeof(T) - 1;
    const T bits = count < 0 ? T{0} : count > kMost ? kMost : count;
    const T shifted = static_cast<T>(value >> bits);
    // All bits of an unsigned value can leave.
    return std::is_unsigned_v<T> && count > kMost ? T{0} : shifted;
  }
};

template <class Functor>
constexpr MapKernels kIntegers = with_unsigned<Functor, 2>(with_ints<Functor, 2>(MapKernels{2}));

}  // namespace

const MapKernels& bit_and() {
  static constexpr MapKernels kernels = with_bool<And, 2>(kIntegers<And>);
  return kernels;
}
const MapKernels& bit_or() {
  static constexpr MapKernels kernels = with_bool<Or, 2>(kIntegers<Or>);
  return kernels;
}
const MapKernels& bit_xor() {
  static constexpr MapKernels kernels = with_bool<Xor, 2>(kIntegers<Xor>);
  return kernels;
}
const MapKernels& shift_left() { return kIntegers<LeftShift>; }
const MapKernels& shift_right() { return kIntegers<RightShift>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/plan_elementwise.h"

namespace pyaclnn::ops {
namespace {

// Each bit of an integer result comes from that bit of the operands, so they are converted to the output's dtype at
// once: a scalar of INT64 doesn't make a tensor of INT8 eight times as wide on the way.
Status plan_bits(Call& call, const MapKernels& kernels) {
  const DType out = call.dtype(call.row().output);
  const bool widened = category(call.promoted) == Category::integer && category(out) == Category::integer;
  return plan_elementwise(call, kernels, nullptr, 0, widened ? out : call.promoted);
}

}  // namespace

Status bitwise_and(Call& call) { return plan_bits(call, ACLNN_DISPATCH(bit_and)()); }
Status bitwise_or(Call& call) { return plan_bits(call, ACLNN_DISPATCH(bit_or)()); }
Status bitwise_xor(Call& call) { return plan_bits(call, ACLNN_DISPATCH(bit_xor)()); }
Status left_shift(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(shift_left)()); }
Status right_shift(Call& call) { return plan_elementwise(call, ACLNN_DISPATCH(shift_right)()); }

}  // namespace pyaclnn::ops
#endif

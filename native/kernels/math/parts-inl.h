// What the math functions are built from: polynomials, f32 work done in f64, pairs of f64, bit fields.
//
// Conventions of this folder. `name_f32(d, x)` and `name_f64(d, x)` take and give full vectors. The coefficients are our
// own: a Remez exchange in 60-digit arithmetic, each coefficient rounded to the format in turn and the rest fitted again;
// the error named beside them is the largest one of the rounded polynomial, relative to the function unless said
// otherwise. Nothing is fused but by MulAdd and its kin, so every target with FMA gives the same bits; without FMA the
// bounds hold too. Rare ranges sit behind a branch per vector; an element's result never depends on its neighbours.
// tests/math checks bounds, special values and bits.

#if defined(ACLNN_PARTS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_PARTS_INL_H
#undef ACLNN_PARTS_INL_H
#else
#define ACLNN_PARTS_INL_H
#endif

#include <hwy/highway.h>

#include <bit>

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Whether vectors are of f32, not f64.
template <class D>
inline constexpr bool kIsSingle = sizeof(hn::TFromD<D>) == sizeof(float);

// c0 + c1 x + c2 x^2 + ..., by Horner's rule: the fewest operations, and the small terms' roundings count least.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V horner(D d, V x, hn::TFromD<D> last) {
  return hn::Set(d, last);
}
template <class D, class V = hn::Vec<D>, class... Rest>
HWY_INLINE V horner(D d, V x, hn::TFromD<D> c, Rest... rest) {
  return hn::MulAdd(horner(d, x, rest...), x, hn::Set(d, c));
}

// The same in halves, quarters and so on, by powers x^2, x^4, x^8, x^16: a few operations more, but chains so much
// shorter that the CPU finds more to do at once.
template <size_t kFirst, size_t kCount, class D, class V, class T>
HWY_INLINE V estrin_part(D d, const V* powers, const T* c) {
  if constexpr (kCount == 1) {
    return hn::Set(d, c[kFirst]);
  } else {
    constexpr int kLog = std::bit_width(kCount - 1) - 1;
    constexpr size_t kLower = size_t{1} << kLog;
    return hn::MulAdd(estrin_part<kFirst + kLower, kCount - kLower>(d, powers, c), powers[kLog],
                      estrin_part<kFirst, kLower>(d, powers, c));
  }
}
template <class D, class V = hn::Vec<D>, class... Rest>
HWY_INLINE V estrin(D d, V x, Rest... rest) {
  constexpr int kPowers = std::bit_width(sizeof...(rest) - 1);
  const hn::TFromD<D> c[] = {static_cast<hn::TFromD<D>>(rest)...};
  V powers[kPowers];
  powers[0] = x;
  for (int k = 1; k < kPowers; ++k) powers[k] = hn::Mul(powers[k - 1], powers[k - 1]);
  return estrin_part<0, sizeof...(rest)>(d, powers, c);
}
// The faster one for f64, by measurement on Zen 3.
template <class D, class V = hn::Vec<D>, class... Rest>
HWY_INLINE V polynomial(D d, V x, Rest... rest) {
  if constexpr (sizeof(hn::TFromD<D>) == 8 && sizeof...(rest) > 6) {
    return estrin(d, x, rest...);
  } else {
    return horner(d, x, rest...);
  }
}

// An f32 function computed in f64, half a vector at a time, and rounded once.
template <class D, class V = hn::Vec<D>, class Function>
HWY_INLINE V through_f64(D d, V x, Function function) {
  const hn::Half<D> half;
  const hn::RepartitionToWide<D> wide;
  const auto low = function(wide, hn::PromoteTo(wide, hn::LowerHalf(half, x)));
  const auto high = function(wide, hn::PromoteTo(wide, hn::UpperHalf(half, x)));
  return hn::Combine(d, hn::DemoteTo(half, high), hn::DemoteTo(half, low));
}
template <class D, class V = hn::Vec<D>, class Function>
HWY_INLINE V through_f64(D d, V x, V y, Function function) {
  const hn::Half<D> half;
  const hn::RepartitionToWide<D> wide;
  const auto low = function(wide, hn::PromoteTo(wide, hn::LowerHalf(half, x)),
                            hn::PromoteTo(wide, hn::LowerHalf(half, y)));
  const auto high = function(wide, hn::PromoteTo(wide, hn::UpperHalf(half, x)),
                             hn::PromoteTo(wide, hn::UpperHalf(half, y)));
  return hn::Combine(d, hn::DemoteTo(half, high), hn::DemoteTo(half, low));
}

// NaN stays NaN: x86's minimum and maximum give the second operand then, NEON's the one that is a number.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V at_most(D d, V x, hn::TFromD<D> bound) {
  const V limit = hn::Set(d, bound);
#if HWY_ARCH_X86
  return hn::Min(limit, x);
#else
  return hn::IfThenElse(hn::Gt(x, limit), limit, x);
#endif
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V at_least(D d, V x, hn::TFromD<D> bound) {
  const V limit = hn::Set(d, bound);
#if HWY_ARCH_X86
  return hn::Max(limit, x);
#else
  return hn::IfThenElse(hn::Lt(x, limit), limit, x);
#endif
}

// `magnitude` (not negative, or negative where x is) with the sign of x.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V with_sign_of(D d, V magnitude, V x) {
  return hn::Or(magnitude, hn::And(x, hn::SignBit(d)));
}

template <class D, class V = hn::Vec<D>>
HWY_INLINE V not_a_number(D d) {
  return hn::Set(d, static_cast<hn::TFromD<D>>(__builtin_nan("")));
}
template <class D, class V = hn::Vec<D>>
HWY_INLINE V infinity(D d) {
  return hn::Set(d, static_cast<hn::TFromD<D>>(__builtin_inf()));
}

// The float format of D's elements.
template <class T>
struct Format;
template <>
struct Format<float> {
  static constexpr int kFraction = 23, kBias = 127;
  static constexpr float kMagic = 0x1.8p+23f;  // adding it leaves the nearest integer in the low bits of the sum
  static constexpr int32_t kRootHalf = 0x3f3504f3;
};
template <>
struct Format<double> {
  static constexpr int kFraction = 52, kBias = 1023;
  static constexpr double kMagic = 0x1.8p+52;
  static constexpr int64_t kRootHalf = 0x3fe6a09e667f3bcd;
};

// x * 2^n for a magnitude near 1 whose result is normal; only the low bits of `n` count.
template <class D, class V = hn::Vec<D>, class VI>
HWY_INLINE V scale_normal(D d, V x, VI n) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::Add(hn::BitCast(di, x), hn::ShiftLeft<Format<hn::TFromD<D>>::kFraction>(n)));
}
// 2^n, which must be normal.
template <class D, class VI>
HWY_INLINE hn::Vec<D> power_of_two(D d, VI n) {
  using F = Format<hn::TFromD<D>>;
  return hn::BitCast(d, hn::ShiftLeft<F::kFraction>(hn::Add(n, hn::Set(hn::RebindToSigned<D>(), F::kBias))));
}
// x * 2^n in two factors: a result below the normal range is rounded once, and overflow becomes infinity by itself.
// `rounded` is the integer n as a float.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V scale_any(D d, V x, V rounded) {
  using F = Format<hn::TFromD<D>>;
  const hn::RebindToSigned<D> di;
  const V magic = hn::Set(d, F::kMagic);
  const V half_biased = hn::MulAdd(rounded, hn::Set(d, hn::TFromD<D>(0.5)), magic);
  const V half = hn::Sub(half_biased, magic);
  const auto one = hn::BitCast(di, half_biased);
  const auto other = hn::BitCast(di, hn::Add(hn::Sub(rounded, half), magic));
  return hn::Mul(hn::Mul(x, power_of_two(d, one)), power_of_two(d, other));
}

// A number as high + low with |low| at most half a unit in the last place of high.
template <class V>
struct Pair {
  V high, low;
};
// Exact a + b for |a| >= |b| or a == 0.
template <class V>
HWY_INLINE Pair<V> fast_two_sum(V a, V b) {
  const V sum = hn::Add(a, b);
  return {sum, hn::Sub(b, hn::Sub(sum, a))};
}
// Exact a - b for any a, b.
template <class V>
HWY_INLINE Pair<V> two_difference(V a, V b) {
  const V high = hn::Sub(a, b);
  const V b_part = hn::Sub(high, a);
  return {high, hn::Sub(hn::Sub(a, hn::Sub(high, b_part)), hn::Add(b, b_part))};
}
// f64 with the last 27 bits of the fraction cleared.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V upper_bits(D d, V x) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::And(hn::BitCast(di, x), hn::Set(di, ~int64_t{0x7ffffff})));
}
// a * b in f64; exact with FMA, to 2^-105 otherwise.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> two_product(D d, V a, V b) {
  const V high = hn::Mul(a, b);
#if HWY_NATIVE_FMA
  return {high, hn::MulSub(a, b, high)};
#else
  const V a_upper = upper_bits(d, a), b_upper = upper_bits(d, b);
  const V a_lower = hn::Sub(a, a_upper), b_lower = hn::Sub(b, b_upper);
  const V middle = hn::Add(hn::Mul(a_upper, b_lower), hn::Mul(a_lower, b_upper));
  return {high, hn::Add(hn::Add(hn::Sub(hn::Mul(a_upper, b_upper), high), middle), hn::Mul(a_lower, b_lower))};
#endif
}
// num / den rounded, and what its product with den lacks of num: that times 1 / den, to be had from the quotient in the
// cases at hand, is the correction.
template <class D, class V = hn::Vec<D>>
HWY_INLINE Pair<V> quotient(D d, Pair<V> num, Pair<V> den) {
  const V y = hn::Div(num.high, den.high);
  const Pair<V> back = two_product(d, y, den.high);
  const V low = hn::NegMulAdd(y, den.low, num.low);
  return {y, hn::Add(hn::Sub(hn::Sub(num.high, back.high), back.low), low)};
}
// num / den, rounded nearly as if once. 1 / den must be normal.
template <class D, class V = hn::Vec<D>>
HWY_INLINE V divide(D d, Pair<V> num, Pair<V> den) {
  const V inverse = hn::Div(hn::Set(d, 1.0), den.high), y = hn::Mul(num.high, inverse);
  const Pair<V> back = two_product(d, y, den.high);
  const V low = hn::NegMulAdd(y, den.low, num.low);
  return hn::MulAdd(hn::Add(hn::Sub(hn::Sub(num.high, back.high), back.low), low), inverse, y);
}

// x = (1 + f) 2^e with 1 + f in [sqrt(1/2), sqrt(2)); x must be positive and normal.
template <class V>
struct Split {
  V f, e;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE Split<V> split(D d, V x) {
  using F = Format<hn::TFromD<D>>;
  const hn::RebindToSigned<D> di;
  const auto root_half = hn::Set(di, F::kRootHalf);
  const auto offset = hn::Sub(hn::BitCast(di, x), root_half);
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    const auto e = hn::ShiftRight<23>(offset);
    const auto m = hn::Sub(hn::BitCast(di, x), hn::ShiftLeft<23>(e));
    return {hn::Sub(hn::BitCast(d, m), hn::Set(d, 1.0f)), hn::ConvertTo(d, e)};
  } else {
    // e + 1023 by a shift of unsigned bits, then as the low bits of a large float.
    const hn::RebindToUnsigned<D> du;
    const auto biased = hn::ShiftRight<52>(hn::BitCast(du, hn::Add(offset, hn::Set(di, int64_t{1023} << 52))));
    const V large = hn::BitCast(d, hn::Or(biased, hn::BitCast(du, hn::Set(d, 0x1p+52))));
    const auto m = hn::Add(hn::And(offset, hn::Set(di, (int64_t{1} << 52) - 1)), root_half);
    return {hn::Sub(hn::BitCast(d, m), hn::Set(d, 1.0)), hn::Sub(large, hn::Set(d, 0x1p+52 + 1023))};
  }
}
// Whether every element is positive, normal and finite.
template <class D, class V = hn::Vec<D>>
HWY_INLINE bool all_positive_normal(D d, V x) {
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    // Moved so that the wanted bits are the smallest signed integers.
    const hn::RebindToSigned<D> di;
    const auto moved = hn::Add(hn::BitCast(di, x), hn::Set(di, 0x7f800000));
    return hn::AllTrue(di, hn::Lt(moved, hn::Set(di, static_cast<int32_t>(0xff000000))));
  } else {
    return hn::AllTrue(d, hn::And(hn::Ge(x, hn::Set(d, 0x1p-1022)), hn::Lt(x, infinity(d))));
  }
}
// x with subnormals scaled up to normal, and the exponent to add for that.
template <class V>
struct Normal {
  V x, e;
};
template <class D, class V = hn::Vec<D>>
HWY_INLINE Normal<V> normalise(D d, V x) {
  using T = hn::TFromD<D>;
  constexpr bool kSingle = sizeof(T) == 4;
  const auto small = hn::Lt(x, hn::Set(d, kSingle ? T(0x1p-126f) : T(0x1p-1022)));
  const V up = hn::Mul(x, hn::Set(d, kSingle ? T(0x1p+24f) : T(0x1p+54)));
  return {hn::IfThenElse(small, up, x), hn::IfThenElseZero(small, hn::Set(d, kSingle ? T(-24) : T(-54)))};
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif

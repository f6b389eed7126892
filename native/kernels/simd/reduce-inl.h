// Loops of reduction kernels over any operation, storage type T and accumulator type A.
//
// An operation is a class derived from its parameters (plain data, made in phase 1) with
//   template <class A> static A neutral();
//   static constexpr bool kOrdered;                                         whether the order of elements shows
// and for f32 and f64, whose lanes are vectors,
//   template <class D, class V> V operator()(D d, V accumulator, V x) const;
//   template <class D, class V> static V combine(D d, V a, V b);
// for all others
//   template <class A> A scalar(A accumulator, A x) const;
//   template <class A> static A combine_scalar(A a, A b).

#if defined(ACLNN_REDUCE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_REDUCE_INL_H
#undef ACLNN_REDUCE_INL_H
#else
#define ACLNN_REDUCE_INL_H
#endif

#include <hwy/highway.h>

#include <complex>
#include <cstring>
#include <type_traits>

#include "kernels/element.h"
#include "kernels/reduce.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <class D, class T>
HWY_INLINE hn::Vec<D> load_wide(D d, const T* from) {
  const hn::Rebind<T, D> dt;
  if constexpr (std::is_same_v<T, hn::TFromD<D>>) {
    return hn::LoadU(d, from);
  } else {
    return hn::PromoteTo(d, hn::LoadU(dt, from));
  }
}

// The 16 lanes of one result as vectors.
template <class Op, class T, class A>
struct VectorLanes {
  using D = hn::CappedTag<A, kReduceLanes>;
  static constexpr size_t kWidth = hn::MaxLanes(D());
  static constexpr size_t kVectors = kReduceLanes / kWidth;

  // Where order doesn't matter, several sets of lanes keep the units busy.
  static constexpr size_t kSets = Op::kOrdered ? 1 : 4;

  static HWY_INLINE void take(const Op& op, const T* from, A* lanes, size_t steps) {
    const D d;
    hn::Vec<D> sums[kSets][kVectors];
    for (size_t v = 0; v < kVectors; ++v) {
      sums[0][v] = hn::LoadU(d, lanes + v * kWidth);
      for (size_t s = 1; s < kSets; ++s) sums[s][v] = hn::Set(d, Op::template neutral<A>());
    }
    const auto step = [&](size_t s) HWY_ATTR {
      for (size_t v = 0; v < kVectors; ++v) sums[s][v] = op(d, sums[s][v], load_wide(d, from + v * kWidth));
      from += kReduceLanes;
    };
    for (; steps >= kSets; steps -= kSets) {
      for (size_t s = 0; s < kSets; ++s) step(s);
    }
    for (; steps > 0; --steps) step(0);
    for (size_t v = 0; v < kVectors; ++v) {
      for (size_t s = 1; s < kSets; ++s) sums[0][v] = Op::combine(d, sums[0][v], sums[s][v]);
      hn::StoreU(sums[0][v], d, lanes + v * kWidth);
    }
  }

  // `count` elements for the lanes from `lane` on, through copies, so that nothing outside the row is touched.
  static HWY_NOINLINE void take_part(const Op& op, const T* from, size_t lane, size_t count, A* lanes) {
    HWY_ALIGN T padded[kReduceLanes] = {};
    HWY_ALIGN A result[kReduceLanes];
    std::memcpy(padded + lane, from, count * sizeof(T));
    std::memcpy(result, lanes, sizeof result);
    take(op, padded, result, 1);
    std::memcpy(lanes + lane, result + lane, count * sizeof(A));
  }
};

template <class Op, class T, class A>
void vector_rows(const void* params, const ReduceRows& in, size_t phase, void* lanes) {
  using Lane = VectorLanes<Op, T, A>;
  const Op op = *static_cast<const Op*>(params);
  for (size_t r = 0; r < in.rows; ++r) {
    const T* from = reinterpret_cast<const T*>(static_cast<const char*>(in.first) + r * in.row_bytes);
    A* row_lanes = static_cast<A*>(lanes) + r * kReduceLanes;
    size_t left = in.count;
    const size_t first_lane = phase % kReduceLanes;
    if (first_lane != 0) {
      const size_t head = HWY_MIN(kReduceLanes - first_lane, left);
      Lane::take_part(op, from, first_lane, head, row_lanes);
      from += head;
      left -= head;
    }
    Lane::take(op, from, row_lanes, left / kReduceLanes);
    const size_t whole = left / kReduceLanes * kReduceLanes;
    if (left > whole) Lane::take_part(op, from + whole, 0, left - whole, row_lanes);
  }
}

// Rows of one lane, `kRows` of them `step` bytes apart, join accumulators that are read and written once.
template <size_t kRows, class Op, class T, class A>
HWY_INLINE void take_columns(const Op& op, const char* from, int64_t step, size_t count, A* lane) {
  const hn::ScalableTag<A> d;
  const size_t width = hn::Lanes(d);
  const auto joined = [&](size_t c, auto sum) HWY_ATTR {
    for (size_t k = 0; k < kRows; ++k) {
      sum = op(d, sum, load_wide(d, reinterpret_cast<const T*>(from + static_cast<int64_t>(k) * step) + c));
    }
    return sum;
  };
  if (count >= width) {
    // The last vector may overlap the one before it: it begins with what was there and ends with the same values.
    const size_t last = count - width;
    const auto last_sum = joined(last, hn::LoadU(d, lane + last));
    for (size_t c = 0; c < last; c += width) hn::StoreU(joined(c, hn::LoadU(d, lane + c)), d, lane + c);
    hn::StoreU(last_sum, d, lane + last);
    return;
  }
  HWY_ALIGN A sums[HWY_MAX_BYTES / sizeof(A)] = {};
  std::memcpy(sums, lane, count * sizeof(A));
  for (size_t k = 0; k < kRows; ++k) {
    HWY_ALIGN T padded[HWY_MAX_BYTES / sizeof(A)] = {};
    std::memcpy(padded, from + static_cast<int64_t>(k) * step, count * sizeof(T));
    hn::Store(op(d, hn::Load(d, sums), load_wide(d, padded)), d, sums);
  }
  std::memcpy(lane, sums, count * sizeof(A));
}

template <class Op, class T, class A>
void vector_columns(const void* params, const ReduceRows& in, size_t phase, void* lanes_bytes) {
  constexpr size_t kTurns = 4;
  const Op op = *static_cast<const Op*>(params);
  const char* from = static_cast<const char*>(in.first);
  A* lanes = static_cast<A*>(lanes_bytes);
  size_t row = 0;
  const auto lane = [&](size_t r) { return lanes + (phase + r) % kReduceLanes * in.count; };
  for (; row + kTurns * kReduceLanes <= in.rows; row += kTurns * kReduceLanes) {
    for (size_t l = 0; l < kReduceLanes; ++l) {
      take_columns<kTurns, Op, T>(op, from + static_cast<int64_t>(row + l) * in.row_bytes, kReduceLanes * in.row_bytes,
                                  in.count, lane(row + l));
    }
  }
  for (; row < in.rows; ++row) {
    take_columns<1, Op, T>(op, from + static_cast<int64_t>(row) * in.row_bytes, 0, in.count, lane(row));
  }
}

// a[i] = a[i] with b[i] for i < kCount, a power of two.
template <size_t kCount, class Op, class A>
HWY_INLINE void combine_vectors(A* a, const A* b) {
  const hn::CappedTag<A, kCount> d;
  constexpr size_t kWidth = hn::MaxLanes(d);
  for (size_t i = 0; i < kCount; i += kWidth) {
    hn::StoreU(Op::combine(d, hn::LoadU(d, a + i), hn::LoadU(d, b + i)), d, a + i);
  }
}

template <class Op, class A>
void vector_fold(const void* lanes_bytes, size_t rows, void* accumulators) {
  for (size_t r = 0; r < rows; ++r) {
    HWY_ALIGN A lanes[kReduceLanes];
    std::memcpy(lanes, static_cast<const A*>(lanes_bytes) + r * kReduceLanes, sizeof lanes);
    combine_vectors<8, Op>(lanes, lanes + 8);
    combine_vectors<4, Op>(lanes, lanes + 4);
    combine_vectors<2, Op>(lanes, lanes + 2);
    combine_vectors<1, Op>(lanes, lanes + 1);
    static_cast<A*>(accumulators)[r] = lanes[0];
  }
}

template <class Op, class A>
void vector_combine(void* into_bytes, const void* other_bytes, size_t count) {
  A* into = static_cast<A*>(into_bytes);
  const A* other = static_cast<const A*>(other_bytes);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) combine_vectors<8, Op>(into + i, other + i);
  for (; i < count; ++i) combine_vectors<1, Op>(into + i, other + i);
}

template <class A, class T>
HWY_INLINE A accumulator_of(T value) {
  if constexpr (std::is_same_v<T, Bool>) {
    return static_cast<A>(value.byte != 0);
  } else {
    return static_cast<A>(value);
  }
}

template <class Op, class T, class A>
void plain_rows(const void* params, const ReduceRows& in, size_t phase, void* lanes_bytes) {
  const Op op = *static_cast<const Op*>(params);
  for (size_t r = 0; r < in.rows; ++r) {
    const T* HWY_RESTRICT from = reinterpret_cast<const T*>(static_cast<const char*>(in.first) + r * in.row_bytes);
    A* lanes = static_cast<A*>(lanes_bytes) + r * kReduceLanes;
    if constexpr (Op::kOrdered && !std::is_integral_v<A>) {
      for (size_t i = 0; i < in.count; ++i) {
        A& lane = lanes[(phase + i) % kReduceLanes];
        lane = op.scalar(lane, accumulator_of<A>(from[i]));
      }
    } else {
      // Any lane will do, and the compiler knows how to reduce into one.
      A all = lanes[0];
      for (size_t i = 0; i < in.count; ++i) all = op.scalar(all, accumulator_of<A>(from[i]));
      lanes[0] = all;
    }
  }
}

template <class Op, class T, class A>
void plain_columns(const void* params, const ReduceRows& in, size_t phase, void* lanes) {
  const Op op = *static_cast<const Op*>(params);
  for (size_t r = 0; r < in.rows; ++r) {
    const T* HWY_RESTRICT from = reinterpret_cast<const T*>(static_cast<const char*>(in.first) + r * in.row_bytes);
    A* HWY_RESTRICT lane = static_cast<A*>(lanes) + (phase + r) % kReduceLanes * in.count;
    for (size_t c = 0; c < in.count; ++c) lane[c] = op.scalar(lane[c], accumulator_of<A>(from[c]));
  }
}

template <class Op, class A>
void plain_combine(void* into, const void* other, size_t count) {
  A* a = static_cast<A*>(into);
  const A* b = static_cast<const A*>(other);
  for (size_t i = 0; i < count; ++i) a[i] = Op::combine_scalar(a[i], b[i]);
}

template <class Op, class A>
void plain_fold(const void* lanes_bytes, size_t rows, void* accumulators) {
  for (size_t r = 0; r < rows; ++r) {
    A lanes[kReduceLanes];
    std::memcpy(static_cast<void*>(lanes), static_cast<const A*>(lanes_bytes) + r * kReduceLanes, sizeof lanes);
    for (size_t half = kReduceLanes / 2; half > 0; half /= 2) plain_combine<Op, A>(lanes, lanes + half, half);
    static_cast<A*>(accumulators)[r] = lanes[0];
  }
}

template <class Op, class A>
void clear_accumulators(void* accumulators, size_t count) {
  for (size_t i = 0; i < count; ++i) static_cast<A*>(accumulators)[i] = Op::template neutral<A>();
}

template <class Op, class T, class A>
constexpr ReduceKernel vector_reduce(DType accumulator) {
  return {accumulator,           Op::kOrdered,      clear_accumulators<Op, A>, vector_rows<Op, T, A>,
          vector_columns<Op, T, A>, vector_fold<Op, A>, vector_combine<Op, A>};
}

template <class Op, class T, class A>
constexpr ReduceKernel plain_reduce(DType accumulator) {
  return {accumulator,          Op::kOrdered && !std::is_integral_v<A>, clear_accumulators<Op, A>, plain_rows<Op, T, A>,
          plain_columns<Op, T, A>, plain_fold<Op, A>,                      plain_combine<Op, A>};
}

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif

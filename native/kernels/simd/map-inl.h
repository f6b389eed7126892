// Loops of elementwise kernels over any functor and storage type.
//
// A functor is a class derived from its parameters (plain data, made in phase 1) with
//   template <class D, class V> V operator()(D d, V in0, V in1, ...) const.
// Predicates give a mask instead: see predicate-inl.h.

#if defined(ACLNN_MAP_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_MAP_INL_H
#undef ACLNN_MAP_INL_H
#else
#define ACLNN_MAP_INL_H
#endif

#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include <cstring>
#include <type_traits>
#include <utility>

#include "kernels/map.h"
#include "kernels/simd/lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Applies `functor` to `Io::kVectors` vectors of every input at once.
template <class Functor, class Io, class V, size_t... k>
HWY_INLINE void apply(const Functor& functor, const V (*in)[2], typename Io::Result* out, std::index_sequence<k...>) {
  const typename Io::D d;
  for (int v = 0; v < Io::kVectors; ++v) out[v] = functor(d, in[k][v]...);
}

// Less than one step of elements, through buffers, so that nothing outside the row is touched.
template <class Functor, class T, int kInputs, class Io>
HWY_NOINLINE void map_part(const Functor& functor, const RowInput* inputs, size_t done, typename Io::Element* out,
                           size_t count) {
  using V = hn::Vec<typename Io::D>;
  HWY_ALIGN T buffer[kInputs][HWY_MAX_BYTES / sizeof(T)] = {};
  HWY_ALIGN typename Io::Element written[HWY_MAX_BYTES / sizeof(T)];
  V in[kInputs][2];
  typename Io::Result result[2];
  for (int k = 0; k < kInputs; ++k) {
    const T* from = static_cast<const T*>(inputs[k].data) + (inputs[k].advance ? done : 0);
    std::memcpy(buffer[k], from, count * sizeof(T));
    Io::load(buffer[k], in[k]);
  }
  apply<Functor, Io>(functor, in, result, std::make_index_sequence<kInputs>());
  Io::store(result, written);
  std::memcpy(out + done, written, count * sizeof *out);
}

// Streamed stores begin where a cache line, and every target's vector, does.
inline constexpr size_t kStreamBytes = 64;

// `Io` loads T and stores results.
template <class Functor, class T, int kInputs, class Io = Lanes<T>>
void map_row(const void* params, const RowInput* inputs, void* out_bytes, size_t count, Store store) {
  using V = hn::Vec<typename Io::D>;
  using Element = typename Io::Element;
  const Functor functor = *static_cast<const Functor*>(params);
  Element* out = static_cast<Element*>(out_bytes);
  const size_t step = Io::step();
  size_t done = 0;
  if (Io::kStreams && store == Store::streaming) {
    const size_t misaligned = reinterpret_cast<uintptr_t>(out) % kStreamBytes;
    if (misaligned % sizeof(T) != 0) {
      store = Store::cached;
    } else if (misaligned != 0) {
      const size_t head = HWY_MIN(count, (kStreamBytes - misaligned) / sizeof(T));
      while (done < head) {
        const size_t some = HWY_MIN(step, head - done);
        map_part<Functor, T, kInputs, Io>(functor, inputs, done, out, some);
        done += some;
      }
    }
  }
  const T* from[kInputs];
  size_t advance[kInputs];
  V repeated[kInputs][2];
  for (int k = 0; k < kInputs; ++k) {
    advance[k] = inputs[k].advance ? step : 0;
    from[k] = static_cast<const T*>(inputs[k].data) + (inputs[k].advance ? done : 0);
    // Repeated values stay in their registers: converting halves again and again costs more than asking.
    if (advance[k] == 0) Io::load(from[k], repeated[k]);
  }
  const auto compute = [&](typename Io::Result* result) HWY_ATTR {
    V in[kInputs][2];
    for (int k = 0; k < kInputs; ++k) {
      if (advance[k] == 0) {
        for (int v = 0; v < Io::kVectors; ++v) in[k][v] = repeated[k][v];
      } else {
        Io::load(from[k], in[k]);
        from[k] += step;
      }
    }
    apply<Functor, Io>(functor, in, result, std::make_index_sequence<kInputs>());
  };
  if constexpr (Io::kStreams) {
    if (store == Store::streaming) {
      // Two at a time: a whole cache line then goes out at once.
      for (; done + 2 * step <= count; done += 2 * step) {
        typename Io::Result first[2], second[2];
        compute(first);
        compute(second);
        Io::stream(first, out + done);
        Io::stream(second, out + done + step);
      }
      hwy::FlushStream();
    }
  }
  for (; done + step <= count; done += step) {
    typename Io::Result result[2];
    compute(result);
    Io::store(result, out + done);
  }
  if (done < count) map_part<Functor, T, kInputs, Io>(functor, inputs, done, out, count - done);
}

// Adds element i of `values` to lanes[i % kSumLanes].
template <class T>
HWY_INLINE void add_to_lanes(const T* values, size_t count, double* lanes) {
  const hn::CappedTag<double, kSumLanes> dd;
  const hn::Rebind<T, decltype(dd)> dt;
  constexpr size_t kWidth = hn::MaxLanes(dd);
  hn::Vec<decltype(dd)> sums[kSumLanes / kWidth];
  for (size_t l = 0; l < kSumLanes / kWidth; ++l) sums[l] = hn::LoadU(dd, lanes + l * kWidth);
  size_t i = 0;
  for (; i + kSumLanes <= count; i += kSumLanes) {
    for (size_t l = 0; l < kSumLanes / kWidth; ++l) {
      const auto some = hn::LoadU(dt, values + i + l * kWidth);
      if constexpr (sizeof(T) == sizeof(double)) {
        sums[l] = hn::Add(sums[l], some);
      } else {
        sums[l] = hn::Add(sums[l], hn::PromoteTo(dd, some));
      }
    }
  }
  for (size_t l = 0; l < kSumLanes / kWidth; ++l) hn::StoreU(sums[l], dd, lanes + l * kWidth);
  for (; i < count; ++i) lanes[i % kSumLanes] += values[i];
}

// Sums a row of functor values, T being the compute type. The values pass through a block that stays in L1: which lane
// an element goes to is then the same for every vector length.
template <class Functor, class T, int kInputs>
void sum_row(const void* params, const RowInput* inputs, double* lanes, size_t count) {
  constexpr size_t kBlock = 512;
  static_assert(kBlock % kSumLanes == 0);
  HWY_ALIGN T values[kBlock];
  RowInput rest[kInputs];
  for (int k = 0; k < kInputs; ++k) rest[k] = inputs[k];
  while (count > 0) {
    const size_t some = HWY_MIN(count, kBlock);
    map_row<Functor, T, kInputs>(params, rest, values, some, Store::cached);
    add_to_lanes(values, some, lanes);
    for (int k = 0; k < kInputs; ++k) {
      if (rest[k].advance) rest[k].data = static_cast<const T*>(rest[k].data) + some;
    }
    count -= some;
  }
}

// The kernels of one functor: f32 and the half types computed in f32.
template <class Functor, int kInputs>
constexpr MapKernels f32_map() {
  MapKernels kernels{kInputs};
  if constexpr (kInputs == 1 && IsCostly<Functor>) {
    kernels.tabulate(std::is_empty_v<Functor> ? 0 : sizeof(Functor));
  }
  return kernels.set(ACL_FLOAT, map_row<Functor, float, kInputs>)
      .set(ACL_FLOAT16, map_row<Functor, pyaclnn::Half, kInputs>)
      .set(ACL_BF16, map_row<Functor, BFloat16, kInputs>);
}
template <class Functor, int kInputs>
constexpr MapKernels kF32Map = f32_map<Functor, kInputs>();

template <class Functor, int kInputs>
constexpr SumKernels kF32Sum = SumKernels{kInputs}.set(ACL_FLOAT, sum_row<Functor, float, kInputs>);

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif

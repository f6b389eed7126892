// Loops that find the largest or smallest element of rows and columns, and its place.

#if defined(ACLNN_REDUCE_INDEX_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ACLNN_REDUCE_INDEX_INL_H
#undef ACLNN_REDUCE_INDEX_INL_H
#else
#define ACLNN_REDUCE_INDEX_INL_H
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <type_traits>

#include "kernels/reduce_index.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <bool kMax, class T>
struct IndexLoops {
  using D = hn::ScalableTag<T>;
  using V = hn::Vec<D>;
  using Index = hwy::MakeSigned<T>;  // as wide as T, so that one mask serves both
  using DI = hn::RebindToSigned<D>;
  static constexpr bool kFloat = std::is_floating_point_v<T>;

  static HWY_INLINE bool better(T x, T best) { return (kMax ? x > best : x < best) || (x != x && best == best); }

  static HWY_INLINE hn::Mask<D> better(V x, V best) {
    const auto beyond = kMax ? hn::Gt(x, best) : hn::Lt(x, best);
    if constexpr (kFloat) {
      return hn::Or(beyond, hn::AndNot(hn::IsNaN(best), hn::IsNaN(x)));
    } else {
      return beyond;
    }
  }

  static HWY_INLINE V best_of(V a, V b) { return hn::IfThenElse(better(b, a), b, a); }

  static T best_value(const T* from, size_t count) {
    const D d;
    const size_t width = hn::Lanes(d);
    HWY_ALIGN T lanes[HWY_MAX_BYTES / sizeof(T)];
    if (count >= width) {
      V some[4];
      for (V& v : some) v = hn::LoadU(d, from);
      size_t i = 0;
      for (; i + 4 * width <= count; i += 4 * width) {
        for (size_t k = 0; k < 4; ++k) some[k] = best_of(some[k], hn::LoadU(d, from + i + k * width));
      }
      for (; i + width <= count; i += width) some[0] = best_of(some[0], hn::LoadU(d, from + i));
      some[1] = best_of(some[1], hn::LoadU(d, from + count - width));
      hn::Store(best_of(best_of(some[0], some[1]), best_of(some[2], some[3])), d, lanes);
      from = lanes;
      count = width;
    }
    T best = from[0];
    for (size_t i = 1; i < count; ++i) best = better(from[i], best) ? from[i] : best;
    return best;
  }

  // The first place of a value that is there.
  static size_t place_of(const T* from, size_t count, T value) {
    const D d;
    const size_t width = hn::Lanes(d);
    const bool nan = value != value;
    size_t i = 0;
    for (; i + width <= count; i += width) {
      const V some = hn::LoadU(d, from + i);
      auto found = hn::Eq(some, hn::Set(d, value));
      if constexpr (kFloat) {
        if (nan) found = hn::IsNaN(some);
      }
      const intptr_t lane = hn::FindFirstTrue(d, found);
      if (lane >= 0) return i + static_cast<size_t>(lane);
    }
    while (!(from[i] == value || (nan && from[i] != from[i]))) ++i;
    return i;
  }

  static void rows(const ReduceRows& in, int64_t element, bool fresh, void* best_bytes, int64_t* index) {
    // Elements that are still in L1 when their place is looked for.
    constexpr size_t kBlock = 4096 / sizeof(T);
    T* best = static_cast<T*>(best_bytes);
    for (size_t r = 0; r < in.rows; ++r) {
      const char* row = static_cast<const char*>(in.first) + static_cast<int64_t>(r) * in.row_bytes;
      const T* from = reinterpret_cast<const T*>(row);
      for (size_t done = 0; done < in.count; done += kBlock) {
        const size_t some = std::min(kBlock, in.count - done);
        const T found = best_value(from + done, some);
        if (!(fresh && done == 0) && !better(found, best[r])) continue;
        best[r] = found;
        index[r] = element + static_cast<int64_t>(done + place_of(from + done, some, found));
      }
    }
  }

  static void columns(const ReduceRows& in, int64_t element, bool fresh, void* best_bytes, int64_t* index) {
    T* best = static_cast<T*>(best_bytes);
    const char* first = static_cast<const char*>(in.first);
    // Of the rows of this piece; -1 where the best is an earlier one.
    HWY_ALIGN Index place[kMostIndexColumns];
    if (fresh) std::copy_n(reinterpret_cast<const T*>(first), in.count, best);
    std::fill_n(place, in.count, Index{fresh ? 0 : -1});
    size_t row = fresh ? 1 : 0;
    for (; row + 4 <= in.rows; row += 4) take_rows<4>(first, in, row, best, place);
    for (; row < in.rows; ++row) take_rows<1>(first, in, row, best, place);
    for (size_t c = 0; c < in.count; ++c) {
      if (place[c] >= 0) index[c] = element + place[c];
    }
  }

  template <size_t kRows>
  static HWY_INLINE void take_rows(const char* first, const ReduceRows& in, size_t row, T* best, Index* place) {
    const D d;
    const DI di;
    const size_t width = hn::Lanes(d);
    const T* from[kRows];
    for (size_t k = 0; k < kRows; ++k) {
      from[k] = reinterpret_cast<const T*>(first + static_cast<int64_t>(row + k) * in.row_bytes);
    }
    size_t c = 0;
    for (; c + width <= in.count; c += width) {
      V most = hn::LoadU(d, best + c);
      auto at = hn::LoadU(di, place + c);
      for (size_t k = 0; k < kRows; ++k) {
        const V x = hn::LoadU(d, from[k] + c);
        const auto wins = better(x, most);
        most = hn::IfThenElse(wins, x, most);
        at = hn::IfThenElse(hn::RebindMask(di, wins), hn::Set(di, static_cast<Index>(row + k)), at);
      }
      hn::StoreU(most, d, best + c);
      hn::StoreU(at, di, place + c);
    }
    for (; c < in.count; ++c) {
      for (size_t k = 0; k < kRows; ++k) {
        if (!better(from[k][c], best[c])) continue;
        best[c] = from[k][c];
        place[c] = static_cast<Index>(row + k);
      }
    }
  }

  static void combine(void* best_bytes, int64_t* index, const void* later_bytes, const int64_t* later_index,
                      size_t count) {
    T* best = static_cast<T*>(best_bytes);
    const T* later = static_cast<const T*>(later_bytes);
    for (size_t i = 0; i < count; ++i) {
      if (!better(later[i], best[i])) continue;
      best[i] = later[i];
      index[i] = later_index[i];
    }
  }
};

template <bool kMax, class T>
constexpr ReduceIndexKernel kIndexKernel = {IndexLoops<kMax, T>::rows, IndexLoops<kMax, T>::columns,
                                            IndexLoops<kMax, T>::combine};

template <bool kMax>
constexpr ReduceIndexKernels kIndexKernels = ReduceIndexKernels()
                                                 .set(ACL_FLOAT, kIndexKernel<kMax, float>)
                                                 .set(ACL_DOUBLE, kIndexKernel<kMax, double>)
                                                 .set(ACL_INT32, kIndexKernel<kMax, int32_t>)
                                                 .set(ACL_INT64, kIndexKernel<kMax, int64_t>);

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#endif

// Sums, means and products over dims, and what they are of truth values: any and all.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ops/reduction/sum.cpp"
#include "kernels/simd/targets.h"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/simd/isa.h"
#include "kernels/simd/reduce-inl.h"
#include "ops/sums.h"

HWY_BEFORE_NAMESPACE();
namespace pyaclnn {
namespace HWY_NAMESPACE {
namespace {

using Single = std::complex<float>;
using Double = std::complex<double>;

struct Sum : SumParams {
  static constexpr bool kOrdered = true;
  template <class A>
  static A neutral() {
    return A{0};
  }
  template <class D, class V>
  HWY_INLINE V operator()(D d, V sum, V x) const {
    return hn::Add(sum, x);
  }
  template <class D, class V>
  static HWY_INLINE V combine(D d, V a, V b) {
    return hn::Add(a, b);
  }
  // Integers wrap around, which C++ promises for unsigned ones only.
  template <class A>
  HWY_INLINE A scalar(A sum, A x) const {
    return combine_scalar(sum, x);
  }
  template <class A>
  static HWY_INLINE A combine_scalar(A a, A b) {
    if constexpr (std::is_integral_v<A>) {
      return static_cast<A>(static_cast<std::make_unsigned_t<A>>(a) + static_cast<std::make_unsigned_t<A>>(b));
    } else {
      return a + b;
    }
  }
};

struct NanSum : Sum {
  template <class D, class V>
  HWY_INLINE V operator()(D d, V sum, V x) const {
    return hn::Add(sum, hn::IfThenElseZero(hn::Eq(x, x), x));
  }
};

struct Product : SumParams {
  static constexpr bool kOrdered = true;
  template <class A>
  static A neutral() {
    return A{1};
  }
  template <class D, class V>
  HWY_INLINE V operator()(D d, V product, V x) const {
    return hn::Mul(product, x);
  }
  template <class D, class V>
  static HWY_INLINE V combine(D d, V a, V b) {
    return hn::Mul(a, b);
  }
  template <class A>
  HWY_INLINE A scalar(A product, A x) const {
    return combine_scalar(product, x);
  }
  template <class A>
  static HWY_INLINE A combine_scalar(A a, A b) {
    if constexpr (std::is_integral_v<A>) {
      return static_cast<A>(static_cast<std::make_unsigned_t<A>>(a) * static_cast<std::make_unsigned_t<A>>(b));
    } else {
      return a * b;
    }
  }
};

// What sum and product of truth values are.
template <bool kAll>
struct Truth : SumParams {
  static constexpr bool kOrdered = false;
  template <class A>
  static A neutral() {
    return A{kAll};
  }
  template <class A>
  HWY_INLINE A scalar(A a, A b) const {
    return combine_scalar(a, b);
  }
  template <class A>
  static HWY_INLINE A combine_scalar(A a, A b) {
    return kAll ? a & b : a | b;
  }
};

template <class A>
void divide(const void* params, void* accumulators, size_t count) {
  const double divisor = static_cast<const SumParams*>(params)->divisor;
  A* values = static_cast<A*>(accumulators);
  for (size_t i = 0; i < count; ++i) {
    if constexpr (std::is_integral_v<A>) {
      values[i] = divisor == 0 ? 0 : values[i] / static_cast<A>(divisor);
    } else {
      values[i] /= divisor;
    }
  }
}

template <class Op, bool kAll>
constexpr ReduceKernels kSums = ReduceKernels()
                                    .set(ACL_FLOAT, vector_reduce<Op, float, double>(ACL_DOUBLE))
                                    .set(ACL_DOUBLE, vector_reduce<Op, double, double>(ACL_DOUBLE))
                                    .set(ACL_INT32, plain_reduce<Op, int32_t, int64_t>(ACL_INT64))
                                    .set(ACL_INT64, plain_reduce<Op, int64_t, int64_t>(ACL_INT64))
                                    .set(ACL_BOOL, plain_reduce<Truth<kAll>, Bool, uint8_t>(ACL_BOOL))
                                    .set(ACL_COMPLEX64, plain_reduce<Op, Single, Double>(ACL_COMPLEX128))
                                    .set(ACL_COMPLEX128, plain_reduce<Op, Double, Double>(ACL_COMPLEX128));

constexpr ReduceKernels dividing(ReduceKernels kernels) {
  for (ReduceKernel& kernel : kernels.of) {
    if (kernel.accumulator == ACL_DOUBLE) kernel.finish = divide<double>;
    if (kernel.accumulator == ACL_INT64) kernel.finish = divide<int64_t>;
    if (kernel.accumulator == ACL_COMPLEX128) kernel.finish = divide<Double>;
  }
  return kernels;
}

constexpr ReduceKernels kMeans = dividing(kSums<Sum, false>);
constexpr ReduceKernels kNanSums =
    ReduceKernels(kSums<Sum, false>).set(ACL_FLOAT, vector_reduce<NanSum, float, double>(ACL_DOUBLE));

}  // namespace

const ReduceKernels& sum_kernels() { return kSums<Sum, false>; }
const ReduceKernels& nan_sum_kernels() { return kNanSums; }
const ReduceKernels& mean_kernels() { return kMeans; }
const ReduceKernels& product_kernels() { return kSums<Product, true>; }

}  // namespace HWY_NAMESPACE
}  // namespace pyaclnn
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "ops/reduction/dims.h"
#include "ops/reduction/generated/sum.h"
#include "shapes/reduce.h"

namespace pyaclnn::ops {
namespace {

// The interface fills the output of an empty input by a step that knows no complex dtypes.
Status check_not_empty_complex(const Call& call, int self, int out) {
  if (element_count(call.shape(self)) > 0 || category(call.dtype(out)) != Category::complex) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, out, "expected a real dtype for an input of no elements, got %s",
                   dtype_name(call.dtype(out)).c_str());
}

Status launch_reduce(Call& call, const ReduceKernels& kernels, int self, int out, DimSet dims, DType dtype) {
  ACLNN_TRY(check_not_empty_complex(call, self, out));
  Reduce loop(kernels, call.view(out), call.view(self), dims, dtype);
  const SumParams params{static_cast<double>(loop.reduced_count())};
  return call.launch([=, loop = std::move(loop)](const Run& run) {
    loop.run(&params, run.address(out), run.address(self));
    return Status();
  });
}

}  // namespace

const ReduceKernels& divided_sums() { return ACLNN_DISPATCH(mean_kernels)(); }

Status reduce_sum(Call& call) {
  using namespace reduce_sum_args;
  return launch_reduce(call, ACLNN_DISPATCH(sum_kernels)(), self, out, named_dims(call, self, dims), call.dtype(dtype));
}

Status reduce_nansum(Call& call) {
  using namespace reduce_nansum_args;
  return launch_reduce(call, ACLNN_DISPATCH(nan_sum_kernels)(), self, out, named_dims(call, self, dim),
                       call.dtype(dtype));
}

Status mean(Call& call) {
  using namespace mean_args;
  return launch_reduce(call, ACLNN_DISPATCH(mean_kernels)(), self, out, named_dims(call, self, dim), call.dtype(dtype));
}

Status mean_v2(Call& call) {
  using namespace mean_v2_args;
  return launch_reduce(call, ACLNN_DISPATCH(mean_kernels)(), self, out,
                       named_dims_or_none(call, self, dim, noopWithEmptyAxes), call.dtype(self));
}

Status prod(Call& call) {
  using namespace prod_args;
  return launch_reduce(call, ACLNN_DISPATCH(product_kernels)(), self, out, kAllDims, call.dtype(dtype));
}

Status prod_dim(Call& call) {
  using namespace prod_dim_args;
  return launch_reduce(call, ACLNN_DISPATCH(product_kernels)(), self, out, named_dims(call, self, dim),
                       call.dtype(dtype));
}

Status all(Call& call) {
  using namespace all_args;
  return launch_reduce(call, ACLNN_DISPATCH(product_kernels)(), self, out, named_dims(call, self, dim), ACL_BOOL);
}

Status any(Call& call) {
  using namespace any_args;
  return launch_reduce(call, ACLNN_DISPATCH(sum_kernels)(), self, out, named_dims(call, self, dim), ACL_BOOL);
}

}  // namespace pyaclnn::ops
#endif

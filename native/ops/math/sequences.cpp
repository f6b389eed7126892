// Tensors made from numbers.
#include "base/thread_pool.h"
#include "executor/call.h"
#include "ops/launch_copy.h"
#include "ops/math/generated/sequences.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

// A host scalar as the type that a sequence is made in.
template <class T>
T number(const Call& call, int param, DType dtype) {
  T value;
  convert_kernel(call.dtype(param), dtype)(call.scalar(param).bytes, &value, 1);
  return value;
}

// start + i * step in f64, which has room for both products and sums of FLOAT; integers wrap.
template <class T>
struct Sequence {
  T start, step;

  T at(int64_t i) const {
    if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(static_cast<uint64_t>(start) + static_cast<uint64_t>(step) * static_cast<uint64_t>(i));
    } else {
      return static_cast<T>(static_cast<double>(start) + static_cast<double>(i) * static_cast<double>(step));
    }
  }
  void write(T* out, int64_t count) const {
    parallel_for(count, int64_t{1} << 15, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) out[i] = at(i);
    });
  }
};

// The sequence goes to the workspace and from there, converted, to wherever out's elements lie.
template <class T>
Status launch_arange(Call& call, DType dtype) {
  using namespace arange_args;
  const Sequence<T> sequence{number<T>(call, start, dtype), number<T>(call, step, dtype)};
  const T last = number<T>(call, end, dtype);
  if (sequence.step == 0) return call.fail(ACLNN_ERR_PARAM_INVALID, step, "expected a number other than 0");
  const bool rises = sequence.step > 0 && sequence.start <= last, falls = sequence.step < 0 && sequence.start >= last;
  if (!rises && !falls) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, step, "expected a step from start (%.9g) towards end (%.9g), got %.9g",
                     static_cast<double>(sequence.start), static_cast<double>(last),
                     static_cast<double>(sequence.step));
  }
  View made = call.view(out);
  made.dtype = dtype;
  made.offset = 0;
  made.strides = contiguous_strides(made.shape);
  const int64_t count = element_count(made.shape);
  return call.launch(
      [sequence, count, copy = Copy(made, call.view(out))](const Run& run) {
        if (count == 0) return Status();
        sequence.write(static_cast<T*>(run.workspace()), count);
        copy.run(run.workspace(), run.address(out));
        return Status();
      },
      count * sizeof(T));
}

}  // namespace

Status arange(Call& call) {
  switch (call.dtype(arange_args::out)) {
    case ACL_INT32:
    case ACL_INT64:
      return launch_arange<int64_t>(call, ACL_INT64);
    case ACL_DOUBLE:
      return launch_arange<double>(call, ACL_DOUBLE);
    default:
      return launch_arange<float>(call, ACL_FLOAT);
  }
}

Status eye(Call& call) {
  using namespace eye_args;
  ACLNN_TRY(expect_shape(call, out, {call.integer(n), call.integer(m)}));
  const View& whole = call.view(out);
  View diagonal = whole;
  diagonal.shape = {std::min(whole.shape[0], whole.shape[1])};
  diagonal.strides = {whole.strides[0] + whole.strides[1]};
  constexpr int8_t kZero = 0, kOne = 1;
  return call.launch([zeros = Fill(ACL_INT8, &kZero, whole), ones = Fill(ACL_INT8, &kOne, diagonal)](const Run& run) {
    zeros.run(run.address(out));
    ones.run(run.address(out));
    return Status();
  });
}

}  // namespace pyaclnn::ops

#include "ops/launch_copy.h"

#include "shapes/copy.h"

namespace pyaclnn::ops {

Status expect_shape(const Call& call, int output, const Dims& shape) {
  if (call.shape(output) == shape) return Status();
  return call.fail(ACLNN_ERR_PARAM_INVALID, output, "expected shape %s, got %s", to_string(shape).c_str(),
                   to_string(call.shape(output)).c_str());
}

namespace {

View without_dims(const View& view, int first) {
  View rest = view;
  rest.shape.assign(view.shape.data() + first, view.rank() - first);
  rest.strides.assign(view.strides.data() + first, view.rank() - first);
  return rest;
}

// Copies of more dims than a loop nest has: one copy of the last dims for every place in the first ones.
class ManyDims {
 public:
  ManyDims(const View& source, const View& target)
      : source_(source),
        target_(target),
        first_(source.rank() - kMaxRank),
        copy_(without_dims(source, first_), without_dims(target, first_)) {}

  void run(const void* from, void* to) const { run_dim(0, static_cast<const char*>(from), static_cast<char*>(to)); }

 private:
  void run_dim(int dim, const char* from, char* to) const {
    if (dim == first_) return copy_.run(from, to);
    const int64_t bytes = static_cast<int64_t>(dtype_size(source_.dtype));
    for (int64_t i = 0; i < source_.shape[dim]; ++i) {
      run_dim(dim + 1, from + i * source_.strides[dim] * bytes, to + i * target_.strides[dim] * bytes);
    }
  }

  View source_, target_;
  int first_;
  Copy copy_;
};

template <class Copies>
Status launch(Call& call, int from, int to, Copies copies) {
  return call.launch([=](const Run& run) {
    copies.run(run.address(from), run.address(to));
    return Status();
  });
}

}  // namespace

Status launch_copy(Call& call, int from, const View& source, int to, const View& target) {
  if (source.rank() > kMaxRank) return launch(call, from, to, ManyDims(source, target));
  return launch(call, from, to, Copy(source, target));
}

Status resolve_dim(const Call& call, int param, int64_t dim, int rank, int* axis) {
  const int64_t most = std::max(rank, 1);
  if (dim < -most || dim >= most) {
    return call.fail(ACLNN_ERR_PARAM_INVALID, param, "expected dims from %lld to %lld, got %lld",
                     static_cast<long long>(-most), static_cast<long long>(most - 1), static_cast<long long>(dim));
  }
  *axis = static_cast<int>(dim < 0 ? dim + most : dim);
  return Status();
}

}  // namespace pyaclnn::ops

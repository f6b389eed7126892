// Elements picked by a mask.
#include <memory>
#include <vector>

#include "base/thread_pool.h"
#include "executor/call.h"
#include "kernels/compress.h"
#include "ops/conversion/generated/masked_select.h"
#include "shapes/copy.h"

namespace pyaclnn::ops {
namespace {

// Elements a thread takes at a time.
constexpr int64_t kGrain = 32768;

// An input as contiguous elements of one dtype in the order of the common shape.
class Packed {
 public:
  Packed(const View& view, DType dtype, const Dims& shape)
      : as_it_lies_(view.dtype == dtype && view.shape == shape && view.strides == contiguous_strides(shape)),
        first_(view.offset * static_cast<int64_t>(dtype_size(dtype))),
        bytes_(element_count(shape) * static_cast<int64_t>(dtype_size(dtype))),
        copy_(view, contiguous_view(dtype, shape)) {}

  struct Elements {
    const void* first;
    std::unique_ptr<char[]> copy;
  };
  // Of the tensor at `address`: a copy unless they lie like that and none is in [begin, end), which is written.
  Elements at(const void* address, const char* begin, const char* end) const {
    const char* first = static_cast<const char*>(address) + first_;
    if (as_it_lies_ && (first >= end || begin >= first + bytes_)) return {first, nullptr};
    std::unique_ptr<char[]> copy(new char[bytes_]);
    copy_.run(address, copy.get());
    return {copy.get(), std::move(copy)};
  }

 private:
  bool as_it_lies_;
  int64_t first_, bytes_;
  Copy copy_;
};

class MaskedSelection {
 public:
  MaskedSelection(const View& self, const View& mask, const View& out, const Dims& shape)
      : count_(element_count(shape)),
        bytes_(static_cast<int64_t>(dtype_size(out.dtype))),
        first_(out.offset * bytes_),
        stride_(out.strides[0]),
        values_(self, out.dtype, shape),
        mask_(mask, mask.dtype, shape) {}

  // How many elements were picked.
  int64_t run(const void* self, const void* mask, void* out) const {
    char* const to = static_cast<char*>(out) + first_;
    const int64_t reach = (count_ - 1) * stride_ * bytes_;
    const char *begin = to + std::min<int64_t>(reach, 0), *end = to + std::max<int64_t>(reach, 0) + bytes_;
    const Packed::Elements values = values_.at(self, begin, end), masked = mask_.at(mask, begin, end);
    const auto* from = static_cast<const char*>(values.first);
    const auto* picks = static_cast<const uint8_t*>(masked.first);

    // Where each grain's elements go follows from how many the grains before it pick.
    std::vector<int64_t> place((count_ + kGrain - 1) / kGrain + 1, 0);
    parallel_for(count_, kGrain, [&](int64_t first, int64_t last) {
      place[first / kGrain + 1] = count_picked(picks + first, last - first);
    });
    for (size_t i = 1; i < place.size(); ++i) place[i] += place[i - 1];
    parallel_for(count_, kGrain, [&](int64_t first, int64_t last) {
      compress(from + first * bytes_, picks + first, last - first, static_cast<size_t>(bytes_),
               to + place[first / kGrain] * stride_ * bytes_, stride_);
    });
    return place.back();
  }

 private:
  int64_t count_, bytes_, first_, stride_;
  Packed values_, mask_;
};

}  // namespace

Status masked_select(Call& call) {
  using namespace masked_select_args;
  return call.launch([selection = MaskedSelection(call.view(self), call.view(mask), call.view(out), call.common_shape),
                      room = element_count(call.common_shape), result = call.share(out)](const Run& run) {
    int64_t picked = 0;
    if (room > 0) picked = selection.run(run.address(self), run.address(mask), run.address(out));
    result->view.shape[0] = picked;
    return Status();
  });
}

}  // namespace pyaclnn::ops

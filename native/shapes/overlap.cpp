#include "shapes/overlap.h"

namespace pyaclnn {
namespace {

// The bytes a view covers.
struct Span {
  const char *begin, *end;
  Span(const View& view, const void* address) {
    int64_t low = view.offset, high = view.offset;
    for (int i = 0; i < view.rank(); ++i) {
      const int64_t reach = (view.shape[i] - 1) * view.strides[i];
      (reach < 0 ? low : high) += reach;
    }
    const int64_t bytes = static_cast<int64_t>(dtype_size(view.dtype));
    begin = static_cast<const char*>(address) + low * bytes;
    end = static_cast<const char*>(address) + (high + 1) * bytes;
  }
  bool meets(const Span& other) const { return begin < other.end && other.begin < end; }
};

}  // namespace

bool read_after_write(const View& output, const void* output_address, const View& input, const void* input_address) {
  if (element_count(input.shape) == 0 || element_count(output.shape) == 0) return false;
  if (!Span(output, output_address).meets(Span(input, input_address))) return false;
  const bool same_view = output_address == input_address && output.dtype == input.dtype &&
                         output.offset == input.offset && output.shape == input.shape &&
                         output.strides == input.strides;
  return !same_view;
}

}  // namespace pyaclnn

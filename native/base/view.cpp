#include "base/view.h"

namespace pyaclnn {

std::string to_string(const Dims& dims) {
  std::string text = "[";
  for (uint64_t i = 0; i < dims.size(); ++i) {
    if (i) text += ", ";
    text += std::to_string(dims[i]);
  }
  return text + "]";
}

Dims contiguous_strides(const Dims& shape) {
  Dims strides;
  strides.resize(shape.size());
  // Unsigned: clients may give extents whose product doesn't fit; such a view is refused before it is used.
  uint64_t stride = 1;
  for (int i = shape.rank() - 1; i >= 0; --i) {
    strides[i] = static_cast<int64_t>(stride);
    stride *= static_cast<uint64_t>(shape[i]);
  }
  return strides;
}

std::optional<Dims> broadcast(const Dims& a, const Dims& b) {
  const Dims& longer = a.rank() >= b.rank() ? a : b;
  const Dims& shorter = a.rank() >= b.rank() ? b : a;
  const int lead = longer.rank() - shorter.rank();
  Dims result = longer;
  for (int i = 0; i < shorter.rank(); ++i) {
    const int64_t x = longer[lead + i], y = shorter[i];
    if (x != y && x != 1 && y != 1) return std::nullopt;
    result[lead + i] = x == 1 ? y : x;
  }
  return result;
}

Dims broadcast_strides(const Dims& shape, const Dims& strides, const Dims& target) {
  Dims result = Dims::filled(target.size(), 0);
  const int lead = target.rank() - shape.rank();
  for (int i = 0; i < shape.rank(); ++i) {
    if (shape[i] == target[lead + i]) result[lead + i] = strides[i];
  }
  return result;
}

}  // namespace pyaclnn

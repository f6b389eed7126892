#include "base/dim_set.h"

namespace pyaclnn {

Dims reduced_shape(const Dims& shape, DimSet dims, bool keep) {
  Dims result;
  result.resize(shape.size());
  uint64_t rank = 0;
  for (int i = 0; i < shape.rank(); ++i) {
    if (!(dims >> i & 1)) {
      result[rank++] = shape[i];
    } else if (keep) {
      result[rank++] = 1;
    }
  }
  return Dims(result.data(), rank);
}

}  // namespace pyaclnn

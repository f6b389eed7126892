#include "shapes/reduce_all.h"

#include "base/thread_pool.h"

namespace pyaclnn {

double sum_in_pairs(const double* values, int64_t count) {
  if (count == 0) return 0;
  if (count == 1) return values[0];
  const int64_t half = count / 2;
  return sum_in_pairs(values, half) + sum_in_pairs(values + half, count - half);
}

SumAll::SumAll(const SumKernels& kernels, const Dims& shape, const View* const* inputs, int count, DType compute)
    : kernels_(&kernels), nest_(shape, inputs, count), compute_(compute) {
  for (int k = 0; k < count; ++k) paths_[k] = OperandPath::of(nest_, k, inputs[k]->dtype, compute_, false);
}

double SumAll::run(const void* params, const void* const* inputs) const {
  if (nest_.element_count() == 0) return 0;
  const Tiles tiles = tiles_for(nest_, paths_);
  const SumKernel kernel = (*kernels_)[compute_];
  std::vector<double> sums(tiles.count());
  parallel_for(tiles.count(), grain_of(tiles), [&](int64_t begin, int64_t end) {
    RowSource sources[kMaxInputs];
    for (int k = 0; k < nest_.operands; ++k) sources[k].use(paths_[k]);
    for (int64_t index = begin; index < end; ++index) {
      const Tiles::Tile tile = tiles.at(index);
      bool flat = true;
      for (int k = 0; k < nest_.operands; ++k) {
        sources[k].load(inputs[k], tile.origin[k],
                        Block{tile.rows, tile.columns, tiles.row_stride(k), nest_.inner_stride(k)});
        flat = flat && sources[k].is_flat();
      }
      const int64_t rows = flat ? 1 : tile.rows;
      const int64_t columns = flat ? tile.rows * tile.columns : tile.columns;
      double lanes[kSumLanes] = {};
      for (int64_t r = 0; r < rows; ++r) {
        RowInput row[kMaxInputs];
        for (int k = 0; k < nest_.operands; ++k) row[k] = sources[k].row(r);
        kernel(params, row, lanes, columns);
      }
      sums[index] = sum_in_pairs(lanes, kSumLanes);
    }
  });
  return sum_in_pairs(sums.data(), tiles.count());
}

}  // namespace pyaclnn

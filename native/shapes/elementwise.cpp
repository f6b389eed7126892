#include "shapes/elementwise.h"

#include <unistd.h>

#include <memory>

#include "base/thread_pool.h"
#include "shapes/overlap.h"

namespace pyaclnn {
namespace {

std::vector<View> collect(const View& out, std::initializer_list<const View*> inputs) {
  std::vector<View> views;
  views.reserve(inputs.size() + 1);
  views.push_back(out);
  for (const View* input : inputs) views.push_back(*input);
  return views;
}

LoopNest nest_over(const std::vector<View>& views) {
  const View* pointers[kMaxOperands];
  for (size_t k = 0; k < views.size(); ++k) pointers[k] = &views[k];
  return LoopNest(views[0].shape, pointers, static_cast<int>(views.size()));
}

// A dtype that all operands have, when the functor has a kernel for it; else the one everything is computed in.
DType choose_kernel_dtype(const MapKernels& kernels, const std::vector<View>& views) {
  for (const View& view : views) {
    if (view.dtype != views[0].dtype) return kernels.compute;
  }
  return kernels.of[views[0].dtype] ? views[0].dtype : kernels.compute;
}

// Half of the last-level cache: an output larger than that is gone before anyone reads it.
int64_t streaming_threshold() {
  static const int64_t bytes = [] {
    const long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
    return cache > 0 ? cache / 2 : int64_t{4} << 20;
  }();
  return bytes;
}

}  // namespace

Elementwise::Elementwise(const MapKernels& kernels, const View& out, std::initializer_list<const View*> inputs)
    : Elementwise(kernels, collect(out, inputs)) {}

Elementwise::Elementwise(const MapKernels& kernels, std::vector<View> views)
    : kernels_(kernels),
      views_(std::move(views)),
      nest_(nest_over(views_)),
      kernel_dtype_(choose_kernel_dtype(kernels, views_)) {
  for (size_t k = 0; k < views_.size(); ++k) {
    paths_[k] = OperandPath::of(nest_, static_cast<int>(k), views_[k].dtype, kernel_dtype_, k == 0);
  }
}

void Elementwise::run(const void* params, void* out, std::initializer_list<const void*> inputs) const {
  if (nest_.element_count() == 0) return;
  const void* addresses[kMaxInputs];
  std::copy(inputs.begin(), inputs.end(), addresses);
  std::unique_ptr<char[]> copies[kMaxInputs];
  std::vector<View> views;
  for (int k = 0; k < static_cast<int>(inputs.size()); ++k) {
    if (!read_after_write(views_[0], out, views_[k + 1], addresses[k])) continue;
    if (views.empty()) views = views_;
    View& view = views[k + 1];
    copies[k] = std::make_unique<char[]>(element_count(view.shape) * dtype_size(view.dtype));
    gather_view(view, addresses[k], copies[k].get());
    addresses[k] = copies[k].get();
    view = View{view.dtype, view.shape, contiguous_strides(view.shape), 0};
  }
  if (views.empty()) return run_tiles(params, out, addresses);
  Elementwise(kernels_, std::move(views)).run_tiles(params, out, addresses);
}

void Elementwise::run_tiles(const void* params, void* out, const void* const* inputs) const {
  const int input_count = nest_.operands - 1;
  const Tiles tiles = tiles_for(nest_, paths_);
  const size_t kernel_bytes = dtype_size(kernel_dtype_);
  const MapKernel kernel = kernels_.of[kernel_dtype_];
  const OperandPath& out_path = paths_[0];
  const int64_t out_bytes = static_cast<int64_t>(out_path.element_bytes);
  const bool large = nest_.element_count() * out_bytes > streaming_threshold();
  const Store store = large && out_path.kind == OperandPath::direct ? Store::streaming : Store::cached;
  const int64_t grain = std::max<int64_t>(1, kGrainElements / tiles.most_elements());
  parallel_for(tiles.count(), grain, [&](int64_t begin, int64_t end) {
    RowSource sources[kMaxInputs];
    for (int k = 0; k < input_count; ++k) sources[k].use(paths_[k + 1], kernel_bytes);
    RowSink sink(out_path, kernel_bytes);
    for (int64_t index = begin; index < end; ++index) {
      const Tiles::Tile tile = tiles.at(index);
      const auto block = [&](int operand) {
        return Block{tile.rows, tile.columns, tiles.row_stride(operand), nest_.inner_stride(operand)};
      };
      for (int k = 0; k < input_count; ++k) sources[k].load(inputs[k], tile.origin[k + 1], block(k + 1));
      sink.open(out, tile.origin[0], block(0));
      bool flat = sink.is_flat();
      for (int k = 0; k < input_count; ++k) flat = flat && sources[k].is_flat();
      const int64_t rows = flat ? 1 : tile.rows;
      const int64_t columns = flat ? tile.rows * tile.columns : tile.columns;
      for (int64_t r = 0; r < rows; ++r) {
        RowInput row[kMaxInputs];
        for (int k = 0; k < input_count; ++k) row[k] = sources[k].row(r);
        kernel(params, row, sink.row(r), columns, store);
      }
      sink.close();
    }
  });
}

}  // namespace pyaclnn

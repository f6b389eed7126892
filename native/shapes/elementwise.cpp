#include "shapes/elementwise.h"

#include <memory>

#include "base/thread_pool.h"
#include "kernels/half_table.h"
#include "shapes/streaming.h"

namespace pyaclnn {
namespace {

// Bytes of a row from which streaming it pays.
constexpr int64_t kStreamedRow = 2048;

LoopNest nest_over(const View& out, const View* const* inputs, int count) {
  const View* views[kMaxOperands] = {&out};
  std::copy(inputs, inputs + count, views + 1);
  return LoopNest(out.shape, views, count + 1);
}

}  // namespace

Elementwise::Elementwise(const MapKernels& kernels, const View& out, const View* const* inputs, int count, DType compute)
    : kernels_(&kernels),
      nest_(nest_over(out, inputs, count)),
      compute_(compute),
      kernel_dtype_(kernels[compute] ? compute : pyaclnn::compute_dtype(compute)) {
  dtypes_[0] = out.dtype;
  for (int k = 0; k < count; ++k) dtypes_[k + 1] = inputs[k]->dtype;
  for (int k = 0; k < nest_.operands; ++k) choose_path(k);
}

DType Elementwise::shared_dtype(const View& out, std::initializer_list<const View*> inputs) {
  for (const View* view : inputs) {
    if (view->dtype != out.dtype) return ACL_FLOAT;
  }
  return out.dtype;
}

void Elementwise::choose_path(int operand) {
  const bool output = operand == 0;
  const DType own = output ? kernels_->result : operand == 1 ? kernels_->first : ACL_DT_UNDEFINED;
  const bool has_own = own != ACL_DT_UNDEFINED;
  paths_[operand] = OperandPath::of(nest_, operand, dtypes_[operand], has_own ? own : kernel_dtype_, output,
                                    has_own ? own : compute_);
}

void Elementwise::run(const void* params, void* out, const void* const* inputs) const {
  if (nest_.element_count() == 0) return;
  const void* addresses[kMaxInputs];
  std::copy(inputs, inputs + nest_.operands - 1, addresses);
  std::unique_ptr<char[]> copies[kMaxInputs];
  std::unique_ptr<Elementwise> instead;
  for (int k = 0; k < nest_.operands - 1; ++k) {
    if (!nest_.read_after_write(k + 1, {out, dtypes_[0]}, {addresses[k], dtypes_[k + 1]})) continue;
    if (!instead) instead = std::make_unique<Elementwise>(*this);
    const size_t bytes = dtype_size(dtypes_[k + 1]);
    copies[k].reset(new char[nest_.element_count() * bytes]);
    gather_operand(nest_, k + 1, addresses[k], bytes, copies[k].get());
    addresses[k] = copies[k].get();
    instead->nest_.make_contiguous(k + 1);
    instead->choose_path(k + 1);
  }
  (instead ? instead.get() : this)->run_tiles(params, out, addresses);
}

void Elementwise::run_tiles(const void* params, void* out, const void* const* inputs) const {
  const int input_count = nest_.operands - 1;
  const Tiles tiles = tiles_for(nest_, paths_);
  MapKernel kernel = (*kernels_)[kernel_dtype_];
  if (kernels_->tabulated && dtype_size(kernel_dtype_) == sizeof(uint16_t)) {
    if (const uint16_t* table = half_table(kernel, params, kernels_->params_bytes, nest_.element_count())) {
      kernel = look_up_row;
      params = table;
    }
  }
  const OperandPath& out_path = paths_[0];
  const int64_t out_bytes = static_cast<int64_t>(out_path.element_bytes);
  // Short rows would leave most of their first and last cache lines to be written in two parts.
  const bool long_runs = out_path.kind == OperandPath::direct && tiles.most_columns() * out_bytes >= kStreamedRow;
  const Store store = long_runs ? store_for(nest_.element_count() * out_bytes) : Store::cached;
  parallel_for(tiles.count(), grain_of(tiles), [&](int64_t begin, int64_t end) {
    RowSource sources[kMaxInputs];
    for (int k = 0; k < input_count; ++k) sources[k].use(paths_[k + 1]);
    RowSink sink(out_path);
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

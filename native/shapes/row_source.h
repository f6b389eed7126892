// Row sources and sinks: an input of a tile, brought into the form a kernel reads, and what it writes on its way back.
#pragma once

#include "kernels/convert.h"
#include "kernels/gather.h"
#include "shapes/loop_nest.h"

namespace pyaclnn {

// Elements of a tile when an operand has to pass through a buffer; a tile of every operand then stays in L1.
inline constexpr int64_t kTileElements = 2048;
inline constexpr int64_t kTileBytes = kTileElements * 8;
// Elements of a tile when none has to.
inline constexpr int64_t kDirectElements = 16384;
// Rows shorter than this are packed, so that a kernel gets the whole tile as one row instead of many small ones.
inline constexpr int64_t kShortRow = 32;
// Elements a thread takes at least; smaller loops stay on the calling thread, because waking another costs more.
inline constexpr int64_t kGrainElements = 32768;

// How an operand gets from memory to the kernel, or back.
struct OperandPath {
  enum Kind : uint8_t {
    direct,    // side by side in the kernel's dtype
    repeated,  // one value a row
    packed,    // anything else: through a buffer
  } kind;
  size_t element_bytes;
  size_t kernel_bytes;  // of an element as the kernel sees it
  ConvertKernel convert;  // nullptr: the dtype is the kernel's
  ConvertKernel then;     // a second conversion after it, mostly nullptr

  // Values pass through `via` when that is neither the operand's dtype nor the kernel's, because that is what the
  // operator computes in: integers that meet f16 are rounded to it although the kernel works on f32.
  static OperandPath of(const LoopNest& nest, int operand, DType dtype, DType kernel_dtype, bool output, DType via);
  static OperandPath of(const LoopNest& nest, int operand, DType dtype, DType kernel_dtype, bool output) {
    return of(nest, operand, dtype, kernel_dtype, output, kernel_dtype);
  }

  bool is_flat(const Block& block) const {
    return kind == packed || (kind == direct && (block.rows == 1 || block.row_stride == block.columns));
  }
};

// How many tiles a thread takes at a time: enough that waking it pays, and long runs of memory where there is much.
int64_t grain_of(const Tiles& tiles);

// The tiles that suit a nest whose operands take these paths.
Tiles tiles_for(const LoopNest& nest, const OperandPath* paths);

class RowSource {
 public:
  // Buffers are left as they are: only what load() fills is read.
  RowSource() {}
  void use(const OperandPath& path) { path_ = path; }

  // Brings the tile's block in.
  void load(const void* data, int64_t origin, const Block& block);
  RowInput row(int64_t index);
  // Whether all rows of the block lie one behind the other.
  bool is_flat() const { return path_.is_flat(block_); }

 private:
  void repeat(const void* value);

  OperandPath path_;
  const char* first_ = nullptr;
  Block block_ = {};
  alignas(64) char repeated_[kRepeatBytes];
  alignas(64) char raw_[kTileBytes];
  alignas(64) char converted_[kTileBytes];
};

class RowSink {
 public:
  explicit RowSink(const OperandPath& path) : path_(path) {}
  bool is_flat() const { return path_.is_flat(block_); }

  void open(void* data, int64_t origin, const Block& block);
  void* row(int64_t index);
  // Brings the tile's block out.
  void close();

 private:
  const OperandPath& path_;
  char* first_ = nullptr;
  Block block_ = {};
  alignas(64) char computed_[kTileBytes];
  alignas(64) char converted_[kTileBytes];
};

// Copies an operand's elements, in the order of the nest, into contiguous memory.
void gather_operand(const LoopNest& nest, int operand, const void* address, size_t element_bytes, void* to);

}  // namespace pyaclnn

// How a reduction walks its input: which results are worked on together, and which pieces of memory make them.
//
// Views become two loop nests, one over the dims that stay and one over those that go. Then either results lie beside
// each other (columns) or the elements of one result do (rows); other layouts and dtypes pass through a buffer.
#pragma once

#include "base/dim_set.h"
#include "kernels/reduce.h"
#include "shapes/row_source.h"

namespace pyaclnn {

// All dims, with operands output and input: for the question whether writing one changes what is read of the other.
LoopNest whole_nest(const View& out, const View& in, DimSet dims);

class ReduceWalk {
 public:
  static constexpr int kInput = 1;  // operand of kept(); outputs are 0 and, where there is a second one, 2

  // Outputs have the reduced shape, with or without the reduced dims. Elements are converted to `dtype` and from there
  // to `kernel_dtype`. `ordered`: they come in the order of the shape, not in that of memory.
  ReduceWalk(std::initializer_list<const View*> outs, const View& in, DimSet dims, DType dtype, DType kernel_dtype,
             bool ordered, int64_t most_results);

  // Results that are worked on together: where the first lies in every operand, its number, and how many they are.
  struct Results {
    int64_t origin[kMaxOperands];
    int64_t first, count;
  };

  const LoopNest& kept() const { return kept_; }
  const OperandPath& path() const { return path_; }
  bool by_columns() const { return by_columns_; }
  int64_t results() const { return kept_.element_count(); }
  int64_t elements() const { return reduced_.element_count(); }  // of one result
  int64_t blocks() const { return blocks_; }
  int64_t block_results() const { return block_results_; }  // in a block at most
  Results block_at(int64_t index) const;
  // Where the block's results lie in an output.
  Block output_block(const Results& block, int operand) const {
    return {1, block.count, 0, kept_.stride[operand][column_dim_]};
  }

  // Calls take(piece, element, result) for pieces of memory that hold elements [begin, end) of the block's results.
  // Rows of a piece are results from number `result` of the block on, and their elements those from `element` on; by
  // columns it is the other way round, and a piece holds all results.
  template <class Take>
  void feed(RowSource* source, const Results& block, const void* in, int64_t begin, int64_t end, Take&& take) const;

 private:
  void choose();
  int64_t find(int64_t element, int64_t* follow) const;
  int64_t capacity() const;
  ReduceRows load(RowSource* source, const void* in, int64_t origin, const Block& block) const;

  LoopNest kept_;     // operands: an output, the input, another output
  LoopNest reduced_;  // operands: the order of elements, the input
  OperandPath path_;
  bool by_columns_;
  bool short_rows_;  // rows of few elements, many of which are packed into one
  int column_dim_;   // of kept_: the dim that results of a block lie along
  int64_t most_results_, block_results_, blocks_;
};

template <class Take>
void ReduceWalk::feed(RowSource* source, const Results& block, const void* in, int64_t begin, int64_t end,
                      Take&& take) const {
  const int64_t kept_stride = kept_.stride[kInput][column_dim_], stride = reduced_.inner_stride(1);
  const bool direct = path_.kind == OperandPath::direct;
  for (int64_t element = begin; element < end;) {
    int64_t follow;
    const int64_t origin = block.origin[kInput] + find(element, &follow);
    follow = std::min(follow, end - element);
    if (by_columns_) {
      if (!direct) follow = std::min(follow, std::max<int64_t>(1, capacity() / block.count));
      take(load(source, in, origin, {follow, block.count, stride, kept_stride}), element, 0);
      element += follow;
      continue;
    }
    // Where the innermost loop is short, many turns of it are packed, for one result after the other.
    int64_t turns = 1, turn_stride = 0;
    if (short_rows_) {
      const int64_t length = reduced_.extent[reduced_.rank - 1], outer = reduced_.extent[reduced_.rank - 2];
      const int64_t whole = std::min({(end - element) / length, outer - element / length % outer, capacity() / length});
      if (follow == length && whole > 1) turns = whole;
      turn_stride = reduced_.stride[1][reduced_.rank - 2];
    } else if (!direct) {
      follow = std::min(follow, capacity());
    }
    const int64_t at_once = direct ? block.count : short_rows_ ? 1 : std::max<int64_t>(1, capacity() / follow);
    for (int64_t result = 0; result < block.count; result += at_once) {
      const int64_t rows = std::min(at_once, block.count - result), first = origin + result * kept_stride;
      if (short_rows_) {
        ReduceRows piece = load(source, in, first, {turns, follow, turn_stride, stride});
        take(ReduceRows{piece.first, 0, 1, static_cast<size_t>(turns * follow)}, element, result);
      } else {
        take(load(source, in, first, {rows, follow, kept_stride, stride}), element, result);
      }
    }
    element += turns * follow;
  }
}

}  // namespace pyaclnn

// The operators behind one face: what kinds of arguments they take, and both phases with any arguments.
#pragma once

#include <cstring>

#include "world.h"

namespace fuzz {

// The arguments of one call by position; each is read as what the operator takes there.
struct Arguments {
  static constexpr int kMost = 48;
  void* handles[kMost] = {};
  char* texts[kMost] = {};
  int64_t integers[kMost] = {};
  double reals[kMost] = {};

  template <class T>
  T* handle(int i) const {
    return static_cast<T*>(handles[i]);
  }
  char* text(int i) const { return texts[i]; }
  int64_t integer(int i) const { return integers[i]; }
  double real(int i) const { return reals[i]; }
};

struct Operator {
  const char* name;
  const char* kinds;  // a letter a parameter, as in native/gen/write_fuzz.py: t for a tensor, n for an integer ...
  aclnnStatus (*phase1)(const Arguments& arguments, uint64_t* size, aclOpExecutor** executor);
  aclnnStatus (*phase2)(void* workspace, uint64_t size, aclOpExecutor* executor, aclrtStream stream);
};

// Shapes that operators want, a letter a tensor, where they aren't one matrix for all:
//   m matrix, o matrix or one element, v matrix of this or another type or a row, l classes of the lines, L those as
//   INT64, w weights of the columns or null, - null; r what a reduction over the lines leaves, R over all elements
struct Shapes {
  const char* name;
  const char* tensors;
};
constexpr Shapes kShapes[] = {
    {"aclnnSmoothL1Loss", "mvR"},
    {"aclnnSmoothL1LossBackward", "ommm"},
    {"aclnnCrossEntropyLoss", "mlwrm--"},
    {"aclnnCrossEntropyLossGrad", "rmLw--m"},
};

inline const char* shapes_of(const Operator& op) {
  for (const Shapes& shapes : kShapes) {
    if (std::strcmp(shapes.name, op.name) == 0) return shapes.tensors;
  }
  return "";
}

}  // namespace fuzz

#include "generated/operators.h"

namespace fuzz {

constexpr int kOperatorCount = sizeof kOperators / sizeof kOperators[0];

inline const Operator& find_operator(const char* name) {
  for (const Operator& op : kOperators) {
    if (std::strcmp(op.name, name) == 0) return op;
  }
  stop(std::string("no operator ") + name);
}

}  // namespace fuzz

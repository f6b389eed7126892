// Row: what the interface says about one operator, as data. Rows are written as TOML on the pages under native/ops and
// turned into these constants by native/gen; check.cpp interprets them, the same way for all operators.
#pragma once

#include <cstdint>

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/soc.h"
#include "base/status.h"

namespace pyaclnn {

enum class ParamKind : uint8_t {
  tensor,
  scalar,
  int_array,
  float_array,
  bool_array,
  tensor_list,
  scalar_list,
  integer,
  real,
  boolean,
  string,
  dtype,
};

enum class Role : uint8_t { in, out, inout, attr };

// A named set of dtypes; products differ in what they support.
struct DTypeSetByProduct {
  const char* name;
  DTypeSet of[kProductCount];
};

// Bounds on an attribute, or the words a string may be.
struct AttrRule {
  enum Kind : uint8_t { none, range, choice } kind = none;
  bool low_open = false, high_open = false;
  double low = 0, high = 0;
  const char* const* choices = nullptr;  // ended by nullptr
  const char* text = nullptr;            // as the row spells it, for messages
};

struct Param {
  const char* name;
  ParamKind kind;
  Role role;
  bool optional;
  const DTypeSetByProduct* dtypes;  // nullptr: any
  uint16_t ranks;    // bit n: n dims are allowed
  const char* dims;  // "N C": names or numbers of the extents, nullptr where the shape is free
  AttrRule attr;
};

// A list of parameter indices ended by -1.
using ParamList = const int8_t*;

// How the shape of an output follows from the inputs.
struct ShapeRule {
  enum Kind : uint8_t {
    same,       // of the one source
    broadcast,  // of all sources
    reduction,  // broadcast of the sources when attribute `attr` says none (0), else one element
    one,        // one element, of no dims or one
  } kind;
  int8_t param;
  int8_t attr;
  ParamList sources;
};

// Checks run in the order a row states, because with several faults the order decides the code.
enum class Step : uint8_t { null, dtype, format, rank, attr, promote, cast_out, broadcast, shape, custom };

struct OrderedStep {
  Step step;
  int8_t param;  // the one attribute an attr step checks, -1 for all that no other step names
};

class Call;
using CallFunction = Status (*)(Call& call);

struct Row {
  const char* name;  // "aclnnSmoothL1LossBackward"
  const Param* params;
  int8_t param_count;
  uint8_t products;  // bits of Product
  const OrderedStep* order;
  int8_t order_count;
  ParamList promote;               // empty: no common dtype
  ParamList broadcast;             // empty: no common shape
  const ParamList* same_dtype;     // groups that share one dtype, ended by nullptr
  const ShapeRule* shapes;
  int8_t shape_count;
  int32_t shape_code;              // code for shapes that don't fit
  CallFunction custom;             // the page's own check, nullptr when the row says it all
  CallFunction plan;               // the page's plan function, nullptr: declared, not implemented
};

// One argument of a call, as the entry point packed it. Row::params tells which member is meant.
union Arg {
  const void* handle;
  const char* string;
  int64_t integer;
  double real;

  Arg() : integer(0) {}
  Arg(const aclTensor* value) : handle(value) {}
  Arg(const aclScalar* value) : handle(value) {}
  Arg(const aclIntArray* value) : handle(value) {}
  Arg(const aclFloatArray* value) : handle(value) {}
  Arg(const aclBoolArray* value) : handle(value) {}
  Arg(const aclTensorList* value) : handle(value) {}
  Arg(const aclScalarList* value) : handle(value) {}
  Arg(const char* value) : string(value) {}
  Arg(int64_t value) : integer(value) {}
  Arg(int32_t value) : integer(value) {}
  Arg(int8_t value) : integer(value) {}
  Arg(uint64_t value) : integer(static_cast<int64_t>(value)) {}
  Arg(bool value) : integer(value) {}
  Arg(aclDataType value) : integer(value) {}
  Arg(double value) : real(value) {}
  Arg(float value) : real(value) {}
};

// Phase 1 and phase 2 of every operator; the generated entry points are these two calls.
ACLNN_PRIVATE aclnnStatus plan_call(const Row& row, const Arg* args, uint64_t* workspace_size,
                                    aclOpExecutor** executor) noexcept;
ACLNN_PRIVATE aclnnStatus run_call(const Row& row, void* workspace, uint64_t workspace_size, aclOpExecutor* executor,
                                   aclrtStream stream) noexcept;
// Both phases of an operator that is declared but not implemented.
ACLNN_PRIVATE aclnnStatus missing_operator(const char* name) noexcept;

}  // namespace pyaclnn

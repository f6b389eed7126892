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

// Bounds on an attribute, the words a string may be, or the tensor whose dims it names.
struct AttrRule {
  enum Kind : uint8_t { none, range, choice, dims } kind = none;
  bool low_open = false, high_open = false;
  double low = 0, high = 0;
  const char* const* choices = nullptr;  // ended by nullptr
  const char* text = nullptr;            // as the row spells it, for messages
  int8_t tensor = -1;
  bool unique = false, nonempty = false;  // whether a dim may be named twice, and have no elements
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
  int32_t null_code = ACLNN_ERR_PARAM_NULLPTR;
};

// "self", or "tensors[2]" for member 2 of a list; -1: no member.
ACLNN_PRIVATE std::string argument_name(const Param& param, int member);

// A list of parameter indices ended by -1.
using ParamList = const int8_t*;

// How the shape of an output follows from the inputs.
struct ShapeRule {
  enum Kind : uint8_t {
    same,       // of the one source
    broadcast,  // of all sources
    reduction0,  // as reduction, but one element must have no dims
    reduction,  // broadcast of the sources when attribute `attr` says none (0), else one element
    one,        // one element, of no dims or one
    flat,       // one dim with as many elements as the broadcast of the sources
    reduced,    // of the tensor without the dims that an attribute names: see executor/check_dims.h
    reduced_or_one,  // the same; one element may have no dims or one
  } kind;
  int8_t param;
  int8_t attr;
  ParamList sources;
};

// How an output's dtype follows from an input's.
struct OutDType {
  enum Kind : uint8_t {
    none,           // ends a list
    real,           // that of the real part
    floating,       // FLOAT instead of integral dtypes
    real_floating,  // both
  } kind = none;
  int8_t param = -1, source = -1;
};

// How the dtype follows that the `promote` arguments meet in.
enum class PromoteRule : uint8_t {
  table,    // pair by pair from the promotion table
  scalar,   // a tensor and a host scalar: the tensor's unless the scalar is of a bigger category
  compare,  // the same for comparisons: the scalar becomes the tensor's dtype when both are integral
  compare_exact,   // from the table, but a DOUBLE scalar that the tensor's dtype holds exactly is of that dtype
  compare_single,  // a floating tensor's; from the table for integral ones, but a DOUBLE scalar counts as FLOAT
  keep,     // the tensor's, but FLOAT where a half meets a FLOAT scalar
};

// What an elementwise operator computes in, given that dtype.
enum class Compute : uint8_t {
  promoted,
  floating,         // FLOAT instead of integral dtypes
  single,           // FLOAT instead of every real dtype
  single_floating,  // FLOAT instead of every floating dtype
  boolean,          // BOOL: whether operands are other than zero
  output,           // the output's dtype, to which all operands are converted first
  output_integral,  // the output's dtype instead of integral ones
};

// Checks run in the order a row states, because with several faults the order decides the code.
enum class Step : uint8_t { null, empty, dtype, format, rank, attr, promote, cast_out, broadcast, shape, custom };

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
  ParamList promote;               // empty: the first operand's dtype
  PromoteRule promote_rule;
  const DTypeSetByProduct* computes;  // what they may meet in, nullptr: anything
  Compute compute;
  ParamList operands;              // tensors and scalars in the order the kernel takes them
  ParamList converts;              // scalars that must convert to the promoted dtype
  ParamList any_of;                // optional arguments of which one at least must be there
  int8_t output;                   // the first output, -1 where there is none
  ParamList broadcast;             // empty: no common shape
  int8_t onto;                     // the argument whose shape the common one must be, -1: any
  const ParamList* same_dtype;     // groups that share one dtype, ended by nullptr
  const ShapeRule* shapes;
  int8_t shape_count;
  int32_t shape_code;              // code for shapes that don't fit
  CallFunction custom;             // the page's own check, nullptr when the row says it all
  CallFunction plan;               // the page's plan function, nullptr: declared, not implemented
  const DTypeSetByProduct* in_float = nullptr;  // what is computed in FLOAT whatever `compute` says
  const DTypeSetByProduct* in_double = nullptr;  // the same in DOUBLE
  const OutDType* out_dtypes = nullptr;          // outputs whose dtype follows from an input's
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

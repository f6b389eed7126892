// The checks of reductions: which dims an attribute names, and the shape that is left.
#pragma once

#include "base/dim_set.h"
#include "executor/call.h"

namespace pyaclnn {

// The dims of a tensor that attribute `dims` names, a list or one number. No list and an empty one mean all.
ACLNN_PRIVATE DimSet named_dims(const Call& call, int tensor, int dims);

// An attribute with the rule dims(tensor): each is one of the tensor's, and what else the rule says.
Status check_dims_attr(const Call& call, int param);

// The shape rules `reduced` and `reduced_or_one`. Their sources are the tensor and, as far as there are any, the
// attributes that name the dims, that keep them, and that make no dims mean none instead of all.
Status check_reduced_shape(const Call& call, const ShapeRule& rule);

}  // namespace pyaclnn

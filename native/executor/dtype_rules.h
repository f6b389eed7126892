// The steps of a check that are about dtypes meeting: promotion, and what a result converts to.
#pragma once

#include "executor/call.h"

namespace pyaclnn {

// Whether outputs have the dtypes that follow from the inputs' by the row's `out_dtypes`.
Status check_out_dtypes(const Call& call);
// Sets call.promoted by the row's rule.
Status check_promote(Call& call);
// Whether the row's `converts` scalars convert to that dtype, and a result of it to every output.
Status check_cast_out(Call& call);

}  // namespace pyaclnn

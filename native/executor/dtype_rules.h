// The steps of a check that are about dtypes meeting: promotion, and what a result converts to.
#pragma once

#include "executor/call.h"

namespace pyaclnn {

// Sets call.promoted by the row's rule.
Status check_promote(Call& call);
// Whether the row's `converts` scalars convert to that dtype, and a result of it to every output.
Status check_cast_out(Call& call);

}  // namespace pyaclnn

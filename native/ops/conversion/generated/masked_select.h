// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace masked_select_args {
enum : int { self, mask, out };
}

}  // namespace pyaclnn::ops

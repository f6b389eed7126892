// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace channel_shuffle_args {
enum : int { self, groups, out };
}

namespace expand_args {
enum : int { self, size, out };
}

namespace flatten_args {
enum : int { self, axis, out };
}

namespace flip_args {
enum : int { self, dims, out };
}

namespace permute_args {
enum : int { self, dims, out };
}

namespace repeat_args {
enum : int { self, repeats, out };
}

namespace slice_args {
enum : int { self, dim, start, end, step, out };
}

namespace slice_v2_args {
enum : int { self, starts, ends, axes, steps, out };
}

}  // namespace pyaclnn::ops

// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace div_args {
enum : int { self, other, out };
}

namespace div_mod_args {
enum : int { self, other, mode, out };
}

namespace div_mods_args {
enum : int { self, other, mode, out };
}

namespace divs_args {
enum : int { self, other, out };
}

namespace floor_divide_args {
enum : int { self, other, out };
}

namespace floor_divides_args {
enum : int { self, other, out };
}

namespace inplace_div_args {
enum : int { selfRef, other };
}

namespace inplace_div_mod_args {
enum : int { selfRef, other, mode };
}

namespace inplace_div_mods_args {
enum : int { selfRef, other, mode };
}

namespace inplace_divs_args {
enum : int { selfRef, other };
}

namespace inplace_floor_divide_args {
enum : int { selfRef, other };
}

namespace inplace_floor_divides_args {
enum : int { selfRef, other };
}

}  // namespace pyaclnn::ops

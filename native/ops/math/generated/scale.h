// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace scale_args {
enum : int { x, scale, bias, axis, numAxes, scaleFromBlob, y };
}

}  // namespace pyaclnn::ops

// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

namespace pyaclnn::ops {

namespace multilabel_margin_loss_args {
enum : int { self, target, reduction, out, isTarget };
}

}  // namespace pyaclnn::ops

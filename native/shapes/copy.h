// The copy shape: one view into another, or one value into every element of a view, converting as convert.h says.
#pragma once

#include "shapes/elementwise.h"

namespace pyaclnn {

// A loop to be run without parameters. `from` broadcasts to the shape of `to`.
Elementwise copy_loop(const View& from, const View& to);

// Writes one value, which is kept here, to every element of a view.
class Fill {
 public:
  // The value at `value` is of `dtype`.
  Fill(DType dtype, const void* value, const View& to);
  // The 0-d value is an int or bool small enough for every dtype.
  Fill(int8_t value, const View& to) : Fill(ACL_INT8, &value, to) {}

  void run(void* to) const { loop_.run(nullptr, to, {value_}); }

 private:
  alignas(16) char value_[16];  // as an element of the view
  Elementwise loop_;
};

}  // namespace pyaclnn

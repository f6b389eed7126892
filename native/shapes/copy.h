// The copy shape: one view into another, or one value into every element of a view, converting as convert.h says.
#pragma once

#include "kernels/copy.h"
#include "shapes/elementwise.h"

namespace pyaclnn {

class Copy {
 public:
  // `from` broadcasts to the shape of `to`.
  Copy(const View& from, const View& to);

  // Addresses are the tensors' data pointers. Where they share memory, `to` gets what `from` held before.
  void run(const void* from, void* to) const { loop_.run(&conversion_, to, {from}); }

 private:
  Conversion conversion_;
  Elementwise loop_;
};

class Fill {
 public:
  // The value at `value`, of `dtype`, is converted here and kept.
  Fill(DType dtype, const void* value, const View& to);

  void run(void* to) const { copy_.run(value_, to); }

 private:
  alignas(16) char value_[16];
  Copy copy_;
};

}  // namespace pyaclnn

// Half-precision functions of one number as tables: a type of 16 bits has 65,536 values, and looking a result up costs
// less than computing a logarithm. Tables hold what the kernel itself computes, so bits don't depend on their use.
#pragma once

#include <cstdint>

#include "kernels/map.h"

namespace pyaclnn {

// Elements of a call from which making a table pays, and from which looking for one does.
inline constexpr int64_t kMakesTable = 32768;
inline constexpr int64_t kUsesTable = 1024;

// The 65,536 results of `kernel` with these parameters, by the input's bits; nullptr where there is none and a call on
// `count` elements isn't worth one, or where there are too many already. Tables live for ever. Never waits: a table
// that two threads want at once may be computed by both.
const uint16_t* half_table(MapKernel kernel, const void* params, size_t params_bytes, int64_t count);

// The kernel that looks results up; its parameters are the table.
void look_up_row(const void* table, const RowInput* inputs, void* out, size_t count, Store store);

}  // namespace pyaclnn

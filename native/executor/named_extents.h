// Shapes as rows spell them: "N C" with names for extents, "N 1? C" with one that may be left out, or "N C|C" for an
// operator that takes rows and one row alike.
#pragma once

#include <string_view>

#include "executor/call.h"

namespace pyaclnn {

// Extents that a row names and the values they got from the first argument that has them. Which of the alternatives
// holds is decided by the rank of the first argument that has some.
class NamedExtents {
 public:
  Status check(const Call& call, int param, std::string_view dims);

 private:
  std::string_view chosen(std::string_view dims, int rank);
  // The value under `name`; a new name takes `extent`.
  int64_t bind(std::string_view name, int64_t extent);

  static constexpr int kMost = 16;
  std::string_view names_[kMost];
  int64_t values_[kMost];
  int count_ = 0;
  int alternative_ = -1;
};

}  // namespace pyaclnn

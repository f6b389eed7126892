#include "executor/named_extents.h"

#include <algorithm>
#include <cstdlib>

namespace pyaclnn {
namespace {

// The part of `text` before `separator`, which is taken away with it.
std::string_view take(std::string_view* text, char separator) {
  const std::string_view part = text->substr(0, text->find(separator));
  text->remove_prefix(std::min(text->size(), part.size() + 1));
  return part;
}

int rank_of(std::string_view dims) {
  return dims.empty() ? 0 : 1 + static_cast<int>(std::count(dims.begin(), dims.end(), ' '));
}

}  // namespace

std::string_view NamedExtents::chosen(std::string_view dims, int rank) {
  if (dims.find('|') == dims.npos) return dims;
  if (alternative_ < 0) {
    std::string_view rest = dims;
    const int count = 1 + static_cast<int>(std::count(dims.begin(), dims.end(), '|'));
    for (alternative_ = 0; alternative_ < count; ++alternative_) {
      if (rank_of(take(&rest, '|')) == rank) break;
    }
    if (alternative_ == count) alternative_ = 0;  // none fits, and the message is about the first
  }
  std::string_view part;
  for (int i = 0; i <= alternative_; ++i) part = take(&dims, '|');
  return part;
}

int64_t NamedExtents::bind(std::string_view name, int64_t extent) {
  if (name[0] >= '0' && name[0] <= '9') return std::atoll(name.data());
  for (int i = 0; i < count_; ++i) {
    if (names_[i] == name) return values_[i];
  }
  names_[count_] = name;
  return values_[count_++] = extent;
}

Status NamedExtents::check(const Call& call, int param, std::string_view dims) {
  const Dims& shape = call.shape(param);
  const std::string_view names = chosen(dims, shape.rank());
  const int left_out = static_cast<int>(std::count(names.begin(), names.end(), '?'));
  const bool short_form = left_out > 0 && shape.rank() == rank_of(names) - left_out;
  const int rank = rank_of(names) - (short_form ? left_out : 0);
  Dims expected = Dims::filled(rank, 0);
  std::string_view rest = names;
  for (int axis = 0; axis < rank;) {
    std::string_view name = take(&rest, ' ');
    if (name.back() == '?') {
      if (short_form) continue;
      name.remove_suffix(1);
    }
    expected[axis] = bind(name, axis < shape.rank() ? shape[axis] : -1);
    ++axis;
  }
  if (shape == expected) return Status();
  return call.fail(call.row().shape_code, param, "expected shape [%.*s]%s, got %s", static_cast<int>(names.size()),
                   names.data(), rank == shape.rank() ? (" = " + to_string(expected)).c_str() : "",
                   to_string(shape).c_str());
}

}  // namespace pyaclnn

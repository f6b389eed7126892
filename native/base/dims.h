// Dims: a short list of extents or strides. Up to eight live inline, as operators see no more; a handle may hold any
// number, because aclCreateTensor accepts them and the operator refuses them later.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>

#include "base/private_export.h"

namespace pyaclnn {

inline constexpr int kMaxRank = 8;

class Dims {
 public:
  Dims() = default;
  Dims(const int64_t* values, uint64_t size) { assign(values, size); }
  Dims(std::initializer_list<int64_t> values) { assign(values.begin(), values.size()); }
  Dims(const Dims& other) { assign(other.data(), other.size_); }
  Dims(Dims&& other) noexcept = default;
  Dims& operator=(const Dims& other) {
    if (this != &other) assign(other.data(), other.size_);
    return *this;
  }
  Dims& operator=(Dims&& other) noexcept = default;

  static Dims filled(uint64_t size, int64_t value) {
    Dims dims;
    dims.resize(size);
    std::fill_n(dims.data(), size, value);
    return dims;
  }

  uint64_t size() const { return size_; }
  int rank() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  int64_t* data() { return heap_ ? heap_.get() : inline_; }
  const int64_t* data() const { return heap_ ? heap_.get() : inline_; }
  int64_t& operator[](uint64_t i) { return data()[i]; }
  int64_t operator[](uint64_t i) const { return data()[i]; }
  const int64_t* begin() const { return data(); }
  const int64_t* end() const { return data() + size_; }
  int64_t* begin() { return data(); }
  int64_t* end() { return data() + size_; }

  // Contents are unspecified after a resize.
  void resize(uint64_t size) {
    heap_.reset(size > kMaxRank ? new int64_t[size] : nullptr);
    size_ = size;
  }
  void assign(const int64_t* values, uint64_t size) {
    resize(size);
    std::copy_n(values, size, data());
  }

  bool operator==(const Dims& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  uint64_t size_ = 0;
  int64_t inline_[kMaxRank];
  std::unique_ptr<int64_t[]> heap_;
};

// "[2, 3]", as messages show shapes.
ACLNN_PRIVATE std::string to_string(const Dims& dims);

}  // namespace pyaclnn

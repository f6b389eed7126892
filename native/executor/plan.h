// Plan: what phase 1 leaves behind for phase 2. It is immutable: a repeatable executor runs it many times, perhaps on
// several streams at once, each time with the addresses that hold then.
#pragma once

#include <cstdint>
#include <utility>

#include "base/status.h"

namespace pyaclnn {

// What one run works on. Addresses are those of the tensors' data pointers, without the views' offsets, by parameter
// index (list members follow their list's first index in order, see Call::slot).
class Run {
 public:
  Run(void* const* addresses, void* workspace) : addresses_(addresses), workspace_(workspace) {}
  void* address(int slot) const { return addresses_[slot]; }
  void* workspace() const { return workspace_; }

 private:
  void* const* addresses_;
  void* workspace_;
};

class Plan {
 public:
  virtual ~Plan() = default;
  // Runs on the stream's worker. A failure becomes the stream's error.
  virtual Status run(const Run& run) const = 0;
};

template <class Body>
class BodyPlan final : public Plan {
 public:
  explicit BodyPlan(Body body) : body_(std::move(body)) {}
  Status run(const Run& run) const override { return body_(run); }

 private:
  Body body_;
};

}  // namespace pyaclnn

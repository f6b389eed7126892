// Things that are given back only when the work that was queued at that moment is done.
#pragma once

#include <deque>
#include <utility>

#include "runtime/stream.h"

namespace pyaclnn {

// First in, first out is exact: a later fence of the same streams is never reached before an earlier one.
// The owner locks.
template <class Thing>
class Deferred {
 public:
  void add(Fence fence, Thing thing) { waiting_.emplace_back(std::move(fence), std::move(thing)); }

  template <class Release>
  void release_reached(const Release& release) {
    while (!waiting_.empty() && waiting_.front().first.reached()) {
      release(waiting_.front().second);
      waiting_.pop_front();
    }
  }

  template <class Release>
  void release_all(const Release& release) {
    for (auto& entry : waiting_) release(entry.second);
    waiting_.clear();
  }

  bool empty() const { return waiting_.empty(); }
  const Fence& last_fence() const { return waiting_.back().first; }

 private:
  std::deque<std::pair<Fence, Thing>> waiting_;
};

}  // namespace pyaclnn

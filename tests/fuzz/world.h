// What the fuzzer knows: the objects it made, alive or dead, and which codes each call may answer.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

namespace fuzz {

class Random {
 public:
  // The seed is mixed first: neighbouring seeds would give one stream, shifted.
  explicit Random(uint64_t seed) : state_(seed) { state_ = next() ^ 0x5851f42d4c957f2du; }
  uint64_t next() {  // splitmix64
    uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  int64_t below(int64_t bound) { return static_cast<int64_t>(next() % static_cast<uint64_t>(bound)); }
  int64_t between(int64_t low, int64_t high) { return low + below(high - low + 1); }
  bool one_in(int64_t bound) { return below(bound) == 0; }
  template <class T>
  T& pick(std::vector<T>& values) {
    return values[below(static_cast<int64_t>(values.size()))];
  }
  template <class T>
  T of(std::initializer_list<T> values) {
    return values.begin()[below(static_cast<int64_t>(values.size()))];
  }

 private:
  uint64_t state_;
};

// Prints where the run is when something is wrong, so that `fuzz_api SEED 1` repeats it.
struct Place {
  uint64_t seed = 0;
  int step = 0;
  std::vector<std::string> calls;  // of this sequence
};
inline Place g_place;
// "call -> code" -> how often, over all sequences.
inline std::map<std::string, long> g_counts;

[[noreturn]] inline void stop(const std::string& what) {
  std::printf("seed %llu, step %d: %s\n", static_cast<unsigned long long>(g_place.seed), g_place.step, what.c_str());
  for (const std::string& call : g_place.calls) std::printf("  %s\n", call.c_str());
  std::fflush(stdout);
  std::_Exit(1);
}

using Codes = std::initializer_list<int>;

// Notes the call and stops unless its code is one of those documented for it.
inline int expect(const char* call, int code, Codes codes) {
  g_place.calls.push_back(std::string(call) + " -> " + std::to_string(code));
  ++g_counts[g_place.calls.back()];
  for (int allowed : codes) {
    if (code == allowed) return code;
  }
  const char* text = aclGetRecentErrMsg();
  stop(std::string(call) + " gave " + std::to_string(code) + ", which isn't documented for it: " + (text ? text : ""));
}

// A block of device memory: `size` usable bytes between two guards.
struct Memory {
  static constexpr int64_t kGuard = 64;
  static constexpr int kGuardValue = 0x5a;
  char* base;  // what aclrtMalloc gave
  char* data;
  int64_t size;
  bool alive;

  bool guards_are_whole() const {
    for (int64_t i = 0; i < kGuard; ++i) {
      if (base[i] != kGuardValue || data[size + i] != kGuardValue) return false;
    }
    return true;
  }
};

struct Stream {
  aclrtStream handle;
  bool alive;
};

struct Event {
  aclrtEvent handle;
  bool alive;
};

struct Tensor {
  aclTensor* handle;
  bool alive;
  int memory;       // index in World::memory, -1 without data
  int64_t storage;  // bytes that its storage claims
};

struct Executor {
  aclOpExecutor* handle;
  int op;
  uint64_t workspace;
  std::vector<int> tensors;
  bool alive, repeatable;
  bool usable;  // false when its plan may not fit the memory any more, so that only dropping it is safe
};

// Handles of the other kinds.
struct Other {
  enum Kind { scalar, int_array, float_array, bool_array, tensor_list, scalar_list } kind;
  void* handle;
  bool alive;
};

struct World {
  std::vector<Memory> memory;
  std::vector<Stream> streams;
  std::vector<Event> events;
  std::vector<Tensor> tensors;
  std::vector<Executor> executors;
  std::vector<Other> others;

  int live_memory(Random& random) {
    std::vector<int> live;
    for (size_t i = 0; i < memory.size(); ++i) {
      if (memory[i].alive) live.push_back(static_cast<int>(i));
    }
    return live.empty() ? -1 : random.pick(live);
  }

  // Whether the memory behind every tensor of the executor is there and large enough.
  bool is_safe(const Executor& executor) const {
    if (!executor.usable) return false;
    for (int index : executor.tensors) {
      const Tensor& tensor = tensors[index];
      if (tensor.memory < 0) continue;  // phase 2 refuses it, or it is empty
      if (!memory[tensor.memory].alive || memory[tensor.memory].size < tensor.storage) return false;
    }
    return true;
  }
};

// Pointers that are no handles: null, small, misaligned, into the heap, on the stack, all ones.
template <class T>
T* foreign(Random& random) {
  static char heap[256];
  static thread_local int stack;
  switch (random.below(6)) {
    case 0:
      return nullptr;
    case 1:
      return reinterpret_cast<T*>(uintptr_t{8});
    case 2:
      return reinterpret_cast<T*>(heap + 1 + random.below(200));
    case 3:
      return reinterpret_cast<T*>(heap + 64);
    case 4:
      return reinterpret_cast<T*>(&stack);
    default:
      return reinterpret_cast<T*>(~uintptr_t{0} - static_cast<uintptr_t>(random.below(16)));
  }
}

}  // namespace fuzz

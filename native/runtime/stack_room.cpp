#include "runtime/stack_room.h"

#include <pthread.h>

#include <cstdint>

namespace pyaclnn {
namespace {

struct Stack {
  uintptr_t low = 0, high = 0;

  static Stack of_this_thread() {
    Stack stack;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
    void* address = nullptr;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
      stack.low = reinterpret_cast<uintptr_t>(address);
      stack.high = stack.low + size;
    }
    pthread_attr_destroy(&attributes);
    return stack;
  }
};

}  // namespace

bool has_stack_room(size_t bytes) {
  static thread_local const Stack stack = Stack::of_this_thread();
  const auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  return stack.low < here && here < stack.high && here - stack.low >= bytes;
}

}  // namespace pyaclnn

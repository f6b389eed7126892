// fork(): the child has only the forking thread. All locks are taken before and released after, so that none stays
// locked by a thread that doesn't exist, and the child's streams forget their queues and start new workers when used.
// exit(): workers are stopped between two tasks, so that none runs while the program's objects are being destroyed.
#include "runtime/fork.h"

#include <pthread.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "runtime/callback.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/host_memory.h"
#include "runtime/notify.h"
#include "runtime/stream.h"
#include "runtime/virtual_memory.h"

namespace pyaclnn {
namespace {

// In the order in which calls nest these locks.
void lock_all() {
  for (Device* device : all_devices()) device->lock_for_fork();
  virtual_memory_lock_for_fork();
  host_memory_lock_for_fork();
  callbacks_lock_for_fork();
  events_lock_for_fork();
  contexts().lock_for_fork();
  streams().lock_for_fork();
  notifies_lock_for_fork();
}

void unlock_all() {
  notifies_unlock_after_fork();
  streams().unlock_after_fork();
  contexts().unlock_after_fork();
  events_unlock_after_fork();
  callbacks_unlock_after_fork();
  host_memory_unlock_after_fork();
  virtual_memory_unlock_after_fork();
  for (Device* device : all_devices()) device->unlock_after_fork();
}

void in_child() {
  unlock_all();
  for (Device* device : all_devices()) device->reset_streams_in_child();
}

void at_exit() {
  std::vector<std::shared_ptr<Stream>> streams;
  for (Device* device : all_devices()) {
    for (auto& stream : device->all_streams()) streams.push_back(std::move(stream));
  }
  for (const auto& stream : streams) stream->halt();
  const Deadline deadline = Deadline::in_ms(1000);  // a program that ends doesn't wait for a kernel that runs long
  for (const auto& stream : streams) stream->await_halt(deadline);
}

}  // namespace

void install_exit_and_fork_handlers() {
  pthread_atfork(lock_all, unlock_all, in_child);
  std::atexit(at_exit);
}

}  // namespace pyaclnn

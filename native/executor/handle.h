// Handles: what stands behind the opaque pointers of aclnn (aclTensor, aclScalar, ..., aclOpExecutor).
//
// Clients hand pointers back to us that may be dead, foreign or of another kind. We never find out by reading what
// they point to: a registry knows every live handle, and find() gives shared ownership of it, so that a handle
// destroyed by one thread stays whole for the call of another. The memory of a dead handle is not reused for a while
// (kQuarantine), or a stale pointer would soon name somebody else's new handle.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>

#include "base/private_export.h"
#include "base/status.h"

namespace pyaclnn {

enum class AclnnKind : uint8_t {
  tensor,
  scalar,
  int_array,
  float_array,
  bool_array,
  tensor_list,
  scalar_list,
  executor,
};

// "aclTensor"
const char* handle_name(AclnnKind kind);

class Handle {
 public:
  explicit Handle(AclnnKind kind) : kind_(kind) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  AclnnKind kind() const { return kind_; }
  // False from the moment its owner destroyed it, even while a call still holds it.
  bool alive() const { return alive_.load(std::memory_order_acquire); }

 protected:
  virtual ~Handle() = default;

 private:
  friend class HandleRegistry;
  template <class T>
  friend class Ref;

  void retain() { references_.fetch_add(1, std::memory_order_relaxed); }
  void release();

  std::atomic<int> references_{1};
  std::atomic<bool> alive_{true};
  const AclnnKind kind_;
};

// Shared ownership of a handle.
template <class T>
class Ref {
 public:
  Ref() = default;
  // Takes over one reference.
  explicit Ref(T* handle) : handle_(handle) {}
  Ref(const Ref& other) : handle_(other.handle_) {
    if (handle_) static_cast<Handle*>(handle_)->retain();
  }
  Ref(Ref&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Ref& operator=(Ref other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Ref() {
    if (handle_) static_cast<Handle*>(handle_)->release();
  }

  T* get() const { return handle_; }
  T* operator->() const { return handle_; }
  T& operator*() const { return *handle_; }
  explicit operator bool() const { return handle_ != nullptr; }
  // Gives the reference away; whoever gets the pointer wraps it in a Ref again.
  T* detach() { return std::exchange(handle_, nullptr); }

 private:
  T* handle_ = nullptr;
};

class HandleRegistry {
 public:
  // Makes a new handle known; its first reference belongs to the registry.
  static void add(Handle* handle);
  // A reference to the live handle at `pointer`, or nothing when there is none of this kind.
  static Ref<Handle> find(const void* pointer, AclnnKind kind);
  // Takes the live handle out, giving the registry's reference to the caller; nothing when there is none.
  static Ref<Handle> remove(const void* pointer, AclnnKind kind);
  // Whether a handle of this kind died at this address not long ago.
  static bool recently_dead(const void* pointer, AclnnKind kind);

  // Memory for handles; see kQuarantine above.
  static void* allocate(size_t size);
  static void retire(void* memory, size_t size, AclnnKind kind);
};

// Registers a handle that is complete and returns the pointer a client gets.
template <class T>
T* publish(std::unique_ptr<T> handle) {
  HandleRegistry::add(handle.get());
  return handle.release();
}

template <class T>
Ref<T> find_handle(const T* pointer) {
  return Ref<T>(static_cast<T*>(HandleRegistry::find(pointer, T::kKind).detach()));
}

// The failure for a pointer that is no live handle of the kind `argument` needs.
Status dead_handle(const char* argument, AclnnKind kind, const void* pointer);

// Finds a live handle or explains why there is none: null, or dead, foreign, of another kind.
template <class T>
Status live_handle(const char* argument, const T* pointer, Ref<T>* handle) {
  if (pointer == nullptr) return ACLNN_NULL_ARGUMENT(argument);
  *handle = find_handle(pointer);
  if (!*handle) return dead_handle(argument, T::kKind, pointer);
  return Status();
}

// The body of every aclDestroy function: null succeeds, a pointer that is no live handle is an error.
template <class T>
Status destroy_handle(const char* argument, const T* pointer) {
  if (pointer == nullptr) return Status();
  if (!HandleRegistry::remove(pointer, T::kKind)) return dead_handle(argument, T::kKind, pointer);
  return Status();
}

}  // namespace pyaclnn

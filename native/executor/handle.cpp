#include "executor/handle.h"

#include <deque>
#include <mutex>
#include <unordered_map>

namespace pyaclnn {
namespace {

// So many dead handles keep their memory before the oldest one's is reused.
constexpr size_t kQuarantine = 512;
constexpr int kShards = 16;
constexpr int kKinds = static_cast<int>(AclnnKind::executor) + 1;

// What is known of an address: a live handle, or one that was destroyed while calls or queued runs still hold it.
struct Entry {
  Handle* handle;
  AclnnKind kind;
  bool alive;
};

struct Shard {
  std::mutex mutex;
  std::unordered_map<const void*, Entry> known;

  // The entry of a live handle of this kind, or nullptr.
  Entry* find_live(const void* pointer, AclnnKind kind) {
    const auto found = known.find(pointer);
    return found != known.end() && found->second.alive && found->second.kind == kind ? &found->second : nullptr;
  }
};

struct Quarantine {
  struct Dead {
    void* memory;
    size_t size;
    AclnnKind kind;
  };
  std::mutex mutex;
  std::deque<Dead> dead;
};

// Never destroyed: clients may destroy handles while the process exits.
Shard* shards() {
  static Shard* const all = new Shard[kShards];
  return all;
}

Shard& shard_of(const void* pointer) { return shards()[(reinterpret_cast<uintptr_t>(pointer) >> 6) % kShards]; }

Quarantine& quarantine() {
  static Quarantine* const only = new Quarantine;
  return *only;
}

}  // namespace

const char* handle_name(AclnnKind kind) {
  static constexpr const char* kNames[kKinds] = {"aclTensor",    "aclScalar",     "aclIntArray",   "aclFloatArray",
                                                 "aclBoolArray", "aclTensorList", "aclScalarList", "aclOpExecutor"};
  return kNames[static_cast<int>(kind)];
}

void Handle::release() {
  if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
}

void HandleRegistry::add(Handle* handle) {
  Shard& shard = shard_of(handle);
  std::lock_guard<std::mutex> lock(shard.mutex);
  shard.known.emplace(handle, Entry{handle, handle->kind(), true});
}

Ref<Handle> HandleRegistry::find(const void* pointer, AclnnKind kind) {
  Shard& shard = shard_of(pointer);
  std::lock_guard<std::mutex> lock(shard.mutex);
  const Entry* entry = shard.find_live(pointer, kind);
  if (entry == nullptr) return Ref<Handle>();
  entry->handle->retain();
  return Ref<Handle>(entry->handle);
}

Ref<Handle> HandleRegistry::remove(const void* pointer, AclnnKind kind) {
  Shard& shard = shard_of(pointer);
  std::lock_guard<std::mutex> lock(shard.mutex);
  Entry* entry = shard.find_live(pointer, kind);
  if (entry == nullptr) return Ref<Handle>();
  entry->alive = false;
  entry->handle->alive_.store(false, std::memory_order_release);
  return Ref<Handle>(entry->handle);
}

bool HandleRegistry::recently_dead(const void* pointer, AclnnKind kind) {
  {
    Shard& shard = shard_of(pointer);
    std::lock_guard<std::mutex> lock(shard.mutex);
    const auto found = shard.known.find(pointer);
    if (found != shard.known.end()) return !found->second.alive && found->second.kind == kind;
  }
  Quarantine& room = quarantine();
  std::lock_guard<std::mutex> lock(room.mutex);
  for (const Quarantine::Dead& dead : room.dead) {
    if (dead.memory == pointer && dead.kind == kind) return true;
  }
  return false;
}

void* HandleRegistry::allocate(size_t size) { return ::operator new(size); }

void HandleRegistry::retire(void* memory, size_t size, AclnnKind kind) {
  Quarantine& room = quarantine();
  Quarantine::Dead oldest{nullptr, 0, kind};
  {
    std::lock_guard<std::mutex> lock(room.mutex);
    room.dead.push_back({memory, size, kind});
    if (room.dead.size() > kQuarantine) {
      oldest = room.dead.front();
      room.dead.pop_front();
    }
  }
  // Only now, so that there is no moment at which nobody knows that the handle died.
  {
    Shard& shard = shard_of(memory);
    std::lock_guard<std::mutex> lock(shard.mutex);
    shard.known.erase(memory);
  }
  if (oldest.memory) ::operator delete(oldest.memory, oldest.size);
}

Status dead_handle(const char* argument, AclnnKind kind, const void* pointer) {
  const char* name = handle_name(kind);
  if (HandleRegistry::recently_dead(pointer, kind)) {
    const char* fate = kind == AclnnKind::executor ? "already ran or was destroyed" : "was destroyed";
    return failure(ACLNN_ERR_PARAM_INVALID, "%s: expected a live %s, got %p, which %s", argument, name, pointer, fate);
  }
  return failure(ACLNN_ERR_PARAM_INVALID, "%s: expected a live %s, got %p, which is none", argument, name, pointer);
}

}  // namespace pyaclnn

#include "runtime/pointer.h"

#include "runtime/device.h"
#include "runtime/host_memory.h"
#include "runtime/virtual_memory.h"

namespace pyaclnn {

PointerFacts facts_of(const void* pointer) {
  PointerFacts facts;
  for (Device* device : all_devices()) {
    MemoryPool::Range range{};
    if (!device->memory().find(pointer, &range)) continue;
    facts.place = range.managed ? Place::managed : Place::device;
    facts.device = device;
    facts.base = reinterpret_cast<void*>(range.at);
    facts.bytes = range.bytes;
    return facts;
  }
  uintptr_t at = 0;
  if (const int id = mapped_device(pointer, &at, &facts.bytes); id >= 0) {
    facts.place = Place::device;
    facts.device = all_devices()[id];
    facts.base = reinterpret_cast<void*>(at);
  } else if (is_pinned(pointer, 1)) {
    facts.place = Place::host;
  }
  return facts;
}

}  // namespace pyaclnn

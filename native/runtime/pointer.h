// What a pointer of the program points to.
#pragma once

#include <cstddef>

namespace pyaclnn {

class Device;

enum class Place { unknown, host, device, managed };

struct PointerFacts {
  Place place = Place::unknown;
  Device* device = nullptr;
  void* base = nullptr;  // of the allocation or mapping
  size_t bytes = 0;
};
PointerFacts facts_of(const void* pointer);

}  // namespace pyaclnn

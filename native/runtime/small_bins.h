// Small blocks: size classes, each served from slabs that are cut into equal pieces. Not thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_set>
#include <vector>

#include "runtime/block_heap.h"

namespace pyaclnn {

class SmallBins {
 public:
  struct Slab {
    BlockHeap::Block* block;
    size_t bin;
    uint32_t pieces;
    std::vector<uint32_t> free;  // numbers of the free pieces
  };

  static constexpr size_t kLargest = 32768;

  explicit SmallBins(BlockHeap* heap);

  // A piece of at least `size` <= kLargest bytes, 64-byte aligned, and the slab to give it back to; null when the heap
  // has no more.
  void* allocate(size_t size, Slab** slab);
  void release(Slab* slab, void* piece);

  // Forgets all slabs; their blocks go with the heap.
  void forget_all();

  static size_t bin_of(size_t size);
  static size_t bin_size(size_t bin);

 private:
  BlockHeap* heap_;
  struct Bin {
    std::vector<Slab*> with_room;
  };
  std::vector<Bin> bins_;
  std::unordered_set<Slab*> slabs_;
};

}  // namespace pyaclnn

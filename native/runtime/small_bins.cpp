#include "runtime/small_bins.h"

#include <algorithm>
#include <bit>

namespace pyaclnn {

// Four classes per doubling from 256 bytes on (256, 320, 384, 448, 512, 640, ...), below that every multiple of 64:
// at most a quarter of a piece is lost, and every piece starts at a multiple of 64.
size_t SmallBins::bin_of(size_t size) {
  if (size <= 256) return size <= 64 ? 0 : (size - 1) / 64;
  const size_t doubling = std::bit_width(size - 1) - 9;  // 0 for 257 to 512
  const size_t step = size_t{64} << doubling;
  return 4 + doubling * 4 + (size - 1 - (size_t{256} << doubling)) / step;
}

size_t SmallBins::bin_size(size_t bin) {
  if (bin < 4) return (bin + 1) * 64;
  const size_t doubling = (bin - 4) / 4, quarter = (bin - 4) % 4;
  return (size_t{256} << doubling) + (quarter + 1) * (size_t{64} << doubling);
}

SmallBins::SmallBins(BlockHeap* heap) : heap_(heap), bins_(bin_of(kLargest) + 1) {}

void* SmallBins::allocate(size_t size, Slab** slab) {
  const size_t bin = bin_of(size), piece = bin_size(bin);
  std::vector<Slab*>& with_room = bins_[bin].with_room;
  if (with_room.empty()) {
    BlockHeap::Block* block = heap_->allocate(std::max<size_t>(65536, piece * 16));
    if (block == nullptr) return nullptr;
    auto* fresh = new Slab{block, bin, static_cast<uint32_t>(block->size / piece), {}};
    fresh->free.reserve(fresh->pieces);
    for (uint32_t i = fresh->pieces; i-- > 0;) fresh->free.push_back(i);
    slabs_.insert(fresh);
    with_room.push_back(fresh);
  }
  *slab = with_room.back();
  const uint32_t number = (*slab)->free.back();
  (*slab)->free.pop_back();
  if ((*slab)->free.empty()) with_room.pop_back();
  return reinterpret_cast<void*>((*slab)->block->at + number * piece);
}

void SmallBins::release(Slab* slab, void* piece) {
  std::vector<Slab*>& with_room = bins_[slab->bin].with_room;
  if (slab->free.empty()) with_room.push_back(slab);
  slab->free.push_back(
      static_cast<uint32_t>((reinterpret_cast<uintptr_t>(piece) - slab->block->at) / bin_size(slab->bin)));
  // An empty slab goes back to the heap, except the last of its class: that one is about to be used again.
  if (slab->free.size() < slab->pieces || with_room.size() == 1) return;
  with_room.erase(std::find(with_room.begin(), with_room.end(), slab));
  heap_->release(slab->block);
  slabs_.erase(slab);
  delete slab;
}

void SmallBins::forget_all() {
  for (Slab* slab : slabs_) delete slab;
  slabs_.clear();
  for (Bin& bin : bins_) bin.with_room.clear();
}

}  // namespace pyaclnn

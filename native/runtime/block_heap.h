// Large blocks: best fit with split and coalesce, over segments of address space from the system.
//
// Segments are 2 MiB aligned and ask for huge pages, because the first touch of fresh memory with 4 KiB pages is slower
// than most operators. Free blocks keep their pages until trim(). Not thread-safe: the memory pool locks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <unordered_set>

namespace pyaclnn {

class BlockHeap {
 public:
  struct Block {
    uintptr_t at;
    size_t size;
    bool free;
    Block* before;  // neighbours in the segment
    Block* after;
  };

  static constexpr size_t kGranule = 4096;

  BlockHeap() = default;
  ~BlockHeap() { release_all(); }
  BlockHeap(const BlockHeap&) = delete;
  BlockHeap& operator=(const BlockHeap&) = delete;

  // A block of at least `size` bytes, kGranule aligned; null when the system has no more address space.
  Block* allocate(size_t size);
  void release(Block* block);

  size_t mapped_bytes() const { return mapped_; }
  size_t free_bytes() const { return free_; }

  // Gives the pages of free blocks back to the system.
  void trim();
  // Gives everything back; all blocks are invalid afterwards.
  void release_all();

 private:
  struct SmallerFirst {
    bool operator()(const Block* a, const Block* b) const {
      return a->size != b->size ? a->size < b->size : a->at < b->at;
    }
  };
  Block* add_segment(size_t size);
  void drop_segment(Block* whole);
  static bool is_whole_segment(const Block* block) { return block->before == nullptr && block->after == nullptr; }

  std::set<Block*, SmallerFirst> free_blocks_;
  std::unordered_set<Block*> first_blocks_;  // of each segment
  size_t mapped_ = 0, free_ = 0;
};

}  // namespace pyaclnn

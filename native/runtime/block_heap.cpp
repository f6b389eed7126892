#include "runtime/block_heap.h"

#include <sys/mman.h>

#include <vector>

namespace pyaclnn {
namespace {

constexpr size_t kHugePage = size_t{2} << 20;
constexpr size_t kSegment = size_t{32} << 20;  // least size, so that small programs make one system call

constexpr size_t round_up(size_t n, size_t step) { return (n + step - 1) / step * step; }

// Address space that starts at a multiple of kHugePage: maps one page more and cuts both ends off.
void* map_aligned(size_t size) {
  void* raw =
      mmap(nullptr, size + kHugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED) return nullptr;
  const uintptr_t start = reinterpret_cast<uintptr_t>(raw);
  const uintptr_t at = round_up(start, kHugePage);
  if (at > start) munmap(raw, at - start);
  munmap(reinterpret_cast<void*>(at + size), start + kHugePage - at);
  void* memory = reinterpret_cast<void*>(at);
  madvise(memory, size, MADV_HUGEPAGE);  // advice only: kernels without huge pages refuse it
  return memory;
}

}  // namespace

BlockHeap::Block* BlockHeap::add_segment(size_t size) {
  void* memory = nullptr;
  for (const size_t wanted : {round_up(size < kSegment ? kSegment : size, kHugePage), round_up(size, kHugePage)}) {
    memory = map_aligned(wanted);
    if (memory == nullptr) continue;
    auto* block = new Block{reinterpret_cast<uintptr_t>(memory), wanted, true, nullptr, nullptr};
    first_blocks_.insert(block);
    free_blocks_.insert(block);
    mapped_ += wanted;
    free_ += wanted;
    return block;
  }
  return nullptr;
}

BlockHeap::Block* BlockHeap::allocate(size_t size) {
  size = round_up(size, kGranule);
  Block wanted{0, size, false, nullptr, nullptr};
  const auto found = free_blocks_.lower_bound(&wanted);
  Block* block = found != free_blocks_.end() ? *found : add_segment(size);
  if (block == nullptr) return nullptr;
  free_blocks_.erase(block);
  if (block->size > size) {
    auto* rest = new Block{block->at + size, block->size - size, true, block, block->after};
    if (rest->after != nullptr) rest->after->before = rest;
    block->after = rest;
    block->size = size;
    free_blocks_.insert(rest);
  }
  block->free = false;
  free_ -= size;
  return block;
}

void BlockHeap::release(Block* block) {
  free_ += block->size;
  block->free = true;
  if (Block* after = block->after; after != nullptr && after->free) {
    free_blocks_.erase(after);
    block->size += after->size;
    block->after = after->after;
    if (block->after != nullptr) block->after->before = block;
    delete after;
  }
  if (Block* before = block->before; before != nullptr && before->free) {
    free_blocks_.erase(before);
    before->size += block->size;
    before->after = block->after;
    if (before->after != nullptr) before->after->before = before;
    delete block;
    block = before;
  }
  free_blocks_.insert(block);
}

void BlockHeap::drop_segment(Block* whole) {
  munmap(reinterpret_cast<void*>(whole->at), whole->size);
  mapped_ -= whole->size;
  free_ -= whole->size;
  free_blocks_.erase(whole);
  first_blocks_.erase(whole);
  delete whole;
}

void BlockHeap::trim() {
  const std::vector<Block*> blocks(free_blocks_.begin(), free_blocks_.end());
  for (Block* block : blocks) {
    if (is_whole_segment(block)) {
      drop_segment(block);
      continue;
    }
    // Only whole huge pages: cutting one up would make its neighbours slow.
    const uintptr_t from = round_up(block->at, kHugePage), to = (block->at + block->size) / kHugePage * kHugePage;
    if (from < to) madvise(reinterpret_cast<void*>(from), to - from, MADV_DONTNEED);
  }
}

void BlockHeap::release_all() {
  for (Block* first : first_blocks_) {
    size_t size = 0;
    for (Block* block = first; block != nullptr;) {
      size += block->size;
      Block* after = block->after;
      if (block != first) delete block;
      block = after;
    }
    munmap(reinterpret_cast<void*>(first->at), size);
    delete first;
  }
  first_blocks_.clear();
  free_blocks_.clear();
  mapped_ = free_ = 0;
}

}  // namespace pyaclnn

// Random sequences of API calls: objects are created, used, reused, freed early and destroyed twice, handles are dead,
// foreign or of the wrong kind, arguments are null or absurd, phases come in the wrong order. No call may crash, hang,
// or answer a code that isn't documented for it; what was made must be gone in the end.
//
//   fuzz_api [first seed] [number of sequences]
//
// It ends with how often each call gave each code, which shows what was reached.
// A failure prints the seed of its sequence and the calls before it. The one rule the fuzzer keeps: memory that an
// operator will really touch exists, because no library can check a data address.
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

#include "aclnn/aclnn_base.h"
#include "executor_calls.h"

namespace fuzz {
namespace {

class Sequence : ExecutorCalls {
 public:
  explicit Sequence(uint64_t seed) : ExecutorCalls(seed) { g_place = Place{seed, 0, {}}; }

  void run() {
    expect("aclrtSetDevice", aclrtSetDevice(0), {0});
    const int64_t steps = random_.between(5, 80);
    for (g_place.step = 0; g_place.step < steps; ++g_place.step) step();
    random_.one_in(8) ? reset_with_everything_alive() : clean_up();
  }

 private:
  void step() {
    switch (random_.below(25)) {
      case 0: return allocate();
      case 1: return free_memory();
      case 2: return copy();
      case 3: return fill();
      case 4: return create_stream();
      case 5: return destroy_stream();
      case 6: return synchronize();
      case 7: return create_event();
      case 8: return use_event();
      case 9: return host_function();
      case 10: case 11: return create_tensor();
      case 12: return destroy_tensor();
      case 13: return ask_tensor();
      case 14: return change_tensor();
      case 15: return create_other();
      case 16: return destroy_other();
      case 17: return plan_any();
      case 18: case 19: case 20: return plan_valid();
      case 21: case 22: return run_executor();
      case 23: return initialise();
      default: return use_executor();
    }
  }

  // Programs of several parts initialise more than once.
  void initialise() {
    expect("aclInit again", aclInit(random_.one_in(2) ? nullptr : ""), {100002});
    expect("aclnnInit", aclnnInit(nullptr), {0});
    expect("aclrtSetDevice", aclrtSetDevice(random_.of({0, 0, -1, 99})), {0, 107001}) == 0
        ? expect("aclrtResetDevice", aclrtResetDevice(0), {0, 507015})
        : expect("aclnnFinalize", aclnnFinalize(), {0});
  }

  // -- The end --

  void destroy_handles() {
    for (Executor& executor : world_.executors) {
      if (executor.alive) expect("aclDestroyAclOpExecutor", aclDestroyAclOpExecutor(executor.handle), {0});
    }
    for (Other& other : world_.others) {
      if (other.alive) expect("destroy", destroy(other), {0});
    }
    for (Tensor& tensor : world_.tensors) {
      if (tensor.alive) expect("aclDestroyTensor", aclDestroyTensor(tensor.handle), {0, 161002});  // a list may own it
    }
  }

  void clean_up() {
    expect("aclrtSynchronizeDevice", aclrtSynchronizeDevice(), {0, 507015});
    for (const Memory& block : world_.memory) {
      if (block.alive && !block.guards_are_whole()) stop("bytes outside a block were overwritten");
    }
    destroy_handles();
    for (Event& event : world_.events) {
      if (event.alive) expect("aclrtDestroyEvent", aclrtDestroyEvent(event.handle), {0});
    }
    for (Stream& stream : world_.streams) {
      if (stream.alive) expect("aclrtDestroyStream", aclrtDestroyStream(stream.handle), {0});
    }
    for (Memory& block : world_.memory) {
      if (block.alive) expect("aclrtFree", aclrtFree(block.base), {0});
    }
    expect("aclrtResetDevice", aclrtResetDevice(0), {0, 507015});
  }

  // The device takes its streams, events and memory with it.
  void reset_with_everything_alive() {
    expect("aclrtResetDevice", aclrtResetDevice(0), {0, 507015});
    for (Stream& stream : world_.streams) {
      expect("aclrtSynchronizeStream after the reset", aclrtSynchronizeStream(stream.handle), {107002, 107003, 107017});
    }
    for (Memory& block : world_.memory) {
      expect("aclrtFree after the reset", aclrtFree(block.base), {107000, 107002});
    }
    destroy_handles();
  }
};

int thread_number() {
  int threads = 0;
  char line[128];
  FILE* file = std::fopen("/proc/self/status", "r");
  while (file != nullptr && std::fgets(line, sizeof line, file)) std::sscanf(line, "Threads: %d", &threads);
  if (file != nullptr) std::fclose(file);
  return threads;
}

long resident_kib() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

void hang(int) {
  // Not safe in a signal handler, but the process ends here either way.
  stop("hangs");
}

int run(uint64_t first, uint64_t count) {
  std::signal(SIGALRM, hang);
  expect("aclInit", aclInit(nullptr), {0});
  long early_size = 0;
  int early_threads = 0;
  for (uint64_t i = 0; i < count; ++i) {
    alarm(120);
    Sequence(first + i).run();
    if (i == count / 4) {
      early_size = resident_kib();
      early_threads = thread_number();
    }
  }
  alarm(0);
  const long grown = resident_kib() - early_size;
  std::printf("%llu sequences from seed %llu; memory grew by %ld KiB, threads by %d\n",
              static_cast<unsigned long long>(count), static_cast<unsigned long long>(first), grown,
              thread_number() - early_threads);
  for (const auto& count_of : g_counts) std::printf("%9ld %s\n", count_of.second, count_of.first.c_str());
  if (thread_number() - early_threads > 4) stop("threads are left over");
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  if (count >= 400 && grown > 32 * 1024) stop("memory is left over");
#endif
  return aclFinalize();
}

}  // namespace
}  // namespace fuzz

int main(int argc, char** argv) {
  const uint64_t first = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  const uint64_t count = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 10000;
  return fuzz::run(first, count);
}

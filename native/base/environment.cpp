#include "base/environment.h"

#include <cstdlib>

namespace pyaclnn {
namespace {

constexpr Variable kTable[] = {
    {"ASCEND_RT_VISIBLE_DEVICES", "all",
     "comma-separated ids of the devices the process sees, renumbered from 0 in this order; an id that is out of range "
     "or repeated ends the list"},
    {"ASCEND_LAUNCH_BLOCKING", "0", "1: a call that queues work on a stream returns only when that work is done"},
    {"ASCEND_GLOBAL_LOG_LEVEL", "3", "least severe line that is logged: 0 debug, 1 info, 2 warning, 3 error, 4 none"},
    {"ASCEND_SLOG_PRINT_TO_STDOUT", "0", "1: log lines go to standard output; otherwise there are none"},
    {"ACLNN_SOC", "Ascend910B1", "SoC name to act as; decides the supported dtypes, core counts and memory size"},
    {"ACLNN_DEVICE_COUNT", "1", "number of devices, 1 to 64; they share the machine's CPUs and memory"},
    {"ACLNN_THREADS", "one per CPU", "size of the compute thread pool"},
    {"ACLNN_ISA", "best", "highest instruction set the kernels use: sse4, avx2, avx512 or neon"},
    {"ACLNN_ZLOSS", "0", "1: the cross-entropy operators compute their z-loss term instead of ignoring it"},
};

constexpr int kMaxDevices = 64;

const char* text_of(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

int number_of(const char* name, int standard, int least, int most) {
  const char* text = text_of(name);
  char* end = nullptr;
  const long value = std::strtol(text, &end, 10);
  return end == text || *end != '\0' || value < least || value > most ? standard : static_cast<int>(value);
}

std::vector<int> visible_devices(int device_count) {
  std::vector<int> devices;
  const char* text = text_of("ASCEND_RT_VISIBLE_DEVICES");
  if (*text == '\0') {
    for (int id = 0; id < device_count; ++id) devices.push_back(id);
    return devices;
  }
  for (;;) {
    char* end = nullptr;
    const long id = std::strtol(text, &end, 10);
    if (end == text || (*end != '\0' && *end != ',') || id < 0 || id >= device_count) break;
    bool repeated = false;
    for (int earlier : devices) repeated = repeated || earlier == id;
    if (repeated) break;
    devices.push_back(static_cast<int>(id));
    if (*end == '\0') break;
    text = end + 1;
  }
  return devices;
}

Environment read() {
  Environment e;
  e.device_count = number_of("ACLNN_DEVICE_COUNT", 1, 1, kMaxDevices);
  e.visible_devices = visible_devices(e.device_count);
  e.launch_blocking = number_of("ASCEND_LAUNCH_BLOCKING", 0, 0, 1) == 1;
  e.log_level = number_of("ASCEND_GLOBAL_LOG_LEVEL", 3, 0, 4);
  e.log_to_stdout = number_of("ASCEND_SLOG_PRINT_TO_STDOUT", 0, 0, 1) == 1;
  e.soc = text_of("ACLNN_SOC");
  e.threads = number_of("ACLNN_THREADS", 0, 1, 4096);
  e.isa = text_of("ACLNN_ISA");
  e.zloss = number_of("ACLNN_ZLOSS", 0, 0, 1) == 1;
  return e;
}

}  // namespace

const Variable* environment_table(size_t* count) {
  *count = sizeof kTable / sizeof kTable[0];
  return kTable;
}

const Environment& environment() {
  // Never destroyed: threads that outlive main() may still ask.
  static const Environment* const values = new Environment(read());
  return *values;
}

}  // namespace pyaclnn

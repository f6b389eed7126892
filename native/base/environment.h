// Every environment variable the libraries honour: one table, read once per process.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/private_export.h"

namespace pyaclnn {

// A row of the table, for people: `python -m pyaclnn doctor` prints it.
struct Variable {
  const char* name;
  const char* standard;  // what holds when it isn't set
  const char* meaning;
};
ACLNN_PRIVATE const Variable* environment_table(size_t* count);

// The values. A value that can't be understood counts as not set, except where a reader checks it (ACLNN_SOC).
struct Environment {
  std::vector<int> visible_devices;  // ASCEND_RT_VISIBLE_DEVICES: physical id of each visible device
  bool launch_blocking;              // ASCEND_LAUNCH_BLOCKING
  int log_level;                     // ASCEND_GLOBAL_LOG_LEVEL: 0 debug .. 3 error, 4 none
  bool log_to_stdout;                // ASCEND_SLOG_PRINT_TO_STDOUT
  std::string soc;                   // ACLNN_SOC, as written
  int device_count;                  // ACLNN_DEVICE_COUNT: physical devices
  int threads;                       // ACLNN_THREADS; 0 means one per CPU the process may use
  std::string isa;                   // ACLNN_ISA, empty for the best the machine has
  bool zloss;                        // ACLNN_ZLOSS
};
ACLNN_PRIVATE const Environment& environment();

}  // namespace pyaclnn

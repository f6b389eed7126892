// What the executor needs of streams: a way to queue work.
#pragma once

#include "acl/acl_base_rt.h"
#include "base/private_export.h"
#include "base/status.h"

namespace pyaclnn {

// Of tasks that wait for nothing and call no user code: a thread that waits for one may run it itself.
inline constexpr bool kSelfContained = true;

struct Task {
  Status (*run)(void* payload);
  void (*drop)(void* payload);  // called exactly once: after run, or without it when the task is discarded
  void* payload;
  bool self_contained = false;
};

// Queues the task; it takes the payload even when it fails. A null stream is the current context's default stream.
// 107002 without a context, 107003 for a stream of another context, 107017 for a handle that isn't a live stream.
// With ASCEND_LAUNCH_BLOCKING=1 the call returns when the task is done; its failure stays the stream's in any case.
ACLNN_PRIVATE Status enqueue(aclrtStream stream, const Task& task);

}  // namespace pyaclnn

// The executor: a plan, the tensors it will read and write, and what became of it so far.
#pragma once

#include <memory>
#include <vector>

#include "executor/plan.h"
#include "executor/row.h"
#include "executor/values.h"

struct aclOpExecutor final : HandleOf<aclOpExecutor, pyaclnn::AclnnKind::executor> {
  // A tensor argument, or a member of a list argument.
  struct Slot {
    pyaclnn::Ref<aclTensor> tensor;  // empty: optional and not given
    int8_t param;
    int32_t member;  // position in its list, -1 for a plain tensor
    bool output;
    bool empty_view;
  };

  const pyaclnn::Row* row = nullptr;
  std::unique_ptr<pyaclnn::Plan> plan;
  uint64_t workspace_size = 0;
  std::vector<Slot> slots;
  std::atomic<bool> repeatable{false};
};

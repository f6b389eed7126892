// The operators behind one face: how many tensors they take, and both phases with any arguments.
#pragma once

#include "aclnnop/aclnn_abs.h"
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "aclnnop/aclnn_cross_entropy_loss_grad.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"
#include "world.h"

namespace fuzz {

struct Attributes {
  int64_t reduction = 0;
  double number = 1.0;  // beta, or label smoothing
  char* name = nullptr;  // a reduction as a string
  int64_t ignore_index = -100;
  double scale = 0.0;
  bool flag = false;
};

struct Operator {
  const char* name;
  int tensors;
  bool uses_names;  // string reductions
  aclnnStatus (*phase1)(aclTensor* const* t, const Attributes& a, uint64_t* size, aclOpExecutor** executor);
  aclnnStatus (*phase2)(void* workspace, uint64_t size, aclOpExecutor* executor, aclrtStream stream);
};

inline const Operator kOperators[] = {
    {"aclnnSmoothL1Loss", 3, false,
     [](aclTensor* const* t, const Attributes& a, uint64_t* size, aclOpExecutor** executor) {
       return aclnnSmoothL1LossGetWorkspaceSize(t[0], t[1], a.reduction, static_cast<float>(a.number), t[2], size, executor);
     },
     aclnnSmoothL1Loss},
    {"aclnnSmoothL1LossBackward", 4, false,
     [](aclTensor* const* t, const Attributes& a, uint64_t* size, aclOpExecutor** executor) {
       return aclnnSmoothL1LossBackwardGetWorkspaceSize(t[0], t[1], t[2], a.reduction, static_cast<float>(a.number), t[3],
                                                        size, executor);
     },
     aclnnSmoothL1LossBackward},
    {"aclnnCrossEntropyLoss", 7, true,
     [](aclTensor* const* t, const Attributes& a, uint64_t* size, aclOpExecutor** executor) {
       return aclnnCrossEntropyLossGetWorkspaceSize(t[0], t[1], t[4], a.name, a.ignore_index, a.number, a.scale, a.flag,
                                                    t[2], t[3], t[5], t[6], size, executor);
     },
     aclnnCrossEntropyLoss},
    {"aclnnCrossEntropyLossGrad", 7, true,
     [](aclTensor* const* t, const Attributes& a, uint64_t* size, aclOpExecutor** executor) {
       return aclnnCrossEntropyLossGradGetWorkspaceSize(t[0], t[1], t[2], t[4], t[5], t[6], a.name, a.ignore_index,
                                                        a.number, a.scale, t[3], size, executor);
     },
     aclnnCrossEntropyLossGrad},
    {"aclnnAbs", 2, false,
     [](aclTensor* const* t, const Attributes&, uint64_t* size, aclOpExecutor** executor) {
       return aclnnAbsGetWorkspaceSize(t[0], t[1], size, executor);
     },
     aclnnAbs},
};
constexpr int kOperatorCount = sizeof kOperators / sizeof kOperators[0];
constexpr int kMostTensors = 7;

}  // namespace fuzz

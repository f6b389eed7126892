/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H
#define PYACLNN_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * How far the labels of a sample are from standing a margin of 1 above all its other classes.
 * self [N, C], or [C] of one sample; a row of target has labels up to the first -1. With x a row of self, the loss
 * of a sample is the sum over its labels j and all classes i that are no labels of max(0, 1 - x[j] + x[i]),
 * divided by C; a label named twice counts twice. reduction is 0 (none: out [N], or one element for one sample), 1
 * (mean) or 2 (sum); other numbers mean the sum, too. isTarget is 1 for labels, else 0. Without samples nothing is
 * written. A label that is no class fails on the stream (507015). Computed in DOUBLE and rounded once.
 *   self: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C] or [C] or []
 *   target: in; INT64, INT32; shape [N, C] or [C] or []
 *   reduction: attribute
 *   out: out; FLOAT, FLOAT16, BFLOAT16; 0-1 dims
 *   isTarget: out; FLOAT, FLOAT16, BFLOAT16; shape [N, C] or [C] or []
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMultilabelMarginLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, aclTensor* isTarget,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnMultilabelMarginLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MULTILABEL_MARGIN_LOSS_H */

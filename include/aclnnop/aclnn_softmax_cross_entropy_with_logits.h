/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H
#define PYACLNN_ACLNNOP_ACLNN_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cross entropy of logits against probabilities, and its gradient with respect to the logits.
 * loss[n] = -sum over c of labels[n, c] * log_softmax(features)[n, c]; backprop = softmax(features) - labels,
 * which is the gradient where the labels of a row add up to 1. Nothing is written where there are no elements.
 * Sums are in f64, the rest in FLOAT.
 *   features: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 *   labels: in; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 *   loss: out; FLOAT, FLOAT16, BFLOAT16; shape [N]
 *   backprop: out; FLOAT, FLOAT16, BFLOAT16; shape [N, C]
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor* features, aclTensor* labels, aclTensor* loss, aclTensor* backprop,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmaxCrossEntropyWithLogits(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H */

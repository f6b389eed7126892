/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_PRELU_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_PRELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradients of aclnnPrelu with respect to self and weight.
 * gradInput is gradOutput where self is positive, else weight * gradOutput. gradWeight is the sum of gradOutput *
 * self where self isn't positive, over everything or for every channel: of products rounded to FLOAT, in f64. Its
 * shape is [channels] for a weight of several elements, else that of weight. gradOutput broadcasts to self. With
 * an empty input nothing is written.
 *   gradOutput: in; FLOAT, FLOAT16, BFLOAT16
 *   self: in; FLOAT, FLOAT16, BFLOAT16
 *   weight: in; FLOAT, FLOAT16, BFLOAT16
 *   gradInput: out; FLOAT, FLOAT16, BFLOAT16; shape same(self)
 *   gradWeight: out; FLOAT, FLOAT16, BFLOAT16
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPreluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput, const aclTensor* self, const aclTensor* weight, aclTensor* gradInput, aclTensor* gradWeight,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnPreluBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_PRELU_BACKWARD_H */

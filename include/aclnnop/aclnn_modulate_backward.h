/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_MODULATE_BACKWARD_H
#define PYACLNN_ACLNNOP_ACLNN_MODULATE_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gradients of input * scale + shift for every step of a sequence.
 * grad_input is grad_output * scale: for the gradient of aclnnModulate pass 1 + its scale. grad_scale is the sum
 * of grad_output * input over dim 1 and grad_shift that of grad_output, in f64 from products rounded to FLOAT.
 * Without scale, or without shift, the gradient of it isn't written; without scale grad_input is grad_output,
 * which the interface leaves open. Dtypes may differ; each gradient is rounded to its own. With an empty input
 * nothing is written.
 *   grad_output: in; FLOAT, FLOAT16, BFLOAT16; shape [B, L, D]
 *   input: in; FLOAT, FLOAT16, BFLOAT16; shape [B, L, D]
 *   scale: in; FLOAT, FLOAT16, BFLOAT16; shape [B, D]; may be null
 *   shift: in; FLOAT, FLOAT16, BFLOAT16; shape [B, D]; may be null
 *   grad_input: out; FLOAT, FLOAT16, BFLOAT16; shape [B, L, D]; shape same(input)
 *   grad_scale: out; FLOAT, FLOAT16, BFLOAT16; shape [B, D]; shape same(scale); may be null
 *   grad_shift: out; FLOAT, FLOAT16, BFLOAT16; shape [B, D]; shape same(shift); may be null
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnModulateBackwardGetWorkspaceSize(
    const aclTensor* grad_output, const aclTensor* input, const aclTensor* scale, const aclTensor* shift, const aclTensor* grad_input, const aclTensor* grad_scale, const aclTensor* grad_shift,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnModulateBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_MODULATE_BACKWARD_H */

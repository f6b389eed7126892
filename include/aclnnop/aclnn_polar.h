/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_POLAR_H
#define PYACLNN_ACLNNOP_ACLNN_POLAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * input * cos(angle) + i input * sin(angle), over the broadcast shape.
 * A negative input is used as it is. All tensors must have one storage format.
 *   input: in; FLOAT
 *   angle: in; FLOAT
 *   out: out; COMPLEX64; shape broadcast(input, angle)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPolarGetWorkspaceSize(
    const aclTensor* input, const aclTensor* angle, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnPolar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_POLAR_H */

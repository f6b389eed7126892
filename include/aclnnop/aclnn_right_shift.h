/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_RIGHT_SHIFT_H
#define PYACLNN_ACLNNOP_ACLNN_RIGHT_SHIFT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * input shifted right by shiftBits, over the broadcast shape; the sign bit of signed integers is repeated.
 * Computed in the dtype that input and shiftBits promote to. A shift by less than 0 counts as one by 0, one by all
 * bits or more leaves copies of the sign.
 *   input: in; INT64, INT32, INT16, INT8, UINT8, UINT16, UINT32, UINT64
 *   shiftBits: in; INT64, INT32, INT16, INT8, UINT8, UINT16, UINT32, UINT64
 *   out: out; INT64, INT32, INT16, INT8, UINT8, UINT16, UINT32, UINT64; shape broadcast(input, shiftBits)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRightShiftGetWorkspaceSize(
    const aclTensor* input, const aclTensor* shiftBits, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnRightShift(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_RIGHT_SHIFT_H */

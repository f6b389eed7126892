/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_GCD_H
#define PYACLNN_ACLNNOP_ACLNN_GCD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Greatest common divisor of self and other over the broadcast shape, not negative; that of two zeros is 0.
 * Computed in the dtype that self and other promote to, on A2 and A3 one of INT16, INT32 and INT64. The divisor of
 * a most negative number that no smaller one divides wraps to that number.
 *   self: in; INT64, INT32, INT16, INT8, UINT8
 *   other: in; INT64, INT32, INT16, INT8, UINT8
 *   out: out; INT64, INT32, INT16, INT8, UINT8, UINT16, UINT32, UINT64; shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGcdGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnGcd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_GCD_H */

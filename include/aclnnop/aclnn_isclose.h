/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_ISCLOSE_H
#define PYACLNN_ACLNNOP_ACLNN_ISCLOSE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Whether |self - other| <= atol + rtol * |other|, over the broadcast shape.
 * Equal values are close, infinities too; an infinity and a finite value aren't, and NaN is close to NaN only with
 * equalNan. rtol and atol are rounded to FLOAT and may be negative. Halves and integers are computed in FLOAT.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL
 *   rtol: attribute
 *   atol: attribute
 *   equalNan: attribute
 *   out: out; BOOL; shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsCloseGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equalNan, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsClose(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_ISCLOSE_H */

/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_SCALE_H
#define PYACLNN_ACLNNOP_ACLNN_SCALE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * x * scale + bias, where scale and bias lie along the dims of x from axis on.
 * With scaleFromBlob scale has the extents of numAxes dims of x from axis on, of all up to the last one for -1,
 * and one element for 0. Without, the extents of as many dims as it has itself, or one element in at most one dim;
 * numAxes is ignored then. bias is null or shaped like scale. Halves are computed in FLOAT, and everything is
 * rounded once.
 *   x: in; FLOAT, FLOAT16, BFLOAT16
 *   scale: in; FLOAT, FLOAT16, BFLOAT16
 *   bias: in; FLOAT, FLOAT16, BFLOAT16; shape same(scale); may be null
 *   axis: attribute; dims(x)
 *   numAxes: attribute; >=-1
 *   scaleFromBlob: attribute
 *   y: out; FLOAT, FLOAT16, BFLOAT16; shape same(x)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaleGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* bias, int64_t axis, int64_t numAxes, bool scaleFromBlob, aclTensor* y,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnScale(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_SCALE_H */

/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H
#define PYACLNN_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Next loss scale: lower after an overflow, higher after growthInterval steps without one.
 * Where foundInf isn't 0 the scale is multiplied by backoffFactor and the tracker becomes 0. Otherwise the tracker
 * counts one step more; at growthInterval it becomes 0 and the scale is multiplied by growthFactor, unless the
 * product isn't finite in the scale's dtype. Products are rounded once. Outputs may be the inputs. A
 * growthInterval outside of its range is refused with 161002.
 *   currentScale: in; FLOAT, FLOAT16, BFLOAT16; shape [1]
 *   growthTracker: in; INT32; shape [1]
 *   foundInf: in; FLOAT, FLOAT16, BFLOAT16; shape [1]
 *   growthFactor: attribute
 *   backoffFactor: attribute
 *   growthInterval: attribute; [1,2147483648)
 *   updatedScale: out; FLOAT, FLOAT16, BFLOAT16; shape [1]; shape same(currentScale)
 *   updatedGrowthTracker: out; INT32; shape [1]; shape same(growthTracker)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 561002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAmpUpdateScaleGetWorkspaceSize(
    const aclTensor* currentScale, const aclTensor* growthTracker, const aclTensor* foundInf, double growthFactor, double backoffFactor, int64_t growthInterval, const aclTensor* updatedScale, const aclTensor* updatedGrowthTracker,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnAmpUpdateScale(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_AMP_UPDATE_SCALE_H */

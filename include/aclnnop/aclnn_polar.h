/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_POLAR_H
#define PYACLNN_ACLNNOP_ACLNN_POLAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnPolar: declared, not implemented on the CPU yet; both phases return 561003.
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

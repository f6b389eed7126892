/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_COMPLEX_H
#define PYACLNN_ACLNNOP_ACLNN_COMPLEX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * real + i imag, over the broadcast shape.
 * FLOAT16 makes COMPLEX32, FLOAT COMPLEX64 and DOUBLE COMPLEX128. All tensors must have one storage format. With
 * an empty input nothing is checked but null.
 *   real: in; FLOAT, FLOAT16, DOUBLE
 *   imag: in; FLOAT, FLOAT16, DOUBLE
 *   out: out; COMPLEX64, COMPLEX128, COMPLEX32; shape broadcast(real, imag)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnComplexGetWorkspaceSize(
    const aclTensor* real, const aclTensor* imag, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnComplex(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_COMPLEX_H */

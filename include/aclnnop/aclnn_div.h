/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_DIV_H
#define PYACLNN_ACLNNOP_ACLNN_DIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Quotient of self and other over the broadcast shape.
 * Computed in the dtype that self and other promote to, in FLOAT where that is integral; halves in FLOAT, rounded
 * once. Into an integer out, which promoted integers may have, the quotient is truncated. Complex quotients follow
 * the textbook formula: one by zero is NaN.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128;
 *       shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * Quotient of self and other over the broadcast shape: as it is (mode 0), truncated (1) or floored (2).
 * Modes 0 and 1 are computed in FLOAT for integers and DOUBLE too, exact to 2^24 only, but INT32 with INT32 in
 * mode 1 in INT32; mode 2 in the promoted dtype, BOOL in FLOAT. A floating quotient is rounded to FLOAT before it
 * is truncated or floored. An integer quotient by zero is 0. Complex dtypes have mode 0 only, else 161002.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   mode: attribute; 0..2
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128;
 *       shape broadcast(self, other)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivModGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, int mode, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivMod(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * Quotient of self and the host scalar other: as it is (mode 0), truncated (1) or floored (2).
 * Modes 0 and 1 are computed in self's dtype, in FLOAT where that is integral, but INT32 with INT32 in mode 1 in
 * INT32; mode 2 in the dtype that self and other promote to, BOOL in FLOAT. An integer quotient by zero is 0.
 * Complex dtypes have mode 0 only, else 161002. Only self's dtype must convert to out's.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   mode: attribute; 0..2
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128;
 *       shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivModsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, int mode, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivMods(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * Quotient of self and the host scalar other.
 * Computed in self's dtype, to which other is converted first: in FLOAT where that is integral, or a half that
 * meets a FLOAT scalar. Into an integer out, which integers may have, the quotient is truncated.
 *   self: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   out: out; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128;
 *       shape same(self)
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnDivs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: quotient of self and other over the broadcast shape.
 * Computed in the dtype that self and other promote to, in FLOAT where that is integral; halves in FLOAT, rounded
 * once. Into an integer out, which promoted integers may have, the quotient is truncated. Complex quotients follow
 * the textbook formula: one by zero is NaN.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64,
 *       COMPLEX128; shape broadcast(selfRef, other)
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* other,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: quotient of self and other over the broadcast shape: as it is (mode 0), truncated (1) or
 * floored (2).
 * Modes 0 and 1 are computed in FLOAT for integers and DOUBLE too, exact to 2^24 only, but INT32 with INT32 in
 * mode 1 in INT32; mode 2 in the promoted dtype, BOOL in FLOAT. A floating quotient is rounded to FLOAT before it
 * is truncated or floored. An integer quotient by zero is 0. Complex dtypes have mode 0 only, else 161002.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64,
 *       COMPLEX128; shape broadcast(selfRef, other)
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   mode: attribute; 0..2
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivModGetWorkspaceSize(
    aclTensor* selfRef, const aclTensor* other, int mode,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivMod(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: quotient of self and the host scalar other: as it is (mode 0), truncated (1) or floored
 * (2).
 * Modes 0 and 1 are computed in self's dtype, in FLOAT where that is integral, but INT32 with INT32 in mode 1 in
 * INT32; mode 2 in the dtype that self and other promote to, BOOL in FLOAT. An integer quotient by zero is 0.
 * Complex dtypes have mode 0 only, else 161002. Only self's dtype must convert to out's.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64,
 *       COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 *   mode: attribute; 0..2
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivModsGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* other, int mode,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivMods(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/*
 * In place on selfRef: quotient of self and the host scalar other.
 * Computed in self's dtype, to which other is converted first: in FLOAT where that is integral, or a half that
 * meets a FLOAT scalar. Into an integer out, which integers may have, the quotient is truncated.
 *   selfRef: inout; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64,
 *       COMPLEX128
 *   other: in; FLOAT, FLOAT16, BFLOAT16, DOUBLE, INT64, INT32, INT16, INT8, UINT8, BOOL, COMPLEX64, COMPLEX128
 * Phase 1 returns 161001 for a null argument that isn't optional, 161002 for a dtype, attribute or layout it
 * doesn't take, 161002 for shapes that don't fit, 561003 on a product without this operator. Any strides and
 * offset; at most 8 dims.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivsGetWorkspaceSize(
    aclTensor* selfRef, const aclScalar* other,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceDivs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_DIV_H */

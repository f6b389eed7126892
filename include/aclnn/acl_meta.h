/* SPDX-License-Identifier: Apache-2.0 */
/* Tensors, scalars, arrays, lists and executors: what operators take and give. */
#ifndef PYACLNN_ACLNN_ACL_META_H
#define PYACLNN_ACLNN_ACL_META_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handles; what they point to is known to the library only. */
typedef struct aclOpExecutor aclOpExecutor;
typedef struct aclTensor aclTensor;
typedef struct aclScalar aclScalar;
typedef struct aclIntArray aclIntArray;
typedef struct aclFloatArray aclFloatArray;
typedef struct aclBoolArray aclBoolArray;
typedef struct aclTensorList aclTensorList;
typedef struct aclScalarList aclScalarList;

/* Values are in aclnn/opdev/op_errno.h. */
typedef int32_t aclnnStatus;

static const aclnnStatus OK = 0;

/* -- Creation -- */

/* Describes a strided view of device memory that the caller owns. stride and offset count elements; a null stride
   means contiguous; viewDimsNum 0 is a scalar. Nothing else is checked: operators do. nullptr only when a dims
   pointer is null with a count above 0. */
ACL_FUNC_VISIBILITY aclTensor* aclCreateTensor(
    const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType, const int64_t* stride,
    int64_t offset, aclFormat format, const int64_t* storageDims, uint64_t storageDimsNum, void* tensorData);

/* Describes other memory with a tensor that exists; arguments as in aclCreateTensor. */
ACL_FUNC_VISIBILITY aclnnStatus aclInitTensor(
    aclTensor* tensor, const int64_t* viewDims, uint64_t viewDimsNum, aclDataType dataType,
    const int64_t* stride, int64_t offset, aclFormat format, const int64_t* storageDims,
    uint64_t storageDimsNum, void* tensorDataAddr);

/* Copies one host value of the given type. nullptr when value is null. */
ACL_FUNC_VISIBILITY aclScalar* aclCreateScalar(void* value, aclDataType dataType);

/* Copies size values; null or 0 gives an empty array. */
ACL_FUNC_VISIBILITY aclIntArray* aclCreateIntArray(const int64_t* value, uint64_t size);

/* Copies size values; null or 0 gives an empty array. */
ACL_FUNC_VISIBILITY aclFloatArray* aclCreateFloatArray(const float* value, uint64_t size);

/* Copies size values; null or 0 gives an empty array. */
ACL_FUNC_VISIBILITY aclBoolArray* aclCreateBoolArray(const bool* value, uint64_t size);

/* Makes a list of the handles; null members are allowed. The list owns them: destroying it destroys them. */
ACL_FUNC_VISIBILITY aclTensorList* aclCreateTensorList(const aclTensor* const* value, uint64_t size);

/* Makes a list of the handles. The list owns them: destroying it destroys them. */
ACL_FUNC_VISIBILITY aclScalarList* aclCreateScalarList(const aclScalar* const* value, uint64_t size);

/* -- Destruction -- */

/* Destroys the description, not the memory. Allowed as soon as the second phase returned. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyTensor(const aclTensor* tensor);

/* Destroys the scalar; allowed after the first phase. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyScalar(const aclScalar* scalar);

/* Destroys the array; allowed after the first phase. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyIntArray(const aclIntArray* array);

/* Destroys the array; allowed after the first phase. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyFloatArray(const aclFloatArray* array);

/* Destroys the array; allowed after the first phase. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyBoolArray(const aclBoolArray* array);

/* Destroys the list and the tensors in it. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyTensorList(const aclTensorList* array);

/* Destroys the list and the scalars in it. Null succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyScalarList(const aclScalarList* array);

/* -- Properties -- */

/* The view's extents. The caller frees *viewDims with C++ delete[]. 161001 for null. */
ACL_FUNC_VISIBILITY aclnnStatus aclGetViewShape(
    const aclTensor* tensor, int64_t** viewDims, uint64_t* viewDimsNum);

/* The strides in elements. The caller frees *stridesValue with C++ delete[]. 161001 for null. */
ACL_FUNC_VISIBILITY aclnnStatus aclGetViewStrides(
    const aclTensor* tensor, int64_t** stridesValue, uint64_t* stridesNum);

ACL_FUNC_VISIBILITY aclnnStatus aclGetViewOffset(const aclTensor* tensor, int64_t* offset);

/* The storage's extents. The caller frees *storageDims with C++ delete[]. 161001 for null. */
ACL_FUNC_VISIBILITY aclnnStatus aclGetStorageShape(
    const aclTensor* tensor, int64_t** storageDims, uint64_t* storageDimsNum);

ACL_FUNC_VISIBILITY aclnnStatus aclGetFormat(const aclTensor* tensor, aclFormat* format);

ACL_FUNC_VISIBILITY aclnnStatus aclGetDataType(const aclTensor* tensor, aclDataType* dataType);

ACL_FUNC_VISIBILITY aclnnStatus aclGetIntArraySize(const aclIntArray* array, uint64_t* size);

ACL_FUNC_VISIBILITY aclnnStatus aclGetFloatArraySize(const aclFloatArray* array, uint64_t* size);

ACL_FUNC_VISIBILITY aclnnStatus aclGetBoolArraySize(const aclBoolArray* array, uint64_t* size);

ACL_FUNC_VISIBILITY aclnnStatus aclGetTensorListSize(const aclTensorList* tensorList, uint64_t* size);

ACL_FUNC_VISIBILITY aclnnStatus aclGetScalarListSize(const aclScalarList* scalarList, uint64_t* size);

/* -- Executors -- */

/* Call it between the phases: the executor may then run many times, until it is destroyed. 561103 for null. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor* executor);

/* Drops an executor that never ran or that is repeatable. One that ran is gone already; dropping it again
   succeeds. */
ACL_FUNC_VISIBILITY aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor* executor);

/* -- Addresses of tensors -- */

/* From the next run on, the repeatable executor uses addr for its tensor number index (inputs first, then
   outputs). */
ACL_FUNC_VISIBILITY aclnnStatus aclSetTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

/* The same, counting inputs only. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetInputTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

/* The same, counting outputs only. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetOutputTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

/* The same for member relativeIndex of the tensor list that is argument irIndex. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetDynamicTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

/* The same, counting inputs only. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetDynamicInputTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

/* The same, counting outputs only. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetDynamicOutputTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

/* -- Older names of the six functions above -- */

ACL_FUNC_VISIBILITY aclnnStatus AclSetTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

ACL_FUNC_VISIBILITY aclnnStatus AclSetInputTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

ACL_FUNC_VISIBILITY aclnnStatus AclSetOutputTensorAddr(
    aclOpExecutor* executor, const size_t index, aclTensor* tensor, void* addr);

ACL_FUNC_VISIBILITY aclnnStatus AclSetDynamicTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

ACL_FUNC_VISIBILITY aclnnStatus AclSetDynamicInputTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

ACL_FUNC_VISIBILITY aclnnStatus AclSetDynamicOutputTensorAddr(
    aclOpExecutor* executor, size_t irIndex, const size_t relativeIndex, aclTensorList* tensors, void* addr);

/* -- Addresses without an executor -- */

/* Makes the tensor point at other memory. */
ACL_FUNC_VISIBILITY aclnnStatus aclSetRawTensorAddr(aclTensor* tensor, void* addr);

/* The memory that the tensor describes, without its offset. */
ACL_FUNC_VISIBILITY aclnnStatus aclGetRawTensorAddr(const aclTensor* tensor, void** addr);

/* -- Dump -- */

ACL_FUNC_VISIBILITY aclnnStatus aclDumpOpTensors(
    const char* opType, const char* opName, aclTensor** tensors, size_t inputTensorNum,
    size_t outputTensorNum, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNN_ACL_META_H */

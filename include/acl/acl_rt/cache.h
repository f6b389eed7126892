/* SPDX-License-Identifier: Apache-2.0 */
/* Cache maintenance (CMO). */
#ifndef PYACLNN_ACL_ACL_RT_CACHE_H
#define PYACLNN_ACL_ACL_RT_CACHE_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_CMO_MAX_BARRIER_NUM 6U

typedef enum aclrtCmoType {
    ACL_RT_CMO_TYPE_PREFETCH = 0,
    ACL_RT_CMO_TYPE_WRITEBACK = 1,
    ACL_RT_CMO_TYPE_INVALID = 2,
    ACL_RT_CMO_TYPE_FLUSH = 3
} aclrtCmoType;

typedef struct aclrtBarrierCmoInfo {
    aclrtCmoType cmoType;
    uint32_t barrierId;
} aclrtBarrierCmoInfo;

typedef struct aclrtBarrierTaskInfo {
    size_t barrierNum;
    aclrtBarrierCmoInfo cmoInfo[ACL_RT_CMO_MAX_BARRIER_NUM];
} aclrtBarrierTaskInfo;

/* -- Cache operations in a stream -- */

/* Queues a cache operation, such as a prefetch, on a range. */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsync(void* src, size_t size, aclrtCmoType cmoType, aclrtStream stream);

ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithBarrier(
    void* src, size_t size, aclrtCmoType cmoType, uint32_t barrierId, aclrtStream stream);

ACL_FUNC_VISIBILITY aclError aclrtCmoWaitBarrier(
    aclrtBarrierTaskInfo* taskInfo, aclrtStream stream, uint32_t flag);

ACL_FUNC_VISIBILITY aclError aclrtCmoGetDescSize(size_t* size);

ACL_FUNC_VISIBILITY aclError aclrtCmoSetDesc(void* cmoDesc, void* src, size_t size);

ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithDesc(
    void* cmoDesc, aclrtCmoType cmoType, aclrtStream stream, const void* reserve);

/* -- From the host -- */

ACL_FUNC_VISIBILITY aclError aclrtMemFlush(void* devPtr, size_t size);

ACL_FUNC_VISIBILITY aclError aclrtMemInvalidate(void* devPtr, size_t size);

ACL_FUNC_VISIBILITY aclError aclrtDeviceL2CacheFlush(void* rsv);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_CACHE_H */

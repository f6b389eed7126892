/* SPDX-License-Identifier: Apache-2.0 */
/* Core limits for devices, streams and threads. */
#ifndef PYACLNN_ACL_ACL_RT_RESOURCE_H
#define PYACLNN_ACL_ACL_RT_RESOURCE_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtDevResLimitType {
    ACL_RT_DEV_RES_CUBE_CORE = 0,
    ACL_RT_DEV_RES_VECTOR_CORE = 1
} aclrtDevResLimitType;

typedef enum aclrtDeviceLimit {
    ACL_RT_DEV_LIMIT_SIMT_STACK_SIZE = 0,
    ACL_RT_DEV_LIMIT_SIMT_DVG_WARP_STACK_SIZE = 1,
    ACL_RT_DEV_LIMIT_SIMD_STACK_SIZE = 2,
    ACL_RT_DEV_LIMIT_SIMD_PRINTF_FIFO_SIZE_PER_CORE = 3,
    ACL_RT_DEV_LIMIT_SIMT_PRINTF_FIFO_SIZE = 4
} aclrtDeviceLimit;

/* -- Cores per device -- */

/* How many cores of one kind operators may use on a device. */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceResLimit(
    int32_t deviceId, aclrtDevResLimitType type, uint32_t* value);

/* Limits the cores that operators of this process use on a device. */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceResLimit(
    int32_t deviceId, aclrtDevResLimitType type, uint32_t value);

/* Takes the limits of a device back. */
ACL_FUNC_VISIBILITY aclError aclrtResetDeviceResLimit(int32_t deviceId);

/* -- Cores per stream and thread -- */

/* How many cores of one kind operators of a stream may use. */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamResLimit(
    aclrtStream stream, aclrtDevResLimitType type, uint32_t* value);

/* Limits the cores that operators of a stream use. */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamResLimit(
    aclrtStream stream, aclrtDevResLimitType type, uint32_t value);

/* Takes the limits of a stream back. */
ACL_FUNC_VISIBILITY aclError aclrtResetStreamResLimit(aclrtStream stream);

/* Operators planned in this thread obey the limits of the stream from now on. */
ACL_FUNC_VISIBILITY aclError aclrtUseStreamResInCurrentThread(aclrtStream stream);

/* Takes that back. */
ACL_FUNC_VISIBILITY aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream);

/* The limit that operators planned in this thread obey. */
ACL_FUNC_VISIBILITY aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t* value);

/* -- Limits of kernels -- */

ACL_FUNC_VISIBILITY aclError aclrtDeviceSetLimit(aclrtDeviceLimit limit, size_t value);

ACL_FUNC_VISIBILITY aclError aclrtDeviceGetLimit(aclrtDeviceLimit limit, size_t* value);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_RESOURCE_H */

/* SPDX-License-Identifier: Apache-2.0 */
/* Devices. */
#ifndef PYACLNN_ACL_ACL_RT_DEVICE_H
#define PYACLNN_ACL_ACL_RT_DEVICE_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtRunMode {
    ACL_DEVICE = 0,
    ACL_HOST = 1
} aclrtRunMode;

typedef enum aclrtTsId {
    ACL_TS_ID_AICORE = 0,
    ACL_TS_ID_AIVECTOR = 1,
    ACL_TS_ID_RESERVED = 2
} aclrtTsId;

typedef enum aclrtDeviceStatus {
    ACL_RT_DEVICE_STATUS_NORMAL = 0,
    ACL_RT_DEVICE_STATUS_ABNORMAL = 1,
    ACL_RT_DEVICE_STATUS_END = 65535
} aclrtDeviceStatus;

/* -- The current device -- */

/* Makes the device's primary context current in this thread and counts one use. 107001 for a bad id. */
ACL_FUNC_VISIBILITY aclError aclrtSetDevice(int32_t deviceId);

/* Takes back one aclrtSetDevice; the last one frees what the device still holds. 507007 when it was not set. */
ACL_FUNC_VISIBILITY aclError aclrtResetDevice(int32_t deviceId);

ACL_FUNC_VISIBILITY aclError aclrtResetDeviceForce(int32_t deviceId);

/* The thread's device; 107002 when none is set. */
ACL_FUNC_VISIBILITY aclError aclrtGetDevice(int32_t* deviceId);

/* Number of devices this process can use. Works before any device is set. */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceCount(uint32_t* count);

ACL_FUNC_VISIBILITY aclError aclrtGetRunMode(aclrtRunMode* runMode);

ACL_FUNC_VISIBILITY aclError aclrtSetTsDevice(aclrtTsId tsId);

ACL_FUNC_VISIBILITY aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus* deviceStatus);

/* Waits until all streams of the device are done. Gives the code of a task that failed. */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDevice(void);

/* The same with a limit in ms: -1 waits for ever, 0 and below -1 answer 107000, 507046 when time is up. */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/* -- Access between devices -- */

/* Stores 1 when deviceId can reach the memory of peerDeviceId, else 0. */
ACL_FUNC_VISIBILITY aclError aclrtDeviceCanAccessPeer(
    int32_t* canAccessPeer, int32_t deviceId, int32_t peerDeviceId);

/* Lets the current device reach the memory of peerDeviceId. flags is 0. */
ACL_FUNC_VISIBILITY aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);

ACL_FUNC_VISIBILITY aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);

ACL_FUNC_VISIBILITY aclError aclrtDevicePeerAccessStatus(
    int32_t deviceId, int32_t peerDeviceId, int32_t* status);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_DEVICE_H */

/* SPDX-License-Identifier: Apache-2.0 */
/* Host callbacks. */
#ifndef PYACLNN_ACL_ACL_RT_CALLBACK_H
#define PYACLNN_ACL_ACL_RT_CALLBACK_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtCallbackBlockType {
    ACL_CALLBACK_NO_BLOCK = 0,
    ACL_CALLBACK_BLOCK = 1
} aclrtCallbackBlockType;

typedef enum aclrtDeviceState {
    ACL_RT_DEVICE_STATE_SET_PRE = 0,
    ACL_RT_DEVICE_STATE_SET_POST = 1,
    ACL_RT_DEVICE_STATE_RESET_PRE = 2,
    ACL_RT_DEVICE_STATE_RESET_POST = 3
} aclrtDeviceState;

typedef enum aclrtStreamState {
    ACL_RT_STREAM_STATE_CREATE_POST = 1,
    ACL_RT_STREAM_STATE_DESTROY_PRE = 2
} aclrtStreamState;

typedef void (*aclrtCallback)(void* userData);
typedef void (*aclrtHostFunc)(void* args);
typedef void (*aclrtDeviceStateCallback)(int32_t devId, aclrtDeviceState state, void* args);
typedef void (*aclrtStreamStateCallback)(aclrtStream stm, aclrtStreamState state, void* args);

/* -- Callbacks in a thread of the program -- */

/* Lets the thread run the callbacks of the stream, which it does inside aclrtProcessReport. */
ACL_FUNC_VISIBILITY aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);

/* Takes back aclrtSubscribeReport. */
ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);

/* Queues a call of fn for the thread that subscribed to the stream (107015 when none did). With ACL_CALLBACK_BLOCK
   the stream goes on only after fn returned. */
ACL_FUNC_VISIBILITY aclError aclrtLaunchCallback(
    aclrtCallback fn, void* userData, aclrtCallbackBlockType blockType, aclrtStream stream);

/* Waits up to timeout ms (-1: for ever) for one queued callback and runs it. 107012 when this thread has not
   subscribed, 507012 when time is up. */
ACL_FUNC_VISIBILITY aclError aclrtProcessReport(int32_t timeout);

/* Queues a call of fn on a thread of the library. The stream goes on after fn returned; fn must not call ACL. */
ACL_FUNC_VISIBILITY aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void* args);

/* -- Host functions -- */

ACL_FUNC_VISIBILITY aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

ACL_FUNC_VISIBILITY aclError aclrtProcessHostFunc(int32_t timeout);

ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

/* -- Calls when streams and devices come and go -- */

ACL_FUNC_VISIBILITY aclError aclrtRegStreamStateCallback(
    const char* regName, aclrtStreamStateCallback callback, void* args);

ACL_FUNC_VISIBILITY aclError aclrtRegDeviceStateCallback(
    const char* regName, aclrtDeviceStateCallback callback, void* args);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_CALLBACK_H */

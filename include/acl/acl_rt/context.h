/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts and system options. */
#ifndef PYACLNN_ACL_ACL_RT_CONTEXT_H
#define PYACLNN_ACL_ACL_RT_CONTEXT_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Contexts -- */

/* Creates a context with its own default stream on a device and makes it current in this thread. */
ACL_FUNC_VISIBILITY aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId);

/* Destroys a context made by aclrtCreateContext. 100000 for null, 107002 for a device's primary context. */
ACL_FUNC_VISIBILITY aclError aclrtDestroyContext(aclrtContext context);

/* Makes the context current in this thread. 107000 when it is no live context. */
ACL_FUNC_VISIBILITY aclError aclrtSetCurrentContext(aclrtContext context);

/* The thread's context; 107002 when it has none. */
ACL_FUNC_VISIBILITY aclError aclrtGetCurrentContext(aclrtContext* context);

/* -- Options -- */

ACL_FUNC_VISIBILITY aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t* value);

/* Sets an option of the current context. 100000 for an unknown option, 107000 for a value it does not take. */
ACL_FUNC_VISIBILITY aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value);

/* Option of the whole process; 107021 while it is not set. */
ACL_FUNC_VISIBILITY aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t* value);

/* Sets an option for the whole process. */
ACL_FUNC_VISIBILITY aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value);

ACL_FUNC_VISIBILITY aclError aclrtCtxGetCurrentDefaultStream(aclrtStream* stream);

/* Whether the device's primary context exists (active 1), and its flags. */
ACL_FUNC_VISIBILITY aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t* flags, int32_t* active);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_CONTEXT_H */

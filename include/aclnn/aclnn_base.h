/* SPDX-License-Identifier: Apache-2.0 */
/* Start and end of the operator library. */
#ifndef PYACLNN_ACLNN_ACLNN_BASE_H
#define PYACLNN_ACLNN_ACLNN_BASE_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Starts the operator library. Optional; configPath may be null. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInit(const char* configPath);

/* Ends what aclnnInit began. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFinalize(void);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNN_ACLNN_BASE_H */

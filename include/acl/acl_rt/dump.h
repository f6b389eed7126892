/* SPDX-License-Identifier: Apache-2.0 */
/* Dump of operator inputs and outputs. */
#ifndef PYACLNN_ACL_ACL_RT_DUMP_H
#define PYACLNN_ACL_ACL_RT_DUMP_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Starts the dump of operator inputs and outputs. */
ACL_FUNC_VISIBILITY aclError aclmdlInitDump(void);

/* Sets the dump up from a JSON file. */
ACL_FUNC_VISIBILITY aclError aclmdlSetDump(const char* dumpCfgPath);

/* Ends the dump. */
ACL_FUNC_VISIBILITY aclError aclmdlFinalizeDump(void);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_DUMP_H */

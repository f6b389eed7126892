/* SPDX-License-Identifier: Apache-2.0 */
/* Memory and events shared between processes. */
#ifndef PYACLNN_ACL_ACL_RT_IPC_H
#define PYACLNN_ACL_ACL_RT_IPC_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of exporting and importing memory. */
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT 0UL
#define ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1UL
#define ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT 0UL
#define ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS 1UL

#define ACL_IPC_EVENT_HANDLE_SIZE 64U

/* Values of ACL_RT_IPC_MEM_ATTR_ACCESS_LINK. */
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO 0
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS 1
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_UB_ONE_PORT_PATH 2
#define ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_UB_MULTI_PORT_PATH 3

typedef enum aclrtIpcMemAttrType {
    ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0
} aclrtIpcMemAttrType;

typedef struct aclrtServerPid {
    uint32_t sdid;
    int32_t* pid;
    size_t num;
} aclrtServerPid;

typedef struct aclrtIpcEventHandle {
    char reserved[ACL_IPC_EVENT_HANDLE_SIZE];
} aclrtIpcEventHandle;

/* -- Memory -- */

/* Makes a key (text of at most len bytes) with which another process can open the memory. */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemGetExportKey(
    void* devPtr, size_t size, char* key, size_t len, uint64_t flags);

/* Closes memory that was exported or imported under the key. */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemClose(const char* key);

/* Opens memory of another process by its key. */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportByKey(void** devPtr, const char* key, uint64_t flags);

/* Names the processes that may open the memory. */
ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetImportPid(const char* key, int32_t* pid, size_t num);

ACL_FUNC_VISIBILITY aclError aclrtIpcMemSetAttr(const char* key, aclrtIpcMemAttrType type, uint64_t attr);

ACL_FUNC_VISIBILITY aclError aclrtIpcMemImportPidInterServer(
    const char* key, aclrtServerPid* serverPids, size_t num);

/* -- Events -- */

/* Makes a handle with which another process can open the event. */
ACL_FUNC_VISIBILITY aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle* handle);

/* Opens an event of another process. */
ACL_FUNC_VISIBILITY aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent* event);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_IPC_H */

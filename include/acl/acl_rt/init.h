/* SPDX-License-Identifier: Apache-2.0 */
/* Initialisation, versions, error messages. */
#ifndef PYACLNN_ACL_ACL_RT_INIT_H
#define PYACLNN_ACL_ACL_RT_INIT_H

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this interface. */
#define ACL_MAJOR_VERSION 1
#define ACL_MINOR_VERSION 17
#define ACL_PATCH_VERSION 0

/* Room in aclCANNPackageVersion. */
#define ACL_PKG_VERSION_MAX_SIZE 128
#define ACL_PKG_VERSION_PARTS_MAX_SIZE 64

typedef enum aclrtLastErrLevel {
    ACL_RT_THREAD_LEVEL = 0
} aclrtLastErrLevel;

typedef enum aclCANNPackageName {
    ACL_PKG_NAME_CANN = 0,
    ACL_PKG_NAME_RUNTIME = 1,
    ACL_PKG_NAME_COMPILER = 2,
    ACL_PKG_NAME_HCCL = 3,
    ACL_PKG_NAME_TOOLKIT = 4,
    ACL_PKG_NAME_OPP = 5,
    ACL_PKG_NAME_OPP_KERNEL = 6,
    ACL_PKG_NAME_DRIVER = 7
} aclCANNPackageName;

typedef enum aclRegisterCallbackType {
    ACL_REG_TYPE_ACL_MODEL = 0,
    ACL_REG_TYPE_ACL_OP_EXECUTOR = 1,
    ACL_REG_TYPE_ACL_OP_CBLAS = 2,
    ACL_REG_TYPE_ACL_OP_COMPILER = 3,
    ACL_REG_TYPE_ACL_TDT_CHANNEL = 4,
    ACL_REG_TYPE_ACL_TDT_QUEUE = 5,
    ACL_REG_TYPE_ACL_DVPP = 6,
    ACL_REG_TYPE_ACL_RETR = 7,
    ACL_REG_TYPE_OTHER = 65535
} aclRegisterCallbackType;

typedef struct aclCANNPackageVersion {
    char version[ACL_PKG_VERSION_MAX_SIZE];
    char majorVersion[ACL_PKG_VERSION_PARTS_MAX_SIZE];
    char minorVersion[ACL_PKG_VERSION_PARTS_MAX_SIZE];
    char releaseVersion[ACL_PKG_VERSION_PARTS_MAX_SIZE];
    char patchVersion[ACL_PKG_VERSION_PARTS_MAX_SIZE];
    char reserved[ACL_PKG_VERSION_MAX_SIZE];
} aclCANNPackageVersion;

typedef int32_t (*aclInitCallbackFunc)(const char* configStr, size_t len, void* userData);
typedef int32_t (*aclFinalizeCallbackFunc)(void* userData);

/* -- Start and end -- */

/* Starts ACL. configPath names a JSON file; null or "" means defaults. 100002 when already started (harmless),
   100003 when the file cannot be read, 100006 when it is no JSON. */
ACL_FUNC_VISIBILITY aclError aclInit(const char* configPath);

/* Ends ACL. A second call answers 100037. */
ACL_FUNC_VISIBILITY aclError aclFinalize(void);

/* Takes back one aclInit and stores how many remain; the last one ends ACL. */
ACL_FUNC_VISIBILITY aclError aclFinalizeReference(uint64_t* refCount);

/* -- Error messages -- */

/* Text of this thread's last failure, nullptr when there is none. The call clears it; the string lives until the
   thread's next call. */
ACL_FUNC_VISIBILITY const char* aclGetRecentErrMsg(void);

/* -- Last error -- */

/* This thread's last runtime failure; keeps it. level is ACL_RT_THREAD_LEVEL. */
ACL_FUNC_VISIBILITY aclError aclrtPeekAtLastError(aclrtLastErrLevel level);

/* This thread's last runtime failure; clears it. Success and code 100000 do not change it. */
ACL_FUNC_VISIBILITY aclError aclrtGetLastError(aclrtLastErrLevel level);

/* -- Versions -- */

/* Version of one of the installed packages, as text. */
ACL_FUNC_VISIBILITY aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion* version);

/* Version of a package by name. versionStr needs room for ACL_PKG_VERSION_MAX_SIZE characters. */
ACL_FUNC_VISIBILITY aclError aclsysGetVersionStr(char* pkgName, char* versionStr);

ACL_FUNC_VISIBILITY aclError aclsysGetVersionNum(char* pkgName, int32_t* versionNum);

ACL_FUNC_VISIBILITY aclError aclrtGetVersion(
    int32_t* majorVersion, int32_t* minorVersion, int32_t* patchVersion);

ACL_FUNC_VISIBILITY aclError aclrtCheckArchCompatibility(const char* socVersion, int32_t* canCompatible);

/* -- Calls at start and end -- */

ACL_FUNC_VISIBILITY aclError aclInitCallbackRegister(
    aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void* userData);

ACL_FUNC_VISIBILITY aclError aclInitCallbackUnRegister(
    aclRegisterCallbackType type, aclInitCallbackFunc cbFunc);

ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackRegister(
    aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void* userData);

ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackUnRegister(
    aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACL_ACL_RT_INIT_H */

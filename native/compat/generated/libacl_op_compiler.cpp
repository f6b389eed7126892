// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY int aclDestroyGraphDumpOpt() { return pyaclnn::unsupported("aclDestroyGraphDumpOpt", 200006); }
ACL_FUNC_VISIBILITY int aclGenGraphAndDumpForOp() { return pyaclnn::unsupported("aclGenGraphAndDumpForOp", 200006); }
ACL_FUNC_VISIBILITY void* aclCreateGraphDumpOpt() { pyaclnn::unsupported("aclCreateGraphDumpOpt"); return nullptr; }
ACL_FUNC_VISIBILITY uint64_t aclSetTensorDescName() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclSetTensorFormat() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclSetTensorPlaceMent() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclSetTensorShape() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrBool() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrDataType() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrFloat() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrInt() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrListBool() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrListFloat() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrListInt() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrListListInt() { return 0; }
ACL_FUNC_VISIBILITY uint64_t aclopSetAttrString() { return 0; }

}  // extern "C"

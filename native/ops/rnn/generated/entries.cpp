// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the rnn family.
#include "executor/row.h"

namespace pyaclnn {
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnBidirectionLSTMGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, bool, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBidirectionLSTM"); }
ENTRY aclnnBidirectionLSTM(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBidirectionLSTM"); }
ENTRY aclnnBidirectionLSTMV2GetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, bool, bool, bool, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBidirectionLSTMV2"); }
ENTRY aclnnBidirectionLSTMV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBidirectionLSTMV2"); }
ENTRY aclnnGRUGetWorkspaceSize(const aclTensor*, const aclTensorList*, const aclTensor*, const aclTensor*, bool, int64_t, double, bool, bool, bool, aclTensor*, aclTensor*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGRU"); }
ENTRY aclnnGRU(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGRU"); }
ENTRY aclnnGRUBackwardGetWorkspaceSize(const aclTensor*, const aclTensorList*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, bool, int64_t, bool, bool, aclTensor*, aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGRUBackward"); }
ENTRY aclnnGRUBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGRUBackward"); }
ENTRY aclnnLSTMGetWorkspaceSize(const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensor*, bool, int64_t, double, bool, bool, bool, aclTensor*, aclTensor*, aclTensor*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLSTM"); }
ENTRY aclnnLSTM(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLSTM"); }
ENTRY aclnnLstmBackwardGetWorkspaceSize(const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensorList*, const aclTensor*, bool, int64_t, double, bool, bool, bool, const aclBoolArray*, aclTensor*, aclTensor*, aclTensor*, aclTensorList*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLstmBackward"); }
ENTRY aclnnLstmBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLstmBackward"); }
ENTRY aclnnThnnFusedLstmCellGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnThnnFusedLstmCell"); }
ENTRY aclnnThnnFusedLstmCell(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnThnnFusedLstmCell"); }
ENTRY aclnnThnnFusedLstmCellBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnThnnFusedLstmCellBackward"); }
ENTRY aclnnThnnFusedLstmCellBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnThnnFusedLstmCellBackward"); }

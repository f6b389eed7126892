/* SPDX-License-Identifier: Apache-2.0 */
/* Generated from the rows by `python native/dev.py gen`; do not edit. */
#ifndef PYACLNN_ACLNNOP_ACLNN_BIDIRECTION_LSTM_H
#define PYACLNN_ACLNNOP_ACLNN_BIDIRECTION_LSTM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnBidirectionLSTM: declared, not implemented on the CPU yet; both phases return 561003.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBidirectionLSTMGetWorkspaceSize(
    const aclTensor* x, const aclTensor* initH, const aclTensor* initC, const aclTensor* wIh, const aclTensor* wHh, const aclTensor* bIhOptional, const aclTensor* bHhOptional, const aclTensor* wIhReverseOptional, const aclTensor* wHhReverseOptional, const aclTensor* bIhReverseOptional, const aclTensor* bHhReverseOptional, int64_t numLayers, bool isbias, bool batchFirst, bool bidirection, const aclTensor* yOut, const aclTensor* outputHOut, const aclTensor* outputCOut,
    uint64_t* workspaceSize, aclOpExecutor** executor);
ACL_FUNC_VISIBILITY aclnnStatus aclnnBidirectionLSTM(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* PYACLNN_ACLNNOP_ACLNN_BIDIRECTION_LSTM_H */

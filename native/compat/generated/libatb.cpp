// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY uint64_t _ZN3atb14DestroyContextEPNS_7ContextE() { return 0; }
ACL_FUNC_VISIBILITY uint64_t _ZN3atb16DestroyOperationEPNS_9OperationE() { return 0; }
ACL_FUNC_VISIBILITY void _ZN3atb13CreateContextEPPNS_7ContextE() { pyaclnn::throw_unsupported("_ZN3atb13CreateContextEPPNS_7ContextE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer11LinearParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer11LinearParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer12ElewiseParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer12ElewiseParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer12RmsNormParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer12RmsNormParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer14GroupTopkParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer14GroupTopkParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer18SelfAttentionParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer18SelfAttentionParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer19PagedAttentionParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer19PagedAttentionParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer20ReshapeAndCacheParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer20ReshapeAndCacheParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb15CreateOperationINS_5infer9RopeParamEEEiRKT_PPNS_9OperationE() { pyaclnn::throw_unsupported("_ZN3atb15CreateOperationINS_5infer9RopeParamEEEiRKT_PPNS_9OperationE"); }
ACL_FUNC_VISIBILITY void _ZN3atb5Utils13GetTensorSizeERKNS_6TensorE() { pyaclnn::throw_unsupported("_ZN3atb5Utils13GetTensorSizeERKNS_6TensorE"); }

}  // extern "C"

// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY uint64_t _ZN2ge10GEFinalizeEv() { return 0; }
ACL_FUNC_VISIBILITY uint64_t _ZN2ge7SessionD1Ev() { return 0; }
ACL_FUNC_VISIBILITY void _ZN2ge12GEInitializeERKSt3mapINS_12AscendStringES1_St4lessIS1_ESaISt4pairIKS1_S1_EEE() { pyaclnn::throw_unsupported("_ZN2ge12GEInitializeERKSt3mapINS_12AscendStringES1_St4lessIS1_ESaISt4pairIKS1_S1_EEE"); }
ACL_FUNC_VISIBILITY void _ZN2ge13GEGetErrorMsgEv() { pyaclnn::throw_unsupported("_ZN2ge13GEGetErrorMsgEv"); }
ACL_FUNC_VISIBILITY void _ZN2ge17GEGetWarningMsgV2Ev() { pyaclnn::throw_unsupported("_ZN2ge17GEGetWarningMsgV2Ev"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session11RemoveGraphEj() { pyaclnn::throw_unsupported("_ZN2ge7Session11RemoveGraphEj"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session12CompileGraphEj() { pyaclnn::throw_unsupported("_ZN2ge7Session12CompileGraphEj"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session23GetCompiledGraphSummaryEj() { pyaclnn::throw_unsupported("_ZN2ge7Session23GetCompiledGraphSummaryEj"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session23RunGraphWithStreamAsyncEjPvRKSt6vectorINS_6TensorESaIS3_EERS5_() { pyaclnn::throw_unsupported("_ZN2ge7Session23RunGraphWithStreamAsyncEjPvRKSt6vectorINS_6TensorESaIS3_EERS5_"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session23SetGraphConstMemoryBaseEjPKvm() { pyaclnn::throw_unsupported("_ZN2ge7Session23SetGraphConstMemoryBaseEjPKvm"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session28UpdateGraphFeatureMemoryBaseEjPKvm() { pyaclnn::throw_unsupported("_ZN2ge7Session28UpdateGraphFeatureMemoryBaseEjPKvm"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session30SetGraphFixedFeatureMemoryBaseEjPKvm() { pyaclnn::throw_unsupported("_ZN2ge7Session30SetGraphFixedFeatureMemoryBaseEjPKvm"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session39UpdateGraphRefreshableFeatureMemoryBaseEjPKvm() { pyaclnn::throw_unsupported("_ZN2ge7Session39UpdateGraphRefreshableFeatureMemoryBaseEjPKvm"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session8AddGraphEjRKNS_5GraphERKSt3mapINS_12AscendStringES5_St4lessIS5_ESaISt4pairIKS5_S5_EEE() { pyaclnn::throw_unsupported("_ZN2ge7Session8AddGraphEjRKNS_5GraphERKSt3mapINS_12AscendStringES5_St4lessIS5_ESaISt4pairIKS5_S5_EEE"); }
ACL_FUNC_VISIBILITY void _ZN2ge7Session8RunGraphEjRKSt6vectorINS_6TensorESaIS2_EERS4_() { pyaclnn::throw_unsupported("_ZN2ge7Session8RunGraphEjRKSt6vectorINS_6TensorESaIS2_EERS4_"); }
ACL_FUNC_VISIBILITY void _ZN2ge7SessionC1ERKSt3mapINS_12AscendStringES2_St4lessIS2_ESaISt4pairIKS2_S2_EEE() { pyaclnn::throw_unsupported("_ZN2ge7SessionC1ERKSt3mapINS_12AscendStringES2_St4lessIS2_ESaISt4pairIKS2_S2_EEE"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary15GetOutputDtypesERSt6vectorINS_8DataTypeESaIS2_EE() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary15GetOutputDtypesERSt6vectorINS_8DataTypeESaIS2_EE"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary15GetOutputShapesERSt6vectorINS_5ShapeESaIS2_EE() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary15GetOutputShapesERSt6vectorINS_5ShapeESaIS2_EE"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary18GetConstMemorySizeERm() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary18GetConstMemorySizeERm"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary20GetFeatureMemorySizeERm() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary20GetFeatureMemorySizeERm"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary25GetFixedFeatureMemorySizeERm() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary25GetFixedFeatureMemorySizeERm"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary31GetFeatureMemoryBaseRefreshableERb() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary31GetFeatureMemoryBaseRefreshableERb"); }
ACL_FUNC_VISIBILITY void _ZNK2ge20CompiledGraphSummary8IsStaticEv() { pyaclnn::throw_unsupported("_ZNK2ge20CompiledGraphSummary8IsStaticEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge7Session25RegisterExternalAllocatorEPKvSt10shared_ptrINS_9AllocatorEE() { pyaclnn::throw_unsupported("_ZNK2ge7Session25RegisterExternalAllocatorEPKvSt10shared_ptrINS_9AllocatorEE"); }

}  // extern "C"

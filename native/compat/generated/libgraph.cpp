// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY void _ZN2ge10TensorDesc11SetDataTypeENS_8DataTypeE() { pyaclnn::throw_unsupported("_ZN2ge10TensorDesc11SetDataTypeENS_8DataTypeE"); }
ACL_FUNC_VISIBILITY void _ZN2ge10TensorDesc12SetPlacementENS_9PlacementE() { pyaclnn::throw_unsupported("_ZN2ge10TensorDesc12SetPlacementENS_9PlacementE"); }
ACL_FUNC_VISIBILITY void _ZN2ge10TensorDesc14SetOriginShapeERKNS_5ShapeE() { pyaclnn::throw_unsupported("_ZN2ge10TensorDesc14SetOriginShapeERKNS_5ShapeE"); }
ACL_FUNC_VISIBILITY void _ZN2ge10TensorDesc15SetOriginFormatENS_6FormatE() { pyaclnn::throw_unsupported("_ZN2ge10TensorDesc15SetOriginFormatENS_6FormatE"); }
ACL_FUNC_VISIBILITY void _ZN2ge10TensorDesc9SetFormatENS_6FormatE() { pyaclnn::throw_unsupported("_ZN2ge10TensorDesc9SetFormatENS_6FormatE"); }
ACL_FUNC_VISIBILITY void _ZN2ge10TensorDescC1Ev() { pyaclnn::throw_unsupported("_ZN2ge10TensorDescC1Ev"); }
ACL_FUNC_VISIBILITY void _ZN2ge12AscendStringC1EPKc() { pyaclnn::throw_unsupported("_ZN2ge12AscendStringC1EPKc"); }
ACL_FUNC_VISIBILITY void _ZN2ge13GetFormatNameENS_6FormatE() { pyaclnn::throw_unsupported("_ZN2ge13GetFormatNameENS_6FormatE"); }
ACL_FUNC_VISIBILITY void _ZN2ge15OperatorFactory14CreateOperatorEPKcS2_() { pyaclnn::throw_unsupported("_ZN2ge15OperatorFactory14CreateOperatorEPKcS2_"); }
ACL_FUNC_VISIBILITY void _ZN2ge15OperatorFactory9IsExistOpEPKc() { pyaclnn::throw_unsupported("_ZN2ge15OperatorFactory9IsExistOpEPKc"); }
ACL_FUNC_VISIBILITY void _ZN2ge5Graph28LoadFromSerializedModelArrayEPKvm() { pyaclnn::throw_unsupported("_ZN2ge5Graph28LoadFromSerializedModelArrayEPKvm"); }
ACL_FUNC_VISIBILITY void _ZN2ge5Graph8CopyFromERKS0_() { pyaclnn::throw_unsupported("_ZN2ge5Graph8CopyFromERKS0_"); }
ACL_FUNC_VISIBILITY void _ZN2ge5GraphC1EPKc() { pyaclnn::throw_unsupported("_ZN2ge5GraphC1EPKc"); }
ACL_FUNC_VISIBILITY void _ZN2ge5ShapeC1ERKSt6vectorIlSaIlEE() { pyaclnn::throw_unsupported("_ZN2ge5ShapeC1ERKSt6vectorIlSaIlEE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor11SetDataTypeERKNS_8DataTypeE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor11SetDataTypeERKNS_8DataTypeE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor11SetShapeDimEml() { pyaclnn::throw_unsupported("_ZN2ge6Tensor11SetShapeDimEml"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor12SetPlacementERKNS_9PlacementE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor12SetPlacementERKNS_9PlacementE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor13SetTensorDescERKNS_10TensorDescE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor13SetTensorDescERKNS_10TensorDescE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor14SetShapeDimNumEm() { pyaclnn::throw_unsupported("_ZN2ge6Tensor14SetShapeDimNumEm"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor17SetOriginShapeDimEml() { pyaclnn::throw_unsupported("_ZN2ge6Tensor17SetOriginShapeDimEml"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor20SetOriginShapeDimNumEm() { pyaclnn::throw_unsupported("_ZN2ge6Tensor20SetOriginShapeDimNumEm"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor7GetDataEv() { pyaclnn::throw_unsupported("_ZN2ge6Tensor7GetDataEv"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor7SetDataEPhmRKSt8functionIFvS1_EE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor7SetDataEPhmRKSt8functionIFvS1_EE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor9ResetDataEPhmRKSt8functionIFvS1_EE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor9ResetDataEPhmRKSt8functionIFvS1_EE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor9ResetDataEv() { pyaclnn::throw_unsupported("_ZN2ge6Tensor9ResetDataEv"); }
ACL_FUNC_VISIBILITY void _ZN2ge6Tensor9SetFormatERKNS_6FormatE() { pyaclnn::throw_unsupported("_ZN2ge6Tensor9SetFormatERKNS_6FormatE"); }
ACL_FUNC_VISIBILITY void _ZN2ge6TensorC1Ev() { pyaclnn::throw_unsupported("_ZN2ge6TensorC1Ev"); }
ACL_FUNC_VISIBILITY void _ZN2ge8Operator15UpdateInputDescEPKcRKNS_10TensorDescE() { pyaclnn::throw_unsupported("_ZN2ge8Operator15UpdateInputDescEPKcRKNS_10TensorDescE"); }
ACL_FUNC_VISIBILITY void _ZNK2ge10TensorDesc11GetDataTypeEv() { pyaclnn::throw_unsupported("_ZNK2ge10TensorDesc11GetDataTypeEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge10TensorDesc12GetPlacementEv() { pyaclnn::throw_unsupported("_ZNK2ge10TensorDesc12GetPlacementEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge10TensorDesc8GetShapeEv() { pyaclnn::throw_unsupported("_ZNK2ge10TensorDesc8GetShapeEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge10TensorDesc9GetFormatEv() { pyaclnn::throw_unsupported("_ZNK2ge10TensorDesc9GetFormatEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge12AscendString9GetStringEv() { pyaclnn::throw_unsupported("_ZNK2ge12AscendString9GetStringEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge12AscendStringeqERKS0_() { pyaclnn::throw_unsupported("_ZNK2ge12AscendStringeqERKS0_"); }
ACL_FUNC_VISIBILITY void _ZNK2ge12AscendStringltERKS0_() { pyaclnn::throw_unsupported("_ZNK2ge12AscendStringltERKS0_"); }
ACL_FUNC_VISIBILITY void _ZNK2ge5GNode7GetTypeERNS_12AscendStringE() { pyaclnn::throw_unsupported("_ZNK2ge5GNode7GetTypeERNS_12AscendStringE"); }
ACL_FUNC_VISIBILITY void _ZNK2ge5Graph10SaveToFileEPKc() { pyaclnn::throw_unsupported("_ZNK2ge5Graph10SaveToFileEPKc"); }
ACL_FUNC_VISIBILITY void _ZNK2ge5Graph11GetAllNodesEv() { pyaclnn::throw_unsupported("_ZNK2ge5Graph11GetAllNodesEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge5Shape7GetDimsEv() { pyaclnn::throw_unsupported("_ZNK2ge5Shape7GetDimsEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor11GetDataTypeEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor11GetDataTypeEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor11GetShapeDimEm() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor11GetShapeDimEm"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor12GetPlacementEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor12GetPlacementEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor13GetTensorDescEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor13GetTensorDescEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor14GetShapeDimNumEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor14GetShapeDimNumEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor20GetOriginShapeDimNumEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor20GetOriginShapeDimNumEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor7GetDataEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor7GetDataEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge6Tensor9GetFormatEv() { pyaclnn::throw_unsupported("_ZNK2ge6Tensor9GetFormatEv"); }
ACL_FUNC_VISIBILITY void _ZNK2ge8Operator25GetAllIrAttrNamesAndTypesERSt3mapINS_12AscendStringES2_St4lessIS2_ESaISt4pairIKS2_S2_EEE() { pyaclnn::throw_unsupported("_ZNK2ge8Operator25GetAllIrAttrNamesAndTypesERSt3mapINS_12AscendStringES2_St4lessIS2_ESaISt4pairIKS2_S2_EEE"); }

}  // extern "C"

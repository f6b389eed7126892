// generated, do not edit: python native/dev.py gen
#include "acl/acl_tdt.h"
#include "runtime/unsupported.h"

extern "C" {

acltdtTensorType acltdtGetTensorTypeFromItem(const acltdtDataItem*) { pyaclnn::unsupported("acltdtGetTensorTypeFromItem"); return {}; }
aclDataType acltdtGetDataTypeFromItem(const acltdtDataItem*) { pyaclnn::unsupported("acltdtGetDataTypeFromItem"); return {}; }
void* acltdtGetDataAddrFromItem(const acltdtDataItem*) { pyaclnn::unsupported("acltdtGetDataAddrFromItem"); return {}; }
size_t acltdtGetDataSizeFromItem(const acltdtDataItem*) { pyaclnn::unsupported("acltdtGetDataSizeFromItem"); return {}; }
size_t acltdtGetDimNumFromItem(const acltdtDataItem*) { pyaclnn::unsupported("acltdtGetDimNumFromItem"); return {}; }
aclError acltdtGetSliceInfoFromItem(const acltdtDataItem*, size_t*, size_t*) { return pyaclnn::unsupported("acltdtGetSliceInfoFromItem"); }
aclError acltdtGetDimsFromItem(const acltdtDataItem*, int64_t*, size_t) { return pyaclnn::unsupported("acltdtGetDimsFromItem"); }
acltdtDataItem* acltdtCreateDataItem(acltdtTensorType, const int64_t*, size_t, aclDataType, void*, size_t) { pyaclnn::unsupported("acltdtCreateDataItem"); return {}; }
aclError acltdtDestroyDataItem(acltdtDataItem*) { return pyaclnn::unsupported("acltdtDestroyDataItem"); }
acltdtDataset* acltdtCreateDataset() { pyaclnn::unsupported("acltdtCreateDataset"); return {}; }
aclError acltdtDestroyDataset(acltdtDataset*) { return pyaclnn::unsupported("acltdtDestroyDataset"); }
acltdtDataItem* acltdtGetDataItem(const acltdtDataset*, size_t) { pyaclnn::unsupported("acltdtGetDataItem"); return {}; }
aclError acltdtAddDataItem(acltdtDataset*, acltdtDataItem*) { return pyaclnn::unsupported("acltdtAddDataItem"); }
size_t acltdtGetDatasetSize(const acltdtDataset*) { pyaclnn::unsupported("acltdtGetDatasetSize"); return {}; }
const char* acltdtGetDatasetName(const acltdtDataset*) { pyaclnn::unsupported("acltdtGetDatasetName"); return {}; }
aclError acltdtStopChannel(acltdtChannelHandle*) { return pyaclnn::unsupported("acltdtStopChannel"); }
acltdtChannelHandle* acltdtCreateChannel(uint32_t, const char*) { pyaclnn::unsupported("acltdtCreateChannel"); return {}; }
acltdtChannelHandle* acltdtCreateChannelWithCapacity(uint32_t, const char*, size_t) { pyaclnn::unsupported("acltdtCreateChannelWithCapacity"); return {}; }
aclError acltdtDestroyChannel(acltdtChannelHandle*) { return pyaclnn::unsupported("acltdtDestroyChannel"); }
aclError acltdtCleanChannel(acltdtChannelHandle*) { return pyaclnn::unsupported("acltdtCleanChannel"); }
aclError acltdtSendTensor(const acltdtChannelHandle*, const acltdtDataset*, int32_t) { return pyaclnn::unsupported("acltdtSendTensor"); }
aclError acltdtReceiveTensor(const acltdtChannelHandle*, acltdtDataset*, int32_t) { return pyaclnn::unsupported("acltdtReceiveTensor"); }
aclError acltdtQueryChannelSize(const acltdtChannelHandle*, size_t*) { return pyaclnn::unsupported("acltdtQueryChannelSize"); }

}  // extern "C"

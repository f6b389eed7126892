// Descriptions of the tensors of single operators, for clients that read back what they described. Further properties
// (names, storage formats) only a compiled operator would read: setting them does nothing (named.toml).
#include <cstdint>
#include <vector>

#include "base/status.h"

struct aclTensorDesc {
  aclDataType dtype;
  aclFormat format;
  std::vector<int64_t> dims;
};

using namespace pyaclnn;

extern "C" {

ACL_FUNC_VISIBILITY aclTensorDesc* aclCreateTensorDesc(aclDataType dtype, int count, const int64_t* dims,
                                                       aclFormat format) {
  aclTensorDesc* made = nullptr;
  boundary("aclCreateTensorDesc", [&]() -> Status {
    if (count < 0) return failure(ACL_ERROR_INVALID_PARAM, "count: expected 0 or more, got %d", count);
    if (count > 0 && dims == nullptr) return failure(ACL_ERROR_INVALID_PARAM, "dims: expected %d, got nullptr", count);
    made = new aclTensorDesc{dtype, format, std::vector<int64_t>(dims, dims + count)};
    return {};
  });
  return made;
}

ACL_FUNC_VISIBILITY void aclDestroyTensorDesc(const aclTensorDesc* desc) { delete desc; }

ACL_FUNC_VISIBILITY aclDataType aclGetTensorDescType(const aclTensorDesc* desc) {
  return desc != nullptr ? desc->dtype : ACL_DT_UNDEFINED;
}
ACL_FUNC_VISIBILITY aclFormat aclGetTensorDescFormat(const aclTensorDesc* desc) {
  return desc != nullptr ? desc->format : ACL_FORMAT_UNDEFINED;
}
ACL_FUNC_VISIBILITY size_t aclGetTensorDescNumDims(const aclTensorDesc* desc) {
  return desc != nullptr ? desc->dims.size() : 0;
}

ACL_FUNC_VISIBILITY aclError aclGetTensorDescDimV2(const aclTensorDesc* desc, size_t index, int64_t* size) {
  return boundary("aclGetTensorDescDimV2", [&]() -> Status {
    if (desc == nullptr) return failure(ACL_ERROR_INVALID_PARAM, "desc: expected a description, got nullptr");
    if (size == nullptr) return failure(ACL_ERROR_INVALID_PARAM, "size: expected a place for it, got nullptr");
    if (index >= desc->dims.size()) {
      return failure(ACL_ERROR_INVALID_PARAM, "index: expected below %zu, got %zu", desc->dims.size(), index);
    }
    *size = desc->dims[index];
    return {};
  });
}

}  // extern "C"

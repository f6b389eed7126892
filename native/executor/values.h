// The objects behind the opaque value handles of aclnn. They live in the global namespace because the public headers
// name them there.
#pragma once

#include <complex>
#include <vector>

#include "aclnn/acl_meta.h"
#include "base/view.h"
#include "executor/handle.h"

// Gives a handle type its kind and puts its memory under the registry's quarantine.
template <class Self, pyaclnn::AclnnKind which>
struct HandleOf : pyaclnn::Handle {
  static constexpr pyaclnn::AclnnKind kKind = which;
  HandleOf() : Handle(which) {}
  static void* operator new(size_t size) { return pyaclnn::HandleRegistry::allocate(size); }
  static void operator delete(void* memory, size_t size) { pyaclnn::HandleRegistry::retire(memory, size, which); }
};

struct aclTensor final : HandleOf<aclTensor, pyaclnn::AclnnKind::tensor> {
  pyaclnn::View view;
  pyaclnn::Dims storage;
  aclFormat format = ACL_FORMAT_ND;
  // Set by a client at any time before phase 2 looks.
  std::atomic<void*> data{nullptr};
};

struct aclScalar final : HandleOf<aclScalar, pyaclnn::AclnnKind::scalar> {
  pyaclnn::DType dtype = ACL_DT_UNDEFINED;
  alignas(16) unsigned char bytes[16] = {};
};

template <class Self, pyaclnn::AclnnKind which, class T>
struct ArrayOf : HandleOf<Self, which> {
  using Value = T;
  std::vector<T> values;
};

struct aclIntArray final : ArrayOf<aclIntArray, pyaclnn::AclnnKind::int_array, int64_t> {};
struct aclFloatArray final : ArrayOf<aclFloatArray, pyaclnn::AclnnKind::float_array, float> {};
// unsigned char: std::vector<bool> packs bits.
struct aclBoolArray final : ArrayOf<aclBoolArray, pyaclnn::AclnnKind::bool_array, unsigned char> {};

// Lists hold what the client gave them, as given: members may be null, and may die before the list does.
struct aclTensorList final : ArrayOf<aclTensorList, pyaclnn::AclnnKind::tensor_list, const aclTensor*> {};
struct aclScalarList final : ArrayOf<aclScalarList, pyaclnn::AclnnKind::scalar_list, const aclScalar*> {};

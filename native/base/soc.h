// The chip the library acts as: what aclrtGetSocName() says and what its product line supports.
#pragma once

#include <cstdint>
#include <string>

#include "base/private_export.h"

namespace pyaclnn {

// Product lines as the operator rows name them; supported dtypes differ between them.
enum class Product { a2, a3, ascend950, training, inference, inference_200i };
inline constexpr int kProductCount = 6;

struct Soc {
  const char* name;
  Product product;
  int32_t npu_arch;
  int32_t ai_cores;
  int32_t cube_cores;
  int32_t vector_cores;
  int64_t memory_size;  // bytes of device memory
  int64_t l2_size;
  int64_t ub_size;  // unified buffer of one vector core
};

// The SoC that ACLNN_SOC names, or Ascend910B1 when it is unset or unknown.
ACLNN_PRIVATE const Soc& current_soc();

// True unless ACLNN_SOC names a chip that isn't in the table; aclInit() fails then.
bool soc_is_known();
std::string known_soc_names();

}  // namespace pyaclnn

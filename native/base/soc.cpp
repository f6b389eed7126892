#include "base/soc.h"

#include "base/environment.h"

namespace pyaclnn {
namespace {

constexpr int64_t kKiB = 1 << 10, kMiB = 1 << 20, kGiB = 1 << 30;
// Boards with this chip differ in memory; half of the larger boards' size is assumed.
constexpr int64_t kUnstated = 32 * kGiB;

// name, product, NPU architecture, AI / cube / vector cores, memory, L2 cache, unified buffer. A chip whose cube cores
// aren't counted apart has one in each AI core.
constexpr Soc kSocs[] = {
    {"Ascend310B1", Product::inference_200i, 3002, 1, 1, 1, 32 * kGiB, 4 * kMiB, 248 * kKiB},
    {"Ascend310B2", Product::inference_200i, 3002, 1, 1, 1, kUnstated, 4 * kMiB, 248 * kKiB},
    {"Ascend310B3", Product::inference_200i, 3002, 1, 1, 1, kUnstated, 4 * kMiB, 248 * kKiB},
    {"Ascend310B4", Product::inference_200i, 3002, 1, 1, 1, kUnstated, 4 * kMiB, 248 * kKiB},
    {"Ascend310P1", Product::inference, 2002, 10, 10, 8, 23437500 * kKiB, 16 * kMiB, 256 * kKiB},
    {"Ascend310P3", Product::inference, 2002, 8, 8, 7, 23437500 * kKiB, 16 * kMiB, 256 * kKiB},
    {"Ascend310P5", Product::inference, 2002, 8, 8, 7, 23437500 * kKiB, 16 * kMiB, 256 * kKiB},
    {"Ascend310P7", Product::inference, 2002, 8, 8, 7, 23437500 * kKiB, 16 * kMiB, 256 * kKiB},
    {"Ascend910A", Product::training, 1001, 32, 32, 0, kUnstated, 32 * kMiB, 256 * kKiB},
    {"Ascend910B", Product::training, 1001, 30, 30, 0, kUnstated, 32 * kMiB, 256 * kKiB},
    {"Ascend910B1", Product::a2, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910B2", Product::a2, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910B2C", Product::a2, 2201, 24, 24, 48, kUnstated, 192 * kMiB, 192 * kKiB},
    {"Ascend910B3", Product::a2, 2201, 20, 20, 40, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910B4", Product::a2, 2201, 20, 20, 40, 32 * kGiB, 96 * kMiB, 192 * kKiB},
    {"Ascend910B4-1", Product::a2, 2201, 20, 20, 40, 32 * kGiB, 168 * kMiB, 192 * kKiB},
    {"Ascend910PremiumA", Product::training, 1001, 32, 32, 0, kUnstated, 32 * kMiB, 256 * kKiB},
    {"Ascend910ProA", Product::training, 1001, 32, 32, 0, kUnstated, 32 * kMiB, 256 * kKiB},
    {"Ascend910ProB", Product::training, 1001, 30, 30, 0, kUnstated, 32 * kMiB, 256 * kKiB},
    {"Ascend910_9362", Product::a3, 2201, 20, 20, 40, 64 * kGiB, 168 * kMiB, 192 * kKiB},
    {"Ascend910_9363", Product::a3, 2201, 20, 20, 40, 32 * kGiB, 168 * kMiB, 192 * kKiB},
    {"Ascend910_9372", Product::a3, 2201, 20, 20, 40, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910_9381", Product::a3, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910_9382", Product::a3, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910_9391", Product::a3, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend910_9392", Product::a3, 2201, 24, 24, 48, 64 * kGiB, 192 * kMiB, 192 * kKiB},
    {"Ascend950DT_950x", Product::ascend950, 3510, 8, 8, 16, 24 * kGiB, 32 * kMiB, 248 * kKiB},
    {"Ascend950DT_950y", Product::ascend950, 3510, 8, 8, 16, 16 * kGiB, 32 * kMiB, 248 * kKiB},
    {"Ascend950DT_9571", Product::ascend950, 3510, 28, 28, 56, 144 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9572", Product::ascend950, 3510, 28, 28, 56, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9573", Product::ascend950, 3510, 28, 28, 56, 135291569824, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9574", Product::ascend950, 3510, 28, 28, 56, 84 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9575", Product::ascend950, 3510, 28, 28, 56, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9576", Product::ascend950, 3510, 28, 28, 56, 64 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9577", Product::ascend950, 3510, 28, 28, 56, 84 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9578", Product::ascend950, 3510, 28, 28, 56, 56 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9581", Product::ascend950, 3510, 32, 32, 64, 144 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9581x", Product::ascend950, 3510, 32, 32, 64, 144 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9582", Product::ascend950, 3510, 32, 32, 64, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9582x", Product::ascend950, 3510, 32, 32, 64, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9583", Product::ascend950, 3510, 32, 32, 64, 126 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9584", Product::ascend950, 3510, 32, 32, 64, 84 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9585", Product::ascend950, 3510, 32, 32, 64, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9586", Product::ascend950, 3510, 32, 32, 64, 64 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9587", Product::ascend950, 3510, 32, 32, 64, 84 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9588", Product::ascend950, 3510, 32, 32, 64, 56 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950DT_9591", Product::ascend950, 3510, 36, 36, 72, 144 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9592", Product::ascend950, 3510, 36, 36, 72, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9595", Product::ascend950, 3510, 36, 36, 72, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_9596", Product::ascend950, 3510, 36, 36, 72, 64 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_95A1", Product::ascend950, 3510, 36, 36, 72, 144 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950DT_95A2", Product::ascend950, 3510, 36, 36, 72, 96 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950PR_950z", Product::ascend950, 3510, 4, 4, 8, 24 * kGiB, 16 * kMiB, 248 * kKiB},
    {"Ascend950PR_9579", Product::ascend950, 3510, 28, 28, 56, 128 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950PR_957b", Product::ascend950, 3510, 28, 28, 56, 112 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950PR_957bx", Product::ascend950, 3510, 28, 28, 56, 112 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950PR_957c", Product::ascend950, 3510, 28, 28, 56, 84 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950PR_957d", Product::ascend950, 3510, 28, 28, 56, 96 * kGiB, 96 * kMiB, 248 * kKiB},
    {"Ascend950PR_9589", Product::ascend950, 3510, 32, 32, 64, 128 * kGiB, 128 * kMiB, 248 * kKiB},
    {"Ascend950PR_958b", Product::ascend950, 3510, 32, 32, 64, 112 * kGiB, 112 * kMiB, 248 * kKiB},
    {"Ascend950PR_9599", Product::ascend950, 3510, 36, 36, 72, 128 * kGiB, 128 * kMiB, 248 * kKiB},
};
constexpr const char* kStandard = "Ascend910B1";

const Soc* find(const std::string& name) {
  for (const Soc& soc : kSocs) {
    if (name == soc.name) return &soc;
  }
  return nullptr;
}

}  // namespace

const Soc& current_soc() {
  static const Soc* const soc = [] {
    const Soc* asked = find(environment().soc);
    return asked != nullptr ? asked : find(kStandard);
  }();
  return *soc;
}

bool soc_is_known() { return environment().soc.empty() || find(environment().soc) != nullptr; }

std::string known_soc_names() {
  std::string names;
  for (const Soc& soc : kSocs) {
    if (!names.empty()) names += ", ";
    names += soc.name;
  }
  return names;
}

}  // namespace pyaclnn

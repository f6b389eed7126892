// Profiling that records nothing: sessions, steps and marks succeed, so that a program that profiles itself runs.
#include <atomic>
#include <new>

#include "acl/acl_prof.h"
#include "base/status.h"

struct aclprofConfig {};
struct aclprofStepInfo {};

namespace {

struct Stamp {};

// Numbers of ranges and names: each asked for is another one.
uint32_t next_id() {
  static std::atomic<uint32_t> last{0};
  return ++last;
}

}  // namespace

extern "C" {

aclError aclprofInit(const char*, size_t) { return ACL_SUCCESS; }
aclError aclprofFinalize() { return ACL_SUCCESS; }
aclprofConfig* aclprofCreateConfig(uint32_t*, uint32_t, aclprofAicoreMetrics, const aclprofAicoreEvents*, uint64_t) {
  return new (std::nothrow) aclprofConfig;
}
aclError aclprofDestroyConfig(const aclprofConfig* config) {
  delete config;
  return ACL_SUCCESS;
}
aclError aclprofSetConfig(aclprofConfigType, const char*, size_t) { return ACL_SUCCESS; }
aclError aclprofStart(const aclprofConfig*) { return ACL_SUCCESS; }
aclError aclprofStop(const aclprofConfig*) { return ACL_SUCCESS; }

aclprofStepInfo* aclprofCreateStepInfo() { return new (std::nothrow) aclprofStepInfo; }
void aclprofDestroyStepInfo(aclprofStepInfo* step) { delete step; }
aclError aclprofGetStepTimestamp(aclprofStepInfo*, aclprofStepTag, aclrtStream) { return ACL_SUCCESS; }

void* aclprofCreateStamp() { return new (std::nothrow) Stamp; }
void aclprofDestroyStamp(void* stamp) { delete static_cast<Stamp*>(stamp); }
aclError aclprofSetStampTraceMessage(void*, const char*, uint32_t) { return ACL_SUCCESS; }
aclError aclprofPush(void*) { return ACL_SUCCESS; }
aclError aclprofPop() { return ACL_SUCCESS; }
aclError aclprofMark(void*) { return ACL_SUCCESS; }
aclError aclprofMarkEx(const char*, size_t, aclrtStream) { return ACL_SUCCESS; }
aclError aclprofRangeStart(void*, uint32_t* range) {
  if (range != nullptr) *range = next_id();
  return ACL_SUCCESS;
}
aclError aclprofRangeStop(uint32_t) { return ACL_SUCCESS; }
aclError aclprofRangePushEx(aclprofEventAttributes*) { return ACL_SUCCESS; }
aclError aclprofRangePop() { return ACL_SUCCESS; }
uint64_t aclprofStr2Id(const char*) { return next_id(); }

}  // extern "C"

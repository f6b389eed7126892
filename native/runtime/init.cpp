// aclInit, aclFinalize, versions, and the messages and codes of earlier failures.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string>
#include <vector>

#include "acl/acl_rt.h"
#include "base/environment.h"
#include "base/last_error.h"
#include "base/log.h"
#include "base/soc.h"
#include "runtime/checks.h"
#include "runtime/json.h"

namespace pyaclnn {
namespace {

struct InitCallback {
  aclRegisterCallbackType type;
  aclInitCallbackFunc start;
  aclFinalizeCallbackFunc end;
  void* argument;
};

struct InitState {
  std::mutex mutex;
  uint64_t uses = 0;
  std::vector<InitCallback> callbacks;
};

InitState& init_state() {
  static auto* const state = new InitState;
  return *state;
}

Status read_file(const char* path, std::string* text) {
  FILE* file = fopen(path, "re");
  if (file == nullptr) return failure(ACL_ERROR_INVALID_FILE, "configPath: cannot open \"%s\": %m", path);
  char part[4096];
  for (size_t count; (count = fread(part, 1, sizeof part, file)) > 0;) text->append(part, count);
  const bool failed = ferror(file) != 0;
  fclose(file);
  return failed ? failure(ACL_ERROR_INVALID_FILE, "configPath: cannot read \"%s\"", path) : Status();
}

Status check_configuration(const char* path, std::string* text) {
  if (path == nullptr || *path == '\0') return {};
  ACLNN_TRY(read_file(path, text));
  std::string problem;
  if (is_json_object(*text, &problem)) return {};
  return failure(ACL_ERROR_PARSE_FILE, "configPath: \"%s\" is no JSON object: %s", path, problem.c_str());
}

// Only with both outcomes known is the count changed; the callbacks run without the lock, they may call ACL.
Status start(const char* path) {
  if (!soc_is_known()) {
    return failure(ACL_ERROR_RT_SOC_VERSION, "ACLNN_SOC: \"%s\" is no SoC known here; expected one of %s",
                   environment().soc.c_str(), known_soc_names().c_str());
  }
  std::string text;
  ACLNN_TRY(check_configuration(path, &text));
  InitState& state = init_state();
  std::vector<InitCallback> callbacks;
  {
    std::lock_guard lock(state.mutex);
    if (state.uses++ > 0) {
      return failure(ACL_ERROR_REPEAT_INITIALIZE, "ACL is initialised already (%llu times now)",
                     static_cast<unsigned long long>(state.uses));
    }
    callbacks = state.callbacks;
  }
  for (const InitCallback& callback : callbacks) {
    if (callback.start == nullptr) continue;
    if (const int32_t code = callback.start(text.c_str(), text.size(), callback.argument); code != ACL_SUCCESS) {
      std::lock_guard lock(state.mutex);
      state.uses = 0;
      return failure(code, "a callback of aclInitCallbackRegister failed");
    }
  }
  return {};
}

// `remaining` is null for aclFinalize, which ends ACL however often it was initialised.
Status end(uint64_t* remaining) {
  InitState& state = init_state();
  std::vector<InitCallback> callbacks;
  {
    std::lock_guard lock(state.mutex);
    if (state.uses == 0) return failure(ACL_ERROR_REPEAT_FINALIZE, "ACL is not initialised, or finalized already");
    state.uses = remaining == nullptr ? 0 : state.uses - 1;
    if (remaining != nullptr) *remaining = state.uses;
    if (state.uses > 0) return {};
    callbacks = state.callbacks;
  }
  for (const InitCallback& callback : callbacks) {
    if (callback.end == nullptr) continue;
    if (const int32_t code = callback.end(callback.argument); code != ACL_SUCCESS) {
      return failure(code, "a callback of aclFinalizeCallbackRegister failed");
    }
  }
  return {};
}

Status add_callback(const InitCallback& callback) {
  InitState& state = init_state();
  std::lock_guard lock(state.mutex);
  state.callbacks.push_back(callback);
  return {};
}

template <class Matches>
Status remove_callback(const Matches& matches) {
  InitState& state = init_state();
  std::lock_guard lock(state.mutex);
  const auto found = std::find_if(state.callbacks.begin(), state.callbacks.end(), matches);
  if (found == state.callbacks.end()) return failure(ACL_ERROR_INVALID_PARAM, "cbFunc: it is not registered");
  state.callbacks.erase(found);
  return {};
}

// The CANN release whose interface this library has.
constexpr const char* kVersion = "8.5.0";
constexpr const char* kVersionParts[] = {"8", "5", "0"};
constexpr int32_t kVersionNumber = 8 * 10000000 + 5 * 100000;

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

extern "C" {

aclError aclInit(const char* configPath) {
  return boundary("aclInit", [&] { return start(configPath); });
}

aclError aclFinalize(void) {
  return boundary("aclFinalize", [&] { return end(nullptr); });
}

aclError aclFinalizeReference(uint64_t* refCount) {
  return boundary("aclFinalizeReference", [&]() -> Status {
    uint64_t remaining = 0;  // a null refCount only means that the caller doesn't want to know
    ACLNN_TRY(end(&remaining));
    if (refCount != nullptr) *refCount = remaining;
    return {};
  });
}

aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void* userData) {
  return boundary("aclInitCallbackRegister", [&]() -> Status {
    if (cbFunc == nullptr) return null_pointer("cbFunc");
    return add_callback({type, cbFunc, nullptr, userData});
  });
}

aclError aclInitCallbackUnRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc) {
  return boundary("aclInitCallbackUnRegister", [&]() -> Status {
    if (cbFunc == nullptr) return null_pointer("cbFunc");
    return remove_callback([&](const InitCallback& c) { return c.type == type && c.start == cbFunc; });
  });
}

aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void* userData) {
  return boundary("aclFinalizeCallbackRegister", [&]() -> Status {
    if (cbFunc == nullptr) return null_pointer("cbFunc");
    return add_callback({type, nullptr, cbFunc, userData});
  });
}

aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc) {
  return boundary("aclFinalizeCallbackUnRegister", [&]() -> Status {
    if (cbFunc == nullptr) return null_pointer("cbFunc");
    return remove_callback([&](const InitCallback& c) { return c.type == type && c.end == cbFunc; });
  });
}

const char* aclGetRecentErrMsg(void) { return take_recent_message(); }

aclError aclrtPeekAtLastError(aclrtLastErrLevel level) {
  if (level == ACL_RT_THREAD_LEVEL) return peek_last_error();
  return boundary("aclrtPeekAtLastError", [&] {
    return failure(ACL_ERROR_INVALID_PARAM, "level: expected ACL_RT_THREAD_LEVEL (0), got %d", static_cast<int>(level));
  });
}

aclError aclrtGetLastError(aclrtLastErrLevel level) {
  if (level == ACL_RT_THREAD_LEVEL) return take_last_error();
  return boundary("aclrtGetLastError", [&] {
    return failure(ACL_ERROR_INVALID_PARAM, "level: expected ACL_RT_THREAD_LEVEL (0), got %d", static_cast<int>(level));
  });
}

aclError aclrtGetVersion(int32_t* majorVersion, int32_t* minorVersion, int32_t* patchVersion) {
  return boundary("aclrtGetVersion", [&]() -> Status {
    if (majorVersion == nullptr) return null_pointer("majorVersion");
    if (minorVersion == nullptr) return null_pointer("minorVersion");
    if (patchVersion == nullptr) return null_pointer("patchVersion");
    *majorVersion = ACL_MAJOR_VERSION;
    *minorVersion = ACL_MINOR_VERSION;
    *patchVersion = ACL_PATCH_VERSION;
    return {};
  });
}

aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion* version) {
  return boundary("aclsysGetCANNVersion", [&]() -> Status {
    if (version == nullptr) return null_pointer("version");
    if (name < ACL_PKG_NAME_CANN || name > ACL_PKG_NAME_DRIVER) {
      return failure(ACL_ERROR_INVALID_PARAM, "name: expected an aclCANNPackageName from 0 to 7, got %d",
                     static_cast<int>(name));
    }
    std::memset(version, 0, sizeof *version);
    std::strcpy(version->version, kVersion);
    std::strcpy(version->majorVersion, kVersionParts[0]);
    std::strcpy(version->minorVersion, kVersionParts[1]);
    std::strcpy(version->releaseVersion, kVersionParts[2]);
    return {};
  });
}

aclError aclsysGetVersionStr(char* pkgName, char* versionStr) {
  return boundary("aclsysGetVersionStr", [&]() -> Status {
    if (pkgName == nullptr) return null_pointer("pkgName");
    if (versionStr == nullptr) return null_pointer("versionStr");
    std::strcpy(versionStr, kVersion);  // the caller's room is ACL_PKG_VERSION_MAX_SIZE
    return {};
  });
}

aclError aclsysGetVersionNum(char* pkgName, int32_t* versionNum) {
  return boundary("aclsysGetVersionNum", [&]() -> Status {
    if (pkgName == nullptr) return null_pointer("pkgName");
    if (versionNum == nullptr) return null_pointer("versionNum");
    *versionNum = kVersionNumber;
    return {};
  });
}

aclError aclrtCheckArchCompatibility(const char* socVersion, int32_t* canCompatible) {
  return boundary("aclrtCheckArchCompatibility", [&]() -> Status {
    if (socVersion == nullptr) return null_pointer("socVersion");
    if (canCompatible == nullptr) return null_pointer("canCompatible");
    *canCompatible = std::strcmp(socVersion, current_soc().name) == 0 ? 1 : 0;
    return {};
  });
}

}  // extern "C"

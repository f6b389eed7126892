// Visibility of symbols that pyaclnn's own libraries share.
//
// libascendcl, libnnopbase and libopapi are separate files because clients load them separately, yet they are one
// program inside. What one offers the others carries ACLNN_PRIVATE and leaves the library under the symbol version
// PYACLNN_PRIVATE (native/private.map), as glibc's parts do with GLIBC_PRIVATE. It is no interface for clients.
#pragma once

#define ACLNN_PRIVATE __attribute__((visibility("default")))

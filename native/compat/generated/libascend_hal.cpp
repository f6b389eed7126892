// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY int halGetAPIVersion() { return pyaclnn::unsupported("halGetAPIVersion", 200006); }
ACL_FUNC_VISIBILITY int halGetDeviceInfo() { return pyaclnn::unsupported("halGetDeviceInfo", 200006); }

}  // extern "C"

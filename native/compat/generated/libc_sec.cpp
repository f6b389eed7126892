// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {


}  // extern "C"

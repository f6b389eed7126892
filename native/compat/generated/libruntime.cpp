// generated, do not edit: python native/dev.py gen
#include "runtime/unsupported.h"

extern "C" {

ACL_FUNC_VISIBILITY int rtDevBinaryRegister() { return pyaclnn::unsupported("rtDevBinaryRegister", 200006); }
ACL_FUNC_VISIBILITY int rtFunctionRegister() { return pyaclnn::unsupported("rtFunctionRegister", 200006); }
ACL_FUNC_VISIBILITY int rtGetC2cCtrlAddr() { return pyaclnn::unsupported("rtGetC2cCtrlAddr", 200006); }
ACL_FUNC_VISIBILITY int rtKernelLaunch() { return pyaclnn::unsupported("rtKernelLaunch", 200006); }

}  // extern "C"

// generated, do not edit: python native/dev.py gen
// acl/acl_base_rt.h
typedef void* aclrtStream;
typedef void* aclmdlRITask;
typedef void* aclrtEvent;
typedef void* aclrtContext;
typedef void* aclrtNotify;
typedef void* aclrtCntNotify;
typedef void* aclrtLabel;
typedef void* aclrtLabelList;
typedef void* aclrtMbuf;
typedef void* aclrtAllocatorDesc;
typedef void* aclrtAllocator;
typedef void* aclrtAllocatorBlock;
typedef void* aclrtAllocatorAddr;
typedef void* aclrtTaskGrp;
typedef struct aclDataBuffer aclDataBuffer;
typedef int aclError;
typedef uint16_t aclFloat16;
static const int ACL_ERROR_NONE;
static const int ACL_SUCCESS;
static const int ACL_ERROR_INVALID_PARAM;
static const int ACL_ERROR_UNINITIALIZE;
static const int ACL_ERROR_REPEAT_INITIALIZE;
static const int ACL_ERROR_INVALID_FILE;
static const int ACL_ERROR_WRITE_FILE;
static const int ACL_ERROR_INVALID_FILE_SIZE;
static const int ACL_ERROR_PARSE_FILE;
static const int ACL_ERROR_FILE_MISSING_ATTR;
static const int ACL_ERROR_FILE_ATTR_INVALID;
static const int ACL_ERROR_INVALID_DUMP_CONFIG;
static const int ACL_ERROR_INVALID_PROFILING_CONFIG;
static const int ACL_ERROR_INVALID_MODEL_ID;
static const int ACL_ERROR_DESERIALIZE_MODEL;
static const int ACL_ERROR_PARSE_MODEL;
static const int ACL_ERROR_READ_MODEL_FAILURE;
static const int ACL_ERROR_MODEL_SIZE_INVALID;
static const int ACL_ERROR_MODEL_MISSING_ATTR;
static const int ACL_ERROR_MODEL_INPUT_NOT_MATCH;
static const int ACL_ERROR_MODEL_OUTPUT_NOT_MATCH;
static const int ACL_ERROR_MODEL_NOT_DYNAMIC;
static const int ACL_ERROR_OP_TYPE_NOT_MATCH;
static const int ACL_ERROR_OP_INPUT_NOT_MATCH;
static const int ACL_ERROR_OP_OUTPUT_NOT_MATCH;
static const int ACL_ERROR_OP_ATTR_NOT_MATCH;
static const int ACL_ERROR_OP_NOT_FOUND;
static const int ACL_ERROR_OP_LOAD_FAILED;
static const int ACL_ERROR_UNSUPPORTED_DATA_TYPE;
static const int ACL_ERROR_FORMAT_NOT_MATCH;
static const int ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED;
static const int ACL_ERROR_KERNEL_NOT_FOUND;
static const int ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED;
static const int ACL_ERROR_KERNEL_ALREADY_REGISTERED;
static const int ACL_ERROR_INVALID_QUEUE_ID;
static const int ACL_ERROR_REPEAT_SUBSCRIBE;
static const int ACL_ERROR_STREAM_NOT_SUBSCRIBE;
static const int ACL_ERROR_THREAD_NOT_SUBSCRIBE;
static const int ACL_ERROR_WAIT_CALLBACK_TIMEOUT;
static const int ACL_ERROR_REPEAT_FINALIZE;
static const int ACL_ERROR_NOT_STATIC_AIPP;
static const int ACL_ERROR_COMPILING_STUB_MODE;
static const int ACL_ERROR_GROUP_NOT_SET;
static const int ACL_ERROR_GROUP_NOT_CREATE;
static const int ACL_ERROR_PROF_ALREADY_RUN;
static const int ACL_ERROR_PROF_NOT_RUN;
static const int ACL_ERROR_DUMP_ALREADY_RUN;
static const int ACL_ERROR_DUMP_NOT_RUN;
static const int ACL_ERROR_PROF_REPEAT_SUBSCRIBE;
static const int ACL_ERROR_PROF_API_CONFLICT;
static const int ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG;
static const int ACL_ERROR_INVALID_OPP_PATH;
static const int ACL_ERROR_OP_UNSUPPORTED_DYNAMIC;
static const int ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED;
static const int ACL_ERROR_UNSUPPORTED_JPEG;
static const int ACL_ERROR_INVALID_BUNDLE_MODEL_ID;
static const int ACL_ERROR_BAD_ALLOC;
static const int ACL_ERROR_API_NOT_SUPPORT;
static const int ACL_ERROR_INVALID_DEVICE;
static const int ACL_ERROR_MEMORY_ADDRESS_UNALIGNED;
static const int ACL_ERROR_RESOURCE_NOT_MATCH;
static const int ACL_ERROR_INVALID_RESOURCE_HANDLE;
static const int ACL_ERROR_FEATURE_UNSUPPORTED;
static const int ACL_ERROR_PROF_MODULES_UNSUPPORTED;
static const int ACL_ERROR_STORAGE_OVER_LIMIT;
static const int ACL_ERROR_INTERNAL_ERROR;
static const int ACL_ERROR_FAILURE;
static const int ACL_ERROR_GE_FAILURE;
static const int ACL_ERROR_RT_FAILURE;
static const int ACL_ERROR_DRV_FAILURE;
static const int ACL_ERROR_PROFILING_FAILURE;
typedef enum aclDataType {
    ACL_DT_UNDEFINED = -1,
    ACL_FLOAT = 0,
    ACL_FLOAT16 = 1,
    ACL_INT8 = 2,
    ACL_INT32 = 3,
    ACL_UINT8 = 4,
    ACL_INT16 = 6,
    ACL_UINT16 = 7,
    ACL_UINT32 = 8,
    ACL_INT64 = 9,
    ACL_UINT64 = 10,
    ACL_DOUBLE = 11,
    ACL_BOOL = 12,
    ACL_STRING = 13,
    ACL_COMPLEX64 = 16,
    ACL_COMPLEX128 = 17,
    ACL_BF16 = 27,
    ACL_INT4 = 29,
    ACL_UINT1 = 30,
    ACL_COMPLEX32 = 33,
    ACL_HIFLOAT8 = 34,
    ACL_FLOAT8_E5M2 = 35,
    ACL_FLOAT8_E4M3FN = 36,
    ACL_FLOAT8_E8M0 = 37,
    ACL_FLOAT6_E3M2 = 38,
    ACL_FLOAT6_E2M3 = 39,
    ACL_FLOAT4_E2M1 = 40,
    ACL_FLOAT4_E1M2 = 41,
} aclDataType;
typedef enum aclFormat {
    ACL_FORMAT_UNDEFINED = -1,
    ACL_FORMAT_NCHW = 0,
    ACL_FORMAT_NHWC = 1,
    ACL_FORMAT_ND = 2,
    ACL_FORMAT_NC1HWC0 = 3,
    ACL_FORMAT_FRACTAL_Z = 4,
    ACL_FORMAT_NC1HWC0_C04 = 12,
    ACL_FORMAT_HWCN = 16,
    ACL_FORMAT_NDHWC = 27,
    ACL_FORMAT_FRACTAL_NZ = 29,
    ACL_FORMAT_NCDHW = 30,
    ACL_FORMAT_NDC1HWC0 = 32,
    ACL_FRACTAL_Z_3D = 33,
    ACL_FORMAT_NC = 35,
    ACL_FORMAT_NCL = 47,
    ACL_FORMAT_FRACTAL_NZ_C0_16 = 50,
    ACL_FORMAT_FRACTAL_NZ_C0_32 = 51,
    ACL_FORMAT_FRACTAL_NZ_C0_2 = 52,
    ACL_FORMAT_FRACTAL_NZ_C0_4 = 53,
    ACL_FORMAT_FRACTAL_NZ_C0_8 = 54,
} aclFormat;
typedef enum aclLogLevel {
    ACL_DEBUG = 0,
    ACL_INFO = 1,
    ACL_WARNING = 2,
    ACL_ERROR = 3,
} aclLogLevel;
typedef enum aclMemType {
    ACL_MEMTYPE_DEVICE = 0,
    ACL_MEMTYPE_HOST = 1,
    ACL_MEMTYPE_HOST_COMPILE_INDEPENDENT = 2,
} aclMemType;
typedef enum aclSysParamOpt {
    ACL_OPT_DETERMINISTIC = 0,
    ACL_OPT_ENABLE_DEBUG_KERNEL = 1,
    ACL_OPT_STRONG_CONSISTENCY = 2,
    ACL_OPT_ENABLE_KERNEL_EARLY_START = 3,
} aclSysParamOpt;
typedef enum aclCannAttr {
    ACL_CANN_ATTR_UNDEFINED = -1,
    ACL_CANN_ATTR_INF_NAN = 0,
    ACL_CANN_ATTR_BF16 = 1,
    ACL_CANN_ATTR_JIT_COMPILE = 2,
} aclCannAttr;
typedef enum aclDeviceInfo {
    ACL_DEVICE_INFO_UNDEFINED = -1,
    ACL_DEVICE_INFO_AI_CORE_NUM = 0,
    ACL_DEVICE_INFO_VECTOR_CORE_NUM = 1,
    ACL_DEVICE_INFO_L2_SIZE = 2,
} aclDeviceInfo;
float aclFloat16ToFloat(aclFloat16 value);
aclFloat16 aclFloatToFloat16(float value);
aclDataBuffer* aclCreateDataBuffer(void* data, size_t size);
aclError aclDestroyDataBuffer(const aclDataBuffer* dataBuffer);
aclError aclUpdateDataBuffer(aclDataBuffer* dataBuffer, void* data, size_t size);
void* aclGetDataBufferAddr(const aclDataBuffer* dataBuffer);
uint32_t aclGetDataBufferSize(const aclDataBuffer* dataBuffer);
size_t aclGetDataBufferSizeV2(const aclDataBuffer* dataBuffer);
size_t aclDataTypeSize(aclDataType dataType);
void aclAppLog(aclLogLevel logLevel, const char* func, const char* file, uint32_t line, const char* fmt, ...);
const char* aclrtGetSocName(void);
aclError aclGetCannAttributeList(const aclCannAttr** cannAttrList, size_t* num);
aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t* value);
aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t* value);

/* The gradient of cross entropy in C99, with the strings and optional arguments that C passes. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_cross_entropy_loss_grad.h"

#define CHECK_RET(call)                                                                      \
    do {                                                                                     \
        int check_status = (call);                                                           \
        if (check_status != ACL_SUCCESS) {                                                   \
            const char* check_text = aclGetRecentErrMsg();                                   \
            printf("%s gave %d: %s\n", #call, check_status, check_text ? check_text : "-");  \
            exit(1);                                                                         \
        }                                                                                    \
    } while (0)

enum { ROWS = 2, CLASSES = 3 };

static aclTensor* create(const void* values, aclDataType type, const int64_t* dims, uint64_t count, void** memory)
{
    size_t size = aclDataTypeSize(type);
    aclTensor* tensor;
    uint64_t i;
    for (i = 0; i < count; ++i) size *= (size_t)dims[i];
    CHECK_RET(aclrtMalloc(memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMemcpy(*memory, size, values, size, ACL_MEMCPY_HOST_TO_DEVICE));
    tensor = aclCreateTensor(dims, count, type, NULL, 0, ACL_FORMAT_ND, dims, count, *memory);
    if (tensor == NULL) exit(1);
    return tensor;
}

static void run(aclrtStream stream, char* reduction, double smoothing)
{
    /* Probabilities 1/2, 1/4, 1/4 and 1/8, 1/8, 3/4. */
    const float log_prob_values[ROWS * CLASSES] = {-0.69314718f, -1.38629436f, -1.38629436f,
                                                   -2.07944154f, -2.07944154f, -0.28768207f};
    const int64_t target_values[ROWS] = {0, 2};
    const float grad_value = 4.0f;
    const int64_t matrix[2] = {ROWS, CLASSES};
    float result[ROWS * CLASSES] = {0};
    void *grad_memory, *log_prob_memory, *target_memory, *out_memory, *workspace = NULL;
    aclTensor* grad = create(&grad_value, ACL_FLOAT, NULL, 0, &grad_memory);
    aclTensor* log_prob = create(log_prob_values, ACL_FLOAT, matrix, 2, &log_prob_memory);
    aclTensor* target = create(target_values, ACL_INT64, matrix, 1, &target_memory);
    aclTensor* out = create(result, ACL_FLOAT, matrix, 2, &out_memory);
    uint64_t size = 0;
    aclOpExecutor* executor = NULL;
    int i;

    CHECK_RET(aclnnCrossEntropyLossGradGetWorkspaceSize(grad, log_prob, target, NULL, NULL, NULL, reduction, -100,
                                                        smoothing, 0.0, out, &size, &executor));
    if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclnnCrossEntropyLossGrad(workspace, size, executor, stream));
    CHECK_RET(aclrtSynchronizeStream(stream));
    CHECK_RET(aclrtMemcpy(result, sizeof result, out_memory, sizeof result, ACL_MEMCPY_DEVICE_TO_HOST));
    printf("%s, smoothing %g:", reduction ? reduction : "null", smoothing);
    for (i = 0; i < ROWS * CLASSES; ++i) printf(" %.5f", result[i]);
    printf("\n");

    CHECK_RET(aclDestroyTensor(grad));
    CHECK_RET(aclDestroyTensor(log_prob));
    CHECK_RET(aclDestroyTensor(target));
    CHECK_RET(aclDestroyTensor(out));
    CHECK_RET(aclrtFree(grad_memory));
    CHECK_RET(aclrtFree(log_prob_memory));
    CHECK_RET(aclrtFree(target_memory));
    CHECK_RET(aclrtFree(out_memory));
    if (workspace != NULL) CHECK_RET(aclrtFree(workspace));
}

int main(void)
{
    char mean[] = "mean", sum[] = "sum";
    aclrtStream stream;
    CHECK_RET(aclInit(""));
    CHECK_RET(aclrtSetDevice(0));
    CHECK_RET(aclrtCreateStream(&stream));
    run(stream, mean, 0.0);
    run(stream, NULL, 0.0);
    run(stream, sum, 0.0);
    run(stream, sum, 0.3);
    CHECK_RET(aclrtDestroyStream(stream));
    CHECK_RET(aclrtResetDevice(0));
    CHECK_RET(aclFinalize());
    return 0;
}

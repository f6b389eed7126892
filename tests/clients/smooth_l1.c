/* The smooth L1 loss in C99: no reduction, mean and sum, the latter two into a scalar tensor. */
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"

#define CHECK_RET(call)                                                                      \
    do {                                                                                     \
        int check_status = (call);                                                           \
        if (check_status != ACL_SUCCESS) {                                                   \
            const char* check_text = aclGetRecentErrMsg();                                   \
            printf("%s gave %d: %s\n", #call, check_status, check_text ? check_text : "-");  \
            exit(1);                                                                         \
        }                                                                                    \
    } while (0)

static aclTensor* create(const float* values, const int64_t* dims, uint64_t count, size_t elements, void** memory)
{
    size_t size = elements * sizeof(float);
    aclTensor* tensor;
    CHECK_RET(aclrtMalloc(memory, size, ACL_MEM_MALLOC_NORMAL_ONLY));
    if (values != NULL) {
        CHECK_RET(aclrtMemcpy(*memory, size, values, size, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    tensor = aclCreateTensor(dims, count, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, count, *memory);
    if (tensor == NULL) exit(1);
    return tensor;
}

static void run(aclrtStream stream, int64_t reduction, float beta)
{
    static const float self_values[6] = {0.0f, 0.5f, -1.0f, 4.0f, -3.0f, 1.5f};
    static const float target_values[6] = {0.0f, 0.0f, 0.0f, 1.0f, 1.0f, 1.0f};
    const int64_t dims[2] = {2, 3};
    const size_t elements = reduction == 0 ? 6 : 1;
    void *self_memory, *target_memory, *result_memory, *workspace = NULL;
    aclTensor* self = create(self_values, dims, 2, 6, &self_memory);
    aclTensor* target = create(target_values, dims, 2, 6, &target_memory);
    aclTensor* result = create(NULL, dims, reduction == 0 ? 2 : 0, elements, &result_memory);
    uint64_t size = 0;
    aclOpExecutor* executor = NULL;
    float values[6];
    size_t i;

    CHECK_RET(aclnnSmoothL1LossGetWorkspaceSize(self, target, reduction, beta, result, &size, &executor));
    if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclnnSmoothL1Loss(workspace, size, executor, stream));
    CHECK_RET(aclrtSynchronizeStream(stream));
    CHECK_RET(aclrtMemcpy(values, sizeof values, result_memory, elements * sizeof(float), ACL_MEMCPY_DEVICE_TO_HOST));
    printf("reduction %d, beta %g:", (int)reduction, beta);
    for (i = 0; i < elements; ++i) printf(" %g", values[i]);
    printf("\n");

    CHECK_RET(aclDestroyTensor(self));
    CHECK_RET(aclDestroyTensor(target));
    CHECK_RET(aclDestroyTensor(result));
    CHECK_RET(aclrtFree(self_memory));
    CHECK_RET(aclrtFree(target_memory));
    CHECK_RET(aclrtFree(result_memory));
    if (workspace != NULL) CHECK_RET(aclrtFree(workspace));
}

int main(void)
{
    aclrtStream stream;
    int64_t reduction;
    CHECK_RET(aclInit(NULL));
    CHECK_RET(aclrtSetDevice(0));
    CHECK_RET(aclrtCreateStream(&stream));
    for (reduction = 0; reduction <= 2; ++reduction) run(stream, reduction, 2.0f);
    run(stream, 2, 0.0f);
    CHECK_RET(aclrtDestroyStream(stream));
    CHECK_RET(aclrtResetDevice(0));
    CHECK_RET(aclFinalize());
    return 0;
}

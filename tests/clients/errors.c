/* What a program gets that calls wrongly: a code, a text that says what is wrong, and no harm done. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_convert_weight_to_int4_pack.h"
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

#define CHECK_RET(call)                                                                      \
    do {                                                                                     \
        int check_status = (call);                                                           \
        if (check_status != ACL_SUCCESS) {                                                   \
            printf("%s gave %d\n", #call, check_status);                                     \
            exit(1);                                                                         \
        }                                                                                    \
    } while (0)

/* Prints the code and, for operators, the message without process, time and addresses. */
static void report(const char* what, int status)
{
    const char* text = aclGetRecentErrMsg();
    const char* start = text != NULL ? strstr(text, "): ") : NULL;
    printf("%s: %d", what, status);
    if (start == NULL) {
        printf(" no message\n");
    } else if (strncmp(start, "): aclnn", 8) != 0 && strstr(start, ": aclnn") == NULL) {
        printf(" with a message\n");
    } else {
        const char* pointer = strstr(start, "0x");
        int length = pointer != NULL ? (int)(pointer - start) - 3 : (int)strlen(start) - 3;
        printf(" %.*s%s\n", length, start + 3, pointer != NULL ? "..." : "");
    }
}

static aclTensor* tensor(aclDataType type, int64_t rows, int64_t columns, void* memory)
{
    int64_t dims[2];
    dims[0] = rows;
    dims[1] = columns;
    return aclCreateTensor(dims, 2, type, NULL, 0, ACL_FORMAT_ND, dims, 2, memory);
}

int main(void)
{
    static const float host[6] = {1, 2, 3, 4, 5, 6};
    static const int64_t wrong_target[2] = {0, 7};
    const int64_t column[1] = {2}, one[1] = {1};
    void *memory = NULL, *target_memory = NULL, *workspace = NULL;
    aclTensor *a, *b, *c, *out, *integers, *classes, *dead, *loss, *log_prob;
    aclrtStream stream = NULL;
    uint64_t size = 0;
    aclOpExecutor* executor = NULL;
    char bad_reduction[] = "average", mean[] = "mean";

    CHECK_RET(aclInit(NULL));
    report("init again", aclInit(NULL));
    report("no device yet", aclrtCreateStream(&stream));
    report("device 99", aclrtSetDevice(99));
    CHECK_RET(aclrtSetDevice(0));
    CHECK_RET(aclrtCreateStream(&stream));
    report("malloc of 0", aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMalloc(&memory, 1024, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMalloc(&target_memory, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    report("copy too much", aclrtMemcpy(memory, 8, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
    CHECK_RET(aclrtMemcpy(memory, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
    CHECK_RET(aclrtMemcpy(target_memory, sizeof wrong_target, wrong_target, sizeof wrong_target,
                          ACL_MEMCPY_HOST_TO_DEVICE));

    a = tensor(ACL_FLOAT, 2, 3, memory);
    b = tensor(ACL_FLOAT, 2, 3, memory);
    c = tensor(ACL_FLOAT, 3, 2, memory);
    out = tensor(ACL_FLOAT, 2, 3, (char*)memory + 512);
    integers = tensor(ACL_INT32, 2, 3, memory);
    dead = tensor(ACL_FLOAT, 2, 3, memory);
    CHECK_RET(aclDestroyTensor(dead));
    report("destroyed twice", aclDestroyTensor(dead));

#define PHASE_1(what, grad, self, target, reduction, beta)                                                       \
    report(what, aclnnSmoothL1LossBackwardGetWorkspaceSize(grad, self, target, reduction, beta, out, &size, &executor))
    PHASE_1("null", a, NULL, b, 0, 1.0f);
    PHASE_1("dtype", a, b, integers, 0, 1.0f);
    PHASE_1("shape", a, b, c, 0, 1.0f);
    PHASE_1("reduction", a, b, b, 3, 1.0f);
    PHASE_1("beta", a, b, b, 0, -1.0f);
    PHASE_1("beta NaN", a, b, b, 0, (float)NAN);
    PHASE_1("dead", a, dead, b, 0, 1.0f);
    report("no executor", aclnnSmoothL1LossBackwardGetWorkspaceSize(a, b, b, 0, 1.0f, out, &size, NULL));
    report("not implemented", aclnnConvertWeightToINT4PackGetWorkspaceSize(a, out, &size, &executor));
    report("phase 2 of nothing", aclnnSmoothL1LossBackward(NULL, 0, NULL, stream));
    CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(a, b, b, 0, 1.0f, out, &size, &executor));
    report("right", aclnnSmoothL1LossBackward(NULL, size, executor, stream));
    report("twice", aclnnSmoothL1LossBackward(NULL, size, executor, stream));

    classes = aclCreateTensor(column, 1, ACL_INT64, NULL, 0, ACL_FORMAT_ND, column, 1, target_memory);
    loss = aclCreateTensor(one, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, one, 1, (char*)memory + 256);
    log_prob = out;
    report("reduction string", aclnnCrossEntropyLossGetWorkspaceSize(a, classes, NULL, bad_reduction, -100, 0.0, 0.0,
                                                                     false, loss, log_prob, NULL, NULL, &size, &executor));
    report("class shape", aclnnCrossEntropyLossGetWorkspaceSize(c, classes, NULL, mean, -100, 0.0, 0.0, false, loss,
                                                                log_prob, NULL, NULL, &size, &executor));
    CHECK_RET(aclnnCrossEntropyLossGetWorkspaceSize(a, classes, NULL, mean, -100, 0.0, 0.0, false, loss, log_prob, NULL,
                                                    NULL, &size, &executor));
    if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclnnCrossEntropyLoss(workspace, size, executor, stream));
    report("class 7 of 3", aclrtSynchronizeStream(stream));
    report("afterwards", aclrtSynchronizeStream(stream));

    CHECK_RET(aclDestroyTensor(a));
    CHECK_RET(aclDestroyTensor(b));
    CHECK_RET(aclDestroyTensor(c));
    CHECK_RET(aclDestroyTensor(out));
    CHECK_RET(aclDestroyTensor(integers));
    CHECK_RET(aclDestroyTensor(classes));
    CHECK_RET(aclDestroyTensor(loss));
    CHECK_RET(aclrtFree(memory));
    CHECK_RET(aclrtFree(target_memory));
    if (workspace != NULL) CHECK_RET(aclrtFree(workspace));
    CHECK_RET(aclrtDestroyStream(stream));
    report("stream destroyed", aclrtSynchronizeStream(stream));
    CHECK_RET(aclrtResetDevice(0));
    CHECK_RET(aclFinalize());
    report("finalize again", aclFinalize());
    return 0;
}

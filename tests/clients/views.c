/* Tensors that aren't contiguous: a transposed one, a column of a matrix, a reversed line, a repeated row, and a view
   with an offset into one-dimensional storage, as frameworks describe them. */
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"

#define CHECK_RET(call)                                                                      \
    do {                                                                                     \
        int check_status = (call);                                                           \
        if (check_status != ACL_SUCCESS) {                                                   \
            const char* check_text = aclGetRecentErrMsg();                                   \
            printf("%s gave %d: %s\n", #call, check_status, check_text ? check_text : "-");  \
            exit(1);                                                                         \
        }                                                                                    \
    } while (0)

enum { ROWS = 2, COLUMNS = 3, STORAGE = 12 };

static void* upload(const float* values, size_t count)
{
    void* memory;
    CHECK_RET(aclrtMalloc(&memory, count * sizeof(float), ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclrtMemcpy(memory, count * sizeof(float), values, count * sizeof(float), ACL_MEMCPY_HOST_TO_DEVICE));
    return memory;
}

static aclTensor* view(void* memory, int64_t row_stride, int64_t column_stride, int64_t offset)
{
    const int64_t dims[2] = {ROWS, COLUMNS}, storage[1] = {STORAGE};
    int64_t strides[2];
    aclTensor* tensor;
    strides[0] = row_stride;
    strides[1] = column_stride;
    tensor = aclCreateTensor(dims, 2, ACL_FLOAT, strides, offset, ACL_FORMAT_ND, storage, 1, memory);
    if (tensor == NULL) exit(1);
    return tensor;
}

/* gradInput = self where the loss's slope is self itself: gradOut 1, target 0, beta large and scaled away. */
static void run(aclrtStream stream, const char* name, aclTensor* self, aclTensor* out, void* out_memory)
{
    const float one = 64.0f, zero = 0.0f;
    void *one_memory = upload(&one, 1), *zero_memory = upload(&zero, 1), *workspace = NULL;
    aclTensor* grad = aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, one_memory);
    aclTensor* target = aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, zero_memory);
    uint64_t size = 0;
    aclOpExecutor* executor = NULL;
    float result[STORAGE];
    int i;
    CHECK_RET(aclnnSmoothL1LossBackwardGetWorkspaceSize(grad, self, target, 0, 64.0f, out, &size, &executor));
    if (size > 0) CHECK_RET(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_RET(aclnnSmoothL1LossBackward(workspace, size, executor, stream));
    CHECK_RET(aclrtSynchronizeStream(stream));
    CHECK_RET(aclrtMemcpy(result, sizeof result, out_memory, sizeof result, ACL_MEMCPY_DEVICE_TO_HOST));
    printf("%s:", name);
    for (i = 0; i < STORAGE; ++i) printf(" %g", result[i]);
    printf("\n");
    CHECK_RET(aclDestroyTensor(grad));
    CHECK_RET(aclDestroyTensor(target));
    CHECK_RET(aclDestroyTensor(self));
    CHECK_RET(aclDestroyTensor(out));
    CHECK_RET(aclrtFree(one_memory));
    CHECK_RET(aclrtFree(zero_memory));
    if (workspace != NULL) CHECK_RET(aclrtFree(workspace));
}

int main(void)
{
    float values[STORAGE], nothing[STORAGE];
    void *memory, *out;
    aclrtStream stream;
    aclTensor* tensor;
    int64_t *dims = NULL, *strides = NULL, offset = 0;
    uint64_t count = 0;
    int i;
    CHECK_RET(aclInit(NULL));
    CHECK_RET(aclrtSetDevice(0));
    CHECK_RET(aclrtCreateStream(&stream));
    for (i = 0; i < STORAGE; ++i) {
        values[i] = (float)i;
        nothing[i] = -1.0f;
    }
    memory = upload(values, STORAGE);

    out = upload(nothing, STORAGE);
    run(stream, "transposed", view(memory, 1, ROWS, 0), view(out, COLUMNS, 1, 0), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "column", view(memory, 6, 2, 1), view(out, COLUMNS, 1, 0), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "reversed", view(memory, -COLUMNS, -1, 5), view(out, COLUMNS, 1, 0), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "repeated row", view(memory, 0, 1, 4), view(out, COLUMNS, 1, 0), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "window", view(memory, 1, 1, 0), view(out, COLUMNS, 1, 0), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "into every second", view(memory, COLUMNS, 1, 0), view(out, 6, 2, 1), out);
    CHECK_RET(aclrtFree(out));
    out = upload(nothing, STORAGE);
    run(stream, "into a transposed one", view(memory, COLUMNS, 1, 0), view(out, 1, ROWS, 4), out);
    CHECK_RET(aclrtFree(out));

    tensor = view(memory, 6, 2, 1);
    CHECK_RET(aclGetViewShape(tensor, &dims, &count));
    CHECK_RET(aclGetViewStrides(tensor, &strides, &count));
    CHECK_RET(aclGetViewOffset(tensor, &offset));
    printf("described: [%d, %d] strides [%d, %d] offset %d\n", (int)dims[0], (int)dims[1], (int)strides[0],
           (int)strides[1], (int)offset);
    /* C has no delete[]; the two arrays are left to the end of the process, as C clients do. */
    CHECK_RET(aclDestroyTensor(tensor));
    CHECK_RET(aclrtFree(memory));
    CHECK_RET(aclrtDestroyStream(stream));
    CHECK_RET(aclrtResetDevice(0));
    CHECK_RET(aclFinalize());
    return 0;
}

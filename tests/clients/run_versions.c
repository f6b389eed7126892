/* A C program for `python -m pyaclnn run`: prints its arguments; without any it ends with status 3. */
#include <stdio.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

int main(int argc, char** argv) {
  int32_t major = 0, minor = 0, patch = 0;
  int i;
  if (argc == 1) return 3;
  printf("arguments:");
  for (i = 1; i < argc; ++i) printf(" %s", argv[i]);
  printf("\n");
  if (aclInit(NULL) != ACL_SUCCESS || aclrtGetVersion(&major, &minor, &patch) != ACL_SUCCESS) return 1;
  printf("ACL %d.%d.%d on %s\n", (int)major, (int)minor, (int)patch, aclrtGetSocName());
  if (aclFinalize() != ACL_SUCCESS) return 1;
  printf("all right\n");
  return 0;
}

// generated, do not edit: python native/dev.py gen
// aclnn/aclnn_base.h
aclnnStatus aclnnInit(const char* configPath);
aclnnStatus aclnnFinalize(void);

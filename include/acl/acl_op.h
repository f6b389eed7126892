/* SPDX-License-Identifier: Apache-2.0 */
/* Single operators by name: not part of this library; the header exists because programs include it. */
#ifndef PYACLNN_ACL_ACL_OP_H
#define PYACLNN_ACL_ACL_OP_H

#include "acl/acl_base_rt.h"

#endif /* PYACLNN_ACL_ACL_OP_H */

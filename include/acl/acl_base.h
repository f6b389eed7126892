/* SPDX-License-Identifier: Apache-2.0 */
/* The older name of acl_base_rt.h. */
#ifndef PYACLNN_ACL_ACL_BASE_H
#define PYACLNN_ACL_ACL_BASE_H

#include "acl/acl_base_mdl.h"
#include "acl/acl_base_rt.h"

#endif /* PYACLNN_ACL_ACL_BASE_H */

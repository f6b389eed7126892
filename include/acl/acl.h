/* SPDX-License-Identifier: Apache-2.0 */
/* All of the base interface. */
#ifndef PYACLNN_ACL_ACL_H
#define PYACLNN_ACL_ACL_H

#include "acl/acl_base.h"
#include "acl/acl_mdl.h"
#include "acl/acl_op.h"
#include "acl/acl_rt.h"
#include "acl/acl_rt_allocator.h"

#endif /* PYACLNN_ACL_ACL_H */

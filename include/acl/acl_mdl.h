/* SPDX-License-Identifier: Apache-2.0 */
/* Models: not part of this library; the header exists because programs include it. */
#ifndef PYACLNN_ACL_ACL_MDL_H
#define PYACLNN_ACL_ACL_MDL_H

#include "acl/acl_base_rt.h"

#endif /* PYACLNN_ACL_ACL_MDL_H */

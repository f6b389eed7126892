/* SPDX-License-Identifier: Apache-2.0 */
/* The runtime, one header per topic. A function without an implementation answers ACL_ERROR_FEATURE_UNSUPPORTED. */
#ifndef PYACLNN_ACL_ACL_RT_H
#define PYACLNN_ACL_ACL_RT_H

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/buffer.h"
#include "acl/acl_rt/cache.h"
#include "acl/acl_rt/callback.h"
#include "acl/acl_rt/context.h"
#include "acl/acl_rt/copy.h"
#include "acl/acl_rt/device.h"
#include "acl/acl_rt/device_info.h"
#include "acl/acl_rt/dump.h"
#include "acl/acl_rt/event.h"
#include "acl/acl_rt/exception.h"
#include "acl/acl_rt/init.h"
#include "acl/acl_rt/ipc.h"
#include "acl/acl_rt/kernel.h"
#include "acl/acl_rt/launch.h"
#include "acl/acl_rt/managed.h"
#include "acl/acl_rt/memory.h"
#include "acl/acl_rt/model.h"
#include "acl/acl_rt/model_task.h"
#include "acl/acl_rt/notify.h"
#include "acl/acl_rt/overflow.h"
#include "acl/acl_rt/resource.h"
#include "acl/acl_rt/snapshot.h"
#include "acl/acl_rt/stream.h"
#include "acl/acl_rt/stream_control.h"
#include "acl/acl_rt/task.h"
#include "acl/acl_rt/virtual_memory.h"

#endif /* PYACLNN_ACL_ACL_RT_H */

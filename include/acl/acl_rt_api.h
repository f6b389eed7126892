/* SPDX-License-Identifier: Apache-2.0 */
/* C++ overloads of runtime functions: typed pointers instead of void*, and one name instead of a suffix. Nothing here
   is exported; each overload calls the C function that does the work. Empty in C. */
#ifndef PYACLNN_ACL_ACL_RT_API_H
#define PYACLNN_ACL_ACL_RT_API_H

#include "acl/acl_rt.h"

#ifdef __cplusplus

/* -- Names without a suffix -- */

inline aclError aclrtSynchronizeDevice(int32_t timeout)
{
    return aclrtSynchronizeDeviceWithTimeout(timeout);
}

inline aclError aclrtSynchronizeStream(aclrtStream stream, int32_t timeout)
{
    return aclrtSynchronizeStreamWithTimeout(stream, timeout);
}

inline aclError aclrtSynchronizeEvent(aclrtEvent event, int32_t timeout)
{
    return aclrtSynchronizeEventWithTimeout(event, timeout);
}

inline aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event, int32_t timeout)
{
    return aclrtStreamWaitEventWithTimeout(stream, event, timeout);
}

inline aclError aclrtCreateStream(aclrtStream* stream, uint32_t priority, uint32_t flag)
{
    return aclrtCreateStreamWithConfig(stream, priority, flag);
}

inline aclError aclrtSetOpExecuteTimeOut(uint64_t timeout, uint64_t* actualTimeout)
{
    return aclrtSetOpExecuteTimeOutV2(timeout, actualTimeout);
}

inline aclError aclrtCreateEvent(aclrtEvent* event, uint32_t flag)
{
    return aclrtCreateEventWithFlag(event, flag);
}

/* -- Allocation -- */

template <typename T>
inline aclError aclrtMalloc(T** devPtr, size_t size, aclrtMallocConfig* cfg)
{
    return aclrtMallocWithCfg(reinterpret_cast<void**>(devPtr), size, ACL_MEM_MALLOC_HUGE_FIRST, cfg);
}

template <typename T>
inline aclError aclrtMalloc(T** devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig* cfg)
{
    return aclrtMallocWithCfg(reinterpret_cast<void**>(devPtr), size, policy, cfg);
}

template <typename T>
inline aclError aclrtMallocHost(T** hostPtr, size_t size, aclrtMallocConfig* cfg)
{
    return aclrtMallocHostWithCfg(reinterpret_cast<void**>(hostPtr), size, cfg);
}

template <typename T>
inline aclError aclrtPointerGetAttributes(const T* ptr, aclrtPtrAttributes* attributes)
{
    return aclrtPointerGetAttributes(static_cast<const void*>(ptr), attributes);
}

template <typename T>
inline aclError aclrtHostRegister(T* ptr, uint64_t size, aclrtHostRegisterType type, T** devPtr)
{
    return aclrtHostRegister(static_cast<void*>(ptr), size, type, reinterpret_cast<void**>(devPtr));
}

template <typename T>
inline aclError aclrtHostRegister(T* ptr, uint64_t size, uint32_t flag)
{
    return aclrtHostRegisterV2(static_cast<void*>(ptr), size, flag);
}

template <typename T>
inline aclError aclrtHostGetDevicePointer(T* pHost, T** pDevice, uint32_t flag)
{
    return aclrtHostGetDevicePointer(static_cast<void*>(pHost), reinterpret_cast<void**>(pDevice), flag);
}

template <typename T>
inline aclError aclrtHostUnregister(T* ptr)
{
    return aclrtHostUnregister(static_cast<void*>(ptr));
}

/* -- Copies -- */

template <typename T, typename U>
inline aclError aclrtMemcpy(T* dst, size_t destMax, const U* src, size_t count, aclrtMemcpyKind kind)
{
    return aclrtMemcpy(static_cast<void*>(dst), destMax, static_cast<const void*>(src), count, kind);
}

template <typename T, typename U>
inline aclError aclrtMemcpyAsync(
    T* dst, size_t destMax, const U* src, size_t count, aclrtMemcpyKind kind, aclrtStream stream)
{
    return aclrtMemcpyAsync(static_cast<void*>(dst), destMax, static_cast<const void*>(src), count, kind, stream);
}

template <typename T, typename U>
inline aclError aclrtMemcpy2d(
    T* dst, size_t dpitch, const U* src, size_t spitch, size_t width, size_t height, aclrtMemcpyKind kind)
{
    return aclrtMemcpy2d(static_cast<void*>(dst), dpitch, static_cast<const void*>(src), spitch, width, height, kind);
}

template <typename T, typename U>
inline aclError aclrtMemcpy2dAsync(
    T* dst, size_t dpitch, const U* src, size_t spitch, size_t width, size_t height, aclrtMemcpyKind kind,
    aclrtStream stream)
{
    return aclrtMemcpy2dAsync(
        static_cast<void*>(dst), dpitch, static_cast<const void*>(src), spitch, width, height, kind, stream);
}

template <typename T, typename U>
inline aclError aclrtMemcpyBatch(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr* attrs,
    size_t* attrsIndexes, size_t numAttrs, size_t* failIndex)
{
    return aclrtMemcpyBatch(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, attrs,
        attrsIndexes, numAttrs, failIndex);
}

/* With one attribute for all pieces. */
template <typename T, typename U>
inline aclError aclrtMemcpyBatch(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr attr,
    size_t* failIndex)
{
    size_t first = 0;
    return aclrtMemcpyBatch(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, &attr, &first, 1,
        failIndex);
}

template <typename T, typename U>
inline aclError aclrtMemcpyBatchAsync(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr* attrs,
    size_t* attrsIndexes, size_t numAttrs, size_t* failIndex, aclrtStream stream)
{
    return aclrtMemcpyBatchAsync(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, attrs,
        attrsIndexes, numAttrs, failIndex, stream);
}

template <typename T, typename U>
inline aclError aclrtMemcpyBatchAsync(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr* attrs,
    size_t* attrsIndexes, size_t numAttrs, aclrtStream stream)
{
    return aclrtMemcpyBatchAsyncV2(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, attrs,
        attrsIndexes, numAttrs, stream);
}

template <typename T, typename U>
inline aclError aclrtMemcpyBatchAsync(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr attr,
    size_t* failIndex, aclrtStream stream)
{
    size_t first = 0;
    return aclrtMemcpyBatchAsync(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, &attr, &first, 1,
        failIndex, stream);
}

template <typename T, typename U>
inline aclError aclrtMemcpyBatchAsync(
    T** dsts, size_t* destMaxs, U** srcs, size_t* sizes, size_t numBatches, aclrtMemcpyBatchAttr attr,
    aclrtStream stream)
{
    size_t first = 0;
    return aclrtMemcpyBatchAsyncV2(
        reinterpret_cast<void**>(dsts), destMaxs, reinterpret_cast<void**>(srcs), sizes, numBatches, &attr, &first, 1,
        stream);
}

/* -- Managed memory -- */

template <typename T>
inline aclError aclrtMemAllocManaged(T** devPtr, size_t size, uint32_t flags)
{
    return aclrtMemAllocManaged(reinterpret_cast<void**>(devPtr), static_cast<uint64_t>(size), flags);
}

template <typename T>
inline aclError aclrtMemManagedPrefetchAsync(
    const T* ptr, size_t size, aclrtMemManagedLocation location, uint32_t flags, aclrtStream stream)
{
    return aclrtMemManagedPrefetchAsync(static_cast<const void*>(ptr), size, location, flags, stream);
}

template <typename T>
inline aclError aclrtMemManagedPrefetchBatchAsync(
    const T** ptrs, size_t* sizes, size_t count, aclrtMemManagedLocation* prefetchLocs, size_t* prefetchLocIdxs,
    size_t numPrefetchLocs, uint64_t flags, aclrtStream stream)
{
    return aclrtMemManagedPrefetchBatchAsync(
        reinterpret_cast<const void**>(ptrs), sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags,
        stream);
}

/* With one location for all ranges. */
template <typename T>
inline aclError aclrtMemManagedPrefetchBatchAsync(
    const T** ptrs, size_t* sizes, size_t count, aclrtMemManagedLocation prefetchLoc, uint64_t flags,
    aclrtStream stream)
{
    size_t first = 0;
    return aclrtMemManagedPrefetchBatchAsync(
        reinterpret_cast<const void**>(ptrs), sizes, count, &prefetchLoc, &first, 1, flags, stream);
}

/* -- Symbols of kernels: by reference, so the variable itself is the argument -- */

template <typename T>
inline aclError aclrtGetSymbolAddress(const T& symbol, void** devPtr)
{
    return aclrtGetSymbolAddress(reinterpret_cast<const void*>(&symbol), devPtr);
}

template <typename T>
inline aclError aclrtGetSymbolSize(const T& symbol, size_t* size)
{
    return aclrtGetSymbolSize(reinterpret_cast<const void*>(&symbol), size);
}

template <typename T>
inline aclError aclrtMemcpyFromSymbol(
    void* dst, size_t dstMax, const T& symbol, size_t count, size_t offset, aclrtMemcpyKind kind)
{
    return aclrtMemcpyFromSymbol(dst, dstMax, reinterpret_cast<const void*>(&symbol), count, offset, kind);
}

template <typename T>
inline aclError aclrtMemcpyFromSymbolAsync(
    void* dst, size_t dstMax, const T& symbol, size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream)
{
    return aclrtMemcpyFromSymbolAsync(
        dst, dstMax, reinterpret_cast<const void*>(&symbol), count, offset, kind, stream);
}

template <typename T>
inline aclError aclrtMemcpyToSymbol(
    const T& symbol, const void* src, size_t count, size_t offset, aclrtMemcpyKind kind)
{
    return aclrtMemcpyToSymbol(reinterpret_cast<const void*>(&symbol), src, count, offset, kind);
}

template <typename T>
inline aclError aclrtMemcpyToSymbolAsync(
    const T& symbol, const void* src, size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream)
{
    return aclrtMemcpyToSymbolAsync(
        reinterpret_cast<const void*>(&symbol), src, count, offset, kind, stream);
}

#endif /* __cplusplus */

#endif /* PYACLNN_ACL_ACL_RT_API_H */

// In C, because the functions that replace malloc must not allocate themselves, and nothing in Swift
// promises that of globals and their access checks.

#include "AllocationCounter.h"

#if defined(__APPLE__)

#include <stdatomic.h>

// A hook of Apple's allocator, called for every change; bit 1 of the kind stands for an allocation.
typedef void(malloc_logger_t)(uint32_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uint32_t);
extern malloc_logger_t *malloc_logger;

static _Atomic uint64_t allocations;

static void count(uint32_t kind, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t result, uint32_t frames) {
  if (kind & 2) atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void allocation_counter_start(void) { malloc_logger = count; }

uint64_t allocation_counter_count(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

#elif defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <stddef.h>

// The names of glibc's own functions, for programs that replace them.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local uint64_t allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations++;
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void allocation_counter_start(void) {}

uint64_t allocation_counter_count(void) { return allocations; }

#endif

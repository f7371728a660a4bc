#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Starts to count, where counting needs a start.
void allocation_counter_start(void);

/// Returns how many blocks of memory were allocated so far: by the calling thread on Linux, by all on Darwin.
uint64_t allocation_counter_count(void);

#endif

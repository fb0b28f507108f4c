#include <stdint.h>

/* Counts what the calling thread takes from the heap between the two calls. */
void allocations_begin(void);
int64_t allocations_end(void);

/* 0 where a sanitizer has its own heap, and nothing can be counted. */
int allocations_can_be_counted(void);

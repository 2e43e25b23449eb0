/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The functions that compilers call for the copies, fills and comparisons in the code of a test.
 * For images only: the library must never need them, so do not link this file to make it work. */
#include "cpu.h"

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
int memcmp(const void *a, const void *b, size_t size);

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    unsigned char *t = to;
    const unsigned char *f = from;
    for (size_t i = 0; i < size; i++) {
        t[i] = f[i];
        cpu_keep_loop();
    }
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *t = to;
    const unsigned char *f = from;
    if ((uintptr_t)t - (uintptr_t)f >= size) { /* the copy does not start inside the source */
        return memcpy(to, from, size);
    }
    for (size_t i = size; i > 0; i--) {
        t[i - 1] = f[i - 1];
        cpu_keep_loop();
    }
    return to;
}

void *memset(void *to, int value, size_t size)
{
    unsigned char *t = to;
    for (size_t i = 0; i < size; i++) {
        t[i] = (unsigned char)value;
        cpu_keep_loop();
    }
    return to;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *left = a;
    const unsigned char *right = b;
    for (size_t i = 0; i < size; i++) {
        if (left[i] != right[i]) {
            return left[i] < right[i] ? -1 : 1;
        }
    }
    return 0;
}

/* The names clang uses instead. A suffix 4 or 8 promises an alignment, which bytes do not need. */
#define COPY(name, copy)                                                                           \
    void name(void *to, const void *from, size_t size);                                            \
    void name(void *to, const void *from, size_t size)                                             \
    {                                                                                              \
        (void)copy(to, from, size);                                                                \
    }
#define FILL(name)                                                                                 \
    void name(void *to, size_t size, int value);                                                   \
    void name(void *to, size_t size, int value)                                                    \
    {                                                                                              \
        (void)memset(to, value, size);                                                             \
    }
#define CLEAR(name)                                                                                \
    void name(void *to, size_t size);                                                              \
    void name(void *to, size_t size)                                                               \
    {                                                                                              \
        (void)memset(to, 0, size);                                                                 \
    }

COPY(__aeabi_memcpy, memcpy)
COPY(__aeabi_memcpy4, memcpy)
COPY(__aeabi_memcpy8, memcpy)
COPY(__aeabi_memmove, memmove)
COPY(__aeabi_memmove4, memmove)
COPY(__aeabi_memmove8, memmove)
FILL(__aeabi_memset)
FILL(__aeabi_memset4)
FILL(__aeabi_memset8)
CLEAR(__aeabi_memclr)
CLEAR(__aeabi_memclr4)
CLEAR(__aeabi_memclr8)

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The functions that compilers call for the copies and fills in the self-test's own code, where no C
 * library is linked. The library must not need them. */
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);

/* In a loop that the compiler would otherwise turn into a call of the function it is in. */
#define KEEP_LOOP __asm__ volatile("" ::: "memory")

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    unsigned char *t = to;
    const unsigned char *f = from;
    for (size_t i = 0; i < size; i++) {
        t[i] = f[i];
        KEEP_LOOP;
    }
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *t = to;
    const unsigned char *f = from;
    if (t <= f)
        return memcpy(to, from, size);
    for (size_t i = size; i > 0; i--) {
        t[i - 1] = f[i - 1];
        KEEP_LOOP;
    }
    return to;
}

void *memset(void *to, int value, size_t size)
{
    unsigned char *t = to;
    for (size_t i = 0; i < size; i++) {
        t[i] = (unsigned char)value;
        KEEP_LOOP;
    }
    return to;
}

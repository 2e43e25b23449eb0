/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * sqrt_all: graze_sqrt of every number that has a root. In the fixed build the nearest root climbs
 * beside the numbers, by products alone; in the float build the machine's own root is the judge.
 */
#define _POSIX_C_SOURCE 200809L

#include "../../include/graze/scalar.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORKERS = 2 };

#if GRAZE_FLOAT

#define ENDS UINT32_C(0x7f800000) /* infinity */

static uint32_t wrong_in(uint32_t from, uint32_t to)
{
    uint32_t wrong = 0;
    for (uint32_t bits = from; bits < to; bits++) {
        float x, got, want;
        memcpy(&x, &bits, sizeof x);
        got = graze_sqrt(x);
        want = sqrtf(x);
        wrong += memcmp(&got, &want, sizeof got) != 0;
    }
    return wrong;
}

#else

#define ENDS UINT32_C(0x80000000)

/* The nearest root of n is the r with (2 r - 1)^2 < 4 n < (2 r + 1)^2; n = x * 2^16. */
static uint32_t wrong_in(uint32_t from, uint32_t to)
{
    uint64_t wrong = 0, root = 0;
    for (uint32_t x = from; x < to; x++) {
        uint64_t n4 = (uint64_t)x << 18;
        while ((2 * root + 1) * (2 * root + 1) < n4)
            root++;
        wrong += (uint64_t)graze_sqrt((graze_scalar)x) != root;
    }
    return (uint32_t)wrong;
}

#endif

int main(void)
{
    uint32_t half = ENDS / WORKERS;
    int failed = 0;
    for (uint32_t i = 0; i < WORKERS; i++) {
        if (fork() == 0) {
            uint32_t wrong = wrong_in(i * half, (i + 1) * half);
            printf("sqrt: %" PRIu32 " roots, %" PRIu32 " wrong\n", half, wrong);
            fflush(stdout);
            _exit(wrong != 0);
        }
    }
    for (uint32_t i = 0; i < WORKERS; i++) {
        int status = 1;
        wait(&status);
        failed += status != 0;
    }
    printf("sqrt of all: %d passed, %d failed\n", WORKERS - failed, failed);
    return failed != 0;
}

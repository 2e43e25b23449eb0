/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * sqrt_all: graze_sqrt, graze_sqrt_down and graze_sqrt_up of every number that has a root. In the fixed build the roots
 * climb beside the numbers, by products alone; in the float build the machine's own root is the judge, and its square in
 * double, which is exact.
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

/* The root itself if its square is on that side, and else the next float there. */
static float side_of(float x, float root, bool up)
{
    const double square = (double)root * (double)root;
    const bool holds = up ? square >= (double)x : square <= (double)x;
    return holds ? root : nextafterf(root, up ? INFINITY : 0.0f);
}

static bool differ(float a, float b)
{
    return memcmp(&a, &b, sizeof a) != 0;
}

static uint32_t wrong_in(uint32_t from, uint32_t to)
{
    uint32_t wrong = 0;
    for (uint32_t bits = from; bits < to; bits++) {
        float x, root;
        memcpy(&x, &bits, sizeof x);
        root = sqrtf(x);
        wrong += differ(graze_sqrt(x), root) ||
                 differ(graze_sqrt_down(x), side_of(x, root, false)) ||
                 differ(graze_sqrt_up(x), side_of(x, root, true));
    }
    return wrong;
}

#else

#define ENDS UINT32_C(0x80000000)

/* For n = x * 2^16, the nearest root is the r with (2 r - 1)^2 < 4 n < (2 r + 1)^2, and the one above n the least r with
 * r^2 >= n. */
static uint32_t wrong_in(uint32_t from, uint32_t to)
{
    uint64_t wrong = 0, root = 0, above = 0;
    for (uint32_t bits = from; bits < to; bits++) {
        const graze_scalar x = (graze_scalar)bits;
        const uint64_t n = (uint64_t)bits << 16;
        while ((2 * root + 1) * (2 * root + 1) < 4 * n)
            root++;
        while (above * above < n)
            above++;
        wrong += (uint64_t)graze_sqrt(x) != root || (uint64_t)graze_sqrt_up(x) != above ||
                 (uint64_t)graze_sqrt_down(x) != (above * above > n ? above - 1 : above);
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

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "floats.h"

#include <math.h>

static uint64_t state;

void random_start(uint64_t seed)
{
    state = seed;
}

uint64_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * UINT64_C(0x2545F4914F6CDD1D);
}

float random_float(int exponent, int spread)
{
    uint64_t r = random_bits();
    float m = (float)(r >> 40) / 16777216.0f + 0.5f;
    int down = (int)(r % 64) % (spread + 1);
    return ldexpf((r & 64) != 0 ? m : -m, exponent - down);
}

long double units_of(long double error, long double size)
{
    int exponent;
    (void)frexpl(size, &exponent);
    int last = exponent - 24 < -149 ? -149 : exponent - 24;
    return ldexpl(fabsl(error), -last);
}

void keep(long double *worst, long double off)
{
    if (!isnan(*worst) && !(off <= *worst))
        *worst = off;
}

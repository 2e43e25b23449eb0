/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * vec3_float N SEED: lengths, distances and directions of the float build against long double, with
 * components from the least to the greatest float. Prints the greatest error in units in the last
 * place of the true result, and fails where vec3.h promises less.
 */
#include "../../include/graze/graze.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t state;

static uint64_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * UINT64_C(0x2545F4914F6CDD1D);
}

/* Within 2^spread of each other, around 2^exponent. */
static float component(int exponent, int spread)
{
    uint64_t r = random_bits();
    float m = (float)(r >> 40) / 16777216.0f + 0.5f;
    int down = (int)(r % 64) % (spread + 1);
    return ldexpf((r & 64) != 0 ? m : -m, exponent - down);
}

static graze_vec3 vector(int exponent)
{
    uint64_t r = random_bits() >> 32;
    int spread = r % 3 == 0 ? 30 : 2;
    graze_vec3 v;
    v.x = component(exponent, spread);
    v.y = component(exponent, spread);
    v.z = r % 5 == 0 ? 0 : component(exponent, spread);
    return v;
}

static long double true_length(long double x, long double y, long double z)
{
    return sqrtl(x * x + y * y + z * z);
}

/* |got - want| in units in the last place of want, subnormals included. */
static long double units_off(float got, long double want)
{
    int exponent;
    (void)frexpl(want, &exponent);
    int last = exponent - 24 < -149 ? -149 : exponent - 24;
    return ldexpl(fabsl(got - want), -last);
}

static void keep(long double *worst, long double off)
{
    if (!(off <= *worst))
        *worst = off;
}

static int verdict(const char *name, long double worst, long double bound)
{
    printf("%-15s at most %.4Lf units in the last place, may be %.0Lf\n", name, worst, bound);
    return worst <= bound ? 0 : 1;
}

int main(int count, char **arguments)
{
    uint32_t cases = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 0) : 20000;
    long double length = 0, distance = 0, unit = 0;
    state = count > 2 ? strtoull(arguments[2], NULL, 0) : 1;
    for (uint32_t i = 0; i < cases; i++) {
        graze_vec3 a = vector((int)(i % 270) - 145), b = vector((int)(i % 270) - 145);
        graze_vec3 u = graze_vec3_normalize(a);
        long double n = true_length(a.x, a.y, a.z);
        keep(&length, units_off(graze_vec3_length(a), n));
        keep(&unit, units_off(u.x, a.x / n));
        keep(&unit, units_off(u.y, a.y / n));
        keep(&unit, units_off(u.z, a.z / n));
        keep(&distance, units_off(graze_vec3_distance(a, b),
                                  true_length((long double)a.x - b.x, (long double)a.y - b.y,
                                              (long double)a.z - b.z)));
    }
    int failed = verdict("length", length, 3) + verdict("distance", distance, 4) +
                 verdict("normalize", unit, 4);
    printf("vectors of floats: %d passed, %d failed\n", 3 - failed, failed);
    return failed > 0;
}

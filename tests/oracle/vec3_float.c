/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `vec3`: the numbers and vectors of the float build against double and long double, with
 * components from the least to the greatest float.
 *
 * Products and quotients are those of IEEE, to the bit; dot, cross and lerp those that come out when
 * each operation is rounded by itself, in the order of the header's formula. Of lengths, distances
 * and directions it prints the greatest error in units in the last place of the true result, and
 * fails where vec3.h promises less.
 */
#include "../../include/graze/graze.h"
#include "floats.h"
#include "entry.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static graze_vec3 vector(int exponent)
{
    uint64_t r = random_bits() >> 32;
    int spread = r % 3 == 0 ? 30 : 2;
    graze_vec3 v;
    v.x = random_float(exponent, spread);
    v.y = random_float(exponent, spread);
    v.z = r % 5 == 0 ? 0 : random_float(exponent, spread);
    return v;
}

static long double true_length(long double x, long double y, long double z)
{
    return sqrtl(x * x + y * y + z * z);
}

static long double units_off(float got, long double want)
{
    return units_of(got - want, want);
}

static int verdict(const char *name, long double worst, long double bound)
{
    printf("%-15s at most %.4Lf units in the last place, may be %.0Lf\n", name, worst, bound);
    return worst <= bound ? 0 : 1;
}

/*
 * Operations of binary32 by those of double, rounded again. A product of 24 bits by 24 is exact in
 * 53; of a sum, a quotient or a root 53 bits tell on which side of a tie it is, subnormals included.
 */
static float plus(float a, float b)
{
    return (float)((double)a + (double)b);
}

static float minus(float a, float b)
{
    return (float)((double)a - (double)b);
}

static float times(float a, float b)
{
    return (float)((double)a * (double)b);
}

static float held(float x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

static uint32_t wrong;

/* The same bits, or both NaN. */
static void expect(const char *name, float got, float want)
{
    if (memcmp(&got, &want, sizeof got) == 0 || (isnan(got) && isnan(want)))
        return;
    if (wrong++ < 10)
        printf("%s: got %a, and should be %a\n", name, (double)got, (double)want);
}

static float true_quotient(float a, float b)
{
    if (fpclassify(b) == FP_ZERO)
        return a > 0 ? FLT_MAX : a < 0 ? -FLT_MAX : a;
    return held((float)((double)a / (double)b));
}

static float true_dot(graze_vec3 a, graze_vec3 b)
{
    return held(plus(plus(times(a.x, b.x), times(a.y, b.y)), times(a.z, b.z)));
}

static float true_cross(float a, float b, float c, float d)
{
    return held(minus(times(a, b), times(c, d)));
}

static float true_lerp(float from, float to, float t)
{
    if (fpclassify(t) == FP_ZERO)
        return from;
    return fpclassify(minus(t, 1)) == FP_ZERO ? to : held(plus(from, times(minus(to, from), t)));
}

/* The root itself if its square, exact in double, is on that side, and else the next float there. */
static float true_root_to(float x, bool up)
{
    const float root = sqrtf(x);
    const double square = (double)root * (double)root;
    if (!(x > 0) || x > FLT_MAX)
        return x <= 0 ? 0 : held(x);
    return (up ? square >= (double)x : square <= (double)x)
               ? root
               : nextafterf(root, up ? INFINITY : 0.0f);
}

static void judge_numbers(float a, float b)
{
    expect("mul", graze_mul(a, b), held(times(a, b)));
    expect("div", graze_div(a, b), true_quotient(a, b));
    expect("sqrt", graze_sqrt(a), a <= 0 ? 0 : held((float)sqrt((double)a)));
    expect("sqrt_down", graze_sqrt_down(a), true_root_to(a, false));
    expect("sqrt_up", graze_sqrt_up(a), true_root_to(a, true));
    expect("from_wide", graze_from_wide(a), held(a));
}

static void judge_vectors(graze_vec3 a, graze_vec3 b, float t)
{
    graze_vec3 cross = graze_vec3_cross(a, b), between = graze_vec3_lerp(a, b, t);
    expect("vec3_dot", graze_vec3_dot(a, b), true_dot(a, b));
    expect("vec3_length_sq", graze_vec3_length_sq(a), true_dot(a, a));
    expect("vec3_cross, x", cross.x, true_cross(a.y, b.z, a.z, b.y));
    expect("vec3_cross, y", cross.y, true_cross(a.z, b.x, a.x, b.z));
    expect("vec3_cross, z", cross.z, true_cross(a.x, b.y, a.y, b.x));
    expect("vec3_lerp, x", between.x, true_lerp(a.x, b.x, t));
    expect("vec3_lerp, y", between.y, true_lerp(a.y, b.y, t));
    expect("vec3_lerp, z", between.z, true_lerp(a.z, b.z, t));
}

/* In the plane the sums end with + 0, which makes a -0 a 0. */
static void judge_flat(graze_vec3 a, graze_vec3 b, float t)
{
    graze_vec2 p = graze_vec2_of(a.x, a.y), q = graze_vec2_of(b.x, b.y);
    graze_vec2 between = graze_vec2_lerp(p, q, t);
    expect("vec2_dot", graze_vec2_dot(p, q), held(plus(times(a.x, b.x), times(a.y, b.y))));
    expect("vec2_length_sq", graze_vec2_length_sq(p),
           held(plus(plus(times(a.x, a.x), times(a.y, a.y)), 0)));
    expect("vec2_cross", graze_vec2_cross(p, q), true_cross(a.x, b.y, a.y, b.x));
    expect("vec2_lerp, x", between.x, true_lerp(a.x, b.x, t));
    expect("vec2_lerp, y", between.y, true_lerp(a.y, b.y, t));
}

/* Where something ends: each with each. */
static void judge_corners(void)
{
    static const float corners[] = {0.0f,    -0.0f,    0x1p-149f, -0x1p-149f,      FLT_MIN,
                                    1.0f,    -1.0f,    1.5f,      0x1.fffffep+63f, 0x1p64f,
                                    FLT_MAX, -FLT_MAX, INFINITY,  -INFINITY,       NAN};
    enum { CORNERS = sizeof corners / sizeof corners[0] };
    for (unsigned i = 0; i < CORNERS * CORNERS * CORNERS; i++) {
        float a = corners[i % CORNERS], b = corners[i / CORNERS % CORNERS],
              c = corners[i / CORNERS / CORNERS];
        judge_numbers(a, b);
        judge_vectors(graze_vec3_of(a, b, c), graze_vec3_of(c, a, b), b);
        judge_flat(graze_vec3_of(a, b, c), graze_vec3_of(c, a, b), b);
    }
}

/* Of vectors and numbers that meet in magnitude, and of such that do not. */
static void judge_exact(uint32_t cases)
{
    judge_corners();
    for (uint32_t i = 0; i < cases; i++) {
        int exponent = (int)(i % 270) - 145;
        graze_vec3 a = vector(exponent),
                   b = vector(i % 2 == 0 ? exponent : (int)(i / 270 % 270) - 145);
        judge_numbers(a.x, b.x);
        judge_numbers(b.y, a.y);
        judge_vectors(a, b, random_float(1, 20));
        judge_flat(a, b, random_float(1, 20));
    }
    printf("rounded by operation: %" PRIu32 " wrong\n", wrong);
}

/* How far a length is on its side; infinite on the other side, or if it is not 0 for 0. The true one is right to 2^-60. */
static long double side_off(float got, long double want, bool up)
{
    const long double off = up ? got - want : want - got;
    if (!(want > 0))
        return got > 0 ? HUGE_VALL : 0;
    return off < want * 0x1p-58L && got < FLT_MAX ? HUGE_VALL : fabsl(units_off(got, want));
}

static long double lengths_off, distances_off;

/* A length beyond the floats saturates on both sides. */
static void judge_sides(graze_vec3 a, graze_vec3 b)
{
    const graze_vec2 p = graze_vec2_of(a.x, a.y), q = graze_vec2_of(b.x, b.y);
    const long double x = (long double)b.x - a.x, y = (long double)b.y - a.y,
                      z = (long double)b.z - a.z;
    const long double length = true_length(a.x, a.y, a.z), flat = true_length(a.x, a.y, 0);
    const long double distance = true_length(x, y, z), across = true_length(x, y, 0);
    if (!(length < FLT_MAX && distance < FLT_MAX))
        return;
    keep(&lengths_off, side_off(graze_vec3_length_down(a), length, false));
    keep(&lengths_off, side_off(graze_vec3_length_up(a), length, true));
    keep(&lengths_off, side_off(graze_vec2_length_down(p), flat, false));
    keep(&lengths_off, side_off(graze_vec2_length_up(p), flat, true));
    keep(&distances_off, side_off(graze_vec3_distance_down(a, b), distance, false));
    keep(&distances_off, side_off(graze_vec3_distance_up(a, b), distance, true));
    keep(&distances_off, side_off(graze_vec2_distance_down(p, q), across, false));
    keep(&distances_off, side_off(graze_vec2_distance_up(p, q), across, true));
}

ORACLE(vec3)
{
    (void)routine;
    long double length = 0, distance = 0, unit = 0;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        graze_vec3 a = vector((int)(i % 270) - 145), b = vector((int)(i % 270) - 145);
        graze_vec3 u = graze_vec3_normalize(a);
        judge_sides(a, b);
        long double n = true_length(a.x, a.y, a.z);
        keep(&length, units_off(graze_vec3_length(a), n));
        long double whole = n > 0 ? n : 1; /* drawn so small that it is zero: so is its direction */
        keep(&unit, units_off(u.x, a.x / whole));
        keep(&unit, units_off(u.y, a.y / whole));
        keep(&unit, units_off(u.z, a.z / whole));
        keep(&distance, units_off(graze_vec3_distance(a, b),
                                  true_length((long double)a.x - b.x, (long double)a.y - b.y,
                                              (long double)a.z - b.z)));
    }
    judge_exact(cases);
    int failed = (wrong > 0) + verdict("length", length, 3) + verdict("distance", distance, 4) +
                 verdict("normalize", unit, 4) + verdict("length, side", lengths_off, 6) +
                 verdict("distance, side", distances_off, 8);
    printf("vectors of floats: %d passed, %d failed\n", 6 - failed, failed);
    return failed > 0;
}

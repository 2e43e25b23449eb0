/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The exact results of vectors. */
#include "../../include/graze/graze.h"
#include "scalar_gmp.h"

#include <math.h>
#include <stdlib.h>

long double worst_unit;
graze_vec3 worst_unit_of;

static bool scalar_is(graze_scalar got, const mpz_t want, int *outcome)
{
    return got == held_result(want, INT32_MIN, INT32_MAX, outcome);
}

static void add_product(mpz_t sum, long a, long b)
{
    mpz_set_si(W, a);
    mpz_mul_si(W, W, b);
    mpz_add(sum, sum, W);
}

static bool wide_is(graze_wide got, graze_vec3 a, graze_vec3 b, int *outcome)
{
    mpz_set_ui(X, 0);
    add_product(X, a.x, b.x);
    add_product(X, a.y, b.y);
    add_product(X, a.z, b.z);
    return got == held_result(X, INT64_MIN, INT64_MAX, outcome);
}

static bool judge_dot(const operands *o, int *outcome)
{
    return wide_is(graze_vec3_dot(o->a, o->b), o->a, o->b, outcome);
}

static bool judge_length_sq(const operands *o, int *outcome)
{
    return wide_is(graze_vec3_length_sq(o->a), o->a, o->a, outcome);
}

/* The outcome of x stands for all. */
static bool cross_is(graze_scalar got, long a, long b, long c, long d, int *outcome)
{
    mpz_set_ui(X, 0);
    add_product(X, a, b);
    add_product(X, -c, d);
    mpz_set_ui(Y, 65536);
    *outcome = round_to_nearest(X, Y);
    return scalar_is(got, X, outcome);
}

static bool judge_cross(const operands *o, int *outcome)
{
    graze_vec3 a = o->a, b = o->b, c = graze_vec3_cross(a, b);
    return cross_is(c.z, a.x, b.y, a.y, b.x, outcome) &&
           cross_is(c.y, a.z, b.x, a.x, b.z, outcome) && cross_is(c.x, a.y, b.z, a.z, b.y, outcome);
}

static bool scaled_is(graze_scalar got, long a, long b, int *outcome)
{
    return cross_is(got, a, b, 0, 0, outcome);
}

static bool judge_scale(const operands *o, int *outcome)
{
    graze_vec3 v = graze_vec3_scale(o->a, o->b.x);
    return scaled_is(v.z, o->a.z, o->b.x, outcome) && scaled_is(v.y, o->a.y, o->b.x, outcome) &&
           scaled_is(v.x, o->a.x, o->b.x, outcome);
}

static bool lerp_is(graze_scalar got, long a, long b, long t, int *outcome)
{
    mpz_set_si(X, b - a);
    mpz_mul_si(X, X, t);
    mpz_set_ui(Y, UINT32_C(1) << 30);
    *outcome = round_to_nearest(X, Y);
    mpz_set_si(Y, a);
    mpz_add(X, X, Y);
    return scalar_is(got, X, outcome);
}

static bool judge_lerp(const operands *o, int *outcome)
{
    graze_vec3 a = o->a, b = o->b, v = graze_vec3_lerp(a, b, o->t);
    return lerp_is(v.z, a.z, b.z, o->t, outcome) && lerp_is(v.y, a.y, b.y, o->t, outcome) &&
           lerp_is(v.x, a.x, b.x, o->t, outcome);
}

static void set_squares(mpz_t sum, long x, long y, long z)
{
    mpz_set_ui(sum, 0);
    add_product(sum, x, x);
    add_product(sum, y, y);
    add_product(sum, z, z);
}

static bool judge_length(const operands *o, int *outcome)
{
    set_squares(X, o->a.x, o->a.y, o->a.z);
    *outcome = round_root(X);
    return scalar_is(graze_vec3_length(o->a), X, outcome);
}

static bool judge_distance(const operands *o, int *outcome)
{
    long x = (long)o->b.x - o->a.x, y = (long)o->b.y - o->a.y, z = (long)o->b.z - o->a.z;
    set_squares(X, x, y, z);
    *outcome = round_root(X);
    return scalar_is(graze_vec3_distance(o->a, o->b), X, outcome);
}

static bool is_length_to(graze_scalar got, graze_vec3 v, bool up, int *outcome)
{
    set_squares(X, v.x, v.y, v.z);
    *outcome = round_root_to(X, up);
    return scalar_is(got, X, outcome);
}

static bool judge_length_down(const operands *o, int *outcome)
{
    return is_length_to(graze_vec3_length_down(o->a), o->a, false, outcome);
}

static bool judge_length_up(const operands *o, int *outcome)
{
    return is_length_to(graze_vec3_length_up(o->a), o->a, true, outcome);
}

static bool is_distance_to(graze_scalar got, const operands *o, bool flat, bool up, int *outcome)
{
    const long z = flat ? 0 : (long)o->b.z - o->a.z;
    set_squares(X, (long)o->b.x - o->a.x, (long)o->b.y - o->a.y, z);
    *outcome = round_root_to(X, up);
    return scalar_is(got, X, outcome);
}

static bool judge_distance_down(const operands *o, int *outcome)
{
    return is_distance_to(graze_vec3_distance_down(o->a, o->b), o, false, false, outcome);
}

static bool judge_distance_up(const operands *o, int *outcome)
{
    return is_distance_to(graze_vec3_distance_up(o->a, o->b), o, false, true, outcome);
}

/* Whether n / 2^15 >= c * 2^16 / sqrt(Z): n^2 * Z against (c * 2^31)^2. */
static bool at_least_quotient(long n, long c)
{
    mpz_set_si(X, n);
    mpz_mul(X, X, X);
    mpz_mul(X, X, Z);
    mpz_set_si(Y, c);
    mpz_mul_2exp(Y, Y, 31);
    mpz_mul(Y, Y, Y);
    return n >= 0 && mpz_cmp(X, Y) >= 0;
}

/* The same sign, and |got| - bound <= |c| * 2^16 / sqrt(Z) <= |got| + bound; Z is the square. */
static bool unit_is(graze_scalar got, long c, const operands *o, int *outcome)
{
    const long bound = (long)(GRAZE_NORMALIZE_BOUND * 32768); /* 2^14 + 1 */
    long n = labs((long)got) * 32768, size = labs(c);
    long double error = fabsl(labs((long)got) - (long double)size * 65536 / sqrtl(mpz_get_d(Z)));
    if (error > worst_unit) {
        worst_unit = error;
        worst_unit_of = o->a;
    }
    *outcome = got == c ? EXACT : ROUNDED;
    return (got == 0 || (got < 0) == (c < 0)) && n <= INT64_C(65536) * 32768 &&
           at_least_quotient(n + bound, size) &&
           (!at_least_quotient(n - bound, size) || n - bound < 0 || size == 0);
}

static bool judge_normalize(const operands *o, int *outcome)
{
    graze_vec3 v = graze_vec3_normalize(o->a);
    set_squares(Z, o->a.x, o->a.y, o->a.z);
    if (mpz_sgn(Z) == 0)
        return v.x == 0 && v.y == 0 && v.z == 0;
    return unit_is(v.x, o->a.x, o, outcome) && unit_is(v.y, o->a.y, o, outcome) &&
           unit_is(v.z, o->a.z, o, outcome);
}

/* In the plane: x and y of the operands, against what is so in space. */
static graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static graze_vec3 flattened(graze_vec3 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static bool judge_dot2(const operands *o, int *outcome)
{
    return wide_is(graze_vec2_dot(flat(o->a), flat(o->b)), flattened(o->a), flattened(o->b),
                   outcome);
}

static bool judge_length_sq2(const operands *o, int *outcome)
{
    return wide_is(graze_vec2_length_sq(flat(o->a)), flattened(o->a), flattened(o->a), outcome);
}

static bool judge_cross2(const operands *o, int *outcome)
{
    mpz_set_ui(X, 0);
    add_product(X, o->a.x, o->b.y);
    add_product(X, -(long)o->a.y, o->b.x);
    return graze_vec2_cross(flat(o->a), flat(o->b)) ==
           held_result(X, INT64_MIN, INT64_MAX, outcome);
}

static bool judge_lerp2(const operands *o, int *outcome)
{
    graze_vec2 v = graze_vec2_lerp(flat(o->a), flat(o->b), o->t);
    return lerp_is(v.y, o->a.y, o->b.y, o->t, outcome) &&
           lerp_is(v.x, o->a.x, o->b.x, o->t, outcome);
}

static bool judge_length2(const operands *o, int *outcome)
{
    set_squares(X, o->a.x, o->a.y, 0);
    *outcome = round_root(X);
    return scalar_is(graze_vec2_length(flat(o->a)), X, outcome);
}

static bool judge_distance2(const operands *o, int *outcome)
{
    set_squares(X, (long)o->b.x - o->a.x, (long)o->b.y - o->a.y, 0);
    *outcome = round_root(X);
    return scalar_is(graze_vec2_distance(flat(o->a), flat(o->b)), X, outcome);
}

static bool judge_length_down2(const operands *o, int *outcome)
{
    return is_length_to(graze_vec2_length_down(flat(o->a)), flattened(o->a), false, outcome);
}

static bool judge_length_up2(const operands *o, int *outcome)
{
    return is_length_to(graze_vec2_length_up(flat(o->a)), flattened(o->a), true, outcome);
}

static bool judge_distance_down2(const operands *o, int *outcome)
{
    return is_distance_to(graze_vec2_distance_down(flat(o->a), flat(o->b)), o, true, false,
                          outcome);
}

static bool judge_distance_up2(const operands *o, int *outcome)
{
    return is_distance_to(graze_vec2_distance_up(flat(o->a), flat(o->b)), o, true, true, outcome);
}

static bool judge_normalize2(const operands *o, int *outcome)
{
    graze_vec2 v = graze_vec2_normalize(flat(o->a));
    set_squares(Z, o->a.x, o->a.y, 0);
    if (mpz_sgn(Z) == 0)
        return v.x == 0 && v.y == 0;
    return unit_is(v.x, o->a.x, o, outcome) && unit_is(v.y, o->a.y, o, outcome);
}

#define CAN(outcome) (1u << (outcome))
#define CAN_BE_ANY   (CAN(EXACT) | CAN(ROUNDED) | CAN(TIED) | CAN(SATURATED))

const judged vec3_judges[] = {
    {"vec3_dot", judge_dot, CAN(EXACT) | CAN(SATURATED)},
    {"vec3_length_sq", judge_length_sq, CAN(EXACT) | CAN(SATURATED)},
    {"vec3_cross", judge_cross, CAN_BE_ANY},
    {"vec3_scale", judge_scale, CAN_BE_ANY},
    {"vec3_lerp", judge_lerp, CAN_BE_ANY},
    {"vec3_length", judge_length, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_distance", judge_distance, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_length_down", judge_length_down, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_length_up", judge_length_up, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_distance_down", judge_distance_down, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_distance_up", judge_distance_up, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec3_normalize", judge_normalize, CAN(ROUNDED)},
    {"vec2_dot", judge_dot2, CAN(EXACT)},
    {"vec2_length_sq", judge_length_sq2, CAN(EXACT)},
    {"vec2_cross", judge_cross2, CAN(EXACT)},
    {"vec2_lerp", judge_lerp2, CAN_BE_ANY},
    {"vec2_length", judge_length2, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_distance", judge_distance2, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_length_down", judge_length_down2, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_length_up", judge_length_up2, CAN(EXACT) | CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_distance_down", judge_distance_down2, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_distance_up", judge_distance_up2, CAN(ROUNDED) | CAN(SATURATED)},
    {"vec2_normalize", judge_normalize2, CAN(ROUNDED)},
};
const unsigned vec3_judge_count = sizeof vec3_judges / sizeof vec3_judges[0];

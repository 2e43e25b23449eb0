/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors drawn twice: for one arithmetic, and for GMP. A part of arith3_gmp_degrees.h. */
#include "../number/arith3_values.h"
#include "arith3_gmp.h"

/* Far arithmetic takes every coordinate. */
static bool is_taken(graze_scalar c)
{
    return GRAZE_FAR || (c >= -0x20000000 && c < 0x20000000); /* 2^29 */
}

static mpz_t A, B, C, D, E, F, U[3], V[3], W[3], N[3];

/* ---- To GMP ---- */

#if GRAZE_FAR
#define MOST INT32_MAX
static void gmp_set_area(mpz_t z, area a)
{
    gmp_set_far(z, &a.raw);
}

static void gmp_set_volume(mpz_t z, volume v)
{
    gmp_set_far(z, &v.raw);
}

static void gmp_set_reach(mpz_t z, reach r)
{
    gmp_set_far(z, &r.raw);
}
#else
#define MOST (GRAZE_NEAR_LIMIT - 1)
static void gmp_set_area(mpz_t z, area a)
{
    gmp_set_s64(z, a.raw);
}

static void gmp_set_volume(mpz_t z, volume v)
{
    gmp_set_s64(z, v.raw.hi);
    mpz_mul_2exp(z, z, 32);
    mpz_add_ui(z, z, v.raw.lo);
}

static void gmp_set_reach(mpz_t z, reach r)
{
    gmp_set_s64(z, r.raw);
}
#endif

static bool area_is(area a, const mpz_t z)
{
    gmp_set_area(F, a);
    return mpz_cmp(F, z) == 0 && sign_of_area(a) == mpz_sgn(z);
}

static bool volume_is(volume v, const mpz_t z)
{
    gmp_set_volume(F, v);
    return mpz_cmp(F, z) == 0 && sign_of_volume(v) == mpz_sgn(z);
}

static bool reach_is(reach r, const mpz_t z)
{
    gmp_set_reach(F, r);
    return mpz_cmp(F, z) == 0 && sign_of_reach(r) == mpz_sgn(z);
}

static int sign_of_difference(const mpz_t a, const mpz_t b)
{
    int c = mpz_cmp(a, b);
    return (c > 0) - (c < 0);
}

/* ---- Inputs ---- */

/* The ends of the range, small numbers, powers of two and their neighbours, and any. */
static graze_scalar draw_coordinate(input_stream *s)
{
    uint32_t kind = draw_below(s, 8);
    int32_t corner = draw_corner(s), nearby = draw_about_zero(s, 3);
    if (kind < 2)
        return -MOST - 1 + (nearby < 0 ? -nearby : nearby);
    if (kind < 4)
        return MOST - (nearby < 0 ? -nearby : nearby);
    if (kind == 4)
        return nearby;
    if (kind == 5 && -MOST - 1 <= corner && corner <= MOST)
        return corner;
    return draw_between(s, -MOST - 1, MOST);
}

static graze_vec3 draw_point(input_stream *s)
{
    graze_vec3 p;
    p.x = draw_coordinate(s);
    p.y = draw_coordinate(s);
    p.z = draw_coordinate(s);
    return p;
}

static graze_vec3 draw_weights(input_stream *s)
{
    graze_vec3 p;
    p.x = draw_corner(s);
    p.y = draw_corner(s);
    p.z = draw_corner(s);
    return p;
}

static void set_difference(mpz_t v[3], const graze_vec3 *from, const graze_vec3 *to)
{
    gmp_set_s64(v[0], (int64_t)to->x - from->x);
    gmp_set_s64(v[1], (int64_t)to->y - from->y);
    gmp_set_s64(v[2], (int64_t)to->z - from->z);
}

/* A vector, or, one time in four, one that is equal, opposite or close to the one before it. */
static length3 draw_vector_and(input_stream *s, mpz_t v[3], graze_vec3 *from, graze_vec3 *to)
{
    uint32_t kind = draw_below(s, 8);
    graze_vec3 p = draw_point(s), q = draw_point(s);
    if (kind == 0) {
        p = *from;
        q = *to;
    } else if (kind == 1) {
        p = *to;
        q = *from;
    }
    if (kind == 1 && q.x < MOST)
        q.x++;
    *from = p;
    *to = q;
    set_difference(v, &p, &q);
    return vector_between(&p, &q);
}

typedef struct {
    length3 u, v, w;
    graze_vec3 from, to;
} vectors;

/* The same three vectors as U, V and W. */
static vectors draw_vectors(input_stream *s)
{
    vectors d;
    d.from = draw_point(s);
    d.to = draw_point(s);
    d.u = draw_vector_and(s, U, &d.from, &d.to);
    d.v = draw_vector_and(s, V, &d.from, &d.to);
    d.w = draw_vector_and(s, W, &d.from, &d.to);
    return d;
}

static void gmp_dot(mpz_t result, mpz_t a[3], mpz_t b[3])
{
    mpz_mul(result, a[0], b[0]);
    mpz_addmul(result, a[1], b[1]);
    mpz_addmul(result, a[2], b[2]);
}

static void gmp_cross(mpz_t c[3], mpz_t a[3], mpz_t b[3])
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_mul(c[i], a[j], b[k]);
        mpz_submul(c[i], a[k], b[j]);
    }
}

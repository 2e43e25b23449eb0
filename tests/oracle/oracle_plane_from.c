/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_plane_from.h"

enum { LARGEST_UP = 31, LARGEST_DOWN = 40 };

static void set_words(int64_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

static void set_edge(int64_t *words, const graze_vec3 *from, const graze_vec3 *to)
{
    words[0] = (int64_t)to->x - from->x;
    words[1] = (int64_t)to->y - from->y;
    words[2] = (int64_t)to->z - from->z;
}

/* ---- Normals ---- */

static void set_cross(mpz_t n[3], const graze_vec3 points[3])
{
    int64_t u[3], v[3];
    mpz_t product;
    mpz_init(product);
    set_edge(u, &points[0], &points[1]);
    set_edge(v, &points[0], &points[2]);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_set_si(n[i], u[j]);
        mpz_mul_si(n[i], n[i], v[k]);
        mpz_set_si(product, u[k]);
        mpz_mul_si(product, product, v[j]);
        mpz_sub(n[i], n[i], product);
    }
    mpz_clear(product);
}

/* c * 2^power to nearest, ties away from zero. Returns false if its size is 2^31 or more. */
static bool times_power(const mpz_t c, int power, int32_t *result, bool *exact)
{
    mpz_t r, rest;
    mpz_inits(r, rest, NULL);
    mpz_abs(r, c);
    if (power >= 0) {
        mpz_mul_2exp(r, r, (unsigned)power);
    } else {
        mpz_fdiv_r_2exp(rest, r, (unsigned)-power);
        mpz_fdiv_q_2exp(r, r, (unsigned)-power);
        *exact = *exact && mpz_sgn(rest) == 0;
        mpz_mul_2exp(rest, rest, 1);
        if (mpz_sizeinbase(rest, 2) > (unsigned)-power)
            mpz_add_ui(r, r, 1);
    }
    bool fits = mpz_sizeinbase(r, 2) <= 31;
    *result = fits ? mpz_sgn(c) * (int32_t)mpz_get_si(r) : 0;
    mpz_clears(r, rest, NULL);
    return fits;
}

bool exact_normal(const graze_vec3 points[3], int32_t normal[3])
{
    mpz_t n[3];
    bool exact = true, fits = false;
    mpz_inits(n[0], n[1], n[2], NULL);
    set_cross(n, points);
    for (int power = LARGEST_UP; !fits && power >= -LARGEST_DOWN; power--) {
        exact = fits = true;
        for (int i = 0; i < 3; i++)
            fits = times_power(n[i], power, &normal[i], &exact) && fits;
    }
    mpz_clears(n[0], n[1], n[2], NULL);
    return exact;
}

/* ---- Distances ---- */

/* normal . (point - origin), and normal . normal */
static void set_reach(mpz_t reach, mpz_t squared, const plane_from_query *q)
{
    int64_t n[3], d[3];
    mpz_t product;
    mpz_init(product);
    set_words(n, &q->normal);
    set_edge(d, &q->origin, &q->point);
    mpz_set_ui(reach, 0);
    mpz_set_ui(squared, 0);
    for (int i = 0; i < 3; i++) {
        mpz_set_si(product, n[i]);
        mpz_addmul(squared, product, product);
        mpz_mul_si(product, product, d[i]);
        mpz_add(reach, reach, product);
    }
    mpz_clear(product);
}

/* The sign of |halves| / 2 - reach / sqrt(squared), for reach >= 0. */
static int against(int64_t halves, const mpz_t reach, const mpz_t squared)
{
    mpz_t left, right;
    mpz_init_set_si(left, halves);
    mpz_init(right);
    mpz_mul(left, left, left);
    mpz_mul(left, left, squared);
    mpz_mul(right, reach, reach);
    mpz_mul_2exp(right, right, 2);
    int sign = mpz_cmp(left, right);
    mpz_clears(left, right, NULL);
    return sign;
}

static how_rounded judge_distance(int64_t size, int64_t most, const mpz_t reach,
                                  const mpz_t squared)
{
    int low = size > 0 ? against(2 * size - 1, reach, squared) : -1;
    int high = against(2 * size + 1, reach, squared);
    if (size == most && high <= 0)
        return HELD;
    if (low > 0 || high <= 0)
        return NOT_NEAREST;
    return low == 0 ? A_TIE : against(2 * size, reach, squared) == 0 ? AS_IT_IS : ROUNDED;
}

how_rounded exact_distance(const plane_from_query *q, int32_t got)
{
    mpz_t reach, squared;
    mpz_inits(reach, squared, NULL);
    set_reach(reach, squared, q);
    int sign = mpz_sgn(reach);
    how_rounded how = NOT_NEAREST;
    mpz_abs(reach, reach);
    if (sign == 0)
        how = got == 0 ? AS_IT_IS : NOT_NEAREST;
    else if (got == 0 || (got > 0) == (sign > 0))
        how = judge_distance(got < 0 ? -(int64_t)got : got,
                             sign > 0 ? INT32_MAX : -(int64_t)INT32_MIN, reach, squared);
    mpz_clears(reach, squared, NULL);
    return how;
}

/* ---- Projections ---- */

/* The exact step from `start` is way / squared, where way = normal * reach. */
static how_rounded judge_way(int64_t start, int32_t got, const mpz_t way, const mpz_t squared)
{
    mpz_t off;
    int64_t step = start - got;
    mpz_init_set_si(off, step);
    mpz_mul(off, off, squared);
    mpz_sub(off, off, way); /* (step - exact) * squared */
    int side = mpz_sgn(off), away = mpz_sgn(way);
    mpz_mul_2exp(off, off, 1);
    int half = mpz_cmpabs(off, squared);
    mpz_clear(off);
    if (half < 0 || (half == 0 && side == away))
        return half == 0 ? A_TIE : side == 0 ? AS_IT_IS : ROUNDED;
    bool at_end = (got == INT32_MAX && away < 0) || (got == INT32_MIN && away > 0);
    return at_end && side == -away ? HELD : NOT_NEAREST;
}

how_rounded exact_projection(const plane_from_query *q, int axis, int32_t got)
{
    int64_t n[3], p[3];
    mpz_t way, squared;
    mpz_inits(way, squared, NULL);
    set_words(n, &q->normal);
    set_words(p, &q->point);
    set_reach(way, squared, q);
    how_rounded how = got == p[axis] ? AS_IT_IS : NOT_NEAREST;
    mpz_mul_si(way, way, n[axis]);
    if (mpz_sgn(squared) > 0)
        how = judge_way(p[axis], got, way, squared);
    mpz_clears(way, squared, NULL);
    return how;
}

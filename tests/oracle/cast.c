/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "cast.h"

#include "judge.h"

#include <stdio.h>
#include <string.h>

enum { PRECISION = 512 };

cast_outcome cast_call(cast_routine *cast, const void *shape, const void *line)
{
    cast_hit hit, before;
    cast_outcome o;
    memset(&hit, 0x5a, sizeof hit);
    before = hit;
    o.hit.result = cast(shape, line, &hit);
    o.hit.point = hit.face_line.point;
    o.hit.normal = hit.face_line.normal;
    o.hit.at = hit.face_line.fraction;
    o.side = hit.face_line.side;
    o.wrote = memcmp(&hit, &before, sizeof hit) != 0;
    o.without_hit = cast(shape, line, NULL);
    return o;
}

const char *cast_answer_fault(const cast_outcome *got, graze_result want)
{
    if (got->hit.result != want)
        return "wrong answer";
    if (got->without_hit != want)
        return "another answer without a hit to fill";
    return want == GRAZE_MISS && got->wrote ? "a miss wrote the hit" : NULL;
}

static bool equal(const graze_vec3 *p, const graze_vec3 *q)
{
    return p->x == q->x && p->y == q->y && p->z == q->z;
}

const char *cast_fault(const cast_outcome *got, const oracle_hit *want)
{
    const char *fault = cast_answer_fault(got, want->result);
    if (fault || want->result == GRAZE_MISS)
        return fault;
    if (!equal(&got->hit.point, &want->point) || got->hit.at != want->at)
        return "wrong bits";
    return equal(&got->hit.normal, &want->normal) ? NULL : "wrong normal";
}

void cast_real_init(cast_real *r)
{
    for (int i = 0; i < 3; i++) {
        mpf_init2(r->point[i], PRECISION);
        mpf_init2(r->normal[i], PRECISION);
    }
    mpf_init2(r->at, PRECISION);
}

void cast_real_clear(cast_real *r)
{
    for (int i = 0; i < 3; i++)
        mpf_clears(r->point[i], r->normal[i], NULL);
    mpf_clear(r->at);
}

void cast_real_root(mpf_t t, const mpz_t p, int sign, const mpz_t q, const mpz_t d)
{
    mpf_t n;
    mpf_init2(n, PRECISION);
    mpf_set_z(t, q);
    mpf_sqrt(t, t);
    if (sign < 0)
        mpf_neg(t, t);
    mpf_set_z(n, p);
    mpf_add(t, t, n);
    mpf_set_z(n, d);
    mpf_div(t, t, n);
    mpf_clear(n);
}

void cast_real_at(cast_real *r, const exact_line *l, const mpf_t t, uint32_t scale)
{
    for (int i = 0; i < 3; i++) {
        mpf_set_z(r->point[i], l->step[i]);
        mpf_mul(r->point[i], r->point[i], t);
        mpf_set_z(r->at, l->start[i]);
        mpf_add(r->point[i], r->point[i], r->at);
    }
    mpf_mul_ui(r->at, t, scale);
}

void cast_real_normal(cast_real *r, mpf_t v[3])
{
    mpf_t sum, square;
    mpf_init2(sum, PRECISION);
    mpf_init2(square, PRECISION);
    for (int i = 0; i < 3; i++) {
        mpf_mul(square, v[i], v[i]);
        mpf_add(sum, sum, square);
    }
    mpf_sqrt(sum, sum);
    for (int i = 0; i < 3; i++) {
        mpf_mul_ui(r->normal[i], v[i], (uint32_t)GRAZE_ONE);
        if (mpf_sgn(sum) != 0)
            mpf_div(r->normal[i], r->normal[i], sum);
    }
    mpf_clears(sum, square, NULL);
}

/* The difference is exact before it is cut to a double. */
static double number_off(int32_t got, const mpf_t real)
{
    mpf_t off;
    mpf_init2(off, PRECISION);
    mpf_set(off, real);
    if (mpf_cmp_si(real, INT32_MAX) > 0)
        mpf_set_si(off, INT32_MAX);
    if (mpf_cmp_si(real, INT32_MIN) < 0)
        mpf_set_si(off, INT32_MIN);
    mpf_neg(off, off);
    if (got < 0)
        mpf_sub_ui(off, off, (unsigned long)-(int64_t)got);
    else
        mpf_add_ui(off, off, (unsigned long)got);
    mpf_abs(off, off);
    double d = mpf_get_d(off);
    mpf_clear(off);
    return d;
}

static double vector_off(const graze_vec3 *got, const mpf_t real[3])
{
    double x = number_off(got->x, real[0]), y = number_off(got->y, real[1]),
           z = number_off(got->z, real[2]), most = x > y ? x : y;
    return most > z ? most : z;
}

cast_bound cast_off(const cast_outcome *got, const cast_real *real)
{
    cast_bound off;
    off.point = vector_off(&got->hit.point, real->point);
    off.normal = vector_off(&got->hit.normal, real->normal);
    off.at = number_off(got->hit.at, real->at);
    return off;
}

const char *cast_fault_within(const cast_outcome *got, graze_result want, const cast_bound *off,
                              const cast_bound *bound)
{
    const char *fault = cast_answer_fault(got, want);
    if (fault || want == GRAZE_MISS)
        return fault;
    if (!(off->point <= bound->point))
        return "the point is too far off";
    if (!(off->at <= bound->at))
        return "fraction or t is too far off";
    return off->normal <= bound->normal ? NULL : "the normal is too far off";
}

void cast_print(const char *whose, const oracle_hit *hit)
{
    static const char *const results[4] = {"MISS", "TOUCH", "HIT", "INSIDE"};
    printf("  %s: GRAZE_%s\n", whose, results[hit->result & 3]);
    if (hit->result == GRAZE_MISS)
        return;
    judge_print_words("point", &hit->point.x, 3);
    judge_print_words("normal", &hit->normal.x, 3);
    judge_print_words("fraction or t", &hit->at, 1);
}

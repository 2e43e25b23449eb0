/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "plain.h"
#include "judged.h"

/* A box, a line, and their common part. */
typedef struct {
    mpq_t side[2][3], start[3], step[3], limit;
    bool unlimited, found;
    mpq_t first, last;
    mpq_t t, c, d; /* for a moment only */
} plain;

static void set_vector(mpq_t to[3], const graze_vec3 *v)
{
    mpq_set_si(to[0], judged(v->x), 1);
    mpq_set_si(to[1], judged(v->y), 1);
    mpq_set_si(to[2], judged(v->z), 1);
}

static void plain_init(plain *p, const graze_aabb *box, const graze_vec3 *start)
{
    for (int i = 0; i < 3; i++)
        mpq_inits(p->side[0][i], p->side[1][i], p->start[i], p->step[i], NULL);
    mpq_inits(p->limit, p->first, p->last, p->t, p->c, p->d, NULL);
    set_vector(p->side[0], &box->min);
    set_vector(p->side[1], &box->max);
    set_vector(p->start, start);
    p->unlimited = p->found = false;
}

static void plain_clear(plain *p)
{
    for (int i = 0; i < 3; i++)
        mpq_clears(p->side[0][i], p->side[1][i], p->start[i], p->step[i], NULL);
    mpq_clears(p->limit, p->first, p->last, p->t, p->c, p->d, NULL);
}

/* c = the coordinate at t */
static void coordinate(plain *p, int axis, const mpq_t t)
{
    mpq_mul(p->c, p->step[axis], t);
    mpq_add(p->c, p->c, p->start[axis]);
}

static bool in_box(plain *p, const mpq_t t, bool strictly)
{
    int least = strictly ? 1 : 0;
    for (int axis = 0; axis < 3; axis++) {
        coordinate(p, axis, t);
        if (mpq_cmp(p->c, p->side[0][axis]) < least || mpq_cmp(p->side[1][axis], p->c) < least)
            return false;
    }
    return true;
}

static bool on_line(const plain *p, const mpq_t t)
{
    return mpq_sgn(t) >= 0 && (p->unlimited || mpq_cmp(t, p->limit) <= 0);
}

static void consider(plain *p, const mpq_t t)
{
    if (!on_line(p, t) || !in_box(p, t, false))
        return;
    if (!p->found || mpq_cmp(t, p->first) < 0)
        mpq_set(p->first, t);
    if (!p->found || mpq_cmp(t, p->last) > 0)
        mpq_set(p->last, t);
    p->found = true;
}

static void consider_all(plain *p)
{
    mpq_set_ui(p->t, 0, 1);
    consider(p, p->t);
    if (!p->unlimited)
        consider(p, p->limit);
    for (int i = 0; i < 6; i++) {
        if (mpq_sgn(p->step[i % 3]) == 0)
            continue;
        mpq_sub(p->t, p->side[i / 3][i % 3], p->start[i % 3]);
        mpq_div(p->t, p->t, p->step[i % 3]);
        consider(p, p->t);
    }
}

static bool crosses_interior(plain *p)
{
    mpq_add(p->t, p->first, p->last);
    mpq_div_2exp(p->t, p->t, 1);
    return in_box(p, p->t, true);
}

/* q to nearest, ties away from zero, which mpz_tdiv_q's way to zero makes of |q| + 1/2. */
static void round_away(mpz_t whole, const mpq_t q)
{
    mpq_t half;
    mpq_init(half);
    mpq_set_si(half, mpq_sgn(q) < 0 ? -1 : 1, 2);
    mpq_add(half, half, q);
    mpz_tdiv_q(whole, mpq_numref(half), mpq_denref(half));
    mpq_clear(half);
}

static int32_t rounded_coordinate(plain *p, int axis, const mpq_t t)
{
    mpz_t way;
    mpz_init(way);
    mpq_mul(p->c, p->step[axis], t);
    round_away(way, p->c);
    mpz_add(way, way, mpq_numref(p->start[axis])); /* a whole number */
    int32_t n = (int32_t)mpz_get_si(way);
    mpz_clear(way);
    return n;
}

static int32_t rounded_parameter(plain *p, const mpq_t t, uint32_t scale)
{
    mpz_t n;
    mpz_init(n);
    mpq_set_ui(p->d, scale, 1);
    mpq_mul(p->d, p->d, t);
    round_away(n, p->d);
    int32_t r = mpz_cmp_si(n, INT32_MAX) > 0 ? INT32_MAX : (int32_t)mpz_get_si(n);
    mpz_clear(n);
    return r;
}

/* -1 or 1 for the face at min or max that holds the point at t, 0 if neither does. */
static int side_at(plain *p, int axis, const mpq_t t, bool leaving)
{
    coordinate(p, axis, t);
    bool at_min = mpq_equal(p->c, p->side[0][axis]), at_max = mpq_equal(p->c, p->side[1][axis]);
    if (!at_min || !at_max)
        return at_min ? -1 : at_max ? 1 : 0;
    mpq_set_si(p->d, leaving ? 1 : -1, 1); /* where it comes from */
    mpq_add(p->d, p->d, t);
    coordinate(p, axis, p->d);
    return mpq_cmp(p->c, p->side[1][axis]) > 0 ? 1 : -1;
}

static oracle_hit hit_at(plain *p, const mpq_t t, graze_result through, bool leaving,
                         uint32_t scale)
{
    oracle_hit hit = {GRAZE_INSIDE, {0, 0, 0}, {0, 0, 0}, 0};
    if (!in_box(p, t, true)) {
        int x = side_at(p, 0, t, leaving), y = side_at(p, 1, t, leaving);
        int z = side_at(p, 2, t, leaving);
        hit.result = through;
        hit.normal.x = x * GRAZE_ONE;
        hit.normal.y = x ? 0 : y * GRAZE_ONE;
        hit.normal.z = x || y ? 0 : z * GRAZE_ONE;
    }
    hit.point.x = rounded_coordinate(p, 0, t);
    hit.point.y = rounded_coordinate(p, 1, t);
    hit.point.z = rounded_coordinate(p, 2, t);
    hit.at = rounded_parameter(p, t, scale);
    return hit;
}

static void answer_line(plain *p, uint32_t scale, oracle_answer *answer)
{
    const oracle_hit none = {GRAZE_MISS, {0, 0, 0}, {0, 0, 0}, 0};
    answer->entry = answer->exit = none;
    bool still = !mpq_sgn(p->step[0]) && !mpq_sgn(p->step[1]) && !mpq_sgn(p->step[2]);
    if (still && (p->unlimited || mpq_sgn(p->limit) > 0)) { /* a point: t is 0 there */
        p->unlimited = false;
        mpq_set_ui(p->limit, 0, 1);
    }
    consider_all(p);
    if (!p->found)
        return;
    graze_result through = crosses_interior(p) ? GRAZE_HIT : GRAZE_TOUCH;
    answer->entry = hit_at(p, p->first, through, false, scale);
    answer->exit = hit_at(p, p->last, through, true, scale);
}

place plain_point(const graze_aabb *box, const graze_vec3 *point)
{
    plain p;
    plain_init(&p, box, point);
    bool closed = in_box(&p, p.t, false), open = in_box(&p, p.t, true);
    plain_clear(&p);
    return open ? PLACE_INTERIOR : closed ? PLACE_SURFACE : PLACE_OUTSIDE;
}

void plain_segment(const graze_aabb *box, const graze_segment *segment, oracle_answer *answer)
{
    plain p;
    plain_init(&p, box, &segment->a);
    set_vector(p.step, &segment->b);
    for (int i = 0; i < 3; i++)
        mpq_sub(p.step[i], p.step[i], p.start[i]);
    mpq_set_ui(p.limit, 1, 1);
    answer_line(&p, UINT32_C(1) << 30, answer);
    plain_clear(&p);
}

void plain_ray(const graze_aabb *box, const graze_ray *ray, oracle_answer *answer)
{
    plain p;
    plain_init(&p, box, &ray->origin);
    set_vector(p.step, &ray->dir);
    mpq_set_si(p.limit, ray->t_max, 65536);
    mpq_canonicalize(p.limit);
    p.unlimited = ray->t_max == GRAZE_NO_LIMIT;
    answer_line(&p, 65536, answer);
    plain_clear(&p);
}

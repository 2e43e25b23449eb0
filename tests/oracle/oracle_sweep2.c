/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep2.h"

#include <math.h>
#include <stdbool.h>

void sweep2_oracle_init(sweep2_oracle *o)
{
    mpz_inits(o->ux, o->uy, o->gx, o->gy, o->vx, o->vy, o->radius, o->uu, o->ug, o->uv, o->height,
              o->turn, NULL);
    quadratic_init(&o->q);
    exact_time_init(&o->middle);
    exact_time_init(&o->breaks[0]);
    exact_time_init(&o->breaks[1]);
    mpf_init2(o->t, QUADRATIC_BITS);
    mpf_init2(o->y, QUADRATIC_BITS);
}

void sweep2_oracle_clear(sweep2_oracle *o)
{
    mpz_clears(o->ux, o->uy, o->gx, o->gy, o->vx, o->vy, o->radius, o->uu, o->ug, o->uv, o->height,
               o->turn, NULL);
    quadratic_clear(&o->q);
    exact_time_clear(&o->middle);
    exact_time_clear(&o->breaks[0]);
    exact_time_clear(&o->breaks[1]);
    mpf_clears(o->t, o->y, NULL);
}

static void set_dot(mpz_t to, const mpz_t ax, const mpz_t ay, const mpz_t bx, const mpz_t by)
{
    mpz_mul(to, ax, bx);
    mpz_addmul(to, ay, by);
}

static void set_cross(mpz_t to, const mpz_t ax, const mpz_t ay, const mpz_t bx, const mpz_t by)
{
    mpz_mul(to, ax, by);
    mpz_submul(to, ay, bx);
}

static void set_scene(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                      const int64_t *end, int64_t radius)
{
    mpz_set_si(o->ux, (int64_t)wall[2] - wall[0]);
    mpz_set_si(o->uy, (int64_t)wall[3] - wall[1]);
    mpz_set_si(o->gx, start[0] - wall[0]);
    mpz_set_si(o->gy, start[1] - wall[1]);
    mpz_set_si(o->vx, end[0] - start[0]);
    mpz_set_si(o->vy, end[1] - start[1]);
    mpz_set_si(o->radius, radius);
    set_dot(o->uu, o->ux, o->uy, o->ux, o->uy);
    set_dot(o->ug, o->ux, o->uy, o->gx, o->gy);
    set_dot(o->uv, o->ux, o->uy, o->vx, o->vy);
    set_cross(o->height, o->ux, o->uy, o->gx, o->gy);
    set_cross(o->turn, o->ux, o->uy, o->vx, o->vy);
    o->side = mpz_sgn(o->height);
}

/* ---- Times ---- */

/* The part of the wall that is nearest at that time; its ends are not its side. */
static int part_at(sweep2_oracle *o, const exact_time *t)
{
    mpz_mul(o->q.sum, o->ug, t->den);
    mpz_addmul(o->q.sum, o->uv, t->num);
    if (mpz_sgn(o->q.sum) <= 0)
        return -1;
    mpz_submul(o->q.sum, o->uu, t->den);
    return mpz_sgn(o->q.sum) >= 0;
}

/* ---- Pieces ---- */

/* a t^2 + 2 b t + c: the square of the distance less that of the radius, times uu beside the wall. */
static void set_piece(sweep2_oracle *o, int part)
{
    if (part == 0) {
        mpz_mul(o->q.a, o->turn, o->turn);
        mpz_mul(o->q.b, o->turn, o->height);
        mpz_mul(o->q.c, o->radius, o->radius);
        mpz_mul(o->q.c, o->q.c, o->uu);
        mpz_neg(o->q.c, o->q.c);
        mpz_addmul(o->q.c, o->height, o->height);
        return;
    }
    set_dot(o->q.a, o->vx, o->vy, o->vx, o->vy);
    set_dot(o->q.b, o->vx, o->vy, o->gx, o->gy);
    set_dot(o->q.c, o->gx, o->gy, o->gx, o->gy);
    mpz_submul(o->q.c, o->radius, o->radius);
    if (part > 0) {
        mpz_sub(o->q.b, o->q.b, o->uv);
        mpz_add(o->q.c, o->q.c, o->uu);
        mpz_submul_ui(o->q.c, o->ug, 2);
    }
}

static void set_quotient(mpf_t to, const mpz_t num, const mpz_t den, mpf_t scratch)
{
    mpf_set_z(to, num);
    mpf_set_z(scratch, den);
    mpf_div(to, to, scratch);
}

/* The contact is in this piece, which begins outside. */
static void set_contact(sweep2_oracle *o, int part, bool has_vertex)
{
    o->part = part;
    if (quadratic_sign_at(&o->q, &o->q.high) == 0 && !has_vertex) {
        set_quotient(o->t, o->q.high.num, o->q.high.den, o->q.x);
        o->part = part_at(o, &o->q.high);
    } else {
        quadratic_first_root(&o->q, o->t);
    }
}

static void set_breaks(sweep2_oracle *o)
{
    if (mpz_sgn(o->uv) == 0) {
        exact_time_set_si(&o->breaks[0], 0, 1);
        exact_time_set_si(&o->breaks[1], 0, 1);
        return;
    }
    mpz_neg(o->q.part_of_sum, o->ug);
    exact_time_set(&o->breaks[0], o->q.part_of_sum, o->uv);
    mpz_sub(o->q.part_of_sum, o->uu, o->ug);
    exact_time_set(&o->breaks[1], o->q.part_of_sum, o->uv);
    if (quadratic_order(&o->q, &o->breaks[0], &o->breaks[1]) > 0) {
        exact_time_swap(&o->breaks[0], &o->breaks[1]);
    }
}

/* The end of the piece that begins at `low`: the next of the breaks, or 1. */
static void set_high(sweep2_oracle *o)
{
    exact_time_set_si(&o->q.high, 1, 1);
    for (int i = 1; i >= 0; i--)
        if (quadratic_order(&o->q, &o->q.low, &o->breaks[i]) < 0 &&
            quadratic_order(&o->q, &o->breaks[i], &o->q.high) < 0)
            exact_time_set(&o->q.high, o->breaks[i].num, o->breaks[i].den);
}

static int part_of_piece(sweep2_oracle *o)
{
    mpz_mul(o->middle.num, o->q.low.num, o->q.high.den);
    mpz_addmul(o->middle.num, o->q.high.num, o->q.low.den);
    mpz_mul(o->middle.den, o->q.low.den, o->q.high.den);
    mpz_mul_ui(o->middle.den, o->middle.den, 2);
    return part_at(o, &o->middle);
}

/* ---- The result ---- */

/* A line from strictly one side to strictly the other. */
static bool line_crosses(sweep2_oracle *o)
{
    mpz_add(o->q.sum, o->height, o->turn);
    return o->side * mpz_sgn(o->q.sum) < 0;
}

void sweep2_oracle_solve(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                         const int64_t *end, int64_t radius)
{
    bool is_found = false, enters = false, has_vertex;
    set_scene(o, wall, start, end, radius);
    o->result = GRAZE_MISS;
    if (radius < 0)
        return;
    exact_time_set_si(&o->q.low, 0, 1);
    o->part = part_at(o, &o->q.low);
    set_piece(o, o->part);
    const int at_start = quadratic_sign_at(&o->q, &o->q.low);
    if (at_start < 0) {
        o->result = GRAZE_INSIDE;
        return;
    }
    if (at_start == 0) {
        is_found = true;
        mpf_set_ui(o->t, 0);
    }
    set_breaks(o);
    do {
        set_high(o);
        const int part = part_of_piece(o);
        set_piece(o, part);
        const int least = quadratic_least_sign(&o->q, &has_vertex);
        enters = enters || least < 0;
        if (least <= 0 && !is_found) {
            is_found = true;
            set_contact(o, part, has_vertex);
        }
        exact_time_set(&o->q.low, o->q.high.num, o->q.high.den);
    } while (mpz_cmp(o->q.low.num, o->q.low.den) != 0);
    if (is_found)
        o->result = enters || (radius == 0 && line_crosses(o)) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* ---- The hit ---- */

/* from + way * t - about */
static double off_along(sweep2_oracle *o, int64_t from, const mpz_t way, const mpf_t t,
                        int32_t about)
{
    mpf_set_z(o->q.x, way);
    mpf_mul(o->q.x, o->q.x, t);
    mpf_set_si(o->q.root, from - about);
    mpf_add(o->q.x, o->q.x, o->q.root);
    return mpf_get_d(o->q.x);
}

static void set_normal(sweep2_oracle *o, const int32_t *wall, const int64_t *start)
{
    const int end = o->part > 0 ? 2 : 0;
    const double ux = mpz_get_d(o->ux), uy = mpz_get_d(o->uy), length = hypot(ux, uy);
    const bool is_front = o->side > 0 || (o->side == 0 && mpz_sgn(o->radius) == 0);
    if (length > 0 && (o->part == 0 || mpz_sgn(o->radius) == 0)) {
        o->normal[0] = (is_front ? -uy : uy) / length;
        o->normal[1] = (is_front ? ux : -ux) / length;
    } else if (mpz_sgn(o->radius) > 0) {
        o->normal[0] = off_along(o, start[0], o->vx, o->t, wall[end]) / mpz_get_d(o->radius);
        o->normal[1] = off_along(o, start[1], o->vy, o->t, wall[end + 1]) / mpz_get_d(o->radius);
    } else {
        o->normal[0] = o->normal[1] = 0;
    }
}

/* Beside the wall: (u . (g + v t)) / uu along it. */
static void set_point(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *about)
{
    if (o->part != 0) {
        o->point[0] = (double)((int64_t)wall[o->part > 0 ? 2 : 0] - about->x);
        o->point[1] = (double)((int64_t)wall[o->part > 0 ? 3 : 1] - about->y);
        return;
    }
    mpf_set_z(o->y, o->uv);
    mpf_mul(o->y, o->y, o->t);
    mpf_set_z(o->q.x, o->ug);
    mpf_add(o->y, o->y, o->q.x);
    mpf_set_z(o->q.x, o->uu);
    mpf_div(o->y, o->y, o->q.x);
    o->point[0] = off_along(o, wall[0], o->ux, o->y, about->x);
    o->point[1] = off_along(o, wall[1], o->uy, o->y, about->y);
}

void sweep2_oracle_compare(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                           const graze_sweep_hit2 *hit)
{
    o->center[0] = off_along(o, start[0], o->vx, o->t, hit->center.x);
    o->center[1] = off_along(o, start[1], o->vy, o->t, hit->center.y);
    set_point(o, wall, &hit->point);
    set_normal(o, wall, start);
    mpf_mul_2exp(o->q.x, o->t, 30);
    mpf_set_si(o->q.root, hit->fraction);
    mpf_sub(o->q.x, o->q.x, o->q.root);
    o->fraction = mpf_get_d(o->q.x);
}

int sweep2_oracle_distance(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place,
                           int64_t radius)
{
    const int64_t start[2] = {place->x, place->y};
    set_scene(o, wall, start, start, radius);
    exact_time_set_si(&o->q.low, 0, 1);
    set_piece(o, part_at(o, &o->q.low));
    return quadratic_sign_at(&o->q, &o->q.low);
}

int sweep2_oracle_side(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place)
{
    const int64_t start[2] = {place->x, place->y};
    set_scene(o, wall, start, start, 0);
    return o->side;
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep2.h"

#include <math.h>
#include <stdbool.h>

enum { BITS = 512 };

void sweep2_oracle_init(sweep2_oracle *o)
{
    mpz_inits(o->ux, o->uy, o->gx, o->gy, o->vx, o->vy, o->radius, o->uu, o->ug, o->uv, o->height,
              o->turn, o->a, o->b, o->c, o->sum, o->part_of_sum, NULL);
    mpz_inits(o->low.num, o->low.den, o->high.num, o->high.den, o->middle.num, o->middle.den,
              o->vertex.num, o->vertex.den, o->breaks[0].num, o->breaks[0].den, o->breaks[1].num,
              o->breaks[1].den, NULL);
    mpf_init2(o->t, BITS);
    mpf_init2(o->root, BITS);
    mpf_init2(o->x, BITS);
    mpf_init2(o->y, BITS);
}

void sweep2_oracle_clear(sweep2_oracle *o)
{
    mpz_clears(o->ux, o->uy, o->gx, o->gy, o->vx, o->vy, o->radius, o->uu, o->ug, o->uv, o->height,
               o->turn, o->a, o->b, o->c, o->sum, o->part_of_sum, NULL);
    mpz_clears(o->low.num, o->low.den, o->high.num, o->high.den, o->middle.num, o->middle.den,
               o->vertex.num, o->vertex.den, o->breaks[0].num, o->breaks[0].den, o->breaks[1].num,
               o->breaks[1].den, NULL);
    mpf_clears(o->t, o->root, o->x, o->y, NULL);
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

static void set_time(sweep2_time *t, const mpz_t num, const mpz_t den)
{
    mpz_set(t->num, num);
    mpz_set(t->den, den);
    if (mpz_sgn(den) < 0) {
        mpz_neg(t->num, t->num);
        mpz_neg(t->den, t->den);
    }
}

static void set_whole_time(sweep2_time *t, long n)
{
    mpz_set_si(t->num, n);
    mpz_set_si(t->den, 1);
}

static int compare_times(sweep2_oracle *o, const sweep2_time *a, const sweep2_time *b)
{
    mpz_mul(o->sum, a->num, b->den);
    mpz_submul(o->sum, b->num, a->den);
    return mpz_sgn(o->sum);
}

/* The part of the wall that is nearest at that time; its ends are not its side. */
static int part_at(sweep2_oracle *o, const sweep2_time *t)
{
    mpz_mul(o->sum, o->ug, t->den);
    mpz_addmul(o->sum, o->uv, t->num);
    if (mpz_sgn(o->sum) <= 0)
        return -1;
    mpz_submul(o->sum, o->uu, t->den);
    return mpz_sgn(o->sum) >= 0;
}

/* ---- Pieces ---- */

/* a t^2 + 2 b t + c: the square of the distance less that of the radius, times uu beside the wall. */
static void set_piece(sweep2_oracle *o, int part)
{
    if (part == 0) {
        mpz_mul(o->a, o->turn, o->turn);
        mpz_mul(o->b, o->turn, o->height);
        mpz_mul(o->c, o->radius, o->radius);
        mpz_mul(o->c, o->c, o->uu);
        mpz_neg(o->c, o->c);
        mpz_addmul(o->c, o->height, o->height);
        return;
    }
    set_dot(o->a, o->vx, o->vy, o->vx, o->vy);
    set_dot(o->b, o->vx, o->vy, o->gx, o->gy);
    set_dot(o->c, o->gx, o->gy, o->gx, o->gy);
    mpz_submul(o->c, o->radius, o->radius);
    if (part > 0) {
        mpz_sub(o->b, o->b, o->uv);
        mpz_add(o->c, o->c, o->uu);
        mpz_submul_ui(o->c, o->ug, 2);
    }
}

static int sign_at(sweep2_oracle *o, const sweep2_time *t)
{
    mpz_mul(o->sum, o->a, t->num);
    mpz_mul(o->sum, o->sum, t->num);
    mpz_mul(o->part_of_sum, o->b, t->num);
    mpz_mul(o->part_of_sum, o->part_of_sum, t->den);
    mpz_addmul_ui(o->sum, o->part_of_sum, 2);
    mpz_mul(o->part_of_sum, o->c, t->den);
    mpz_addmul(o->sum, o->part_of_sum, t->den);
    return mpz_sgn(o->sum);
}

/* The sign of the least value from low to high; `has_vertex` if that is between the two. */
static int least_sign(sweep2_oracle *o, bool *has_vertex)
{
    const int at_low = sign_at(o, &o->low), at_high = sign_at(o, &o->high);
    int least = at_low < at_high ? at_low : at_high;
    *has_vertex = false;
    if (mpz_sgn(o->a) == 0)
        return least;
    mpz_neg(o->part_of_sum, o->b);
    set_time(&o->vertex, o->part_of_sum, o->a);
    if (compare_times(o, &o->low, &o->vertex) >= 0 || compare_times(o, &o->vertex, &o->high) >= 0)
        return least;
    *has_vertex = true;
    const int at_vertex = sign_at(o, &o->vertex);
    return at_vertex < least ? at_vertex : least;
}

static void set_quotient(mpf_t to, const mpz_t num, const mpz_t den, mpf_t scratch)
{
    mpf_set_z(to, num);
    mpf_set_z(scratch, den);
    mpf_div(to, to, scratch);
}

/* The first root, c / (sqrt(b^2 - a c) - b). */
static void set_root(sweep2_oracle *o)
{
    mpz_mul(o->sum, o->b, o->b);
    mpz_submul(o->sum, o->a, o->c);
    mpf_set_z(o->root, o->sum);
    mpf_sqrt(o->root, o->root);
    mpf_set_z(o->x, o->b);
    mpf_sub(o->root, o->root, o->x);
    mpf_set_z(o->t, o->c);
    mpf_div(o->t, o->t, o->root);
}

/* The contact is in this piece, which begins outside. */
static void set_contact(sweep2_oracle *o, int part, bool has_vertex)
{
    o->part = part;
    if (sign_at(o, &o->high) == 0 && !has_vertex) {
        set_quotient(o->t, o->high.num, o->high.den, o->x);
        o->part = part_at(o, &o->high);
    } else {
        set_root(o);
    }
}

static void set_breaks(sweep2_oracle *o)
{
    if (mpz_sgn(o->uv) == 0) {
        set_whole_time(&o->breaks[0], 0);
        set_whole_time(&o->breaks[1], 0);
        return;
    }
    mpz_neg(o->part_of_sum, o->ug);
    set_time(&o->breaks[0], o->part_of_sum, o->uv);
    mpz_sub(o->part_of_sum, o->uu, o->ug);
    set_time(&o->breaks[1], o->part_of_sum, o->uv);
    if (compare_times(o, &o->breaks[0], &o->breaks[1]) > 0) {
        mpz_swap(o->breaks[0].num, o->breaks[1].num);
        mpz_swap(o->breaks[0].den, o->breaks[1].den);
    }
}

/* The end of the piece that begins at `low`: the next of the breaks, or 1. */
static void set_high(sweep2_oracle *o)
{
    set_whole_time(&o->high, 1);
    for (int i = 1; i >= 0; i--)
        if (compare_times(o, &o->low, &o->breaks[i]) < 0 &&
            compare_times(o, &o->breaks[i], &o->high) < 0)
            set_time(&o->high, o->breaks[i].num, o->breaks[i].den);
}

static int part_of_piece(sweep2_oracle *o)
{
    mpz_mul(o->middle.num, o->low.num, o->high.den);
    mpz_addmul(o->middle.num, o->high.num, o->low.den);
    mpz_mul(o->middle.den, o->low.den, o->high.den);
    mpz_mul_ui(o->middle.den, o->middle.den, 2);
    return part_at(o, &o->middle);
}

/* ---- The result ---- */

/* A line from strictly one side to strictly the other. */
static bool line_crosses(sweep2_oracle *o)
{
    mpz_add(o->sum, o->height, o->turn);
    return o->side * mpz_sgn(o->sum) < 0;
}

void sweep2_oracle_solve(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                         const int64_t *end, int64_t radius)
{
    bool is_found = false, enters = false, has_vertex;
    set_scene(o, wall, start, end, radius);
    o->result = GRAZE_MISS;
    if (radius < 0)
        return;
    set_whole_time(&o->low, 0);
    o->part = part_at(o, &o->low);
    set_piece(o, o->part);
    const int at_start = sign_at(o, &o->low);
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
        const int least = least_sign(o, &has_vertex);
        enters = enters || least < 0;
        if (least <= 0 && !is_found) {
            is_found = true;
            set_contact(o, part, has_vertex);
        }
        set_time(&o->low, o->high.num, o->high.den);
    } while (mpz_cmp(o->low.num, o->low.den) != 0);
    if (is_found)
        o->result = enters || (radius == 0 && line_crosses(o)) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* ---- The hit ---- */

/* from + way * t - about */
static double off_along(sweep2_oracle *o, int64_t from, const mpz_t way, const mpf_t t,
                        int32_t about)
{
    mpf_set_z(o->x, way);
    mpf_mul(o->x, o->x, t);
    mpf_set_si(o->root, from - about);
    mpf_add(o->x, o->x, o->root);
    return mpf_get_d(o->x);
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
    mpf_set_z(o->x, o->ug);
    mpf_add(o->y, o->y, o->x);
    mpf_set_z(o->x, o->uu);
    mpf_div(o->y, o->y, o->x);
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
    mpf_mul_2exp(o->x, o->t, 30);
    mpf_set_si(o->root, hit->fraction);
    mpf_sub(o->x, o->x, o->root);
    o->fraction = mpf_get_d(o->x);
}

int sweep2_oracle_distance(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place,
                           int64_t radius)
{
    const int64_t start[2] = {place->x, place->y};
    set_scene(o, wall, start, start, radius);
    set_whole_time(&o->low, 0);
    set_piece(o, part_at(o, &o->low));
    return sign_at(o, &o->low);
}

int sweep2_oracle_side(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place)
{
    const int64_t start[2] = {place->x, place->y};
    set_scene(o, wall, start, start, 0);
    return o->side;
}

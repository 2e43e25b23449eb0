/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_box.h"

#include <stdlib.h>

void sweep_box_oracle_init(sweep_box_oracle *o)
{
    quadratic_init(&o->q);
    mpz_init(o->radius);
    for (int axis = 0; axis < 3; axis++)
        mpz_inits(o->low[axis], o->high[axis], o->start[axis], o->way[axis], NULL);
    exact_time_init(&o->middle);
    for (int i = 0; i < SWEEP_BOX_CUTS; i++)
        exact_time_init(&o->cuts[i]);
    mpf_init2(o->t, QUADRATIC_BITS);
    mpf_init2(o->y, QUADRATIC_BITS);
}

void sweep_box_oracle_clear(sweep_box_oracle *o)
{
    quadratic_clear(&o->q);
    mpz_clear(o->radius);
    for (int axis = 0; axis < 3; axis++)
        mpz_clears(o->low[axis], o->high[axis], o->start[axis], o->way[axis], NULL);
    exact_time_clear(&o->middle);
    for (int i = 0; i < SWEEP_BOX_CUTS; i++)
        exact_time_clear(&o->cuts[i]);
    mpf_clears(o->t, o->y, NULL);
}

/* ---- Times ---- */

static void copy_time(exact_time *t, const exact_time *from)
{
    mpz_set(t->num, from->num);
    mpz_set(t->den, from->den);
}

/* Where a coordinate is against a plane at that time. */
static int against(sweep_box_oracle *o, int axis, const mpz_t plane, const exact_time *t)
{
    mpz_mul(o->q.sum, t->num, o->way[axis]);
    mpz_sub(o->q.part_of_sum, o->start[axis], plane);
    mpz_addmul(o->q.sum, o->q.part_of_sum, t->den);
    return mpz_sgn(o->q.sum);
}

/* ---- Pieces ---- */

/* The planes that the path crosses between its ends, and its end, in order. */
static void set_cuts(sweep_box_oracle *o)
{
    int n = 0;
    for (int i = 0; i < 6; i++) {
        const int axis = i % 3;
        if (mpz_sgn(o->way[axis]) == 0)
            continue;
        mpz_sub(o->q.sum, i < 3 ? o->low[axis] : o->high[axis], o->start[axis]);
        exact_time_set(&o->cuts[n], o->q.sum, o->way[axis]);
        if (mpz_sgn(o->cuts[n].num) > 0 && mpz_cmp(o->cuts[n].num, o->cuts[n].den) < 0)
            n++;
    }
    exact_time_set_si(&o->cuts[n++], 1, 1);
    o->cut_count = n;
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && quadratic_order(&o->q, &o->cuts[j - 1], &o->cuts[j]) > 0; j--) {
            exact_time_swap(&o->cuts[j], &o->cuts[j - 1]);
        }
}

static void set_middle(sweep_box_oracle *o)
{
    mpz_mul(o->middle.num, o->q.low.num, o->q.high.den);
    mpz_addmul(o->middle.num, o->q.high.num, o->q.low.den);
    mpz_mul(o->middle.den, o->q.low.den, o->q.high.den);
    mpz_mul_ui(o->middle.den, o->middle.den, 2);
}

/* a t^2 + 2 b t + c: the square of the distance less that of the radius, about that time. */
static void set_piece(sweep_box_oracle *o, const exact_time *t)
{
    mpz_mul(o->q.c, o->radius, o->radius);
    mpz_neg(o->q.c, o->q.c);
    mpz_set_ui(o->q.a, 0);
    mpz_set_ui(o->q.b, 0);
    for (int axis = 0; axis < 3; axis++) {
        const bool is_below = against(o, axis, o->low[axis], t) < 0;
        if (!is_below && against(o, axis, o->high[axis], t) <= 0)
            continue;
        mpz_sub(o->q.part_of_sum, o->start[axis], is_below ? o->low[axis] : o->high[axis]);
        mpz_addmul(o->q.a, o->way[axis], o->way[axis]);
        mpz_addmul(o->q.b, o->way[axis], o->q.part_of_sum);
        mpz_addmul(o->q.c, o->q.part_of_sum, o->q.part_of_sum);
    }
}

/* ---- The contact ---- */

/* A flat axis has the side from which the path comes, or min. */
static void set_sides(sweep_box_oracle *o, const exact_time *t)
{
    for (int axis = 0; axis < 3; axis++) {
        const int min = against(o, axis, o->low[axis], t), max = against(o, axis, o->high[axis], t);
        if (min == 0 && max == 0)
            o->side[axis] = mpz_sgn(o->way[axis]) < 0 ? 1 : -1;
        else
            o->side[axis] = min <= 0 ? -1 : max >= 0;
    }
}

/* In this piece, which begins outside. */
static void set_contact(sweep_box_oracle *o, bool has_vertex)
{
    if (quadratic_sign_at(&o->q, &o->q.high) == 0 && !has_vertex) {
        mpf_set_z(o->t, o->q.high.num);
        mpf_set_z(o->q.x, o->q.high.den);
        mpf_div(o->t, o->t, o->q.x);
        set_sides(o, &o->q.high);
    } else {
        quadratic_first_root(&o->q, o->t);
        set_sides(o, &o->middle);
    }
}

/* The interior is without the surface. */
static bool is_within(sweep_box_oracle *o, const exact_time *t)
{
    for (int axis = 0; axis < 3; axis++)
        if (against(o, axis, o->low[axis], t) <= 0 || against(o, axis, o->high[axis], t) >= 0)
            return false;
    return true;
}

static bool is_empty(const sweep_box_oracle *o)
{
    return mpz_sgn(o->radius) < 0 || mpz_cmp(o->low[0], o->high[0]) > 0 ||
           mpz_cmp(o->low[1], o->high[1]) > 0 || mpz_cmp(o->low[2], o->high[2]) > 0;
}

/* Whether the rest of the path enters; finds the contact, unless it is found. */
static bool walk(sweep_box_oracle *o, bool *is_found)
{
    bool enters = false;
    for (int i = 0; i < o->cut_count; i++) {
        bool has_vertex;
        copy_time(&o->q.high, &o->cuts[i]);
        if (quadratic_order(&o->q, &o->q.low, &o->q.high) < 0) {
            set_middle(o);
            set_piece(o, &o->middle);
            const int least = quadratic_least_sign(&o->q, &has_vertex);
            enters = enters || (mpz_sgn(o->radius) > 0 ? least < 0 : is_within(o, &o->middle));
            if (least <= 0 && !*is_found) {
                *is_found = true;
                set_contact(o, has_vertex);
            }
        }
        copy_time(&o->q.low, &o->q.high);
    }
    return enters;
}

int sweep_box_oracle_start(sweep_box_oracle *o)
{
    exact_time_set_si(&o->q.low, 0, 1);
    set_piece(o, &o->q.low);
    return quadratic_sign_at(&o->q, &o->q.low);
}

void sweep_box_oracle_find(sweep_box_oracle *o)
{
    o->result = GRAZE_MISS;
    if (is_empty(o))
        return;
    const int at_start = sweep_box_oracle_start(o);
    bool is_found = at_start == 0;
    if (at_start < 0 || (mpz_sgn(o->radius) == 0 && is_within(o, &o->q.low))) {
        o->result = GRAZE_INSIDE;
        return;
    }
    if (is_found) {
        mpf_set_ui(o->t, 0);
        set_sides(o, &o->q.low);
    }
    set_cuts(o);
    const bool enters = walk(o, &is_found);
    if (is_found)
        o->result = enters ? GRAZE_HIT : GRAZE_TOUCH;
}

void sweep_box_oracle_solve(sweep_box_oracle *o, const int32_t *box, const int64_t *start,
                            const int64_t *end, int32_t radius)
{
    mpz_set_si(o->radius, radius);
    for (int axis = 0; axis < 3; axis++) {
        o->box[axis] = box[axis];
        o->box[axis + 3] = box[axis + 3];
        mpz_set_si(o->low[axis], box[axis]);
        mpz_set_si(o->high[axis], box[axis + 3]);
        mpz_set_si(o->start[axis], start[axis]);
        mpz_set_si(o->way[axis], end[axis] - start[axis]);
    }
    sweep_box_oracle_find(o);
}

/* ---- The hit ---- */

graze_feature sweep_box_oracle_feature(const sweep_box_oracle *o)
{
    const int sides = abs(o->side[0]) + abs(o->side[1]) + abs(o->side[2]);
    return sides == 1 ? GRAZE_FEATURE_FACE : sides == 2 ? GRAZE_FEATURE_EDGE : GRAZE_FEATURE_CORNER;
}

int32_t sweep_box_oracle_index(const sweep_box_oracle *o)
{
    const int x = o->side[0], y = o->side[1], z = o->side[2];
    if (x != 0 && y != 0 && z != 0)
        return (x > 0) + 2 * (y > 0) + 4 * (z > 0);
    if (y == 0 && z == 0)
        return x > 0;
    if (x == 0 && z == 0)
        return 2 + (y > 0);
    if (x == 0 && y == 0)
        return 4 + (z > 0);
    return x == 0   ? (y > 0) + 2 * (z > 0)
           : y == 0 ? 4 + (x > 0) + 2 * (z > 0)
                    : 8 + (x > 0) + 2 * (y > 0);
}

/* start + way * t - about */
static double off_along(sweep_box_oracle *o, int axis, int32_t about)
{
    mpf_set_z(o->q.x, o->way[axis]);
    mpf_mul(o->q.x, o->q.x, o->t);
    mpz_set_si(o->q.sum, about);
    mpz_sub(o->q.sum, o->start[axis], o->q.sum);
    mpf_set_z(o->q.root, o->q.sum);
    mpf_add(o->q.x, o->q.x, o->q.root);
    return mpf_get_d(o->q.x);
}

/* Of a line: that of the first face. */
static void set_normal(sweep_box_oracle *o)
{
    bool is_first = true;
    for (int axis = 0; axis < 3; axis++) {
        const int side = o->side[axis];
        o->normal[axis] = 0;
        if (side != 0 && mpz_sgn(o->radius) > 0)
            o->normal[axis] =
                off_along(o, axis, o->box[axis + (side > 0 ? 3 : 0)]) / mpz_get_d(o->radius);
        else if (side != 0 && is_first)
            o->normal[axis] = side;
        is_first = is_first && side == 0;
    }
}

void sweep_box_oracle_compare(sweep_box_oracle *o, const graze_sweep_hit *hit)
{
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    for (int axis = 0; axis < 3; axis++) {
        const int side = o->side[axis];
        o->center[axis] = off_along(o, axis, center[axis]);
        o->point[axis] = side == 0
                             ? off_along(o, axis, point[axis])
                             : (double)((int64_t)o->box[axis + (side > 0 ? 3 : 0)] - point[axis]);
    }
    set_normal(o);
    mpf_mul_2exp(o->q.x, o->t, 30);
    mpf_set_si(o->q.root, hit->fraction);
    mpf_sub(o->q.x, o->q.x, o->q.root);
    o->fraction = mpf_get_d(o->q.x);
}

int sweep_box_oracle_distance(sweep_box_oracle *o, const graze_vec3 *place)
{
    const int32_t at[3] = {place->x, place->y, place->z};
    for (int axis = 0; axis < 3; axis++) {
        mpz_set_si(o->start[axis], at[axis]);
        mpz_set_ui(o->way[axis], 0);
    }
    return sweep_box_oracle_start(o);
}

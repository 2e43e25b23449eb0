/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_box.h"

#include <stdlib.h>

enum { BITS = 512 };

static void each_time(sweep_box_oracle *o, void (*act)(sweep_box_time *))
{
    act(&o->low);
    act(&o->high);
    act(&o->middle);
    act(&o->vertex);
    for (int i = 0; i < SWEEP_BOX_CUTS; i++)
        act(&o->cuts[i]);
}

static void init_time(sweep_box_time *t)
{
    mpz_inits(t->num, t->den, NULL);
}

static void clear_time(sweep_box_time *t)
{
    mpz_clears(t->num, t->den, NULL);
}

void sweep_box_oracle_init(sweep_box_oracle *o)
{
    mpz_inits(o->a, o->b, o->c, o->sum, o->part_of_sum, NULL);
    each_time(o, init_time);
    mpf_init2(o->t, BITS);
    mpf_init2(o->root, BITS);
    mpf_init2(o->x, BITS);
    mpf_init2(o->y, BITS);
}

void sweep_box_oracle_clear(sweep_box_oracle *o)
{
    mpz_clears(o->a, o->b, o->c, o->sum, o->part_of_sum, NULL);
    each_time(o, clear_time);
    mpf_clears(o->t, o->root, o->x, o->y, NULL);
}

/* ---- Times ---- */

static void set_time(sweep_box_time *t, int64_t num, int64_t den)
{
    mpz_set_si(t->num, den < 0 ? -num : num);
    mpz_set_si(t->den, den < 0 ? -den : den);
}

static void copy_time(sweep_box_time *t, const sweep_box_time *from)
{
    mpz_set(t->num, from->num);
    mpz_set(t->den, from->den);
}

static int compare_times(sweep_box_oracle *o, const sweep_box_time *a, const sweep_box_time *b)
{
    mpz_mul(o->sum, a->num, b->den);
    mpz_submul(o->sum, b->num, a->den);
    return mpz_sgn(o->sum);
}

/* Where a coordinate is against a plane at that time. */
static int against(sweep_box_oracle *o, int axis, int32_t plane, const sweep_box_time *t)
{
    mpz_mul_si(o->sum, t->num, o->way[axis]);
    mpz_set_si(o->part_of_sum, o->start[axis] - plane);
    mpz_addmul(o->sum, o->part_of_sum, t->den);
    return mpz_sgn(o->sum);
}

/* ---- Pieces ---- */

/* The planes that the path crosses between its ends, and its end, in order. */
static void set_cuts(sweep_box_oracle *o)
{
    int n = 0;
    for (int i = 0; i < 6; i++) {
        const int axis = i % 3;
        if (o->way[axis] == 0)
            continue;
        set_time(&o->cuts[n], o->box[i] - o->start[axis], o->way[axis]);
        if (mpz_sgn(o->cuts[n].num) > 0 && mpz_cmp(o->cuts[n].num, o->cuts[n].den) < 0)
            n++;
    }
    set_time(&o->cuts[n++], 1, 1);
    o->cut_count = n;
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && compare_times(o, &o->cuts[j - 1], &o->cuts[j]) > 0; j--) {
            mpz_swap(o->cuts[j].num, o->cuts[j - 1].num);
            mpz_swap(o->cuts[j].den, o->cuts[j - 1].den);
        }
}

static void set_middle(sweep_box_oracle *o)
{
    mpz_mul(o->middle.num, o->low.num, o->high.den);
    mpz_addmul(o->middle.num, o->high.num, o->low.den);
    mpz_mul(o->middle.den, o->low.den, o->high.den);
    mpz_mul_ui(o->middle.den, o->middle.den, 2);
}

/* a t^2 + 2 b t + c: the square of the distance less that of the radius, about that time. */
static void set_piece(sweep_box_oracle *o, const sweep_box_time *t)
{
    mpz_set_si(o->c, o->radius);
    mpz_mul(o->c, o->c, o->c);
    mpz_neg(o->c, o->c);
    mpz_set_ui(o->a, 0);
    mpz_set_ui(o->b, 0);
    for (int axis = 0; axis < 3; axis++) {
        int32_t corner = o->box[axis];
        if (against(o, axis, corner, t) >= 0) {
            corner = o->box[axis + 3];
            if (against(o, axis, corner, t) <= 0)
                continue;
        }
        mpz_set_si(o->sum, o->way[axis]);
        mpz_set_si(o->part_of_sum, o->start[axis] - corner);
        mpz_addmul(o->a, o->sum, o->sum);
        mpz_addmul(o->b, o->sum, o->part_of_sum);
        mpz_addmul(o->c, o->part_of_sum, o->part_of_sum);
    }
}

static int sign_at(sweep_box_oracle *o, const sweep_box_time *t)
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
static int least_sign(sweep_box_oracle *o, bool *has_vertex)
{
    const int at_low = sign_at(o, &o->low), at_high = sign_at(o, &o->high);
    const int least = at_low < at_high ? at_low : at_high;
    *has_vertex = false;
    if (mpz_sgn(o->a) == 0)
        return least;
    mpz_neg(o->vertex.num, o->b);
    mpz_set(o->vertex.den, o->a);
    if (compare_times(o, &o->low, &o->vertex) >= 0 || compare_times(o, &o->vertex, &o->high) >= 0)
        return least;
    *has_vertex = true;
    const int at_vertex = sign_at(o, &o->vertex);
    return at_vertex < least ? at_vertex : least;
}

/* ---- The contact ---- */

/* A flat axis has the side from which the path comes, or min. */
static void set_sides(sweep_box_oracle *o, const sweep_box_time *t)
{
    for (int axis = 0; axis < 3; axis++) {
        const int min = against(o, axis, o->box[axis], t),
                  max = against(o, axis, o->box[axis + 3], t);
        if (min == 0 && max == 0)
            o->side[axis] = o->way[axis] < 0 ? 1 : -1;
        else
            o->side[axis] = min <= 0 ? -1 : max >= 0;
    }
}

/* The first root, c / (sqrt(b^2 - a c) - b). */
static void set_root(sweep_box_oracle *o)
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

/* In this piece, which begins outside. */
static void set_contact(sweep_box_oracle *o, bool has_vertex)
{
    if (sign_at(o, &o->high) == 0 && !has_vertex) {
        mpf_set_z(o->t, o->high.num);
        mpf_set_z(o->x, o->high.den);
        mpf_div(o->t, o->t, o->x);
        set_sides(o, &o->high);
    } else {
        set_root(o);
        set_sides(o, &o->middle);
    }
}

/* The interior is without the surface. */
static bool is_within(sweep_box_oracle *o, const sweep_box_time *t)
{
    for (int axis = 0; axis < 3; axis++)
        if (against(o, axis, o->box[axis], t) <= 0 || against(o, axis, o->box[axis + 3], t) >= 0)
            return false;
    return true;
}

static bool is_empty(const sweep_box_oracle *o)
{
    return o->radius < 0 || o->box[0] > o->box[3] || o->box[1] > o->box[4] || o->box[2] > o->box[5];
}

static void set_scene(sweep_box_oracle *o, const int32_t *box, const int64_t *start,
                      const int64_t *end, int32_t radius)
{
    for (int i = 0; i < 6; i++)
        o->box[i] = box[i];
    for (int axis = 0; axis < 3; axis++) {
        o->start[axis] = start[axis];
        o->way[axis] = end[axis] - start[axis];
    }
    o->radius = radius;
}

/* Whether the rest of the path enters; finds the contact, unless it is found. */
static bool walk(sweep_box_oracle *o, bool *is_found)
{
    bool enters = false;
    for (int i = 0; i < o->cut_count; i++) {
        bool has_vertex;
        copy_time(&o->high, &o->cuts[i]);
        if (compare_times(o, &o->low, &o->high) < 0) {
            set_middle(o);
            set_piece(o, &o->middle);
            const int least = least_sign(o, &has_vertex);
            enters = enters || (o->radius > 0 ? least < 0 : is_within(o, &o->middle));
            if (least <= 0 && !*is_found) {
                *is_found = true;
                set_contact(o, has_vertex);
            }
        }
        copy_time(&o->low, &o->high);
    }
    return enters;
}

void sweep_box_oracle_solve(sweep_box_oracle *o, const int32_t *box, const int64_t *start,
                            const int64_t *end, int32_t radius)
{
    set_scene(o, box, start, end, radius);
    o->result = GRAZE_MISS;
    if (is_empty(o))
        return;
    set_time(&o->low, 0, 1);
    set_piece(o, &o->low);
    const int at_start = sign_at(o, &o->low);
    bool is_found = at_start == 0;
    if (at_start < 0 || (radius == 0 && is_within(o, &o->low))) {
        o->result = GRAZE_INSIDE;
        return;
    }
    if (is_found) {
        mpf_set_ui(o->t, 0);
        set_sides(o, &o->low);
    }
    set_cuts(o);
    const bool enters = walk(o, &is_found);
    if (is_found)
        o->result = enters ? GRAZE_HIT : GRAZE_TOUCH;
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
    mpf_set_si(o->x, o->way[axis]);
    mpf_mul(o->x, o->x, o->t);
    mpf_set_si(o->root, o->start[axis] - about);
    mpf_add(o->x, o->x, o->root);
    return mpf_get_d(o->x);
}

/* Of a line: that of the first face. */
static void set_normal(sweep_box_oracle *o)
{
    bool is_first = true;
    for (int axis = 0; axis < 3; axis++) {
        const int side = o->side[axis];
        o->normal[axis] = 0;
        if (side != 0 && o->radius > 0)
            o->normal[axis] = off_along(o, axis, o->box[axis + (side > 0 ? 3 : 0)]) / o->radius;
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
    mpf_mul_2exp(o->x, o->t, 30);
    mpf_set_si(o->root, hit->fraction);
    mpf_sub(o->x, o->x, o->root);
    o->fraction = mpf_get_d(o->x);
}

int sweep_box_oracle_distance(sweep_box_oracle *o, const graze_vec3 *place)
{
    o->start[0] = place->x, o->start[1] = place->y, o->start[2] = place->z;
    o->way[0] = o->way[1] = o->way[2] = 0;
    set_time(&o->low, 0, 1);
    set_piece(o, &o->low);
    return sign_at(o, &o->low);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_sweep_obb.h"

#include <math.h>
#include <stdlib.h>

void sweep_obb_oracle_init(sweep_obb_oracle *o)
{
    sweep_box_oracle_init(&o->box);
    mpf_init2(o->sum, QUADRATIC_BITS);
    mpf_init2(o->part, QUADRATIC_BITS);
    mpf_init2(o->square, QUADRATIC_BITS);
    for (int i = 0; i < 3; i++)
        mpf_init2(o->gap[i], QUADRATIC_BITS);
}

void sweep_obb_oracle_clear(sweep_obb_oracle *o)
{
    sweep_box_oracle_clear(&o->box);
    mpf_clears(o->sum, o->part, o->square, o->gap[0], o->gap[1], o->gap[2], NULL);
}

/* ---- Into the coordinates of the box ---- */

static int32_t axis_of(const sweep_obb_oracle *o, int i, int k)
{
    return o->words[3 + 3 * i + k];
}

static bool is_zero_axis(const sweep_obb_oracle *o, int i)
{
    return axis_of(o, i, 0) == 0 && axis_of(o, i, 1) == 0 && axis_of(o, i, 2) == 0;
}

/* axis . (way - from); `from` may be NULL. */
static void set_along(sweep_obb_oracle *o, mpz_t to, int i, const int64_t *way, const int32_t *from)
{
    mpz_set_ui(to, 0);
    for (int k = 0; k < 3; k++) {
        mpz_set_si(o->box.q.sum, way[k] - (from ? from[k] : 0));
        mpz_mul_si(o->box.q.sum, o->box.q.sum, axis_of(o, i, k));
        mpz_add(to, to, o->box.q.sum);
    }
}

/* A zero axis imposes no limit: it has sides that are not on the path. */
static void set_path(sweep_obb_oracle *o, const int64_t *start, const int64_t *way)
{
    for (int i = 0; i < 3; i++) {
        const int64_t half = o->words[12 + i];
        const int64_t size = half >= 0 && is_zero_axis(o, i) ? 65536 : half * 65536;
        mpz_set_si(o->box.low[i], -size);
        mpz_set_si(o->box.high[i], size);
        set_along(o, o->box.start[i], i, start, o->words);
        set_along(o, o->box.way[i], i, way, NULL);
    }
    mpz_set_si(o->box.radius, (int64_t)o->radius * 65536);
}

void sweep_obb_oracle_solve(sweep_obb_oracle *o, const int32_t *box, const int64_t *start,
                            const int64_t *end, int32_t radius)
{
    for (int i = 0; i < 15; i++)
        o->words[i] = box[i];
    o->radius = radius;
    for (int k = 0; k < 3; k++) {
        o->start[k] = start[k];
        o->way[k] = end[k] - start[k];
    }
    set_path(o, o->start, o->way);
    sweep_box_oracle_find(&o->box);
}

/* ---- Back to the world ---- */

/* start + way t on an axis of the box, in raw units */
static void set_coordinate(sweep_obb_oracle *o, mpf_t to, int i)
{
    mpf_set_z(to, o->box.way[i]);
    mpf_mul(to, to, o->box.t);
    mpf_set_z(o->part, o->box.start[i]);
    mpf_add(to, to, o->part);
    mpf_div_2exp(to, to, 16);
}

static double off_center(sweep_obb_oracle *o, int k, int32_t about)
{
    mpf_set_si(o->sum, o->way[k]);
    mpf_mul(o->sum, o->sum, o->box.t);
    mpf_set_si(o->part, o->start[k] - about);
    mpf_add(o->sum, o->sum, o->part);
    return mpf_get_d(o->sum);
}

/* The point in the coordinates of the box, as `gap`. */
static void set_point(sweep_obb_oracle *o)
{
    for (int i = 0; i < 3; i++)
        if (o->box.side[i] != 0)
            mpf_set_si(o->gap[i], (int64_t)o->words[12 + i] * o->box.side[i]);
        else
            set_coordinate(o, o->gap[i], i);
}

/* The sum of the axes, each times its gap, on an axis of the world. */
static void set_in_world(sweep_obb_oracle *o, mpf_t to, int k)
{
    mpf_set_ui(to, 0);
    for (int i = 0; i < 3; i++) {
        mpf_set_si(o->part, axis_of(o, i, k));
        mpf_mul(o->part, o->part, o->gap[i]);
        mpf_add(to, to, o->part);
    }
    mpf_div_2exp(to, to, 16);
}

/* A point outside the world saturates. */
static double off_point(sweep_obb_oracle *o, int k, int32_t about)
{
    set_in_world(o, o->sum, k);
    mpf_set_si(o->part, o->words[k]);
    mpf_add(o->sum, o->sum, o->part);
    if (mpf_cmp_si(o->sum, INT32_MIN) < 0)
        mpf_set_si(o->sum, INT32_MIN);
    if (mpf_cmp_si(o->sum, INT32_MAX) > 0)
        mpf_set_si(o->sum, INT32_MAX);
    mpf_set_si(o->part, about);
    mpf_sub(o->sum, o->sum, o->part);
    return mpf_get_d(o->sum);
}

/* The place is up to 0.501 off on each axis of the world. */
static void set_point_bound(sweep_obb_oracle *o, int k)
{
    o->point_bound[k] = 0.5;
    for (int i = 0; i < 3; i++) {
        const double all = fabs((double)axis_of(o, i, 0)) + fabs((double)axis_of(o, i, 1)) +
                           fabs((double)axis_of(o, i, 2));
        if (o->box.side[i] == 0)
            o->point_bound[k] += 0.501 * fabs((double)axis_of(o, i, k)) / 65536 * all / 65536;
    }
}

/* ---- The normal ---- */

/* From the sides, as `gap`. */
static void set_gaps(sweep_obb_oracle *o)
{
    for (int i = 0; i < 3; i++) {
        mpf_set_ui(o->gap[i], 0);
        if (o->box.side[i] == 0)
            continue;
        set_coordinate(o, o->gap[i], i);
        mpf_set_si(o->part, (int64_t)o->words[12 + i] * o->box.side[i]);
        mpf_sub(o->gap[i], o->gap[i], o->part);
    }
}

/* A gap is off by a run times the error of t; so is the sum, times the length of the axes. */
static double error_of_sum(const sweep_obb_oracle *o)
{
    double error = 0;
    for (int i = 0; i < 3; i++) {
        const double x = axis_of(o, i, 0), y = axis_of(o, i, 1), z = axis_of(o, i, 2);
        if (o->box.side[i] != 0)
            error += sqrt(x * x + y * y + z * z) / 65536 * fabs(mpz_get_d(o->box.way[i])) / 65536;
    }
    return error * 0x1p-44;
}

static void set_round_normal(sweep_obb_oracle *o)
{
    mpf_set_ui(o->square, 0);
    set_gaps(o);
    for (int k = 0; k < 3; k++) {
        set_in_world(o, o->sum, k);
        mpf_mul(o->sum, o->sum, o->sum);
        mpf_add(o->square, o->square, o->sum);
    }
    mpf_sqrt(o->square, o->square);
    for (int k = 0; k < 3; k++) {
        set_in_world(o, o->sum, k);
        mpf_div(o->sum, o->sum, o->square);
        o->normal[k] = mpf_get_d(o->sum);
    }
    o->normal_bound = 0.51 + 65536 * error_of_sum(o) / mpf_get_d(o->square);
}

/* The stored axis, or its negative, which saturates. */
static void set_normal_of_line(sweep_obb_oracle *o)
{
    const int i = o->box.side[0] != 0 ? 0 : o->box.side[1] != 0 ? 1 : 2;
    for (int k = 0; k < 3; k++)
        o->normal[k] = fmin(o->box.side[i] * (double)axis_of(o, i, k), INT32_MAX) / 65536;
    o->normal_bound = 0;
}

/* ---- The hit ---- */

void sweep_obb_oracle_compare(sweep_obb_oracle *o, const graze_sweep_hit *hit)
{
    const int32_t center[3] = {hit->center.x, hit->center.y, hit->center.z};
    const int32_t point[3] = {hit->point.x, hit->point.y, hit->point.z};
    set_point(o);
    for (int k = 0; k < 3; k++) {
        o->center[k] = off_center(o, k, center[k]);
        o->point[k] = o->radius > 0 ? off_point(o, k, point[k]) : off_center(o, k, point[k]);
        o->point_bound[k] = 0.5;
        if (o->radius > 0)
            set_point_bound(o, k);
    }
    if (o->radius > 0)
        set_round_normal(o);
    else
        set_normal_of_line(o);
    mpf_mul_2exp(o->sum, o->box.t, 30);
    mpf_set_si(o->part, hit->fraction);
    mpf_sub(o->sum, o->sum, o->part);
    o->fraction = mpf_get_d(o->sum);
}

bool sweep_obb_oracle_is_inside(sweep_obb_oracle *o, const graze_vec3 *place)
{
    const int64_t at[3] = {place->x, place->y, place->z}, none[3] = {0, 0, 0};
    const int i = o->box.side[0] != 0 ? 0 : o->box.side[1] != 0 ? 1 : 2;
    set_path(o, at, none);
    if (o->radius > 0)
        return sweep_box_oracle_start(&o->box) < 0;
    return o->box.side[i] < 0 ? mpz_cmp(o->box.start[i], o->box.low[i]) > 0
                              : mpz_cmp(o->box.start[i], o->box.high[i]) < 0;
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "oracle_distances.h"

void distances_init(distances_oracle *o)
{
    closest_init(&o->pair);
    for (int i = 0; i < 8; i++)
        mpq_init(o->at[i]);
    for (int i = 0; i < 3; i++)
        mpq_inits(o->way[i], o->n[i], o->u[i], o->v[i], o->g[i], NULL);
    mpq_inits(o->least, o->value, o->slope, o->second, o->middle, o->next, o->part, o->square,
              NULL);
    mpq_inits(o->height[0], o->height[1], o->s, o->t, o->whole, NULL);
}

void distances_clear(distances_oracle *o)
{
    closest_clear(&o->pair);
    for (int i = 0; i < 8; i++)
        mpq_clear(o->at[i]);
    for (int i = 0; i < 3; i++)
        mpq_clears(o->way[i], o->n[i], o->u[i], o->v[i], o->g[i], NULL);
    mpq_clears(o->least, o->value, o->slope, o->second, o->middle, o->next, o->part, o->square,
               NULL);
    mpq_clears(o->height[0], o->height[1], o->s, o->t, o->whole, NULL);
}

/* least < 0: nothing has been tried. */
static void take(distances_oracle *o, const mpq_t squared)
{
    if (mpq_sgn(o->least) < 0 || mpq_cmp(squared, o->least) < 0)
        mpq_set(o->least, squared);
}

static void begin(distances_oracle *o)
{
    mpq_set_si(o->least, -1, 1);
}

static void end(distances_oracle *o)
{
    mpq_set(o->pair.squared, o->least);
}

/* ---- A triangle ---- */

static void take_edge(distances_oracle *o, const int64_t *a, const int64_t *b, int64_t ends[2][3])
{
    closest_run edge, run;
    for (int i = 0; i < 3; i++) {
        edge.start[i] = a[i];
        edge.run[i] = b[i] - a[i];
        run.start[i] = ends[0][i];
        run.run[i] = ends[1][i] - ends[0][i];
    }
    closest_find(&o->pair, &edge, &run);
    take(o, o->pair.squared);
}

static void set_dot(distances_oracle *o, mpq_t to, mpq_t *a, mpq_t *b)
{
    mpq_set_ui(to, 0, 1);
    for (int i = 0; i < 3; i++) {
        mpq_mul(o->part, a[i], b[i]);
        mpq_add(to, to, o->part);
    }
}

static void set_cross(distances_oracle *o, mpq_t *to, mpq_t *a, mpq_t *b)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        mpq_mul(to[i], a[j], b[k]);
        mpq_mul(o->part, a[k], b[j]);
        mpq_sub(to[i], to[i], o->part);
    }
}

/* Whether the foot of g, from the first corner, is in the triangle: g = s u + t v + h n. */
static bool foot_is_inside(distances_oracle *o)
{
    mpq_t x[3];
    mpq_inits(x[0], x[1], x[2], NULL);
    set_cross(o, x, o->g, o->v);
    set_dot(o, o->s, x, o->n);
    set_cross(o, x, o->u, o->g);
    set_dot(o, o->t, x, o->n);
    mpq_clears(x[0], x[1], x[2], NULL);
    mpq_add(o->value, o->s, o->t);
    return mpq_sgn(o->s) >= 0 && mpq_sgn(o->t) >= 0 && mpq_cmp(o->value, o->whole) <= 0;
}

static void set_gap(distances_oracle *o, const int64_t *corner, const int64_t *point)
{
    for (int i = 0; i < 3; i++)
        mpq_set_si(o->g[i], point[i] - corner[i], 1);
}

static void take_height(distances_oracle *o, int64_t corners[3][3], int64_t ends[2][3], int i)
{
    set_gap(o, corners[0], ends[i]);
    set_dot(o, o->height[i], o->g, o->n);
    if (!foot_is_inside(o))
        return;
    mpq_mul(o->square, o->height[i], o->height[i]);
    mpq_div(o->square, o->square, o->whole);
    take(o, o->square);
}

/* Where both heights differ in sign: at height / (height - height of the other end). */
static void take_crossing(distances_oracle *o, int64_t corners[3][3], int64_t ends[2][3])
{
    if (mpq_sgn(o->height[0]) * mpq_sgn(o->height[1]) >= 0)
        return;
    mpq_sub(o->middle, o->height[0], o->height[1]);
    mpq_div(o->middle, o->height[0], o->middle);
    set_gap(o, corners[0], ends[0]);
    for (int i = 0; i < 3; i++) {
        mpq_set_si(o->part, ends[1][i] - ends[0][i], 1);
        mpq_mul(o->part, o->part, o->middle);
        mpq_add(o->g[i], o->g[i], o->part);
    }
    mpq_set_ui(o->square, 0, 1);
    if (foot_is_inside(o))
        take(o, o->square);
}

void distances_of_triangle(distances_oracle *o, int64_t corners[3][3], int64_t ends[2][3])
{
    begin(o);
    for (int i = 0; i < 3; i++)
        take_edge(o, corners[i], corners[(i + 1) % 3], ends);
    for (int i = 0; i < 3; i++) {
        mpq_set_si(o->u[i], corners[1][i] - corners[0][i], 1);
        mpq_set_si(o->v[i], corners[2][i] - corners[0][i], 1);
    }
    set_cross(o, o->n, o->u, o->v);
    set_dot(o, o->whole, o->n, o->n);
    if (mpq_sgn(o->whole) > 0) {
        take_height(o, corners, ends, 0);
        take_height(o, corners, ends, 1);
        take_crossing(o, corners, ends);
    }
    end(o);
}

/* ---- A box ---- */

/* The coordinate at that place, less the side of the box beyond which it is, to way; 0 between the sides. */
static void set_excess(distances_oracle *o, int64_t sides[2][3], int64_t ends[2][3], const mpq_t at,
                       int i)
{
    mpq_set_si(o->way[i], ends[1][i] - ends[0][i], 1);
    mpq_mul(o->way[i], o->way[i], at);
    mpq_set_si(o->part, ends[0][i], 1);
    mpq_add(o->way[i], o->way[i], o->part);
    mpq_set_si(o->part, sides[0][i], 1);
    if (mpq_cmp(o->way[i], o->part) >= 0) {
        mpq_set_si(o->part, sides[1][i], 1);
        if (mpq_cmp(o->way[i], o->part) <= 0)
            mpq_set(o->part, o->way[i]);
    }
    mpq_sub(o->way[i], o->way[i], o->part);
}

static void take_place(distances_oracle *o, int64_t sides[2][3], int64_t ends[2][3], const mpq_t at)
{
    for (int i = 0; i < 3; i++)
        set_excess(o, sides, ends, at, i);
    set_dot(o, o->square, o->way, o->way);
    take(o, o->square);
}

/* Between two places: at the middle less slope / second, if that is between them. */
static void take_parabola(distances_oracle *o, int64_t sides[2][3], int64_t ends[2][3], int k)
{
    mpq_add(o->middle, o->at[k], o->at[k + 1]);
    mpq_div_2exp(o->middle, o->middle, 1);
    mpq_set_ui(o->slope, 0, 1);
    mpq_set_ui(o->second, 0, 1);
    for (int i = 0; i < 3; i++) {
        set_excess(o, sides, ends, o->middle, i);
        if (mpq_sgn(o->way[i]) == 0)
            continue;
        mpq_set_si(o->next, ends[1][i] - ends[0][i], 1);
        mpq_mul(o->part, o->way[i], o->next);
        mpq_add(o->slope, o->slope, o->part);
        mpq_mul(o->part, o->next, o->next);
        mpq_add(o->second, o->second, o->part);
    }
    if (mpq_sgn(o->second) == 0)
        return;
    mpq_div(o->next, o->slope, o->second);
    mpq_sub(o->next, o->middle, o->next);
    if (mpq_cmp(o->next, o->at[k]) > 0 && mpq_cmp(o->next, o->at[k + 1]) < 0)
        take_place(o, sides, ends, o->next);
}

/* Inserts a place from 0 to 1 in order. Returns the new count. */
static int insert(distances_oracle *o, int count, int64_t part, int64_t whole)
{
    if (whole == 0)
        return count;
    mpq_set_si(o->next, part, 1);
    mpq_set_si(o->part, whole, 1);
    mpq_div(o->next, o->next, o->part);
    if (mpq_sgn(o->next) <= 0 || mpq_cmp(o->next, o->at[count - 1]) >= 0)
        return count;
    int k = count;
    for (; mpq_cmp(o->next, o->at[k - 1]) < 0; k--)
        mpq_set(o->at[k], o->at[k - 1]);
    mpq_set(o->at[k], o->next);
    return count + 1;
}

void distances_of_box(distances_oracle *o, int64_t sides[2][3], int64_t ends[2][3])
{
    int count = 2;
    mpq_set_ui(o->at[0], 0, 1);
    mpq_set_ui(o->at[1], 1, 1);
    for (int i = 0; i < 6; i++)
        count =
            insert(o, count, sides[i / 3][i % 3] - ends[0][i % 3], ends[1][i % 3] - ends[0][i % 3]);
    begin(o);
    for (int k = 0; k < count; k++)
        take_place(o, sides, ends, o->at[k]);
    for (int k = 0; k + 1 < count; k++)
        take_parabola(o, sides, ends, k);
    end(o);
}

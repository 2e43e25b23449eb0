/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The wall, a segment in the plane. No line runs along its wall by design: to the idiom parallels
 * never meet.
 */
#include "wrong.h"

#define ONE INT32_C(65536)

/* The sign of cross(b - a, p - a). */
static int side_of(heights *h, const int64_t *a, const int64_t *b, const int64_t *p)
{
    const int64_t across[2] = {a[1] - b[1], b[0] - a[0]}, way[2] = {p[0] - a[0], p[1] - a[1]};
    exact_dot(h->sum, 2, across, way);
    return mpz_sgn(h->sum);
}

static bool ranges_meet(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return (a < b ? a : b) <= (c > d ? c : d) && (c < d ? c : d) <= (a > b ? a : b);
}

/* Of a wall p-q and a segment a-b each has its ends on both sides of the other, or all of them are
 * on one line. */
static bool is_met(heights *h, const int64_t *p, const int64_t *q, const int64_t *a,
                   const int64_t *b)
{
    int of_a = side_of(h, p, q, a), of_b = side_of(h, p, q, b);
    int of_p = side_of(h, a, b, p), of_q = side_of(h, a, b, q);
    if (of_a == 0 && of_b == 0 && of_p == 0 && of_q == 0)
        return ranges_meet(p[0], q[0], a[0], b[0]) && ranges_meet(p[1], q[1], a[1], b[1]);
    return of_a * of_b <= 0 && of_p * of_q <= 0;
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    int64_t of[8] = {0};
    for (uint32_t i = 0; i < 4 * axes; i++)
        of[i] = raw[i];
    return is_met(h, of, of + 2, of + 4, of + 6);
}

/* In units of 1 / 65536, where the ray ends is whole. */
static int with_ray(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *dir = raw + 6, t = dir[2];
    int64_t of[8] = {0};
    for (uint32_t i = 0; i < 3 * axes; i++)
        of[i] = raw[i] * (int64_t)ONE;
    for (uint32_t i = 0; i < axes; i++)
        of[6 + i] = of[4 + i] + (int64_t)dir[i] * t;
    return t >= 0 && is_met(h, of, of + 2, of + 4, of + 6);
}

static void random_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_vector(s, most, 4 * axes, raw);
}

/* Of a unit direction. */
static void random_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_vector(s, most, 3 * axes, raw);
    touching_unit(s, axes, raw + 3 * axes);
    raw[4 * axes] = draw_between(s, 0, 2 * most);
}

/* A wall, and a place on it; whether that is one of its ends. */
static bool grazing_wall(input_stream *s, int32_t most, uint32_t axes, int32_t *raw, int32_t *at)
{
    int32_t way[2], before = draw_between(s, 0, 2), after = draw_between(s, before == 0, 2);
    touching_vector(s, most, axes, at);
    touching_vector(s, most / 2, axes, way);
    for (uint32_t i = 0; i < axes; i++) {
        raw[i] = at[i] - way[i] * before;
        raw[axes + i] = at[i] + way[i] * after;
    }
    return before == 0 || after == 0;
}

/* It comes to the place, and goes on only past an end of the wall. */
static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t at[2], way[2];
    bool at_end = grazing_wall(s, most, axes, raw, at);
    int32_t before = draw_between(s, 1, 2), after = at_end ? draw_between(s, 0, 2) : 0;
    touching_vector(s, most / 2, axes, way);
    for (uint32_t i = 0; i < axes; i++) {
        raw[2 * axes + i] = at[i] - way[i] * before;
        raw[3 * axes + i] = at[i] + way[i] * after;
    }
}

/* The same, after a whole number of units. */
static void grazing_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t at[2], *start = raw + 2 * axes, *dir = start + axes;
    bool at_end = grazing_wall(s, most, axes, raw, at);
    int32_t times = draw_between(s, 1, most / ONE), more = draw_between(s, 0, most);
    touching_unit(s, axes, dir);
    for (uint32_t i = 0; i < axes; i++)
        start[i] = at[i] - times * dir[i];
    dir[axes] = times * ONE + (at_end ? more : 0);
}

static const wrong_question questions[] = {
    WRONG_PREDICATE("wall / segment", "segment2_overlaps_segment", 2, 4, 4, segment),
    WRONG_PREDICATE("wall / ray", "segment2_overlaps_ray", 2, 4, 5, ray),
};

WRONG_SHAPE(segment2);

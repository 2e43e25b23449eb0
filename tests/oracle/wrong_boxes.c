/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box, and the rectangle, which is one on two axes. */
#include "wrong.h"

#define ONE INT32_C(65536)

static bool is_empty(uint32_t axes, const int32_t *box)
{
    for (uint32_t i = 0; i < axes; i++)
        if (box[i] > box[axes + i])
            return true;
    return false;
}

static void random_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_vector(s, most, 2 * axes, raw + 2 * axes);
}

static void grazing_segment(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_place place = touching_place_on(s, axes, raw);
    touching_segment(s, most, axes, &place, raw + 2 * axes);
}

static int with_segment(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *min = raw, *max = raw + axes, *a = max + axes, *b = a + axes;
    h->count = 0;
    for (uint32_t i = 0; i < axes; i++) {
        heights_add_numbers(h, (int64_t)a[i] - min[i], (int64_t)b[i] - min[i]);
        heights_add_numbers(h, (int64_t)max[i] - a[i], (int64_t)max[i] - b[i]);
    }
    return heights_meet(h);
}

/* Of a unit direction. */
static void random_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_vector(s, most, axes, raw + 2 * axes);
    touching_unit(s, axes, raw + 3 * axes);
    raw[4 * axes] = draw_between(s, 0, 2 * most);
}

/* It comes to the place after a whole number of units, and ends there or later. */
static void grazing_ray(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t *start = raw + 2 * axes, *dir = start + axes, times = draw_between(s, 0, most / ONE);
    touching_box(s, most, axes, raw);
    touching_place place = touching_place_on(s, axes, raw);
    touching_unit(s, axes, dir);
    touching_keep_out(axes, place.side, dir);
    for (uint32_t i = 0; i < axes; i++)
        start[i] = place.at[i] - times * dir[i];
    dir[axes] = times * ONE + (draw_chance(s, 2) ? 0 : draw_between(s, 4, most));
}

/* In units of 1 / 65536: where it ends is a whole number of these. */
static int with_ray(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *min = raw, *max = raw + axes, *start = max + axes, *dir = start + axes;
    int64_t t = dir[axes];
    h->count = 0;
    for (uint32_t i = 0; i < axes; i++) {
        int64_t above = ((int64_t)start[i] - min[i]) * ONE,
                below = ((int64_t)max[i] - start[i]) * ONE;
        heights_add_numbers(h, above, above + dir[i] * t);
        heights_add_numbers(h, below, below - dir[i] * t);
    }
    return t >= 0 && heights_meet(h);
}

/* Center, and a radius with which one in four meets the box. */
static void random_ball(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_vector(s, most, axes, raw + 2 * axes);
    raw[3 * axes] = draw_between(s, 0, most / 2);
}

static void grazing_ball(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    int32_t away[3];
    touching_box(s, most, axes, raw);
    touching_place place = touching_place_on(s, axes, raw);
    int32_t length = touching_whole(s, axes, place.side, away);
    int32_t times = draw_between(s, 1, most / length);
    for (uint32_t i = 0; i < axes; i++)
        raw[2 * axes + i] = place.at[i] + times * away[i];
    raw[3 * axes] = times * length;
}

static int with_ball(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *min = raw, *max = raw + axes, *center = max + axes;
    int32_t nearest[3], radius = center[axes];
    if (is_empty(axes, raw) || radius < 0)
        return 0;
    for (uint32_t i = 0; i < axes; i++)
        nearest[i] = center[i] < min[i] ? min[i] : center[i] > max[i] ? max[i] : center[i];
    exact_apart(h->sum, axes, nearest, center);
    mpz_set_si(h->part, radius);
    mpz_mul(h->part, h->part, h->part);
    return mpz_cmp(h->sum, h->part) <= 0;
}

static void random_box(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_box(s, most, axes, raw + 2 * axes);
}

/* They share a face, an edge or a corner, or a part of it. */
static void grazing_box(input_stream *s, int32_t most, uint32_t axes, int32_t *raw)
{
    touching_box(s, most, axes, raw);
    touching_place place = touching_place_on(s, axes, raw);
    int32_t *min = raw + 2 * axes, *max = min + axes;
    for (uint32_t i = 0; i < axes; i++) {
        min[i] = place.at[i] - (place.side[i] > 0 ? 0 : draw_between(s, 4, most));
        max[i] = place.at[i] + (place.side[i] < 0 ? 0 : draw_between(s, 4, most));
    }
}

static int with_box(heights *h, uint32_t axes, const int32_t *raw)
{
    const int32_t *min = raw, *max = min + axes, *low = max + axes, *high = low + axes;
    (void)h;
    if (is_empty(axes, raw) || is_empty(axes, low))
        return 0;
    for (uint32_t i = 0; i < axes; i++)
        if (min[i] > high[i] || low[i] > max[i])
            return 0;
    return 1;
}

static const wrong_question questions[] = {
    WRONG_PREDICATE("box / segment", "aabb_overlaps_segment", 3, 6, 6, segment),
    WRONG_PREDICATE("box / ray", "aabb_overlaps_ray", 3, 6, 7, ray),
    WRONG_PREDICATE("box / sphere", "aabb_overlaps_sphere", 3, 6, 4, ball),
    WRONG_PREDICATE("box / box", "aabb_overlaps_aabb", 3, 6, 6, box),
    WRONG_PREDICATE("rectangle / segment", "rect_overlaps_segment", 2, 4, 4, segment),
    WRONG_PREDICATE("rectangle / ray", "rect_overlaps_ray", 2, 4, 5, ray),
    WRONG_PREDICATE("rectangle / circle", "rect_overlaps_circle", 2, 4, 3, ball),
    WRONG_PREDICATE("rectangle / rectangle", "rect_overlaps_rect", 2, 4, 4, box),
};

WRONG_SHAPE(boxes);

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_face_rest_scene.h"

/* Places on one line: offset + step * t. The least and the greatest t of the corners; those of a parallelogram include the
 * fourth corner. */
typedef struct {
    int32_t step[3], offset[3];
    int32_t low, high;
} line;

/* With |t| <= 2 a place is within the world; half of the lines leave it beyond t = 2. */
static void draw_line(input_stream *s, line *l)
{
    const bool is_widest = draw_chance(s, 3), is_at_end = draw_chance(s, 2);
    const int32_t size = is_widest ? 1073741823 : draw_power(s, 30) - 1;
    for (int k = 0; k < 3; k++) {
        const int32_t step =
            is_widest ? size - (int32_t)draw_below(s, 2) : draw_about_zero(s, size);
        l->step[k] = draw_chance(s, 2) ? -step : step;
        if (draw_chance(s, 6))
            l->step[k] = 0;
        l->offset[k] = draw_about_zero(s, INT32_MAX - 2 * size);
        if (is_at_end)
            l->offset[k] = (INT32_MAX - 2 * size) * (l->step[k] < 0 ? -1 : 1);
    }
}

static int64_t place_on(const line *l, int32_t t, int k)
{
    return l->offset[k] + (int64_t)l->step[k] * t;
}

/* The edges lead to other places of the triangle, or are multiples of the step; either may be zero. */
static void put_face(input_stream *s, int corners, line *l, scene *c)
{
    const bool is_up = draw_chance(s, 2);
    const int32_t at = is_up ? 2 : draw_about_zero(s, 2);
    const int32_t first = is_up && corners == 4 ? 0 : -2;
    int32_t i = draw_between(s, first, 2), j = draw_between(s, first, 2);
    if (corners == 3) {
        i -= at;
        j -= at;
    }
    for (int k = 0; k < 3; k++) {
        c->base[k] = place_on(l, at, k);
        c->u[k] = (int64_t)l->step[k] * i;
        c->v[k] = (int64_t)l->step[k] * j;
    }
    const int32_t least = i < j ? i : j, most = i < j ? j : i, both = corners == 3 ? 0 : i + j;
    l->low = at + (both < least ? both : least < 0 ? least : 0);
    l->high = at + (both > most ? both : most > 0 ? most : 0);
}

/* On the line, at a quarter of a step; beside it; or at a corner of the world. */
static void put_point(input_stream *s, const line *l, scene *c)
{
    const int32_t at = draw_between(s, 4 * l->low - 2, 4 * l->high + 2), beside = draw_power(s, 30);
    const uint32_t kind = draw_below(s, 4);
    for (int k = 0; k < 3; k++) {
        const int64_t place = l->offset[k] + (int64_t)l->step[k] * at / 4;
        c->point[k] = hold(place + (kind == 0 ? 0 : draw_about_zero(s, beside)));
        if (kind == 3)
            c->point[k] = draw_corner(s);
    }
}

/* The box has an edge through a place of the line, and is on the other side of it along two axes, so that it touches the
 * line there only; moved by one at most. */
static void put_box(input_stream *s, const line *l, scene *c)
{
    const int32_t t = draw_between(s, l->low, l->high), size = draw_power(s, 30);
    const int i = (int)draw_below(s, 3), j = (i + 1) % 3, along = (i + 2) % 3;
    const bool up = draw_chance(s, 2);
    const bool other_up = (l->step[i] > 0) == (l->step[j] > 0) ? !up : up;
    for (int k = 0; k < 3; k++) {
        const int64_t at = place_on(l, t, k) + (draw_chance(s, 6) ? draw_about_zero(s, 1) : 0);
        const int64_t below = draw_between(s, 0, size), above = draw_between(s, 0, size);
        const bool is_up = k == i ? up : other_up;
        c->box[k] = hold(at - (k == along || !is_up ? below : 0));
        c->box[3 + k] = hold(at + (k == along || is_up ? above : 0));
    }
}

/* From another corner, which may be beyond the world, the parallelogram would be another one. */
static void store_from_base(const scene *c, int32_t *face)
{
    for (int k = 0; k < 3; k++) {
        face[k] = hold(c->base[k]);
        face[3 + k] = hold(c->u[k]);
        face[6 + k] = hold(c->v[k]);
    }
}

static void draw_far_line(input_stream *s, int corners, scene *c)
{
    line l;
    draw_line(s, &l);
    put_face(s, corners, &l, c);
    put_point(s, &l, c);
    put_box(s, &l, c);
}

void input_face_rest_line(uint64_t seed, uint32_t index, int kind, int corners, face_rest_query *q)
{
    input_stream s;
    scene c;
    draw_start(&s, seed, index);
    c.kind = (face_rest_radius)draw_below(&s, 4);
    c.radius = draw_chance(&s, 8) ? draw_corner(&s) : draw_power(&s, 30);
    if (kind == REST_LINES_TOUCHING)
        draw_touching(&s, kind, corners, &c);
    else
        draw_far_line(&s, corners, &c);
    store_rest_query(&s, corners, &c, q);
    if (kind == REST_LINES_FAR && corners == 4)
        store_from_base(&c, q->face);
}

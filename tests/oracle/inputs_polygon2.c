/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_polygon2.h"
#include "inputs_polygon2_corners.h"

const char *const polygon2_classes[POLYGON2_CLASSES] = {
    "lattice", "hull", "triangle",  "sliver", "repeated and between", "flat",
    "few",     "any",  "clockwise", "nudged", "ends of the world"};

#define NEAR INT32_C(536870912)

/* ---- What is tested against it ---- */

/* A point among three corners. */
static void draw_among(const raw_polygon2 *p, uint32_t first, int32_t *point)
{
    const int32_t *a = p->corners + 2 * first, *b = p->corners + 2 * ((first + 1) % p->count),
                  *c = p->corners + 2 * ((first + 2) % p->count);
    for (int k = 0; k < 2; k++)
        point[k] = (a[k] + 2 * b[k] + c[k]) / 4;
}

/* Any point, one of an edge, one among the corners, or one of the line of an edge. */
static void draw_target(input_stream *s, const raw_polygon2 *p, int32_t most, int32_t *point)
{
    draw_even2(s, most, point);
    if (p->count == 0 || draw_chance(s, 4))
        return;
    const uint32_t edge = draw_below(s, p->count), next = (edge + 1) % p->count;
    if (draw_chance(s, 3)) {
        draw_among(p, edge, point);
        return;
    }
    draw_on_edge2(s, p, edge, point);
    if (draw_chance(s, 4))
        for (uint32_t k = 0; k < 2; k++)
            point[k] = 2 * p->corners[2 * edge + k] - p->corners[2 * next + k];
}

/* The radius reaches a target, often along 3-4-5. */
static void draw_circle(input_stream *s, const raw_polygon2 *p, int32_t most, int32_t *circle)
{
    static const int32_t ways[5][3] = {{3, 4, 5}, {4, 3, 5}, {1, 0, 1}, {0, 1, 1}, {12, 5, 13}};
    const int32_t *way = ways[draw_below(s, 5)], times = draw_between(s, 0, most / 8);
    draw_target(s, p, most, circle);
    circle[0] += draw_chance(s, 2) ? times * way[0] : -times * way[0];
    circle[1] += draw_chance(s, 2) ? times * way[1] : -times * way[1];
    circle[2] = times * way[2];
    if (draw_chance(s, 4))
        circle[2] = draw_about_zero(s, most);
    if (draw_chance(s, 8))
        circle[2] = 0;
}

static void order(int32_t *low, int32_t *high)
{
    if (*low <= *high)
        return;
    const int32_t old = *low;
    *low = *high;
    *high = old;
}

/* A corner of it is a target; sometimes it is flat or inverted. */
static void draw_rect(input_stream *s, const raw_polygon2 *p, int32_t most, int32_t *rect)
{
    draw_target(s, p, most, rect);
    for (int k = 0; k < 2; k++) {
        rect[2 + k] = rect[k] + draw_about_zero(s, draw_chance(s, 2) ? most : 2);
        if (draw_chance(s, 6))
            rect[2 + k] = rect[k];
        if (!draw_chance(s, 16))
            order(&rect[k], &rect[2 + k]);
    }
}

/* Moved so that a corner of it is a target. */
static void draw_other(input_stream *s, const raw_polygon2 *p, int kind, int32_t most,
                       raw_polygon2 *other)
{
    int32_t target[2], by[2];
    draw_polygon2(s, draw_chance(s, 3) ? kind : (int)draw_below(s, POLYGON2_ANY), most, other);
    if (other->count == 0 || draw_chance(s, 4))
        return;
    const int32_t *corner = other->corners + 2 * draw_below(s, other->count);
    draw_target(s, p, most, target);
    for (int k = 0; k < 2; k++)
        by[k] = target[k] - corner[k];
    for (uint32_t i = 0; i < 2 * other->count; i++)
        other->corners[i] += by[i % 2];
}

/* Through a target, in the direction of another one; it may start or end there, and be a point. */
static void draw_segment(input_stream *s, const raw_polygon2 *p, int32_t most, int32_t *segment)
{
    int32_t through[2], way[2];
    draw_target(s, p, most, through);
    draw_target(s, p, most, way);
    if (draw_chance(s, 4))
        draw_even2(s, most, way);
    const int32_t before = draw_between(s, 0, 2), after = draw_between(s, 0, 2);
    for (int k = 0; k < 2; k++) {
        segment[k] = through[k] - before * (way[k] - through[k]);
        segment[2 + k] = through[k] + after * (way[k] - through[k]);
    }
    if (draw_chance(s, 4))
        draw_target(s, p, most, segment);
}

/* Along the segment, in a power of two of steps where that divides it; sometimes another direction. */
static void draw_ray(input_stream *s, const int32_t *segment, int32_t *ray)
{
    const int32_t parts = draw_power(s, 3);
    for (int k = 0; k < 2; k++) {
        ray[k] = segment[k];
        ray[2 + k] = hold(((int64_t)segment[2 + k] - segment[k]) / parts);
    }
    ray[4] = 65536 * parts;
    if (draw_chance(s, 3))
        ray[4] = draw_chance(s, 2) ? INT32_MAX : draw_about_zero(s, 65536 * parts);
    if (draw_chance(s, 16))
        ray[4] = 0;
    if (draw_chance(s, 16))
        ray[2 + draw_below(s, 2)] = 0;
}

/* ---- In the world ---- */

static void place(int32_t *words, uint32_t count, int32_t times, const int32_t *by)
{
    for (uint32_t i = 0; i < count; i++)
        words[i] = hold((int64_t)words[i] * times + by[i % 2]);
}

/* All small numbers are multiplied and moved alike, so that what touches still touches. */
static void place_all(input_stream *s, int32_t size, polygon2_query *q)
{
    const int32_t limit = draw_chance(s, 3) ? INT32_MAX : NEAR - 1;
    const int32_t most = limit / size > 0 ? limit / size : 1;
    const int32_t times = draw_chance(s, 3)        ? 1
                          : draw_less(s, most) > 0 ? draw_between(s, 1, most)
                                                   : 1;
    int32_t by[2];
    for (int k = 0; k < 2; k++)
        by[k] = draw_about_zero(
            s, (int32_t)(limit - (int64_t)times * size > 0 ? limit - (int64_t)times * size : 0));
    place(q->polygon.corners, 2 * q->polygon.count, times, by);
    place(q->other.corners, 2 * q->other.count, times, by);
    place(q->point, 2, times, by);
    place(q->circle, 2, times, by);
    q->circle[2] = hold((int64_t)q->circle[2] * times);
    place(q->rect, 4, times, by);
    place(q->segment, 4, times, by);
}

static int32_t draw_end(input_stream *s, bool is_near)
{
    if (is_near)
        return draw_chance(s, 2) ? NEAR - draw_between(s, 1, 3) : -NEAR + draw_between(s, 0, 2);
    if (draw_chance(s, 3))
        return draw_corner(s);
    const int32_t end = draw_chance(s, 2) ? INT32_MAX : NEAR;
    return draw_chance(s, 2) ? end - draw_between(s, 0, 2) : -end + draw_between(s, -1, 1);
}

/* Two corners on each side of a rectangle: convex in any world. */
static void draw_wide(input_stream *s, bool is_near, raw_polygon2 *p)
{
    int32_t low[2], high[2], a[8];
    for (uint32_t k = 0; k < 2; k++) {
        low[k] = draw_end(s, is_near);
        high[k] = draw_end(s, is_near);
        order(&low[k], &high[k]);
    }
    for (uint32_t i = 0; i < 8; i++)
        a[i] = draw_between(s, low[i / 2 % 2], high[i / 2 % 2]);
    for (uint32_t i = 0; i < 8; i += 2)
        order(&a[i], &a[i + 1]);
    const int32_t corners[16] = {a[0], low[1],  a[1], low[1],  high[0], a[2], high[0], a[3],
                                 a[5], high[1], a[4], high[1], low[0],  a[7], low[0],  a[6]};
    p->count = 8;
    for (uint32_t i = 0; i < 16; i++)
        p->corners[i] = corners[i];
}

static void draw_world(input_stream *s, polygon2_query *q)
{
    const bool is_near = draw_chance(s, 3);
    draw_wide(s, is_near, &q->polygon);
    draw_wide(s, draw_chance(s, 3), &q->other);
    if (draw_chance(s, 3)) {
        q->polygon.count = 3;
        for (uint32_t i = 0; i < 6; i++)
            q->polygon.corners[i] = draw_end(s, is_near);
    }
    for (int k = 0; k < 2; k++) {
        q->point[k] = draw_end(s, false);
        q->circle[k] = draw_end(s, false);
        q->rect[k] = draw_end(s, false);
        q->rect[2 + k] = draw_end(s, false);
        order(&q->rect[k], &q->rect[2 + k]);
        q->segment[k] = draw_end(s, false);
        q->segment[2 + k] = draw_end(s, false);
    }
    q->circle[2] = draw_end(s, false);
    if (draw_chance(s, 4))
        copy_point2(q->point, q->polygon.corners + 2 * draw_below(s, q->polygon.count));
    if (draw_chance(s, 2))
        copy_point2(q->segment, q->polygon.corners + 2 * draw_below(s, q->polygon.count));
    if (draw_chance(s, 3))
        copy_point2(q->segment + 2, q->polygon.corners + 2 * draw_below(s, q->polygon.count));
}

static void nudge(input_stream *s, polygon2_query *q)
{
    int32_t *const words[6] = {q->polygon.corners, q->point,        q->circle, q->rect,
                               q->segment,         q->other.corners};
    const uint32_t lengths[6] = {2 * q->polygon.count, 2, 3, 4, 4, 2 * q->other.count};
    for (int i = 0; i < 6; i++)
        if (lengths[i] > 0 && draw_chance(s, 2)) {
            int32_t *word = words[i] + draw_below(s, lengths[i]);
            *word = hold((int64_t)*word + (draw_chance(s, 2) ? 1 : -1));
        }
}

void input_polygon2(uint64_t seed, uint32_t index, polygon2_query *q)
{
    static const polygon2_query none;
    input_stream s;
    const int kind = (int)(index % POLYGON2_CLASSES);
    draw_start(&s, seed, index);
    *q = none;
    if (kind == POLYGON2_WORLD) {
        draw_world(&s, q);
    } else {
        const int32_t most = kind == POLYGON2_HULL ? draw_power(&s, 24) + 4
                             : draw_chance(&s, 2)  ? 8
                                                   : 120;
        draw_polygon2(&s, kind, most, &q->polygon);
        draw_target(&s, &q->polygon, most, q->point);
        draw_circle(&s, &q->polygon, most, q->circle);
        draw_rect(&s, &q->polygon, most, q->rect);
        draw_other(&s, &q->polygon, kind, most, &q->other);
        draw_segment(&s, &q->polygon, most, q->segment);
        place_all(&s, 12 * most, q);
    }
    if (kind == POLYGON2_NUDGED)
        nudge(&s, q);
    draw_ray(&s, q->segment, q->ray);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The corners of the polygons of inputs_polygon2.h, by class. */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_polygon2_corners.h"

#include <stdbool.h>

/* ---- Hulls of small points, even numbers, so that the middle of an edge is a point too ---- */

static int64_t turn_of(const int32_t *a, const int32_t *b, const int32_t *c)
{
    return (int64_t)(b[0] - a[0]) * (c[1] - a[1]) - (int64_t)(b[1] - a[1]) * (c[0] - a[0]);
}

void copy_point2(int32_t *to, const int32_t *from)
{
    to[0] = from[0];
    to[1] = from[1];
}

/* The next corner counterclockwise: no point is on the right of the way there, and none in line is farther. */
static uint32_t next_of_hull(const int32_t *points, uint32_t count, uint32_t from)
{
    const int32_t *a = points + 2 * from;
    uint32_t best = from;
    for (uint32_t i = 0; i < count; i++) {
        const int32_t *b = points + 2 * best, *c = points + 2 * i;
        const int64_t turn = turn_of(a, b, c);
        const int64_t farther =
            (int64_t)(c[0] - a[0]) * (c[0] - b[0]) + (int64_t)(c[1] - a[1]) * (c[1] - b[1]);
        if ((best == from && (c[0] != a[0] || c[1] != a[1])) || turn < 0 ||
            (turn == 0 && farther > 0))
            best = i;
    }
    return best;
}

/* From the leftmost point around. */
static void wrap(const int32_t *points, uint32_t count, raw_polygon2 *hull)
{
    uint32_t first = 0, at;
    for (uint32_t i = 1; i < count; i++)
        if (points[2 * i] < points[2 * first] ||
            (points[2 * i] == points[2 * first] && points[2 * i + 1] < points[2 * first + 1]))
            first = i;
    at = first;
    hull->count = 0;
    do {
        copy_point2(hull->corners + 2 * hull->count++, points + 2 * at);
        at = next_of_hull(points, count, at);
    } while (hull->count < count && at != first);
}

void draw_even2(input_stream *s, int32_t most, int32_t *point)
{
    point[0] = 2 * draw_about_zero(s, most / 2);
    point[1] = 2 * draw_about_zero(s, most / 2);
}

static void draw_hull(input_stream *s, int32_t most, bool thin, raw_polygon2 *hull)
{
    int32_t points[2 * POLYGON2_MOST];
    const uint32_t count = 3 + draw_below(s, POLYGON2_MOST - 2);
    int32_t way[2];
    draw_even2(s, most / 4, way);
    for (uint32_t i = 0; i < count; i++) {
        draw_even2(s, most, points + 2 * i);
        if (thin)
            for (uint32_t k = 0; k < 2; k++) {
                points[2 * i + k] = draw_about_zero(s, 2) * way[k];
                points[2 * i + k] += 2 * (int32_t)draw_below(s, 2);
            }
    }
    wrap(points, count, hull);
}

/* ---- Corners that change no convex polygon, and orders that are not convex ---- */

static void insert(raw_polygon2 *p, uint32_t at, const int32_t *point)
{
    for (uint32_t i = p->count; i > at; i--)
        copy_point2(p->corners + 2 * i, p->corners + 2 * (i - 1));
    copy_point2(p->corners + 2 * at, point);
    p->count++;
}

void draw_on_edge2(input_stream *s, const raw_polygon2 *p, uint32_t edge, int32_t *point)
{
    const int32_t *a = p->corners + 2 * edge, *b = p->corners + 2 * ((edge + 1) % p->count);
    const bool has_middle = (a[0] + b[0]) % 2 == 0 && (a[1] + b[1]) % 2 == 0;
    const uint32_t where = draw_below(s, has_middle ? 3 : 2);
    for (int k = 0; k < 2; k++)
        point[k] = where == 0 ? a[k] : where == 1 ? b[k] : (a[k] + b[k]) / 2;
}

static void draw_more_corners(input_stream *s, raw_polygon2 *p)
{
    while (p->count < POLYGON2_MOST && !draw_chance(s, 3)) {
        int32_t point[2];
        const uint32_t edge = draw_below(s, p->count);
        draw_on_edge2(s, p, edge, point);
        if (point[0] == p->corners[2 * edge] && point[1] == p->corners[2 * edge + 1])
            insert(p, edge, point);
        else
            insert(p, edge + 1, point);
    }
}

static void rotate(input_stream *s, raw_polygon2 *p)
{
    const raw_polygon2 old = *p;
    const uint32_t by = draw_below(s, p->count);
    for (uint32_t i = 0; i < p->count; i++)
        copy_point2(p->corners + 2 * i, old.corners + 2 * ((i + by) % p->count));
}

static void reverse(raw_polygon2 *p)
{
    const raw_polygon2 old = *p;
    for (uint32_t i = 0; i < p->count; i++)
        copy_point2(p->corners + 2 * i, old.corners + 2 * (p->count - 1 - i));
}

static void draw_flat(input_stream *s, int32_t most, raw_polygon2 *p)
{
    int32_t middle[2], way[2];
    draw_even2(s, most / 4, middle);
    draw_even2(s, most / 4, way);
    if (draw_chance(s, 3))
        way[draw_below(s, 2)] = 0;
    p->count = 2 + draw_below(s, POLYGON2_MOST - 1);
    for (uint32_t i = 0; i < p->count; i++) {
        const int32_t times = draw_about_zero(s, 2);
        for (uint32_t k = 0; k < 2; k++)
            p->corners[2 * i + k] = middle[k] + times * way[k];
    }
}

static void draw_few(input_stream *s, int32_t most, raw_polygon2 *p)
{
    p->count = draw_below(s, 4);
    for (uint32_t i = 0; i < p->count; i++) {
        draw_even2(s, most, p->corners + 2 * i);
        if (i == 2)
            copy_point2(p->corners + 4, p->corners + 2 * draw_below(s, 2));
    }
    if (p->count > 1 && draw_chance(s, 3))
        copy_point2(p->corners, p->corners + 2);
}

static void draw_any(input_stream *s, int32_t most, uint32_t least, uint32_t count, raw_polygon2 *p)
{
    p->count = least + draw_below(s, count - least + 1);
    for (uint32_t i = 0; i < p->count; i++)
        draw_even2(s, most, p->corners + 2 * i);
}

void draw_polygon2(input_stream *s, int kind, int32_t most, raw_polygon2 *p)
{
    if (kind == POLYGON2_FLAT)
        draw_flat(s, most, p);
    else if (kind == POLYGON2_FEW)
        draw_few(s, most, p);
    else if (kind == POLYGON2_ANY)
        draw_any(s, most, 3, POLYGON2_MOST, p);
    else if (kind == POLYGON2_TRIANGLE)
        draw_any(s, most, 3, 3, p);
    else
        draw_hull(s, most, kind == POLYGON2_SLIVER, p);
    if (kind == POLYGON2_REPEATED)
        draw_more_corners(s, p);
    if (kind == POLYGON2_CLOCKWISE)
        reverse(p);
    if (p->count > 0)
        rotate(s, p);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate_flat.h"

#include "draw.h"
#include "inputs_polygon2_corners.h"

const char *const separate_flat_class_names[SEPARATE_FLAT_CLASSES] = {
    "uniform 1",   "uniform 100",  "uniform 8000",          "uniform all",
    "lattice raw", "lattice unit", "as large as the world",
};

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[SEPARATE_FLAT_CLASSES] = {
    {65536, 1}, {6553600, 1},    {500000000, 1}, {INT32_MAX, 1},
    {6, 1},     {393216, 65536}, {INT32_MAX, 1},
};

static int32_t draw_scaled(input_stream *s, int kind)
{
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

static int32_t draw_size(input_stream *s, int kind)
{
    return draw_between(s, 1, draw_less(s, scales[kind].most / scales[kind].unit)) *
           scales[kind].unit;
}

/* ---- Targets ---- */

/* One wall in 32 is a point; some are parallel to an axis, or lead from end to end of the world. */
static void draw_wall(input_stream *s, int kind, int32_t *wall)
{
    for (int i = 0; i < 4; i++)
        wall[i] = draw_scaled(s, kind);
    if (draw_chance(s, 6))
        wall[3] = wall[1];
    if (draw_chance(s, 32))
        copy_point2(wall + 2, wall);
    if (kind != SEPARATE_FLAT_WORLD)
        return;
    const uint32_t axis = draw_below(s, 2);
    for (uint32_t i = 0; i < 2; i++) {
        wall[axis + 2 * i] = i == 0 ? INT32_MIN : INT32_MAX;
        const int32_t end = draw_chance(s, 2) ? INT32_MAX : INT32_MIN;
        if (draw_chance(s, 2))
            wall[1 - axis + 2 * i] = end / draw_power(s, 3);
    }
}

/* One rectangle in 8 is flat, one in 32 inverted. */
static void draw_rect(input_stream *s, int kind, int32_t *rect)
{
    for (int axis = 0; axis < 2; axis++) {
        const int32_t a = draw_scaled(s, kind), b = draw_chance(s, 16) ? a : draw_scaled(s, kind);
        rect[axis] = a < b ? a : b;
        rect[axis + 2] = a < b ? b : a;
        if (kind == SEPARATE_FLAT_WORLD && !draw_chance(s, 3)) {
            rect[axis] = INT32_MIN + draw_between(s, 0, 3);
            rect[axis + 2] = INT32_MAX - draw_between(s, 0, 3);
        }
    }
    if (draw_chance(s, 32)) {
        const uint32_t axis = draw_below(s, 2);
        const int32_t low = rect[axis];
        rect[axis] = rect[axis + 2];
        rect[axis + 2] = low;
    }
}

static void draw_disc(input_stream *s, int kind, int32_t *disc)
{
    disc[0] = draw_scaled(s, kind);
    disc[1] = draw_scaled(s, kind);
    disc[2] = draw_chance(s, 8) ? 0 : draw_size(s, kind);
    if (kind == SEPARATE_FLAT_WORLD)
        disc[2] = INT32_MAX - draw_between(s, 0, 3);
    if (draw_chance(s, 32))
        disc[2] = -1;
}

/* A small polygon, in steps, anywhere. Beyond the end of the world corners are held there. */
static void draw_polygon(input_stream *s, int kind, raw_polygon2 *p)
{
    static const uint8_t kinds[16] = {
        POLYGON2_LATTICE,  POLYGON2_HULL, POLYGON2_HULL,     POLYGON2_HULL,
        POLYGON2_HULL,     POLYGON2_HULL, POLYGON2_LATTICE,  POLYGON2_LATTICE,
        POLYGON2_SLIVER,   POLYGON2_FLAT, POLYGON2_REPEATED, POLYGON2_FEW,
        POLYGON2_REPEATED, POLYGON2_HULL, POLYGON2_ANY,      POLYGON2_CLOCKWISE,
    };
    const int which = kinds[draw_below(s, 16)];
    const int32_t most = scales[kind].most / scales[kind].unit;
    const int32_t small = draw_chance(s, 3) || most < 64 ? 8 : most < 4096 ? 64 : 4096;
    const int32_t step = draw_between(s, 1, draw_less(s, 1 + (most - 1) / (3 * small)));
    int64_t middle[2];
    draw_polygon2(s, which, small, p);
    for (int axis = 0; axis < 2; axis++)
        middle[axis] = draw_chance(s, 2) ? 0 : draw_scaled(s, kind) / 2 / scales[kind].unit;
    for (uint32_t i = 0; i < 2 * p->count; i++)
        p->corners[i] = hold((middle[i % 2] + (int64_t)p->corners[i] * step) * scales[kind].unit);
    for (uint32_t i = 0; i < 2 * p->count && kind == SEPARATE_FLAT_WORLD; i++)
        p->corners[i] = hold((int64_t)p->corners[i] * 8);
}

/* ---- Movers ---- */

/* At a corner, on an edge, or between three corners. */
static void draw_place(input_stream *s, const int32_t *corners, uint32_t count, int64_t *place,
                       int64_t *edge)
{
    const uint32_t i = draw_below(s, count), j = (i + 1) % count, k = draw_below(s, count);
    const int32_t u = draw_chance(s, 3) ? 0 : draw_between(s, 0, 1024);
    const int32_t v = draw_chance(s, 2) ? 0 : draw_between(s, 0, 1024);
    for (uint32_t axis = 0; axis < 2; axis++) {
        const int64_t a = corners[2 * i + axis], b = corners[2 * j + axis];
        const int64_t on_edge = a + (b - a) * u / 1024, c = corners[2 * k + axis];
        place[axis] = on_edge + (c - on_edge) * v / 1024;
        edge[axis] = b - a;
    }
}

static const int8_t triples[4][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {0, 1, 1}};

/* Moves the place by a whole length, which is returned. */
static int64_t draw_whole_offset(input_stream *s, int32_t most, int64_t *place)
{
    const int8_t *triple = triples[draw_below(s, 4)];
    const uint32_t first = draw_below(s, 2);
    const int64_t step = draw_between(s, 1, draw_less(s, 1 + most / 17));
    for (uint32_t i = 0; i < 2; i++)
        place[(first + i) % 2] += draw_chance(s, 2) ? step * triple[i] : -step * triple[i];
    return step * triple[2];
}

/* (m^2 - 1, 2 m) of length m^2 + 1, so long that the move by one raw unit to a distance one greater rounds to (1, 0), which
 * is short of it by a hair. Returns the length. */
static int64_t draw_hair(input_stream *s, int64_t *place)
{
    const int64_t m = draw_between(s, 8193, 11000);
    const uint32_t first = draw_below(s, 2);
    place[first] += draw_chance(s, 2) ? m * m - 1 : 1 - m * m;
    place[1 - first] += draw_chance(s, 2) ? 2 * m : -2 * m;
    return m * m + 1;
}

/* On the line of a wall, behind its end. */
static void draw_behind(input_stream *s, const int32_t *corners, int64_t *place)
{
    const int32_t part = draw_between(s, 1, draw_less(s, 512));
    for (uint32_t axis = 0; axis < 2; axis++)
        place[axis] =
            corners[2 + axis] + (corners[2 + axis] - (int64_t)corners[axis]) * part / 1024;
}

/* The way along the core: none, that of the edge or a part of it, across it, or any. */
static void draw_way(input_stream *s, int kind, const int64_t *edge, int64_t *way)
{
    const uint32_t which = draw_below(s, 8);
    const int32_t part = draw_about_zero(s, 4);
    for (uint32_t axis = 0; axis < 2; axis++) {
        way[axis] = draw_chance(s, 2) ? draw_size(s, kind) : -(int64_t)draw_size(s, kind);
        if (which == 0)
            way[axis] = 0;
        else if (which == 1)
            way[axis] = edge[axis] * part / 2;
        else if (which == 2)
            way[axis] = axis == 0 ? -edge[1] : edge[0];
    }
}

/* A core around a place, or at a whole distance from it: it then touches that place, or is one unit too near or too far. */
static void draw_mover(input_stream *s, int kind, const int32_t *corners, uint32_t count,
                       int64_t less, bool is_circle, flat_mover *m)
{
    int64_t place[2] = {0, 0}, edge[2] = {0, 0}, way[2];
    if (count > 0)
        draw_place(s, corners, count, place, edge);
    draw_way(s, kind, edge, way);
    m->radius = draw_size(s, kind);
    const bool has_hair = scales[kind].most >= 500000000 && draw_chance(s, 8);
    if (has_hair && count > 0) {
        place[0] = corners[0];
        place[1] = corners[1];
        m->radius = hold(draw_hair(s, place) - less + 1);
    } else if (count == 2 && kind != SEPARATE_FLAT_LATTICE && draw_chance(s, 6)) {
        draw_behind(s, corners, place);
    } else if (draw_chance(s, 3)) {
        const int64_t whole = draw_whole_offset(s, scales[kind].most, place);
        m->radius = hold(whole - less + draw_between(s, -1, 2));
    } else {
        const int32_t most = hold(m->radius + less) / scales[kind].unit;
        for (int axis = 0; axis < 2 && most > 0 && !draw_chance(s, 4); axis++)
            place[axis] += (int64_t)draw_about_zero(s, draw_less(s, most)) * scales[kind].unit;
    }
    const int32_t at = draw_chance(s, 3) ? 0 : draw_chance(s, 2) ? 8 : draw_between(s, 0, 8);
    for (int axis = 0; axis < 2; axis++) {
        const int64_t start = is_circle ? place[axis] : place[axis] - way[axis] * at / 8;
        m->core[axis] = hold(start);
        m->core[axis + 2] = hold(is_circle ? start : start + way[axis]);
    }
    if (draw_chance(s, 32))
        m->radius = draw_chance(s, 2) ? 0 : -draw_size(s, kind);
    if (kind == SEPARATE_FLAT_WORLD && draw_chance(s, 3))
        m->radius = INT32_MAX - draw_between(s, 0, 12);
}

static void draw_before(input_stream *s, int kind, separate_flat_words *w)
{
    w->has_before = draw_chance(s, 2);
    w->before[0] = draw_scaled(s, kind);
    w->before[1] = draw_scaled(s, kind);
    if (draw_chance(s, 8))
        copy_point2(w->before, w->wall);
}

static void corners_of_rect(const int32_t *rect, int32_t *corners)
{
    for (int i = 0; i < 4; i++) {
        corners[2 * i] = rect[i == 1 || i == 2 ? 2 : 0];
        corners[2 * i + 1] = rect[i < 2 ? 1 : 3];
    }
}

/* A triangle with sides of 3, 4 and 5 parts, and movers in the middle of its inner circle, which is one part wide. */
static void draw_equal_depths(input_stream *s, int kind, separate_flat_words *w)
{
    static const int8_t places[6] = {0, 0, 4, 0, 4, 3};
    const int32_t size = draw_between(s, 1, 1 + draw_less(s, scales[kind].most / 8));
    const uint32_t first = draw_below(s, 3);
    w->polygon.count = 3;
    for (uint32_t i = 0; i < 6; i++)
        w->polygon.corners[i] = places[(2 * first + i) % 6] * size;
    for (uint32_t i = 0; i < 4; i++)
        w->polygon_circle.core[i] = w->polygon_capsule.core[i] = i % 2 == 0 ? 3 * size : size;
}

void input_separate_flat(uint64_t seed, uint32_t index, separate_flat_words *w)
{
    const int kind = (int)(index % SEPARATE_FLAT_CLASSES);
    int32_t corners[8];
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x706c616e65), index); /* "plane" */
    draw_wall(&s, kind, w->wall);
    draw_rect(&s, kind, w->rect);
    draw_disc(&s, kind, w->disc);
    draw_polygon(&s, kind, &w->polygon);
    corners_of_rect(w->rect, corners);
    draw_mover(&s, kind, w->wall, 2, 0, true, &w->wall_circle);
    draw_mover(&s, kind, w->wall, 2, 0, false, &w->wall_capsule);
    draw_mover(&s, kind, w->disc, 1, w->disc[2], false, &w->disc_capsule);
    draw_mover(&s, kind, corners, 4, 0, false, &w->rect_capsule);
    draw_mover(&s, kind, w->polygon.corners, w->polygon.count, 0, true, &w->polygon_circle);
    draw_mover(&s, kind, w->polygon.corners, w->polygon.count, 0, false, &w->polygon_capsule);
    draw_before(&s, kind, w);
    if (draw_chance(&s, 8))
        draw_equal_depths(&s, kind, w);
}

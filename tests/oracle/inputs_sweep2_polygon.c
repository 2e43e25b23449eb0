/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep2_polygon.h"

const char *const sweep2_polygon_class_names[SWEEP2_POLYGON_CLASSES] = {
    "lattice",
    "hull",
    "sliver",
    "repeated and between",
    "flat",
    "few",
    "any",
    "in touch",
    "along",
    "close",
    "radius 0",
    "ends of the world",
    "along the border",
};

/* ---- Polygons ---- */

/* From the direction of x to its opposite, counterclockwise. */
static const int8_t triples[12][3] = {{1, 0, 1},  {12, 5, 13}, {15, 8, 17},  {4, 3, 5},
                                      {3, 4, 5},  {5, 12, 13}, {0, 1, 1},    {-5, 12, 13},
                                      {-3, 4, 5}, {-4, 3, 5},  {-12, 5, 13}, {-15, 8, 17}};

/* Two to four sides, and the same back. */
void draw_whole_polygon2(input_stream *s, int32_t most, raw_polygon2 *p, int32_t (*ways)[3])
{
    const uint32_t half = 2 + draw_below(s, 3);
    uint32_t at = draw_below(s, 3);
    int32_t times[4];
    for (uint32_t i = 0; i < half; i++) {
        times[i] = draw_between(s, 1, most);
        for (uint32_t k = 0; k < 3; k++) {
            ways[i][k] = triples[at][k];
            ways[i + half][k] = k < 2 ? -triples[at][k] : triples[at][k];
        }
        at += 1 + draw_below(s, 3);
    }
    p->count = 2 * half;
    p->corners[0] = draw_about_zero(s, 64 * most);
    p->corners[1] = draw_about_zero(s, 64 * most);
    for (uint32_t i = 0; i + 1 < p->count; i++)
        for (uint32_t k = 0; k < 2; k++)
            p->corners[2 * (i + 1) + k] = p->corners[2 * i + k] + times[i % half] * ways[i][k];
}

static int kind_of_corners(int kind)
{
    switch (kind) {
    case SWEEP2_POLYGON_LATTICE:
        return POLYGON2_LATTICE;
    case SWEEP2_POLYGON_SLIVER:
        return POLYGON2_SLIVER;
    case SWEEP2_POLYGON_REPEATED:
        return POLYGON2_REPEATED;
    case SWEEP2_POLYGON_FLAT:
        return POLYGON2_FLAT;
    case SWEEP2_POLYGON_FEW:
        return POLYGON2_FEW;
    case SWEEP2_POLYGON_ANY:
        return POLYGON2_ANY;
    default:
        return POLYGON2_HULL;
    }
}

/* ---- A circle about a polygon ---- */

/* A corner or the middle of an edge; any place of a polygon without corners. */
static void draw_on_border(input_stream *s, const raw_polygon2 *p, int32_t most, int32_t *place)
{
    if (p->count == 0)
        draw_even2(s, most, place);
    else
        draw_on_edge2(s, p, draw_below(s, p->count), place);
}

/* At a place about the polygon, or any way; some along an axis, some none. */
static void draw_motion(input_stream *s, int32_t most, sweep2_polygon_words *w)
{
    int32_t place[2];
    draw_on_border(s, &w->polygon, most, place);
    const bool is_aimed = !draw_chance(s, 4);
    const int32_t times = draw_between(s, 1, 3), radius = w->circle[2];
    for (int axis = 0; axis < 2; axis++) {
        const int64_t off = draw_about_zero(s, radius < 0 ? 1 : radius);
        const int64_t way = (place[axis] + off - w->circle[axis]) * times;
        w->motion[axis] = is_aimed ? hold(way) : hold(3 * (int64_t)draw_about_zero(s, most));
        if (draw_chance(s, 12))
            w->motion[axis] = 0;
    }
}

static void draw_circle(input_stream *s, int32_t most, sweep2_polygon_words *w)
{
    for (int axis = 0; axis < 2; axis++)
        w->circle[axis] = draw_about_zero(s, 3 * most);
    w->circle[2] = draw_between(s, 1, draw_less(s, most));
    if (draw_chance(s, 8))
        w->circle[2] = draw_between(s, -2, 3);
    if (draw_chance(s, 64))
        w->circle[2] = draw_about_zero(s, INT32_MAX);
    draw_motion(s, most, w);
}

/* All small numbers are multiplied alike. */
static void scale(input_stream *s, int32_t most, sweep2_polygon_words *w)
{
    const int32_t times =
        draw_chance(s, 2) ? 1 : draw_between(s, 1, draw_less(s, INT32_MAX / most));
    for (uint32_t i = 0; i < 2 * w->polygon.count; i++)
        w->polygon.corners[i] = hold((int64_t)w->polygon.corners[i] * times);
    for (int i = 0; i < 3; i++)
        w->circle[i] = hold((int64_t)w->circle[i] * times);
    for (int i = 0; i < 2; i++)
        w->motion[i] = hold((int64_t)w->motion[i] * times);
}

static void draw_any(input_stream *s, int kind, sweep2_polygon_words *w)
{
    const int32_t most = kind == SWEEP2_POLYGON_HULL ? draw_power(s, 26) + 4
                         : draw_chance(s, 2)         ? 8
                                                     : 120;
    draw_polygon2(s, kind_of_corners(kind), most, &w->polygon);
    draw_circle(s, most, w);
    if (kind != SWEEP2_POLYGON_HULL)
        scale(s, 8 * most, w);
}

/* ---- In touch ---- */

/* The place where a circle touches: across a side, from a part of it. Returns the side. */
static uint32_t draw_touching(input_stream *s, sweep2_polygon_words *w, int32_t (*ways)[3],
                              int32_t *place)
{
    draw_whole_polygon2(s, draw_less(s, 4096) + 1, &w->polygon, ways);
    const uint32_t side = draw_below(s, w->polygon.count), next = (side + 1) % w->polygon.count;
    const int32_t *from = w->polygon.corners + 2 * side, *to = w->polygon.corners + 2 * next;
    const int32_t step = draw_between(s, 1, draw_less(s, 4096)), part = draw_between(s, 0, 3);
    const int32_t size = (to[0] - from[0] + (to[1] - from[1])) / (ways[side][0] + ways[side][1]),
                  times = part == 3 ? size : size * part / 2;
    place[0] = from[0] + times * ways[side][0] + step * ways[side][1];
    place[1] = from[1] + times * ways[side][1] - step * ways[side][0];
    w->circle[2] = step * ways[side][2];
    return side;
}

static void draw_in_touch(input_stream *s, sweep2_polygon_words *w)
{
    int32_t ways[POLYGON2_MOST][3], place[2];
    draw_touching(s, w, ways, place);
    const bool ends = draw_chance(s, 2);
    for (int axis = 0; axis < 2; axis++) {
        w->motion[axis] = draw_chance(s, 6) ? 0 : draw_about_zero(s, draw_power(s, 20));
        w->circle[axis] = ends ? place[axis] - w->motion[axis] : place[axis];
    }
    for (int axis = 0; axis < 2 && draw_chance(s, 3); axis++)
        w->motion[axis] *= 2;
}

/* From beside a side, or beyond it, and along it. One raw unit off now and then. */
static void draw_along(input_stream *s, sweep2_polygon_words *w)
{
    int32_t ways[POLYGON2_MOST][3], place[2];
    const uint32_t side = draw_touching(s, w, ways, place);
    const int32_t before = draw_between(s, -8000, 8000), times = draw_between(s, -40000, 40000);
    for (int axis = 0; axis < 2; axis++) {
        w->circle[axis] = place[axis] + before * ways[side][axis];
        w->circle[axis] += draw_chance(s, 4) ? draw_between(s, -1, 1) : 0;
        w->motion[axis] =
            times * ways[side][axis] + (draw_chance(s, 4) ? draw_between(s, -1, 1) : 0);
    }
}

/* ---- Close ---- */

static int32_t whole_length(int64_t x, int64_t y)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= x * x + y * y)
            root += bit;
    return (int32_t)root;
}

/* About the radius off a place of the border, across it or so; towards a place near that. */
static void draw_close(input_stream *s, sweep2_polygon_words *w)
{
    const int32_t most = draw_power(s, 20) + 4;
    draw_polygon2(s, draw_chance(s, 4) ? POLYGON2_SLIVER : POLYGON2_HULL, most, &w->polygon);
    w->circle[2] = draw_chance(s, 2) ? draw_between(s, 0, 3) : draw_between(s, 1, most);
    const uint32_t edge = draw_below(s, w->polygon.count), next = (edge + 1) % w->polygon.count;
    const int32_t *a = w->polygon.corners + 2 * edge, *b = w->polygon.corners + 2 * next;
    const int64_t across[2] = {b[1] - a[1], a[0] - b[0]};
    const int32_t length = whole_length(across[0], across[1]) + 1, part = draw_between(s, 0, 8);
    for (int axis = 0; axis < 2; axis++) {
        const int32_t more = draw_between(s, -2, 3), aside = draw_between(s, -3, 3);
        const int64_t off = across[axis] * w->circle[2] / length;
        const int64_t place = a[axis] + (int64_t)(b[axis] - a[axis]) * part / 8;
        w->circle[axis] = hold(place + off + (across[axis] < 0 ? -more : more));
        w->motion[axis] = hold(-off * draw_between(s, 1, 1000) + aside);
    }
}

/* ---- Lines ---- */

static void draw_line(input_stream *s, sweep2_polygon_words *w)
{
    int32_t through[2], to[2];
    const int32_t most = draw_chance(s, 2) ? 8 : 120;
    draw_polygon2(s, (int)draw_below(s, POLYGON2_ANY), most, &w->polygon);
    draw_on_border(s, &w->polygon, most, through);
    draw_on_border(s, &w->polygon, most, to);
    const bool is_aimed = draw_chance(s, 2);
    const int32_t before = draw_between(s, 0, 2), after = draw_between(s, 0, 2);
    w->circle[2] = 0;
    for (int axis = 0; axis < 2; axis++) {
        const int32_t way = is_aimed ? to[axis] - through[axis] : draw_about_zero(s, most);
        w->circle[axis] = through[axis] - before * way;
        w->motion[axis] = (before + after) * way;
    }
    scale(s, 32 * most, w);
}

/* ---- The ends of the world ---- */

static int32_t draw_end(input_stream *s)
{
    return draw_chance(s, 2) ? INT32_MIN + draw_between(s, 0, 3)
                             : INT32_MAX - draw_between(s, 0, 3);
}

/* A triangle, counterclockwise, with corners at the border of the world. */
static void draw_world(input_stream *s, sweep2_polygon_words *w)
{
    int32_t *c = w->polygon.corners;
    const int32_t most = draw_chance(s, 2) ? INT32_MAX : INT32_MAX / 2;
    w->polygon.count = 3;
    for (int i = 0; i < 6; i++)
        c[i] = draw_chance(s, 3) ? draw_end(s) : draw_about_zero(s, most);
    /* Halves, for sums of 64 bits. */
    const int64_t left = ((int64_t)c[2] / 2 - c[0] / 2) * ((int64_t)c[5] / 2 - c[1] / 2),
                  right = ((int64_t)c[3] / 2 - c[1] / 2) * ((int64_t)c[4] / 2 - c[0] / 2);
    for (int k = 0; k < 2 && left < right; k++) {
        const int32_t old = c[2 + k];
        c[2 + k] = c[4 + k];
        c[4 + k] = old;
    }
    draw_circle(s, INT32_MAX / 3, w);
    for (int axis = 0; axis < 2; axis++) {
        if (draw_chance(s, 3))
            w->circle[axis] = draw_end(s);
        if (draw_chance(s, 4))
            w->motion[axis] = draw_end(s);
        else if (draw_chance(s, 4))
            w->motion[axis] = draw_between(s, -3, 3);
    }
}

/* ---- Along the border of the world ---- */

/* The border is `radius` above the corner 1, the origin. A long side rises from there, by less than half a raw unit within the
 * radius; another one falls, on either side. */
static void draw_below_border(input_stream *s, int32_t radius, raw_polygon2 *p)
{
    const int32_t rise = draw_between(s, 1, 2), run = rise * radius * draw_between(s, 3, 60);
    const int32_t aside = draw_about_zero(s, draw_less(s, 4096));
    const int32_t least = aside < 0 ? 1 : aside / 2 + 1, down = draw_between(s, least, 4096);
    const int32_t corners[6] = {run, rise, 0, 0, -aside, -down};
    p->count = 3;
    for (int i = 0; i < 6; i++)
        p->corners[i] = corners[i];
}

/* From the left, down from the border or up to it, into the ball of the corner: less than half a raw unit from its top, on the
 * other side than the long one. */
static void draw_to_top(input_stream *s, int32_t radius, int32_t *path)
{
    const int32_t few = draw_between(s, 1, 64), more = draw_between(s, 8, 64) * radius * few;
    const bool rises = draw_chance(s, 2);
    path[0] = rises ? -more : -few;
    path[1] = rises ? radius - 1 : radius;
    path[2] = rises ? few - 1 : more;
    path[3] = rises ? radius : radius - 1;
}

/* To the left in place of the right; the order is counterclockwise again. */
static void mirror_scene(raw_polygon2 *p, int32_t *path)
{
    const raw_polygon2 old = *p;
    for (uint32_t i = 0; i < p->count; i++) {
        copy_point2(p->corners + 2 * i, old.corners + 2 * (p->count - 1 - i));
        p->corners[2 * i] *= -1;
    }
    path[0] *= -1;
    path[2] *= -1;
}

/* The top is the border after so many quarter turns, of the small world or of this one; `along` moves it there. */
static void turn_to_border(uint32_t turns, int32_t most, int32_t along, int32_t radius,
                           int32_t *point)
{
    const int32_t low = turns < 2 ? 0 : -1, x = point[0], y = point[1] - radius;
    const uint32_t up = turns % 2 == 0;
    point[up] = (turns < 2 ? most : -most) + (turns < 2 ? y : -y) + low;
    point[1 - up] = along + (turns == 0 || turns == 3 ? x : -x);
}

/* The place is rounded to the top, where it is within the radius of the long side: it leaves that along the border. */
static void draw_along_border(input_stream *s, sweep2_polygon_words *w)
{
    int32_t path[4];
    const int32_t radius = draw_between(s, 1, draw_power(s, 6)), along = draw_about_zero(s, 4096);
    const int32_t most = draw_chance(s, 3) ? 0x1FFFFFFF : INT32_MAX;
    const uint32_t turns = draw_below(s, 4);
    draw_below_border(s, radius, &w->polygon);
    draw_to_top(s, radius, path);
    if (draw_chance(s, 2))
        mirror_scene(&w->polygon, path);
    for (uint32_t i = 0; i < w->polygon.count; i++)
        turn_to_border(turns, most, along, radius, w->polygon.corners + 2 * i);
    turn_to_border(turns, most, along, radius, path);
    turn_to_border(turns, most, along, radius, path + 2);
    w->circle[2] = radius;
    for (int axis = 0; axis < 2; axis++) {
        w->circle[axis] = path[axis];
        w->motion[axis] = path[2 + axis] - path[axis];
    }
}

void input_sweep2_polygon(uint64_t seed, uint32_t index, sweep2_polygon_words *words)
{
    static const sweep2_polygon_words none;
    const int kind = (int)(index % SWEEP2_POLYGON_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    *words = none;
    if (kind == SWEEP2_POLYGON_IN_TOUCH)
        draw_in_touch(&s, words);
    else if (kind == SWEEP2_POLYGON_ALONG)
        draw_along(&s, words);
    else if (kind == SWEEP2_POLYGON_CLOSE)
        draw_close(&s, words);
    else if (kind == SWEEP2_POLYGON_LINE)
        draw_line(&s, words);
    else if (kind == SWEEP2_POLYGON_WORLD)
        draw_world(&s, words);
    else if (kind == SWEEP2_POLYGON_BORDER)
        draw_along_border(&s, words);
    else
        draw_any(&s, kind, words);
}

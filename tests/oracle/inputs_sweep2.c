/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep2.h"

#include "inputs_moves.h"

const char *const sweep2_class_names[SWEEP2_CLASSES] = {
    "uniform 1",    "uniform 100", "uniform 8000", "uniform all", "lattice raw",
    "lattice unit", "in touch",    "along",        "close",       "as large as the world",
};

/* One wall in 32 is a point; some are parallel to an axis. */
static void draw_wall(input_stream *s, int kind, int32_t *wall)
{
    for (int i = 0; i < 4; i++)
        wall[i] = draw_scaled(s, kind);
    if (draw_chance(s, 6))
        wall[3] = wall[1];
    if (draw_chance(s, 32)) {
        wall[2] = wall[0];
        wall[3] = wall[1];
    }
}

/* A place on the wall, often an end. */
static void draw_on_wall(input_stream *s, const int32_t *wall, int64_t *place)
{
    const int32_t part = draw_chance(s, 3) ? 0 : draw_chance(s, 3) ? 64 : draw_between(s, 0, 64);
    for (int axis = 0; axis < 2; axis++)
        place[axis] = wall[axis] + ((int64_t)wall[axis + 2] - wall[axis]) * part / 64;
}

void draw_motion_to(input_stream *s, int kind, const int64_t *place, sweep2_words *w)
{
    const bool is_aimed = !draw_chance(s, 3);
    const int32_t times = draw_between(s, 1, 3), radius = w->circle[2];
    for (int axis = 0; axis < 2; axis++) {
        const int64_t off = draw_about_zero(s, radius < 0 ? 1 : radius);
        const int64_t way = (place[axis] + off - w->circle[axis]) * times;
        w->motion[axis] = is_aimed ? hold(way) : hold(2 * (int64_t)draw_scaled(s, kind));
        if (draw_chance(s, 12))
            w->motion[axis] = 0;
    }
}

static void draw_motion(input_stream *s, int kind, sweep2_words *w)
{
    int64_t place[2];
    draw_on_wall(s, w->wall, place);
    draw_motion_to(s, kind, place, w);
}

static void draw_any(input_stream *s, int kind, sweep2_words *w)
{
    draw_wall(s, kind, w->wall);
    w->circle[0] = draw_scaled(s, kind);
    w->circle[1] = draw_scaled(s, kind);
    w->circle[2] = draw_radius(s, kind, 0);
    draw_motion(s, kind, w);
}

/* ---- In touch ---- */

const int8_t sweep2_triples[4][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {0, 1, 1}};

/* The wall is across a vector of whole length, which is the radius. */
static void draw_touching_wall(input_stream *s, sweep2_words *w, int32_t *offset)
{
    const int8_t *triple = sweep2_triples[draw_below(s, 4)];
    const uint32_t first = draw_below(s, 2);
    const int32_t step = draw_between(s, 1, draw_less(s, 4096)), side = draw_chance(s, 2) ? 1 : -1;
    const int32_t times = draw_between(s, 1, draw_less(s, 20000));
    offset[first] = step * triple[0] * side;
    offset[1 - first] = step * triple[1] * (draw_chance(s, 2) ? 1 : -1);
    w->circle[2] = step * triple[2];
    w->wall[0] = draw_scaled(s, SWEEP2_IN_TOUCH);
    w->wall[1] = draw_scaled(s, SWEEP2_IN_TOUCH);
    w->wall[2] = w->wall[0] - offset[1] / step * times;
    w->wall[3] = w->wall[1] + offset[0] / step * times;
}

static void draw_in_touch(input_stream *s, sweep2_words *w)
{
    int32_t offset[2];
    int64_t place[2], start[2];
    draw_touching_wall(s, w, offset);
    const int32_t part = draw_between(s, 0, 2);
    const bool ends = draw_chance(s, 2);
    for (int axis = 0; axis < 2; axis++) {
        const int32_t run = (w->wall[axis + 2] - w->wall[axis]) / 2 * 2;
        place[axis] =
            w->wall[axis] + (part == 2 ? w->wall[axis + 2] - w->wall[axis] : part * run / 2);
        place[axis] += offset[axis];
        w->motion[axis] = draw_chance(s, 6) ? 0 : draw_about_zero(s, draw_power(s, 20));
        start[axis] = ends ? place[axis] - w->motion[axis] : place[axis];
        w->circle[axis] = (int32_t)start[axis];
    }
    for (int axis = 0; axis < 2 && draw_chance(s, 3); axis++)
        w->motion[axis] = hold(2 * (int64_t)w->motion[axis]);
}

/* From beyond an end of the wall, or beside it, and along it. One raw unit off now and then. */
static void draw_along(input_stream *s, sweep2_words *w)
{
    int32_t offset[2];
    draw_touching_wall(s, w, offset);
    const int32_t before = draw_between(s, -2, 3), times = draw_between(s, -4, 4);
    for (int axis = 0; axis < 2; axis++) {
        const int32_t way = w->wall[axis + 2] - w->wall[axis];
        w->circle[axis] = w->wall[axis] + offset[axis] + before * way;
        w->motion[axis] = times * way + (draw_chance(s, 4) ? draw_between(s, -1, 1) : 0);
        w->circle[axis] += draw_chance(s, 4) ? draw_between(s, -1, 1) : 0;
    }
}

/* ---- Close ---- */

/* About the radius off a place of the wall. */
static void draw_close(input_stream *s, sweep2_words *w)
{
    int64_t place[2];
    draw_any(s, SWEEP2_CLOSE, w);
    const int8_t *triple = sweep2_triples[draw_below(s, 4)];
    const uint32_t first = draw_below(s, 2);
    if (draw_chance(s, 2))
        w->circle[2] = draw_between(s, 0, 3);
    const int64_t radius = w->circle[2];
    draw_on_wall(s, w->wall, place);
    for (uint32_t axis = 0; axis < 2; axis++) {
        const int64_t size = triple[axis == first ? 0 : 1] * radius / triple[2];
        const int32_t more = draw_between(s, -3, 3), aside = draw_between(s, -3, 3);
        const int64_t off = (draw_chance(s, 2) ? size : -size) + more;
        w->circle[axis] = hold(place[axis] + off);
        w->motion[axis] = hold(-off * draw_between(s, 1, 1000) + aside);
    }
}

/* From an end of the wall at 0: its other end, a circle, and a motion. The rounded place is inside, and on an axis through
 * that end. Turned, mirrored and moved. */
static const int8_t seams[4][7] = {{19, -1, 10, -33, 2, -23, 69},
                                   {-8, 2, 29, 36, 1, -59, -72},
                                   {-1, -17, -29, 29, 1, 69, -70},
                                   {1, 19, 22, -30, 2, -54, 80}};

static void draw_at_seam(input_stream *s, sweep2_words *w)
{
    const int8_t *seam = seams[draw_below(s, 4)];
    const uint32_t first = draw_below(s, 2), start = draw_below(s, 2);
    for (uint32_t axis = 0; axis < 2; axis++) {
        const int32_t sign = draw_chance(s, 2) ? 1 : -1, zero = draw_scaled(s, SWEEP2_CLOSE);
        const uint32_t to = axis ^ first;
        w->wall[2 * start + to] = zero;
        w->wall[2 * (1 - start) + to] = zero + sign * seam[axis];
        w->circle[to] = zero + sign * seam[2 + axis];
        w->motion[to] = sign * seam[5 + axis];
    }
    w->circle[2] = seam[4];
}

/* ---- The ends of the world ---- */

int32_t draw_at_border(input_stream *s)
{
    return draw_chance(s, 2) ? INT32_MIN + draw_between(s, 0, 3)
                             : INT32_MAX - draw_between(s, 0, 3);
}

static void draw_world(input_stream *s, sweep2_words *w)
{
    draw_any(s, SWEEP2_WORLD, w);
    for (int i = 0; i < 4; i++)
        if (draw_chance(s, 3))
            w->wall[i] = draw_at_border(s);
    for (int axis = 0; axis < 2; axis++) {
        if (draw_chance(s, 2))
            w->circle[axis] = draw_at_border(s);
        if (draw_chance(s, 2))
            w->motion[axis] = draw_at_border(s);
        else if (draw_chance(s, 4))
            w->motion[axis] = draw_between(s, -3, 3);
    }
}

void input_sweep2(uint64_t seed, uint32_t index, sweep2_words *words)
{
    const int kind = (int)(index % SWEEP2_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    words->inner = 0;
    if (kind == SWEEP2_IN_TOUCH)
        draw_in_touch(&s, words);
    else if (kind == SWEEP2_ALONG)
        draw_along(&s, words);
    else if (kind == SWEEP2_CLOSE && draw_chance(&s, 8))
        draw_at_seam(&s, words);
    else if (kind == SWEEP2_CLOSE)
        draw_close(&s, words);
    else if (kind == SWEEP2_WORLD)
        draw_world(&s, words);
    else
        draw_any(&s, kind, words);
}

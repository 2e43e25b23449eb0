/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at a rectangle. */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep2.h"
#include "inputs_moves.h"

/* Some are flat, on an axis or both; one in 64 is inverted on one of them. */
static void draw_sides(input_stream *s, int kind, int32_t *rect)
{
    for (int axis = 0; axis < 2; axis++) {
        const int32_t a = draw_scaled(s, kind), b = draw_chance(s, 12) ? a : draw_scaled(s, kind);
        rect[axis] = a < b ? a : b;
        rect[axis + 2] = a < b ? b : a;
    }
    if (draw_chance(s, 64)) {
        int32_t *c = rect + draw_below(s, 2);
        const int32_t min = c[0];
        c[0] = c[2];
        c[2] = min;
    }
}

/* A place on the border, often a corner, and which side of the rectangle it is on each axis: -1, 0 or 1. */
static void draw_on_border(input_stream *s, const int32_t *rect, int64_t *place, int *side)
{
    const bool is_corner = draw_chance(s, 2);
    const int across = draw_chance(s, 2) ? 1 : 0;
    for (int axis = 0; axis < 2; axis++) {
        const int64_t length = (int64_t)rect[axis + 2] - rect[axis];
        const bool is_high = draw_chance(s, 2);
        side[axis] = is_high ? 1 : -1;
        place[axis] = is_high ? rect[axis + 2] : rect[axis];
        if (!is_corner && axis == across) {
            side[axis] = 0;
            place[axis] = rect[axis] + length * draw_between(s, 0, 64) / 64;
        }
    }
}

/* As far off that place as the radius, exactly, which then is a whole multiple of the length of a triple. */
static void draw_off_border(input_stream *s, int32_t step, int64_t *place, const int *side,
                            int32_t *radius)
{
    const int8_t *triple = sweep2_triples[draw_below(s, 4)];
    const int first = draw_chance(s, 2);
    *radius = step * triple[2];
    for (int axis = 0; axis < 2; axis++) {
        const bool is_corner = side[0] != 0 && side[1] != 0;
        const int32_t off = is_corner ? triple[axis == first ? 0 : 1] : triple[2];
        place[axis] += (int64_t)side[axis] * off * step;
    }
}

/* In touch at the start, at the end, or between, after which it leaves or enters. */
static void draw_rect_in_touch(input_stream *s, int kind, sweep2_words *w)
{
    int64_t place[2];
    int side[2];
    const int32_t step = draw_between(s, 1, draw_less(s, 4096));
    draw_on_border(s, w->wall, place, side);
    draw_off_border(s, step, place, side, &w->circle[2]);
    const bool ends = draw_chance(s, 2), goes_on = draw_chance(s, 2);
    for (int axis = 0; axis < 2; axis++) {
        const int32_t way = draw_chance(s, 4) ? 0 : draw_about_zero(s, draw_power(s, 20));
        const int32_t off = kind == SWEEP2_CLOSE ? draw_between(s, -2, 2) : 0;
        w->circle[axis] = hold(place[axis] - (ends ? way : 0) + off);
        w->motion[axis] = hold(ends && goes_on ? 2 * (int64_t)way : way);
    }
}

/* From before an end of a side, or beside it, and along it. One raw unit off now and then. */
static void draw_rect_along(input_stream *s, sweep2_words *w)
{
    const int along = draw_chance(s, 2), across = 1 - along;
    const int32_t length = w->wall[along + 2] - w->wall[along];
    const bool is_high = draw_chance(s, 2);
    w->circle[2] = draw_between(s, 0, draw_less(s, 65536));
    w->circle[along] = hold(w->wall[along] + (int64_t)draw_between(s, -2, 3) * length);
    w->circle[across] =
        is_high ? w->wall[across + 2] + w->circle[2] : w->wall[across] - w->circle[2];
    w->motion[along] = hold((int64_t)draw_between(s, -4, 4) * length);
    w->motion[across] = draw_chance(s, 4) ? draw_between(s, -1, 1) : 0;
    if (draw_chance(s, 4))
        w->circle[across] += draw_between(s, -1, 1);
}

/* Towards a place about the border, or any way. */
static void draw_rect_motion(input_stream *s, int kind, sweep2_words *w)
{
    int64_t place[2];
    int side[2];
    draw_on_border(s, w->wall, place, side);
    draw_motion_to(s, kind, place, w);
}

static void draw_at_borders(input_stream *s, sweep2_words *w)
{
    for (int axis = 0; axis < 2; axis++) {
        if (draw_chance(s, 3))
            w->wall[axis] = INT32_MIN + draw_between(s, 0, 3);
        if (draw_chance(s, 3))
            w->wall[axis + 2] = INT32_MAX - draw_between(s, 0, 3);
        if (draw_chance(s, 3))
            w->circle[axis] = draw_at_border(s);
        if (draw_chance(s, 3))
            w->motion[axis] = draw_at_border(s);
    }
    if (draw_chance(s, 4))
        w->circle[2] = INT32_MAX - draw_between(s, 0, 3);
}

void draw_sweep2_rect(input_stream *s, int kind, sweep2_words *w)
{
    w->inner = 0;
    draw_sides(s, kind, w->wall);
    if (kind == SWEEP2_IN_TOUCH || (kind == SWEEP2_CLOSE && draw_chance(s, 2))) {
        draw_rect_in_touch(s, kind, w);
        return;
    }
    if (kind == SWEEP2_ALONG) {
        draw_rect_along(s, w);
        return;
    }
    w->circle[2] = kind == SWEEP2_CLOSE ? draw_between(s, 0, 3) : draw_radius(s, kind, 0);
    w->circle[0] = draw_scaled(s, kind);
    w->circle[1] = draw_scaled(s, kind);
    draw_rect_motion(s, kind, w);
    if (kind == SWEEP2_WORLD)
        draw_at_borders(s, w);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_boxes.h"

#include "draw.h"

const char *const sweep_boxes_class_names[SWEEP_BOXES_CLASSES] = {
    "uniform 1", "uniform 8000", "uniform all", "lattice raw", "lattice unit",          "in touch",
    "along",     "close",        "ties",        "points",      "as large as the world",
};

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[SWEEP_BOXES_CLASSES] = {
    {65536, 1},   {500000000, 1}, {INT32_MAX, 1}, {6, 1}, {393216, 65536}, {1048576, 1},
    {1048576, 1}, {1048576, 1},   {4096, 1},      {6, 1}, {INT32_MAX, 1},
};

static int32_t draw_scaled(input_stream *s, int kind)
{
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

/* An interval from a coordinate: one in eight is flat, one in 64 inverted. */
static void draw_interval(input_stream *s, int kind, int32_t low, int32_t *least, int32_t *most)
{
    const int32_t size = draw_below(s, 8) == 0 ? 0 : draw_scaled(s, kind);
    const int32_t high = hold((int64_t)low + size);
    const bool is_turned = (high < low) != draw_chance(s, 64);
    *least = is_turned ? high : low;
    *most = is_turned ? low : high;
}

/* So that the mover comes near the target; or any way; or not at all. */
static int32_t draw_way(input_stream *s, int kind, const sweep_boxes_words *w, int axis)
{
    if (draw_chance(s, 6))
        return 0;
    if (draw_chance(s, 4))
        return hold(2 * (int64_t)draw_scaled(s, kind));
    const int64_t gap = (int64_t)w->low[axis] - w->max[axis];
    const int64_t all = (int64_t)w->high[axis] - w->min[axis];
    const int64_t to = draw_chance(s, 3) ? gap : draw_chance(s, 2) ? all : gap / 2 + all / 2;
    const int32_t times = draw_between(s, 1, 2);
    return hold(to * times + (draw_chance(s, 2) ? draw_between(s, -1, 1) : 0));
}

static void draw_any_on(input_stream *s, int kind, sweep_boxes_words *w, int axis)
{
    draw_interval(s, kind, draw_scaled(s, kind), &w->low[axis], &w->high[axis]);
    draw_interval(s, kind, draw_scaled(s, kind), &w->min[axis], &w->max[axis]);
    w->motion[axis] = draw_way(s, kind, w, axis);
}

static void draw_any(input_stream *s, int kind, sweep_boxes_words *w)
{
    for (int axis = 0; axis < 3; axis++)
        draw_any_on(s, kind, w, axis);
}

/* The mover is there, less its size where its upper side is. */
static void place_side(sweep_boxes_words *w, int axis, bool is_upper, int64_t side, int32_t size)
{
    w->min[axis] = hold(is_upper ? side - size : side);
    w->max[axis] = hold(is_upper ? side : side + size);
}

/* At a side of the target, and so many raw units off. */
static void place_off(input_stream *s, sweep_boxes_words *w, int axis, int32_t off)
{
    const int32_t size = draw_chance(s, 6) ? 0 : draw_less(s, 65536);
    const bool at_min = draw_chance(s, 2);
    place_side(w, axis, at_min, at_min ? (int64_t)w->low[axis] - off : (int64_t)w->high[axis] + off,
               size);
}

/* Beside the target on that axis: both have a part in common. */
static void place_beside(input_stream *s, sweep_boxes_words *w, int axis)
{
    const int32_t over = draw_less(s, 65536);
    place_off(s, w, axis, -over);
}

static void draw_target(input_stream *s, sweep_boxes_words *w)
{
    for (int axis = 0; axis < 3; axis++) {
        const int32_t size = draw_chance(s, 8) ? 0 : draw_less(s, 1048576);
        w->low[axis] = draw_about_zero(s, 1048576);
        w->high[axis] = w->low[axis] + size;
    }
}

static void draw_in_touch(input_stream *s, sweep_boxes_words *w)
{
    const int first = (int)draw_below(s, 2);
    draw_target(s, w);
    for (int axis = 0; axis < 3; axis++) {
        if (axis == first || draw_chance(s, 5))
            place_off(s, w, axis, 0);
        else
            place_beside(s, w, axis);
        w->motion[axis] = draw_chance(s, 4) ? 0 : draw_about_zero(s, draw_power(s, 20));
    }
}

/* In touch on one axis, on which it does not move; or it is a raw unit off, or moves by one. On the others it comes near. */
static void draw_along(input_stream *s, sweep_boxes_words *w)
{
    const int along = (int)draw_below(s, 2), apart = 1 - along;
    draw_target(s, w);
    for (int axis = 0; axis < 3; axis++) {
        if (axis == along)
            place_off(s, w, axis, draw_chance(s, 4) ? draw_between(s, -1, 1) : 0);
        else if (axis == apart && draw_chance(s, 2))
            place_off(s, w, axis, draw_less(s, 65536));
        else
            place_beside(s, w, axis);
        if (axis != along)
            w->motion[axis] = draw_way(s, SWEEP_BOXES_ALONG, w, axis);
        else
            w->motion[axis] = draw_chance(s, 2) ? draw_between(s, -1, 1) : 0;
    }
}

/* Up to 3 raw units off on one axis, and straight in; or a raw unit in, far along another axis. */
static void draw_close(input_stream *s, sweep_boxes_words *w)
{
    const int in = (int)draw_below(s, 2);
    const bool is_straight = draw_chance(s, 2);
    draw_target(s, w);
    for (int axis = 0; axis < 3; axis++) {
        const int32_t off = draw_between(s, 0, 3);
        const int32_t far = draw_less(s, 16777216), aside = draw_between(s, -3, 3);
        if (axis == in) {
            place_off(s, w, axis, off);
            const bool is_below = w->max[axis] <= w->low[axis];
            const int32_t way = is_straight ? far : off + 1;
            w->motion[axis] = is_below ? way : -way;
        } else {
            place_beside(s, w, axis);
            w->motion[axis] = is_straight ? aside : draw_chance(s, 2) ? far : -far;
        }
    }
}

/* At `part` of `whole` of the motion a side of the mover is at one of the target, on most axes; or a raw unit off. */
static void draw_ties(input_stream *s, sweep_boxes_words *w)
{
    const int32_t whole = draw_between(s, 1, 60), part = draw_between(s, 0, whole);
    for (int axis = 0; axis < 3; axis++) {
        const int32_t step = draw_about_zero(s, 1000), off = draw_chance(s, 6) ? 1 : 0;
        const int32_t size = draw_chance(s, 4) ? 0 : draw_less(s, 4096);
        const bool at_min = draw_chance(s, 2);
        draw_any_on(s, SWEEP_BOXES_TIES, w, axis);
        if (w->low[axis] > w->high[axis])
            w->high[axis] = w->low[axis];
        if (draw_chance(s, 6))
            continue;
        w->motion[axis] = whole * step;
        const int32_t side = at_min ? w->low[axis] : w->high[axis];
        place_side(w, axis, at_min, (int64_t)side - part * step + off, size);
    }
}

/* ---- The ends of the world ---- */

static int32_t draw_at_border(input_stream *s, bool is_low)
{
    return is_low ? INT32_MIN + draw_between(s, 0, 3) : INT32_MAX - draw_between(s, 0, 3);
}

static void draw_world(input_stream *s, sweep_boxes_words *w)
{
    draw_any(s, SWEEP_BOXES_WORLD, w);
    for (int axis = 0; axis < 3; axis++) {
        if (draw_chance(s, 3))
            w->low[axis] = draw_at_border(s, draw_chance(s, 2));
        if (draw_chance(s, 3))
            w->high[axis] = draw_at_border(s, draw_chance(s, 8));
        if (draw_chance(s, 4))
            w->min[axis] = draw_at_border(s, draw_chance(s, 2));
        if (draw_chance(s, 3))
            w->max[axis] = draw_at_border(s, draw_chance(s, 8));
        if (draw_chance(s, 2))
            w->motion[axis] = draw_at_border(s, draw_chance(s, 2));
        else if (draw_chance(s, 4))
            w->motion[axis] = draw_between(s, -3, 3);
        if (draw_chance(s, 16)) /* flat, and out of the world */
            w->low[axis] = w->high[axis] = w->min[axis] = w->max[axis] =
                w->motion[axis] < 0 ? INT32_MIN : INT32_MAX;
    }
}

static void draw_points(input_stream *s, sweep_boxes_words *w)
{
    draw_any(s, SWEEP_BOXES_POINTS, w);
    for (int axis = 0; axis < 3; axis++)
        w->max[axis] = w->min[axis];
}

void input_sweep_boxes(uint64_t seed, uint32_t index, sweep_boxes_words *words)
{
    const int kind = (int)(index % SWEEP_BOXES_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == SWEEP_BOXES_IN_TOUCH)
        draw_in_touch(&s, words);
    else if (kind == SWEEP_BOXES_ALONG)
        draw_along(&s, words);
    else if (kind == SWEEP_BOXES_CLOSE)
        draw_close(&s, words);
    else if (kind == SWEEP_BOXES_TIES)
        draw_ties(&s, words);
    else if (kind == SWEEP_BOXES_POINTS)
        draw_points(&s, words);
    else if (kind == SWEEP_BOXES_WORLD)
        draw_world(&s, words);
    else
        draw_any(&s, kind, words);
}

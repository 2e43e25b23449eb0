/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_box.h"

#include "inputs_moves.h"

const char *const sweep_box_class_names[SWEEP_BOX_CLASSES] = {
    "uniform 1",    "uniform 100", "uniform 8000",      "uniform all", "lattice raw",
    "lattice unit", "in touch",    "across the normal", "close",       "as large as the world",
};

/* Some are flat, on one axis or more; one in 64 may be inverted. */
static void draw_any_box(input_stream *s, int kind, int32_t *box)
{
    const bool is_flat = draw_chance(s, 8), is_any = draw_chance(s, 64);
    for (int axis = 0; axis < 3; axis++) {
        const int32_t a = draw_scaled(s, kind), b = draw_scaled(s, kind);
        box[axis] = a < b || is_any ? a : b;
        box[axis + 3] = a < b || is_any ? b : a;
        if (is_flat && draw_chance(s, 2))
            box[axis + 3] = box[axis];
    }
}

/* A place of the box, often on a side. */
static int32_t draw_in_box(input_stream *s, const int32_t *box, int axis)
{
    if (draw_chance(s, 2))
        return box[axis + (draw_chance(s, 2) ? 3 : 0)];
    const int64_t size = (int64_t)box[axis + 3] - box[axis];
    return (int32_t)(box[axis] + size * draw_between(s, 0, 64) / 64);
}

/* Towards a place about the box, or any way; some along an axis, some none. */
static void draw_motion(input_stream *s, int kind, sweep_box_words *w)
{
    const bool is_aimed = !draw_chance(s, 3);
    const int32_t times = draw_between(s, 1, 3), radius = w->sphere[3];
    for (int axis = 0; axis < 3; axis++) {
        const int64_t off = draw_about_zero(s, radius < 0 ? 1 : radius);
        const int64_t way = draw_in_box(s, w->box, axis) + off - w->sphere[axis];
        w->motion[axis] = is_aimed ? hold(way * times) : hold(2 * (int64_t)draw_scaled(s, kind));
        if (draw_chance(s, 12))
            w->motion[axis] = 0;
    }
}

static void draw_any(input_stream *s, int kind, sweep_box_words *w)
{
    draw_any_box(s, kind, w->box);
    for (int axis = 0; axis < 3; axis++)
        w->sphere[axis] = draw_scaled(s, kind);
    w->sphere[3] = draw_radius(s, kind, 0);
    draw_motion(s, kind, w);
}

/* ---- In touch ---- */

/* Vectors of whole length. */
static const int8_t offsets[12][4] = {
    {0, 0, 1, 1}, {0, 0, 1, 1}, {0, 3, 4, 5}, {0, 5, 12, 13}, {0, 8, 15, 17}, {0, 7, 24, 25},
    {1, 2, 2, 3}, {2, 3, 6, 7}, {4, 4, 7, 9}, {2, 6, 9, 11},  {1, 4, 8, 9},   {3, 4, 12, 13},
};

/* A place in touch, and the offset there; returns the step of the offset. Where the offset is 0 the place may be on a side, so that it is at an edge or a corner. */
static int32_t draw_touching(input_stream *s, sweep_box_words *w, int32_t *place, int32_t *offset)
{
    const int8_t *way = offsets[draw_below(s, 12)];
    const int32_t step =
        draw_chance(s, 3) ? draw_between(s, 1, 9) : draw_between(s, 1, draw_less(s, 40000));
    const uint32_t turn = draw_below(s, 3);
    const bool swaps = draw_chance(s, 2);
    draw_any_box(s, SWEEP_BOX_IN_TOUCH, w->box);
    for (int axis = 0; axis < 3; axis++) {
        const uint32_t i = ((uint32_t)axis + turn) % 3, j = swaps ? 2 - i : i;
        const bool high = draw_chance(s, 2);
        if (w->box[axis] > w->box[axis + 3])
            w->box[axis + 3] = w->box[axis];
        offset[axis] = step * way[j] * (high ? 1 : -1);
        place[axis] = way[j] != 0 ? w->box[axis + (high ? 3 : 0)] : draw_in_box(s, w->box, axis);
        place[axis] += offset[axis];
    }
    w->sphere[3] = step * way[3];
    return step;
}

/* So many ways before the place, and so many beyond. */
static void set_path(sweep_box_words *w, const int32_t *place, const int32_t *way, int32_t before,
                     int32_t beyond)
{
    for (int axis = 0; axis < 3; axis++) {
        w->sphere[axis] = hold(place[axis] - (int64_t)way[axis] * before);
        w->motion[axis] = hold((int64_t)way[axis] * (before + beyond));
    }
}

static void draw_in_touch(input_stream *s, sweep_box_words *w)
{
    int32_t place[3], offset[3], way[3];
    (void)draw_touching(s, w, place, offset);
    const int32_t most = draw_power(s, 20);
    for (int axis = 0; axis < 3; axis++)
        way[axis] = draw_chance(s, 5) ? 0 : draw_about_zero(s, most);
    const bool is_whole = draw_chance(s, 2);
    const int32_t before = draw_between(s, 0, is_whole ? 1 : 4), after = draw_between(s, 0, 3);
    set_path(w, place, way, before, after);
}

/* Along the cross product of the offset and any vector. */
static void draw_across(input_stream *s, sweep_box_words *w)
{
    int32_t place[3], offset[3], turn[3], way[3];
    const int32_t step = draw_touching(s, w, place, offset);
    const int32_t most = draw_chance(s, 2) ? 1 : 20, times = draw_between(s, 1, draw_less(s, 4096));
    for (int axis = 0; axis < 3; axis++)
        turn[axis] = draw_about_zero(s, most) * times;
    for (int axis = 0; axis < 3; axis++) {
        const int i = (axis + 1) % 3, j = (axis + 2) % 3;
        way[axis] = offset[i] / step * turn[j] - offset[j] / step * turn[i];
    }
    const int32_t before = draw_between(s, -1, 4), after = draw_between(s, 0, 4);
    set_path(w, place, way, before, after);
    for (int axis = 0; axis < 3; axis++) {
        if (draw_chance(s, 10))
            w->sphere[axis] = hold((int64_t)w->sphere[axis] + draw_between(s, -1, 1));
        if (draw_chance(s, 10))
            w->motion[axis] = hold((int64_t)w->motion[axis] + draw_between(s, -1, 1));
    }
}

/* ---- Close ---- */

/* About the radius off a place of the box; straight in, and a few raw units aside. */
static void draw_close(input_stream *s, sweep_box_words *w)
{
    int32_t place[3], offset[3];
    (void)draw_touching(s, w, place, offset);
    const int32_t times = draw_between(s, 1, 1000), most = draw_power(s, 6);
    for (int axis = 0; axis < 3; axis++) {
        w->sphere[axis] = place[axis] + draw_between(s, -1, 3) * (offset[axis] < 0 ? -1 : 1);
        w->motion[axis] = hold(-(int64_t)offset[axis] * times + draw_about_zero(s, most));
    }
    if (draw_chance(s, 8))
        w->sphere[3] = draw_between(s, 0, 3);
}

/* ---- The ends of the world ---- */

static int32_t draw_at_border(input_stream *s)
{
    return draw_chance(s, 2) ? INT32_MIN + draw_between(s, 0, 3)
                             : INT32_MAX - draw_between(s, 0, 3);
}

static void draw_world(input_stream *s, sweep_box_words *w)
{
    draw_any(s, SWEEP_BOX_WORLD, w);
    for (int axis = 0; axis < 3; axis++) {
        if (draw_chance(s, 4))
            w->box[axis] = INT32_MIN + draw_between(s, 0, 3);
        if (draw_chance(s, 4))
            w->box[axis + 3] = INT32_MAX - draw_between(s, 0, 3);
        if (draw_chance(s, 3))
            w->sphere[axis] = draw_at_border(s);
        if (draw_chance(s, 3))
            w->motion[axis] = draw_at_border(s);
        else if (draw_chance(s, 4))
            w->motion[axis] = draw_between(s, -3, 3);
    }
}

void input_sweep_box(uint64_t seed, uint32_t index, sweep_box_words *words)
{
    const int kind = (int)(index % SWEEP_BOX_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == SWEEP_BOX_IN_TOUCH)
        draw_in_touch(&s, words);
    else if (kind == SWEEP_BOX_ACROSS)
        draw_across(&s, words);
    else if (kind == SWEEP_BOX_CLOSE)
        draw_close(&s, words);
    else if (kind == SWEEP_BOX_WORLD)
        draw_world(&s, words);
    else
        draw_any(&s, kind, words);
}

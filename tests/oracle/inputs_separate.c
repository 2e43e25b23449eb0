/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate.h"

#include "draw.h"

const char *const separate_class_names[SEPARATE_CLASSES] = {
    "uniform 1",   "uniform 100",  "uniform 8000", "uniform all",
    "lattice raw", "lattice unit", "ends",         "as large as the world",
};

/* The greatest size, and the step to which all numbers are rounded. */
typedef struct {
    int32_t most, unit;
} scale;

static const scale scales[SEPARATE_CLASSES] = {
    {65536, 1}, {6553600, 1},    {524288000, 1}, {INT32_MAX, 1},
    {3, 1},     {262144, 65536}, {INT32_MAX, 1}, {INT32_MAX, 1},
};

static int32_t draw_scaled(input_stream *s, int kind)
{
    if (kind == SEPARATE_ENDS)
        return draw_corner(s);
    return draw_about_zero(s, scales[kind].most / scales[kind].unit) * scales[kind].unit;
}

/* A step or more: as great as the scene, or a few halves of it. */
static int32_t draw_size(input_stream *s, int kind)
{
    return draw_between(s, 1, draw_less(s, scales[kind].most / scales[kind].unit)) *
           scales[kind].unit;
}

/* One interval in 16 is flat. */
static void draw_interval(input_stream *s, int kind, int32_t *low, int32_t *high)
{
    const int32_t a = draw_scaled(s, kind), b = draw_chance(s, 16) ? a : draw_scaled(s, kind);
    *low = a < b ? a : b;
    *high = a < b ? b : a;
}

/* Around a place of the interval, at its end, or beside it by up to two steps; one in 32 is flat. */
static void draw_overlap(input_stream *s, int kind, int32_t low, int32_t high, int32_t *min,
                         int32_t *max)
{
    const int64_t below = draw_chance(s, 32) ? 0 : draw_size(s, kind), above = draw_size(s, kind);
    const int64_t unit = scales[kind].unit;
    int64_t at = draw_between(s, low, high);
    at -= unit > 1 ? (at - low) % unit : 0;
    if (draw_chance(s, 8))
        at = low - above + draw_between(s, -2, 2) * unit;
    else if (draw_chance(s, 8))
        at = high + below + draw_between(s, -2, 2) * unit;
    *min = hold(at - below);
    *max = hold(below == 0 ? at : at + above);
}

/* Both have the world, less up to three units, or half of it on an axis. */
static void draw_whole(input_stream *s, int32_t *low, int32_t *high)
{
    *low = INT32_MIN + draw_between(s, 0, 3);
    *high = INT32_MAX - draw_between(s, 0, 3);
    if (draw_chance(s, 4)) {
        int32_t *end = draw_chance(s, 2) ? low : high;
        *end = draw_about_zero(s, 2);
    }
}

static void draw_boxes(input_stream *s, int kind, separate_words *w)
{
    for (int axis = 0; axis < 3; axis++) {
        int32_t *low = &w->box[axis], *high = &w->box[axis + 3];
        if (kind == SEPARATE_WORLD)
            draw_whole(s, low, high);
        else
            draw_interval(s, kind, low, high);
        draw_overlap(s, kind, *low, *high, &w->box_mover[axis], &w->box_mover[axis + 3]);
    }
    if (draw_chance(s, 32)) { /* inverted */
        int32_t *box = draw_chance(s, 2) ? w->box : w->box_mover;
        const uint32_t axis = draw_below(s, 3);
        const int32_t low = box[axis];
        box[axis] = box[axis + 3];
        box[axis + 3] = low;
    }
}

void input_separate(uint64_t seed, uint32_t index, separate_words *w)
{
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x7365706172617465), index); /* "separate" */
    draw_boxes(&s, (int)(index % SEPARATE_CLASSES), w);
}

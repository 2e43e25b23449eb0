/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate_obb.h"

#include "inputs_obb_capsule.h"

const char *const obb_moves_class_names[OBB_MOVES_CLASSES] = {
    "uniform 1", "uniform 100", "uniform 8000", "uniform all", "lattice", "touching",
    "beside",    "crossing",    "degenerate",   "skew",        "ends",    "as large as the world",
};

/* The greatest size in a class that draws sizes. */
static const int32_t most_in[OBB_MOVES_CLASSES] = {
    65536, 6553600, 200000000, INT32_MAX, 6, 0, 0, 0, 0, 6553600, 6553600, INT32_MAX,
};

/* Classes of input_obb_capsule. */
enum { ANY_AXES = 0, LATTICE = 5, PASSING, ENDING, NUDGED, CROSSING, DEGENERATE = 12 };

static void draw_from(uint64_t seed, uint32_t turn, uint32_t kind, separate_obb_query *q)
{
    obb_capsule_query drawn;
    input_obb_capsule(seed, turn * OBB_CAPSULE_CLASSES + kind, &drawn);
    for (int i = 0; i < 15; i++)
        q->box[i] = drawn.box[i];
    for (int i = 0; i < 7; i++)
        q->capsule[i] = drawn.capsule[i];
}

static int32_t draw_size(input_stream *s, int32_t most)
{
    return draw_between(s, 1, draw_less(s, most));
}

/* Three axes in four are about as long as a unit. */
static void draw_skew_axes(input_stream *s, int32_t *box)
{
    const int32_t most = draw_chance(s, 4) ? INT32_MAX : 100000;
    for (int i = 3; i < 12; i++)
        box[i] = draw_about_zero(s, most);
    if (draw_chance(s, 4))
        for (int i = 3; i < 12; i++)
            box[i] = i % 4 == 3 ? 65536 + draw_about_zero(s, 9000) : draw_about_zero(s, 9000);
}

/* A place of the core, at an end of it, or beside it by less than a radius, is in the box. One core in 8 is a point. */
static void draw_around(input_stream *s, int32_t most, separate_obb_query *q)
{
    const int32_t part = draw_chance(s, 3) ? 0 : draw_between(s, 0, 256);
    const bool is_point = draw_chance(s, 8), is_short = draw_chance(s, 2);
    q->capsule[6] = draw_size(s, most);
    q->sphere[3] = draw_size(s, most);
    for (int i = 0; i < 3; i++) {
        const int32_t a = draw_about_zero(s, most);
        const int64_t run = is_point ? 0 : draw_about_zero(s, is_short ? most / 4 : most);
        const int64_t at = a + run * part / 256;
        q->box[12 + i] = draw_chance(s, 8) ? 0 : draw_size(s, most);
        const int64_t off = draw_about_zero(s, draw_less(s, most)) / (is_short ? 4 : 1);
        q->capsule[i] = a;
        q->capsule[3 + i] = hold(a + run);
        q->box[i] = hold(at + off);
        const int32_t in_box = draw_about_zero(s, q->box[12 + i]);
        const int32_t beside = is_short ? 0 : draw_about_zero(s, q->sphere[3]);
        q->sphere[i] = hold((int64_t)q->box[i] + in_box + beside);
    }
}

static int32_t corner_of_world(input_stream *s)
{
    return draw_chance(s, 2) ? INT32_MAX : INT32_MIN;
}

/* Everything is shifted to a corner, an edge or a side of the world. */
static void shift_to_end(input_stream *s, separate_obb_query *q)
{
    for (int i = 0; i < 3; i++) {
        const int64_t by = draw_chance(s, 3) ? 0 : corner_of_world(s);
        q->box[i] = hold(q->box[i] + by);
        q->capsule[i] = hold(q->capsule[i] + by);
        q->capsule[3 + i] = hold(q->capsule[3 + i] + by);
        q->sphere[i] = hold(q->sphere[i] + by);
    }
}

static void enlarge(input_stream *s, separate_obb_query *q)
{
    for (int i = 12; i < 15; i++)
        if (!draw_chance(s, 16))
            q->box[i] = INT32_MAX - draw_between(s, 0, 3);
    q->capsule[6] = q->sphere[3] = INT32_MAX - draw_between(s, 0, 3);
}

/* The sphere is around an end of the core. */
static void set_sphere(separate_obb_query *q, uint32_t end)
{
    for (uint32_t i = 0; i < 3; i++)
        q->sphere[i] = q->capsule[3 * end + i];
    q->sphere[3] = q->capsule[6];
}

/* The sphere is in the box, or near it. */
static void draw_thick(input_stream *s, separate_obb_query *q)
{
    if (q->capsule[6] <= 0)
        q->capsule[6] = draw_power(s, 24);
    q->sphere[3] = q->capsule[6];
    for (int i = 0; i < 3; i++)
        q->sphere[i] = hold((int64_t)q->box[i] + draw_about_zero(s, q->box[12]));
}

static void nudge(input_stream *s, int32_t *number)
{
    *number = hold((int64_t)*number + draw_about_zero(s, 1));
}

static void draw_sized(input_stream *s, uint64_t seed, uint32_t turn, int kind,
                       separate_obb_query *q)
{
    draw_from(seed, turn, kind == OBB_MOVES_RAW ? LATTICE : ANY_AXES, q);
    if (kind == OBB_MOVES_SKEW)
        draw_skew_axes(s, q->box);
    if (kind == OBB_MOVES_ROOM && draw_chance(s, 4))
        for (int i = 3; i < 12; i++)
            q->box[i] = i % 4 == 3 ? 65536 : 0;
    draw_around(s, most_in[kind], q);
    if (kind == OBB_MOVES_ENDS)
        shift_to_end(s, q);
    if (kind == OBB_MOVES_WORLD)
        enlarge(s, q);
    if (draw_chance(s, 32))
        q->box[12 + draw_below(s, 3)] = -1;
    if (draw_chance(s, 32))
        q->capsule[6] = q->sphere[3] = draw_between(s, -1, 0);
}

void input_separate_obb(uint64_t seed, uint32_t index, separate_obb_query *q)
{
    const int kind = (int)(index % OBB_MOVES_CLASSES);
    const uint32_t turn = index / OBB_MOVES_CLASSES;
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x6f62626d), index); /* "obbm" */
    if (kind == OBB_MOVES_TOUCHING || kind == OBB_MOVES_BESIDE || kind == OBB_MOVES_DEGENERATE) {
        draw_from(seed, turn,
                  kind == OBB_MOVES_DEGENERATE ? DEGENERATE
                  : kind == OBB_MOVES_BESIDE   ? NUDGED
                  : draw_chance(&s, 2)         ? PASSING
                                               : ENDING,
                  q);
        if (kind != OBB_MOVES_TOUCHING)
            nudge(&s, &q->capsule[6]);
        set_sphere(q, draw_below(&s, 2));
    } else if (kind == OBB_MOVES_CROSSING) {
        draw_from(seed, turn, CROSSING, q);
        draw_thick(&s, q);
    } else {
        draw_sized(&s, seed, turn, kind, q);
    }
}

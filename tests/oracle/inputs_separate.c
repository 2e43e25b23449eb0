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

/* ---- Balls ---- */

/* Offsets of whole length: the fourth number. */
static const int8_t triples[6][4] = {{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9},
                                     {0, 3, 4, 5}, {4, 4, 7, 9}, {0, 0, 1, 1}};

/* Moves a place by a multiple of a triple, with its numbers in any order and of any sign, within `most`. Returns the length. */
static int64_t draw_whole_offset(input_stream *s, int32_t most, int64_t *place)
{
    const int8_t *triple = triples[draw_below(s, 6)];
    const uint32_t first = draw_below(s, 3);
    const int64_t step = draw_between(s, 1, draw_less(s, most / 9));
    for (uint32_t i = 0; i < 3; i++)
        place[(first + i) % 3] += draw_chance(s, 2) ? step * triple[i] : -step * triple[i];
    return step * triple[3];
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

/* One radius in 32 is 0 or negative. */
static int32_t draw_radius(input_stream *s, int kind)
{
    const int32_t size = draw_size(s, kind);
    return draw_chance(s, 32) ? draw_between(s, -1, 0) * size : size;
}

/* A ball around a place, or around one at a whole distance: it then touches that place, or is one unit smaller or larger. */
static void put_ball(input_stream *s, int kind, const int64_t *at, int64_t less, int32_t *ball)
{
    int64_t place[3] = {at[0], at[1], at[2]};
    ball[3] = draw_radius(s, kind);
    if (scales[kind].most >= 500000000 && draw_chance(s, 8)) {
        ball[3] = hold(draw_hair(s, place) - less + 1);
    } else if (kind != SEPARATE_LATTICE && draw_chance(s, 3)) {
        const int64_t whole = draw_whole_offset(s, scales[kind].most, place);
        ball[3] = hold(whole - less + draw_between(s, -1, 2));
    } else {
        const int32_t most = hold(ball[3] + less);
        for (int axis = 0; axis < 3 && most > 0; axis++)
            place[axis] += draw_about_zero(s, draw_less(s, most));
    }
    for (int axis = 0; axis < 3; axis++)
        ball[axis] = hold(kind == SEPARATE_LATTICE ? place[axis] / 65536 * 65536 : place[axis]);
}

/* One mover in 16 has the center of its target. */
static void draw_balls(input_stream *s, int kind, separate_words *w)
{
    int64_t on_box[3], center[3];
    for (int axis = 0; axis < 3; axis++) {
        const int32_t low = w->box[axis], high = w->box[axis + 3];
        on_box[axis] = draw_between(s, low, high);
        if (draw_chance(s, 2))
            on_box[axis] = draw_chance(s, 2) ? low : high;
        w->ball[axis] = draw_scaled(s, kind);
        center[axis] = w->ball[axis];
    }
    w->ball[3] = draw_radius(s, kind);
    if (kind == SEPARATE_WORLD)
        w->ball[3] = INT32_MAX - draw_between(s, 0, 3);
    put_ball(s, kind, on_box, 0, w->box_ball);
    put_ball(s, kind, center, w->ball[3] > 0 ? w->ball[3] : 0, w->ball_mover);
    const bool same = draw_chance(s, 16);
    for (int axis = 0; axis < 3 && same; axis++)
        w->ball_mover[axis] = w->ball[axis];
    if (kind == SEPARATE_WORLD && draw_chance(s, 2))
        w->box_ball[3] = w->ball_mover[3] = INT32_MAX - draw_between(s, 0, 3);
}

/* ---- Faces ---- */

/* One face in 16 has no area: two corners are equal, all three, or they are on a line. */
static void draw_face(input_stream *s, int kind, int32_t *face)
{
    for (int i = 0; i < 9; i++)
        face[i] = draw_scaled(s, kind);
    const uint32_t defect = draw_below(s, 64);
    for (int axis = 0; axis < 3; axis++) {
        if (defect < 2)
            face[6 + axis] = face[axis];
        if (defect == 1)
            face[3 + axis] = face[axis];
        if (defect == 2) {
            face[axis] /= 4;
            face[3 + axis] /= 4;
            face[6 + axis] = 2 * face[3 + axis] - face[axis];
        }
    }
    const bool flat = draw_chance(s, 8); /* across the axis z */
    for (int i = 2; i < 9 && flat; i += 3)
        face[i] = face[2];
}

/* On the face, at an edge or a corner, in the plane beside it, or anywhere. */
static void draw_place_on_face(input_stream *s, const int32_t *face, int64_t *place)
{
    int32_t u = draw_between(s, 0, 1024), v = draw_between(s, 0, 1024 - u);
    if (draw_chance(s, 3))
        u = 0;
    if (draw_chance(s, 4))
        v = draw_chance(s, 2) ? 0 : 1024 - u;
    if (draw_chance(s, 4))
        u = draw_between(s, -1024, 2048);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t a = face[axis], b = face[3 + axis], c = face[6 + axis];
        place[axis] = a + (b - a) * u / 1024 + (c - a) * v / 1024;
    }
}

static void draw_faces(input_stream *s, int kind, separate_words *w)
{
    int64_t on_face[3];
    draw_face(s, kind, w->face);
    draw_place_on_face(s, w->face, on_face);
    put_ball(s, kind, on_face, 0, w->face_ball);
    const bool exact = draw_chance(s, 8);
    for (int axis = 0; axis < 3 && exact; axis++)
        w->face_ball[axis] = hold(on_face[axis]);
    if (kind == SEPARATE_WORLD && draw_chance(s, 2))
        w->face_ball[3] = INT32_MAX - draw_between(s, 0, 3);
    w->has_from = draw_chance(s, 2);
    const bool mirrored = draw_chance(s, 4);
    for (int axis = 0; axis < 3; axis++)
        w->from[axis] = draw_scaled(s, kind);
    for (int axis = 0; axis < 3 && mirrored; axis++)
        w->from[axis] = hold(2 * on_face[axis] - w->face_ball[axis]);
}

void input_separate(uint64_t seed, uint32_t index, separate_words *w)
{
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x7365706172617465), index); /* "separate" */
    draw_boxes(&s, (int)(index % SEPARATE_CLASSES), w);
    draw_balls(&s, (int)(index % SEPARATE_CLASSES), w);
    draw_faces(&s, (int)(index % SEPARATE_CLASSES), w);
}

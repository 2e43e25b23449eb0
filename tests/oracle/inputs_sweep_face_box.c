/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_sweep_face_box.h"

#include "draw.h"

const char *const sweep_face_box_class_names[FACE_BOX_CLASSES] = {
    "uniform 1", "uniform 8000", "uniform all", "lattice raw", "lattice",
    "slopes",    "close",        "no area",     "flat movers", "as large as the world",
};

/* ---- Anywhere ---- */

static void draw_face(input_stream *s, int32_t most, int32_t unit, sweep_face_box_words *w)
{
    for (int i = 0; i < 9; i++)
        w->face[i] = draw_about_zero(s, most) * unit;
}

/* One interval in eight is flat, one in 64 inverted. */
static void draw_mover(input_stream *s, int32_t most, int32_t unit, sweep_face_box_words *w)
{
    for (int i = 0; i < 3; i++) {
        const int32_t c = draw_about_zero(s, most) * unit;
        const int32_t size = draw_chance(s, 8) ? 0 : draw_between(s, 0, most - 1) * unit;
        const int32_t other = hold((int64_t)c + size);
        const bool is_turned = draw_chance(s, 64);
        w->min[i] = is_turned ? other : c;
        w->max[i] = is_turned ? c : other;
    }
}

/* On the triangle: so many eighths of each corner. */
static int64_t place_on(const sweep_face_box_words *w, int axis, const int32_t *eighths)
{
    int64_t sum = 0;
    for (int i = 0; i < 3; i++)
        sum += (int64_t)w->face[3 * i + axis] * eighths[i];
    return sum / 8;
}

static void draw_eighths(input_stream *s, int32_t *eighths)
{
    eighths[0] = draw_between(s, 0, 8);
    eighths[1] = draw_between(s, 0, 8 - eighths[0]);
    eighths[2] = 8 - eighths[0] - eighths[1];
}

/* A place of the mover comes to one of the triangle at some time; or any way; or not at all on an axis. */
static void draw_motion(input_stream *s, int32_t most, int32_t unit, sweep_face_box_words *w)
{
    int32_t eighths[3];
    const bool is_aimed = !draw_chance(s, 4);
    const int32_t times = draw_between(s, 1, 6);
    draw_eighths(s, eighths);
    for (int i = 0; i < 3; i++) {
        const int64_t size = (int64_t)w->max[i] - w->min[i];
        const int64_t part = w->min[i] + size * draw_between(s, 0, 2) / 2;
        w->motion[i] = is_aimed ? hold((place_on(w, i, eighths) - part) * times / 3)
                                : draw_about_zero(s, most) * unit;
        if (draw_chance(s, 6))
            w->motion[i] = 0;
    }
}

static void draw_any(input_stream *s, int32_t most, int32_t unit, sweep_face_box_words *w)
{
    draw_face(s, most, unit, w);
    draw_mover(s, most, unit, w);
    draw_motion(s, most, unit, w);
}

/* ---- Steps of a lattice ---- */

static int32_t *word_of(sweep_face_box_words *w, int i)
{
    return i < 9    ? &w->face[i]
           : i < 12 ? &w->min[i - 9]
           : i < 15 ? &w->max[i - 12]
                    : &w->motion[i - 15];
}

enum { WORDS = 18, PLACES = 15 };

/* All numbers times a step, and moved anywhere; one number in two scenes is one raw unit off. */
static void scale_up(input_stream *s, sweep_face_box_words *w)
{
    const int32_t step =
        draw_chance(s, 3) ? draw_between(s, 1, 9) : draw_between(s, 1, draw_power(s, 26));
    const int32_t most = draw_power(s, 30);
    for (int i = 0; i < WORDS; i++)
        *word_of(w, i) = hold((int64_t)*word_of(w, i) * step);
    for (int axis = 0; axis < 3; axis++) {
        const int32_t off = draw_about_zero(s, most);
        for (int i = axis; i < PLACES; i += 3)
            *word_of(w, i) = hold((int64_t)*word_of(w, i) + off);
    }
    if (draw_chance(s, 2)) {
        int32_t *one = word_of(w, (int)draw_below(s, WORDS));
        *one = hold((int64_t)*one + (draw_chance(s, 2) ? 1 : -1));
    }
}

/* ---- In touch ---- */

/* The side of the mover that is at that place, on an axis: min, max or between. */
static void put_at(sweep_face_box_words *w, int axis, int32_t at, int32_t size, int side)
{
    w->min[axis] = side < 0 ? at : side > 0 ? at - size : at - size / 2;
    w->max[axis] = w->min[axis] + size;
}

/* A small mover whose corner, edge or side is at a place of the triangle, then so far back along its motion. */
static void draw_touching(input_stream *s, sweep_face_box_words *w)
{
    int32_t eighths[3];
    const int32_t back = draw_chance(s, 2) ? 0 : draw_between(s, 1, 2);
    for (int i = 0; i < 9; i++)
        w->face[i] = draw_about_zero(s, 3) * 8;
    if (draw_chance(s, 3)) /* along x */
        for (int i = 0; i < 2; i++)
            w->face[4 + i] = w->face[1 + i];
    draw_eighths(s, eighths);
    for (int i = 0; i < 3; i++) {
        const int32_t size = draw_chance(s, 8) ? 0 : 2 * draw_between(s, 1, 6);
        const int32_t way =
            draw_chance(s, 2) ? (w->face[3 + i] - w->face[i]) / 8 : draw_about_zero(s, 3);
        put_at(w, i, (int32_t)place_on(w, i, eighths), size, (int)draw_between(s, -1, 1));
        w->min[i] -= way * back;
        w->max[i] -= way * back;
        w->motion[i] = way * draw_between(s, back, 3);
        if (back > 0)
            w->motion[i] = way * 3;
    }
    scale_up(s, w);
}

/* ---- Close ---- */

/* At a face that slopes little, a few raw units off on one axis, and straight in; or a raw unit in, far along another axis. */
static void draw_close(input_stream *s, sweep_face_box_words *w)
{
    const int in = (int)draw_below(s, 3), off = (int)draw_between(s, 0, 3);
    const bool is_straight = draw_chance(s, 2), is_below = draw_chance(s, 2);
    const int32_t tilt = draw_power(s, draw_chance(s, 2) ? 4 : 20);
    int32_t eighths[3];
    draw_face(s, INT32_C(16777216), 1, w);
    for (int i = in; i < 9; i += 3)
        w->face[i] = draw_chance(s, 2) ? 0 : draw_about_zero(s, tilt);
    draw_eighths(s, eighths);
    for (int i = 0; i < 3; i++) {
        const int32_t at = (int32_t)place_on(w, i, eighths), far = draw_less(s, INT32_C(16777216));
        const int32_t size = draw_less(s, INT32_C(65536));
        if (i == in) {
            put_at(w, i, is_below ? at - off : at + off, size, is_below ? 1 : -1);
            w->motion[i] = (is_below ? 1 : -1) * (draw_chance(s, 6) ? off
                                                  : is_straight     ? far
                                                                    : off + 1);
        } else {
            put_at(w, i, at, size, (int)draw_between(s, -1, 1));
            w->motion[i] = is_straight ? draw_between(s, -3, 3) : draw_chance(s, 2) ? far : -far;
        }
    }
}

/* ---- Less than a triangle, less than a box, and all of the world ---- */

static void draw_no_area(input_stream *s, sweep_face_box_words *w)
{
    const int32_t first = draw_between(s, -2, 2), second = draw_between(s, -2, 2);
    draw_any(s, 3, 1, w);
    for (int i = 0; i < 3; i++) {
        const int32_t step = w->face[3 + i];
        w->face[3 + i] = w->face[i] + first * step;
        w->face[6 + i] = w->face[i] + second * step;
    }
    draw_motion(s, 3, 1, w);
    scale_up(s, w);
}

static void draw_flat(input_stream *s, sweep_face_box_words *w)
{
    const int thick = (int)draw_below(s, 5);
    draw_any(s, 3, 1, w);
    if (draw_chance(s, 3)) { /* a triangle across an axis */
        const int axis = (int)draw_below(s, 3);
        w->face[3 + axis] = w->face[6 + axis] = w->face[axis];
    }
    for (int i = 0; i < 3; i++)
        if (i != thick)
            w->max[i] = w->min[i];
    draw_motion(s, 3, 1, w);
    scale_up(s, w);
}

static int32_t draw_at_border(input_stream *s)
{
    const int32_t off = draw_between(s, 0, 3);
    return draw_chance(s, 2) ? INT32_MIN + off : INT32_MAX - off;
}

static void draw_world(input_stream *s, sweep_face_box_words *w)
{
    draw_any(s, INT32_MAX, 1, w);
    for (int i = 0; i < WORDS; i++)
        if (draw_chance(s, 3))
            *word_of(w, i) = draw_at_border(s);
    for (int i = 0; i < 3; i++)
        if (w->max[i] < w->min[i] && !draw_chance(s, 16)) {
            const int32_t low = w->max[i];
            w->max[i] = w->min[i];
            w->min[i] = low;
        }
}

void input_sweep_face_box(uint64_t seed, uint32_t index, sweep_face_box_words *words)
{
    const int kind = (int)(index % FACE_BOX_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == FACE_BOX_UNIT || kind == FACE_BOX_NEAR)
        draw_any(&s, kind == FACE_BOX_UNIT ? 65536 : 500000000, 1, words);
    else if (kind == FACE_BOX_ALL)
        draw_any(&s, INT32_MAX, 1, words);
    else if (kind == FACE_BOX_SLOPE)
        draw_touching(&s, words);
    else if (kind == FACE_BOX_CLOSE)
        draw_close(&s, words);
    else if (kind == FACE_BOX_NO_AREA)
        draw_no_area(&s, words);
    else if (kind == FACE_BOX_FLAT)
        draw_flat(&s, words);
    else if (kind == FACE_BOX_WORLD)
        draw_world(&s, words);
    else
        draw_any(&s, 3, 1, words);
    if (kind == FACE_BOX_LATTICE)
        scale_up(&s, words);
}

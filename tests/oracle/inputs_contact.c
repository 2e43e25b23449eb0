/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_contact.h"

#include "draw.h"

const char *const clip_class_names[CLIP_CLASSES] = {
    "unit normals",      "open",     "lattice", "full range",
    "close to parallel", "corridor", "ends",    "a few raw units",
};

static void set_words(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

/* Not more than half a turn of 120 degrees around a direction: |n| times its length, times 1/2, at most n . direction. */
static bool is_around(const graze_vec3 *n, const graze_vec3 *direction)
{
    const int64_t dot =
        (int64_t)n->x * direction->x + (int64_t)n->y * direction->y + (int64_t)n->z * direction->z;
    return dot >= INT64_C(65536) * 65540 / 2;
}

static void draw_normal(input_stream *s, int kind, const graze_vec3 *open, graze_vec3 *n)
{
    if (kind == CLIP_LATTICE) {
        const int32_t times = draw_chance(s, 2) ? 1 : draw_between(s, 1, 65535);
        draw_vector(s, 2, n);
        n->x *= times;
        n->y *= times;
        n->z *= times;
    } else if (kind == CLIP_ALL) {
        draw_vector(s, INT32_MAX, n);
    } else if (kind == CLIP_ENDS) {
        n->x = draw_corner(s);
        n->y = draw_corner(s);
        n->z = draw_corner(s);
    } else {
        draw_unit_vector(s, n);
        for (int i = 0; i < 64 && kind == CLIP_OPEN && !is_around(n, open); i++)
            draw_unit_vector(s, n);
    }
}

/* A multiple of it, but for a raw unit on an axis. */
static void draw_copy(input_stream *s, bool opposite, const int32_t *of, int32_t *n)
{
    const int32_t times = draw_chance(s, 2) ? 1 : draw_between(s, 2, 5);
    for (int axis = 0; axis < 3; axis++)
        n[axis] = (opposite ? -of[axis] : of[axis]) * times;
    if (draw_chance(s, 2)) {
        const uint32_t axis = draw_below(s, 3);
        n[axis] += draw_between(s, -1, 1);
    }
}

static void draw_normals(input_stream *s, int kind, clip_words *w)
{
    graze_vec3 open, n;
    draw_unit_vector(s, &open);
    set_words(w->open, &open);
    for (uint32_t i = 0; i < CLIP_MOST_PLANES; i++) {
        draw_normal(s, kind, &open, &n);
        set_words(w->normals[i], &n);
        if (i > 0 && (kind == CLIP_PARALLEL || kind == CLIP_OPPOSITE) && draw_chance(s, 2))
            draw_copy(s, kind == CLIP_OPPOSITE, w->normals[draw_below(s, i)], w->normals[i]);
    }
}

/* Half of them against the sum of the normals of one or two planes. */
static void draw_motion(input_stream *s, int kind, clip_words *w)
{
    static const int32_t scales[CLIP_CLASSES] = {655360, 655360,  6,         INT32_MAX,
                                                 65536,  6553600, INT32_MAX, 20};
    for (int axis = 0; axis < 3; axis++)
        w->motion[axis] =
            kind == CLIP_ENDS ? draw_corner(s) : draw_about_zero(s, draw_less(s, scales[kind]));
    if (kind != CLIP_ALL && kind != CLIP_ENDS && draw_chance(s, 2)) {
        const int32_t parts = kind == CLIP_SHORT ? 8192 : 1, times = draw_between(s, 1, 4);
        const uint32_t first = draw_below(s, w->count), second = draw_below(s, w->count);
        for (int axis = 0; axis < 3; axis++) {
            const int64_t sum = (int64_t)w->normals[first][axis] + w->normals[second][axis];
            w->motion[axis] = hold(w->motion[axis] - sum * times / parts);
        }
    }
}

void input_clip(uint64_t seed, uint32_t index, clip_words *w)
{
    input_stream s;
    const int kind = (int)(index % CLIP_CLASSES);
    draw_start(&s, seed ^ UINT64_C(0x636f6e74616374), index); /* "contact" */
    w->count = draw_chance(&s, 32) ? 0 : draw_below(&s, CLIP_MOST_PLANES) + 1;
    draw_normals(&s, kind, w);
    draw_motion(&s, kind, w);
}

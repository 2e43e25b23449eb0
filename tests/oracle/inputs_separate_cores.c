/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_separate_cores.h"

const char *separate_core_class_name(int class_index)
{
    static const char *const names[] = {"through the face", "middle in the plane", "over an edge",
                                        "crossing, raw", "as large as the world"};
    return class_index < FACE_CAPSULE_CLASSES ? face_capsule_classes[class_index].name
                                              : names[class_index - FACE_CAPSULE_CLASSES];
}

static void draw_face(input_stream *s, int32_t most, int32_t *face)
{
    for (int i = 0; i < 9; i++)
        face[i] = draw_about_zero(s, most);
}

/* A place of the plane: in the face, or within a quarter of an edge, on either side of it. */
static void draw_place(input_stream *s, bool beside_edge, const int32_t *face, int64_t *at)
{
    const int32_t along = draw_between(s, 0, 256), most = draw_chance(s, 4) ? 0 : 64;
    const int32_t off = beside_edge ? draw_about_zero(s, most) : draw_between(s, 0, 256 - along);
    const uint32_t first = 3 * draw_below(s, 3), second = (first + 3) % 9, third = (first + 6) % 9;
    for (uint32_t i = 0; i < 3; i++)
        at[i] = face[first + i] + (((int64_t)face[second + i] - face[first + i]) * along +
                                   ((int64_t)face[third + i] - face[first + i]) * off) /
                                      256;
}

/* Through the place, which is its middle or any other part. One core in 16 is along an edge. */
static void draw_core(input_stream *s, int32_t most, bool is_middle, const int64_t *at,
                      face_capsule_query *q)
{
    const bool along_edge = draw_chance(s, 16);
    const int32_t before = is_middle ? 2 : draw_between(s, 0, 4),
                  after = is_middle ? 2 : 4 - before;
    for (int i = 0; i < 3; i++) {
        const int64_t run =
            along_edge ? ((int64_t)q->face[3 + i] - q->face[i]) / 4 : draw_about_zero(s, most / 4);
        q->capsule[i] = hold(at[i] - run * before);
        q->capsule[3 + i] = hold(at[i] + run * after);
    }
}

static void draw_radius(input_stream *s, int32_t most, face_capsule_query *q)
{
    const int32_t size = draw_chance(s, 2) ? most / 16 : draw_chance(s, 2) ? most : 8;
    const int32_t least = draw_chance(s, 32) ? -1 : 1;
    q->capsule[6] = draw_between(s, least, size > 1 ? draw_less(s, size) : 1);
}

static void draw_leaning(input_stream *s, int kind, face_capsule_query *q)
{
    int64_t at[3];
    const int32_t most = kind == CORE_RAW ? 4 : draw_power(s, draw_chance(s, 8) ? 30 : 27);
    draw_face(s, most, q->face);
    draw_place(s, kind == CORE_OVER_EDGE || draw_chance(s, 2), q->face, at);
    if (kind == CORE_OVER_EDGE)
        for (int i = 0; i < 3; i++)
            at[i] += draw_about_zero(s, most / 8);
    draw_core(s, kind == CORE_RAW ? 16 : most, kind == CORE_LEVEL, at, q);
    draw_radius(s, most, q);
}

/* At the ends of the world, with a radius that is small, or as large as the world. */
static void draw_at_end(input_stream *s, face_capsule_query *q)
{
    const bool is_near = draw_chance(s, 3); /* the near world */
    const int32_t end = is_near ? 0x20000000 : INT32_MAX, most = draw_power(s, 24);
    draw_leaning(s, CORE_THROUGH, q);
    for (int i = 0; i < 15; i++) {
        int32_t *number = i < 9 ? &q->face[i] : &q->capsule[i - 9];
        const int32_t sign = draw_chance(s, 2) && i % 3 == 0 ? -1 : 1;
        *number =
            hold((int64_t)(*number % most) + (draw_chance(s, 16) ? -sign : sign) * (int64_t)end);
    }
    if (draw_chance(s, 2))
        q->capsule[6] = draw_chance(s, 2) ? INT32_MAX - draw_between(s, 0, 3) : draw_power(s, 30);
}

/* Where the mover is, or on the other side of a corner, or in the plane, or anywhere. */
static void draw_before(input_stream *s, separate_core_words *w)
{
    const uint32_t kind = draw_below(s, 4), corner = 3 * draw_below(s, 3);
    const int32_t *a = w->shapes.capsule, *face = w->shapes.face;
    w->has_before = draw_chance(s, 2);
    for (uint32_t i = 0; i < 3; i++) {
        const int64_t middle = ((int64_t)a[i] + a[3 + i]) / 2, at = face[corner + i];
        w->before[i] = hold(kind == 0   ? middle
                            : kind == 1 ? 2 * at - middle
                            : kind == 2 ? at
                                        : at + draw_about_zero(s, 0x100000));
    }
}

void input_separate_core(uint64_t seed, uint32_t index, separate_core_words *w)
{
    const int kind = (int)(index % CORE_CLASSES);
    input_stream s;
    draw_start(&s, seed ^ UINT64_C(0x636f726573), index); /* "cores" */
    if (kind < FACE_CAPSULE_CLASSES)
        input_face_capsule(seed, index / CORE_CLASSES * FACE_CAPSULE_CLASSES + (uint32_t)kind, 3,
                           &w->shapes);
    else if (kind == CORE_WORLD)
        draw_at_end(&s, &w->shapes);
    else
        draw_leaning(&s, kind, &w->shapes);
    draw_before(&s, w);
}

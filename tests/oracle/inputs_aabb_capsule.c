/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_aabb_capsule.h"
#include "touching.h"

enum {
    UNIFORM_1000 = 2,
    LATTICE = 5,
    PASSING = 7, /* the core is nearest between its ends */
    ENDING,      /* or at one of them */
    NUDGED,      /* one of these two, moved by a raw unit or a few */
    CROSSING,
    CORNERS,
    WIDE,
    DEGENERATE,
    ONE_FAR /* one number is, or none */
};

#define APART   1u
#define TOUCH   2u
#define OVERLAP 4u

const aabb_capsule_class aabb_capsule_classes[AABB_CAPSULE_CLASSES] = {
    {"uniform 1", 65536, APART | OVERLAP},
    {"uniform 100", 6553600, APART | OVERLAP},
    {"uniform 1000", 65536000, APART | OVERLAP},
    {"uniform 10000", 655360000, APART | OVERLAP},
    {"uniform all", INT32_MAX, APART | OVERLAP},
    {"lattice raw", 3, APART | OVERLAP},
    {"lattice unit", 196608, APART | OVERLAP},
    {"passing", 0, TOUCH},
    {"ending", 0, TOUCH},
    {"nudged", 0, APART | OVERLAP},
    {"crossing", 0, OVERLAP},
    {"corners of the world", 0, OVERLAP},
    {"wide", 0, APART | OVERLAP},
    {"degenerate", 0, APART | OVERLAP},
    {"one is far", 0, APART | OVERLAP},
};

/* ---- Any numbers ---- */

static int32_t coordinate(input_stream *s, int kind)
{
    const int32_t most = aabb_capsule_classes[kind].most;
    if (kind < LATTICE)
        return draw_about_zero(s, most);
    if (kind < PASSING)
        return draw_about_zero(s, 3) * (most / 3);
    if (kind == CORNERS)
        return draw_corner(s);
    return draw_about_zero(s, INT32_C(0x20000000) - 1);
}

static int32_t draw_radius(input_stream *s, int kind)
{
    if (draw_chance(s, 24))
        return draw_chance(s, 2) ? -draw_power(s, 30) : 0;
    if (kind >= LATTICE && kind < PASSING)
        return (int32_t)draw_below(s, 3) * (aabb_capsule_classes[kind].most / 3);
    if (kind == CORNERS)
        return draw_chance(s, 2) ? draw_power(s, 30) : draw_corner(s);
    return draw_less(s, kind < LATTICE ? aabb_capsule_classes[kind].most / 3 : 0x0FFFFFFF);
}

/* One box in sixteen may be inverted. */
static void draw_any(input_stream *s, int kind, aabb_capsule_query *q)
{
    const bool sorts = !draw_chance(s, 16);
    for (int i = 0; i < 3; i++) {
        const int32_t a = coordinate(s, kind), b = coordinate(s, kind);
        q->box[i] = sorts && b < a ? b : a;
        q->box[3 + i] = sorts && b < a ? a : b;
    }
    for (int i = 0; i < 6; i++)
        q->capsule[i] = coordinate(s, kind);
    q->capsule[6] = draw_radius(s, kind);
}

static void draw_one_far(input_stream *s, aabb_capsule_query *q)
{
    draw_any(s, UNIFORM_1000, q);
    const int32_t times = (int32_t)draw_below(s, 3), off = times * draw_power(s, 28);
    const int32_t far = draw_chance(s, 2) ? INT32_MAX - off : INT32_MIN + off;
    const uint32_t word = draw_below(s, 14);
    if (word < 6)
        q->box[word] = far;
    else if (word < 13)
        q->capsule[word - 6] = far;
}

/* ---- Shapes that touch ---- */

/* Up to 2^28 units around any place. */
static void draw_the_box(input_stream *s, int32_t *box)
{
    const int32_t most = draw_power(s, 28);
    touching_box(s, most, 3, box);
    if (!draw_chance(s, 4))
        return;
    const int32_t away = draw_about_zero(s, INT32_MAX / 2);
    const uint32_t axis = draw_below(s, 3);
    box[axis] = hold((int64_t)box[axis] + away);
    box[3 + axis] = hold((int64_t)box[3 + axis] + away);
}

static void draw_touching(input_stream *s, bool ends, aabb_capsule_query *q)
{
    int32_t way[3], u[3], length;
    draw_the_box(s, q->box);
    touching_place place = touching_place_on(s, 3, q->box);
    do
        length = touching_whole(s, 3, place.side, way);
    while (length == 0);
    touching_across(s, 3, 3, way, u);
    const int64_t times = draw_between(s, 1, draw_power(s, 20)),
                  step = draw_between(s, 1, draw_power(s, 20));
    const int64_t before = ends ? 0 : step * draw_between(s, 1, 3),
                  after = step * draw_between(s, 0, 3),
                  more = ends ? draw_between(s, 0, 2) * step : 0;
    const bool turns = draw_chance(s, 2);
    for (int i = 0; i < 3; i++) {
        const int64_t at = place.at[i] + way[i] * times;
        q->capsule[turns ? 3 + i : i] = hold(at - u[i] * before);
        q->capsule[turns ? i : 3 + i] = hold(at + u[i] * after + way[i] * more);
    }
    q->capsule[6] = hold(times * length);
}

static void draw_nudges(input_stream *s, aabb_capsule_query *q)
{
    const uint32_t many = draw_below(s, 3);
    q->capsule[6] = hold((int64_t)q->capsule[6] + draw_about_zero(s, 1));
    for (uint32_t i = 0; i < many; i++) {
        const uint32_t word = draw_below(s, 12);
        int32_t *number = word < 6 ? &q->box[word] : &q->capsule[word - 6];
        *number = hold((int64_t)*number + draw_about_zero(s, 1));
    }
}

/* Through a point in the box, or beside it; thin. */
static void draw_crossing(input_stream *s, aabb_capsule_query *q)
{
    draw_the_box(s, q->box);
    const int32_t size = draw_power(s, 28);
    for (int i = 0; i < 3; i++) {
        const int64_t at = draw_between(s, q->box[i], q->box[3 + i]),
                      way = draw_about_zero(s, size);
        q->capsule[i] = hold(at - way);
        q->capsule[3 + i] = hold(at + way * draw_between(s, 0, 2));
    }
    if (draw_chance(s, 2)) {
        int32_t *number = &q->capsule[draw_below(s, 6)];
        *number = draw_about_zero(s, size);
    }
    q->capsule[6] = draw_chance(s, 2) ? 0 : draw_less(s, size);
}

/* A flat box, a core of one point or along an axis, no radius. */
static void draw_degenerate(input_stream *s, aabb_capsule_query *q)
{
    draw_touching(s, draw_chance(s, 2), q);
    const uint32_t axis = draw_below(s, 3), kind = draw_below(s, 4);
    if (kind == 0)
        q->box[axis] = q->box[3 + axis];
    for (uint32_t i = 0; i < 3; i++)
        if (kind == 1 || (kind == 2 && i != axis))
            q->capsule[3 + i] = q->capsule[i];
    if (kind == 3)
        q->box[axis] = hold((int64_t)q->box[3 + axis] + draw_about_zero(s, 1));
    if (draw_chance(s, 3)) {
        int32_t *number = &q->capsule[draw_below(s, 6)];
        *number = q->box[draw_below(s, 6)];
    }
    if (draw_chance(s, 4))
        q->capsule[6] = draw_chance(s, 2) ? 0 : -draw_power(s, 30);
}

void input_aabb_capsule(uint64_t seed, uint32_t index, aabb_capsule_query *q)
{
    const int kind = (int)(index % AABB_CAPSULE_CLASSES);
    input_stream s;
    draw_start(&s, seed, index);
    if (kind == DEGENERATE)
        draw_degenerate(&s, q);
    else if (kind == ONE_FAR)
        draw_one_far(&s, q);
    else if (kind == CROSSING)
        draw_crossing(&s, q);
    else if (kind == PASSING || kind == ENDING)
        draw_touching(&s, kind == ENDING, q);
    else if (kind == NUDGED)
        draw_touching(&s, draw_chance(&s, 2), q);
    else
        draw_any(&s, kind, q);
    if (kind == NUDGED)
        draw_nudges(&s, q);
}

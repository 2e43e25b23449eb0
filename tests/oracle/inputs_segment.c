/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_segment.h"

enum {
    BESIDE_EACH_OTHER = CAPSULE_CLASSES, /* parallel, and many pairs are closest */
    ALMOST_PARALLEL,
    HALVES, /* ties: the closest places are often halfway between raw units */
    COMMON_POINT,
    WIDEST,
    ACROSS /* the world, nearly perpendicular */
};

#define ENDS    1u
#define INSIDE  2u
#define BETWEEN 4u
#define MEET    8u

const segment_class segment_classes[SEGMENT_CLASSES] = {
    {"uniform 1", ENDS | INSIDE | BETWEEN},
    {"uniform 100", ENDS | INSIDE | BETWEEN},
    {"uniform 1000", ENDS | INSIDE | BETWEEN},
    {"uniform 10000", ENDS | INSIDE | BETWEEN},
    {"uniform all", ENDS | INSIDE | BETWEEN},
    {"lattice raw", ENDS | INSIDE | BETWEEN},
    {"lattice unit", ENDS | INSIDE | BETWEEN},
    {"crossing", BETWEEN},
    {"parallel", INSIDE},
    {"an end and a core", INSIDE},
    {"two ends", ENDS},
    {"beside", ENDS | INSIDE | BETWEEN},
    {"corners", ENDS | INSIDE | BETWEEN},
    {"wide", ENDS | INSIDE | BETWEEN},
    {"degenerate", ENDS | INSIDE | BETWEEN | MEET},
    {"one is far", ENDS | INSIDE | BETWEEN},
    {"beside each other", ENDS | INSIDE | MEET},
    {"almost parallel", ENDS | INSIDE | BETWEEN},
    {"halves", ENDS | INSIDE | BETWEEN | MEET},
    {"common point", MEET},
    {"widest", INSIDE | BETWEEN},
    {"across", BETWEEN},
};

static graze_vec3 moved(const graze_vec3 *from, const graze_vec3 *way, int64_t times)
{
    return graze_vec3_of(hold(from->x + way->x * times), hold(from->y + way->y * times),
                         hold(from->z + way->z * times));
}

/* Whole multiples of one small vector, and off by another one; often on one line. */
static void draw_beside_each_other(input_stream *s, segment_query *q)
{
    graze_vec3 way, off;
    const int32_t far_off = draw_power(s, 30), times = draw_power(s, 26);
    draw_vector(s, 3, &way);
    draw_vector(s, draw_chance(s, 2) ? 0 : draw_power(s, 28), &off);
    draw_vector(s, far_off, &q->a.a);
    q->a.b = moved(&q->a.a, &way, (int64_t)times * draw_about_zero(s, 4));
    q->b.a = moved(&q->a.a, &way, (int64_t)times * draw_about_zero(s, 6));
    q->b.b = moved(&q->b.a, &way, (int64_t)times * draw_about_zero(s, 6));
    q->b.a = moved(&q->b.a, &off, 1);
    q->b.b = moved(&q->b.b, &off, 1);
}

static void nudge_end(input_stream *s, int32_t most, graze_vec3 *end)
{
    graze_vec3 off;
    draw_vector(s, most, &off);
    *end = moved(end, &off, 1);
}

static void draw_almost_parallel(input_stream *s, segment_query *q)
{
    draw_beside_each_other(s, q);
    nudge_end(s, draw_chance(s, 2) ? 1 : draw_power(s, 20), &q->b.b);
    nudge_end(s, draw_chance(s, 2) ? 1 : draw_power(s, 20), &q->a.b);
}

/* Perpendicular: along two axes of a lattice, with places that are half of the run. */
static void draw_halves(input_stream *s, segment_query *q)
{
    graze_vec3 u = {0, 0, 0}, v = {0, 0, 0}, at;
    const uint32_t first = draw_below(s, 3), second = (first + 1 + draw_below(s, 2)) % 3;
    *axis_of(&u, first) = 2 * draw_about_zero(s, 3) + 1;
    *axis_of(&v, second) = 2 * draw_about_zero(s, 3) + 1;
    *axis_of(&u, 3 - first - second) = *axis_of(&u, first);
    draw_vector(s, draw_power(s, 30), &at);
    q->a.a = moved(&at, &u, draw_between(s, -2, 0));
    q->a.b = moved(&at, &u, draw_between(s, 0, 2));
    nudge_end(s, 1, &at);
    q->b.a = moved(&at, &v, draw_between(s, -2, 0));
    q->b.b = moved(&at, &v, draw_between(s, 0, 2));
}

/* Through one point, from so many steps before it to so many after. */
static void draw_common_point(input_stream *s, segment_query *q)
{
    graze_vec3 at, u, v;
    const int32_t size = draw_power(s, 26);
    draw_vector(s, draw_power(s, 30), &at);
    draw_vector(s, size, &u);
    draw_vector(s, size, &v);
    q->a.a = moved(&at, &u, draw_between(s, -3, 0));
    q->a.b = moved(&at, &u, draw_between(s, 0, 3));
    q->b.a = moved(&at, &v, draw_between(s, -3, 0));
    q->b.b = moved(&at, &v, draw_between(s, 0, 3));
}

/* From one end of the near coordinates to the other, on each axis, and from just beyond. */
static int32_t widest(input_stream *s, bool high, int32_t size)
{
    const int32_t inside = draw_chance(s, 8) ? draw_between(s, 0, size) : draw_between(s, 0, 3);
    return high ? size - 1 - inside : inside - size;
}

static void draw_widest_one(input_stream *s, int32_t size, graze_segment *segment)
{
    for (uint32_t i = 0; i < 3; i++) {
        const bool high = draw_chance(s, 2);
        *axis_of(&segment->a, i) = widest(s, high, size);
        *axis_of(&segment->b, i) = widest(s, !high, size);
    }
}

static void draw_widest(input_stream *s, segment_query *q)
{
    const int32_t limit = INT32_C(0x20000000);
    const int32_t size = draw_chance(s, 3) ? limit + draw_power(s, 28) : limit;
    draw_widest_one(s, size, &q->a);
    draw_widest_one(s, size, &q->b);
    if (draw_chance(s, 3))
        nudge_end(s, draw_power(s, 28), &q->b.a);
}

static int32_t at_end_of_world(input_stream *s, bool high, int32_t off)
{
    const int64_t inside = draw_below(s, (uint32_t)off);
    return hold(high ? INT32_MAX - inside : INT32_MIN + inside);
}

static graze_vec3 near_corner(input_stream *s, bool high_x, bool high_y, int32_t off)
{
    const int32_t x = at_end_of_world(s, high_x, off), y = at_end_of_world(s, high_y, off);
    return graze_vec3_of(x, y, draw_about_zero(s, off));
}

static void draw_across(input_stream *s, segment_query *q)
{
    const int32_t off = draw_power(s, 30);
    q->a.a = near_corner(s, false, false, off);
    q->a.b = near_corner(s, true, true, off);
    q->b.a = near_corner(s, false, true, off);
    q->b.b = near_corner(s, true, false, off);
}

static void draw_of_capsule(uint64_t seed, uint32_t index, segment_query *q)
{
    capsule_query c;
    input_capsule(seed, index, &c);
    q->a = c.capsule.core;
    q->b = c.segment;
}

void input_two_segments(uint64_t seed, uint32_t index, segment_query *q)
{
    static void (*const draw[])(input_stream *, segment_query *) = {
        draw_beside_each_other, draw_almost_parallel, draw_halves,
        draw_common_point,      draw_widest,          draw_across};
    const uint32_t kind = index % SEGMENT_CLASSES;
    input_stream s;
    draw_start(&s, seed, index);
    if (kind < CAPSULE_CLASSES)
        draw_of_capsule(seed, index / SEGMENT_CLASSES * CAPSULE_CLASSES + kind, q);
    else
        draw[kind - CAPSULE_CLASSES](&s, q);
}

/* ---- A triangle and a box ---- */

static graze_vec3 draw_third_corner(input_stream *s, const segment_query *q)
{
    const graze_vec3 mixed = graze_vec3_of(q->a.b.y, q->b.a.z, q->a.a.x);
    graze_vec3 third = q->a.b;
    switch (draw_below(s, 8)) {
    case 0:
        return q->b.a;
    case 1:
        return q->a.a;
    case 2:
    case 3:
        nudge_end(s, draw_power(s, 29), &third);
        return third;
    default:
        return mixed;
    }
}

static void sort(graze_scalar *low, graze_scalar *high)
{
    const graze_scalar first = *low < *high ? *low : *high, last = *low < *high ? *high : *low;
    *low = first;
    *high = last;
}

void input_segment_and_solids(uint64_t seed, uint32_t index, solid_query *q)
{
    segment_query two;
    input_stream s;
    input_two_segments(seed, index, &two);
    draw_start(&s, seed + 1, index);
    q->segment = two.b;
    q->triangle.a = two.a.a;
    q->triangle.b = two.a.b;
    q->triangle.c = draw_third_corner(&s, &two);
    q->box.min = two.a.a;
    q->box.max = two.a.b;
    if (draw_chance(&s, 32))
        return;
    for (uint32_t i = 0; i < 3; i++)
        sort(axis_of(&q->box.min, i), axis_of(&q->box.max, i));
}

/* ---- Raw integers ---- */

static void put_vector(int32_t *words, const graze_vec3 *v)
{
    words[0] = v->x;
    words[1] = v->y;
    words[2] = v->z;
}

void input_two_segment_words(uint64_t seed, uint32_t index, segment_words *words)
{
    segment_query q;
    solid_query solids;
    input_two_segments(seed, index, &q);
    input_segment_and_solids(seed, index, &solids);
    put_vector(words->triangle, &solids.triangle.a);
    put_vector(words->triangle + 3, &solids.triangle.b);
    put_vector(words->triangle + 6, &solids.triangle.c);
    put_vector(words->box, &solids.box.min);
    put_vector(words->box + 3, &solids.box.max);
    put_vector(words->a, &q.a.a);
    put_vector(words->a + 3, &q.a.b);
    put_vector(words->b, &q.b.a);
    put_vector(words->b + 3, &q.b.b);
}

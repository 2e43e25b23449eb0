/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * To find grazing pairs, a box is moved away from the first until the library reports that they no
 * longer overlap, and then by 0 to 3 raw units on or back. So the pairs lie where the result
 * changes, or where the library reports a change: a wrong result is detected in both places.
 */
#include "inputs_meets.h"
#include "widest.h"

enum { LATTICE = 5, LATTICE_UNIT, GRAZING, CORNERS, PARALLEL, ENDING, WIDEST };

static graze_vec3 scaled(const graze_vec3 *v, int32_t times)
{
    return graze_vec3_of(hold((int64_t)v->x * times), hold((int64_t)v->y * times),
                         hold((int64_t)v->z * times));
}

/* All axes of both boxes are parallel, or lie in one plane. */
static void flatten(input_stream *s, graze_obb *box, graze_obb *other)
{
    graze_vec3 u, v;
    bool plane = draw_chance(s, 2);
    draw_vector(s, 2, &u);
    draw_vector(s, 2, &v);
    for (int i = 0; i < 6; i++) {
        graze_vec3 *axis = i < 3 ? &box->axis[i] : &other->axis[i - 3];
        graze_vec3 p = scaled(&u, 65536 * draw_about_zero(s, 2));
        graze_vec3 q = scaled(&v, plane ? 65536 * draw_about_zero(s, 2) : 0);
        *axis = graze_vec3_add(p, q);
    }
}

/* Makes one word far while all others are near, or puts one at the limit of near. */
static void strain(input_stream *s, graze_obb *box, graze_obb *other)
{
    graze_obb *one = draw_chance(s, 2) ? box : other;
    uint32_t kind = draw_below(s, 4);
    for (uint32_t i = 0; kind > 1 && i < 6; i++) {
        graze_vec3 *axis = i < 3 ? &box->axis[i] : &other->axis[i - 3];
        for (uint32_t k = 0; k < 3; k++)
            *axis_of(axis, k) = draw_chance(s, 2) ? 65536 : -65536;
        if (draw_chance(s, 3)) {
            const uint32_t k = draw_below(s, 3);
            *axis_of(axis, k) = draw_about_zero(s, 65536);
        }
    }
    if (kind == 0) {
        const uint32_t k = draw_below(s, 3), i = draw_below(s, 3);
        *axis_of(&one->axis[i], k) = draw_corner(s);
    } else if (draw_chance(s, 2)) {
        const int32_t half = draw_chance(s, 2) ? INT32_MAX : draw_power(s, 30);
        *axis_of(&one->half, draw_below(s, 3)) = half;
    }
}

static void shrink(input_stream *s, graze_vec3 *half, uint32_t most)
{
    for (uint32_t i = 0; i < 3; i++)
        *axis_of(half, i) >>= draw_below(s, most);
}

static void aabb_round(input_stream *s, const graze_obb *box, graze_aabb *aabb)
{
    for (uint32_t i = 0; i < 3; i++) {
        graze_vec3 center = box->center, half = box->half;
        int64_t c = *axis_of(&center, i), h = *axis_of(&half, i);
        *axis_of(&aabb->min, i) = hold(c - h);
        *axis_of(&aabb->max, i) = hold(c + h - (h > 0 && draw_chance(s, 2)));
    }
}

static graze_obb shifted(const graze_obb *box, const graze_obb *from, const graze_vec3 *way,
                         int32_t steps)
{
    graze_obb moved = *box;
    moved.center.x = hold(from->center.x + (int64_t)way->x * steps);
    moved.center.y = hold(from->center.y + (int64_t)way->y * steps);
    moved.center.z = hold(from->center.z + (int64_t)way->z * steps);
    return moved;
}

static bool meets(const graze_obb *box, const graze_obb *other, bool along_axes)
{
    graze_aabb aabb;
    if (!along_axes)
        return graze_obb_overlaps_obb(box, other);
    aabb.min = graze_vec3_sub(other->center, other->half);
    aabb.max = graze_vec3_add(other->center, other->half);
    return graze_obb_overlaps_aabb(box, &aabb);
}

/* The last step at which the boxes still overlap, and a few raw units on or back. */
static graze_obb parted(input_stream *s, const graze_obb *box, const graze_obb *other,
                        bool along_axes)
{
    graze_vec3 way, nudge;
    int32_t steps = 0;
    draw_vector(s, draw_power(s, 4), &way);
    for (int32_t step = INT32_C(1) << 28; step > 0; step /= 2) {
        graze_obb moved = shifted(other, box, &way, steps + step);
        if (meets(box, &moved, along_axes))
            steps += step;
    }
    graze_obb moved = shifted(other, box, &way, steps);
    draw_vector(s, draw_chance(s, 3) ? 0 : 3, &nudge);
    moved.center = graze_vec3_add(moved.center, nudge);
    return moved;
}

/* The same axes in another order, some of them negated. */
static void set_parallel(input_stream *s, const graze_obb *box, graze_obb *other)
{
    uint32_t first = draw_below(s, 3);
    for (uint32_t i = 0; i < 3; i++) {
        const graze_vec3 *axis = &box->axis[(first + i) % 3];
        other->axis[i] = draw_chance(s, 2) ? *axis : graze_vec3_neg(*axis);
    }
}

static void corner_aabb(input_stream *s, graze_aabb *aabb)
{
    for (uint32_t i = 0; i < 3; i++) {
        int32_t p = draw_corner(s), q = draw_corner(s);
        bool swap = (p > q) != draw_chance(s, 16);
        *axis_of(&aabb->min, i) = swap ? q : p;
        *axis_of(&aabb->max, i) = swap ? p : q;
    }
}

/* Moves the other box away; the half extents leave room for that. */
static void draw_parted(input_stream *s, int kind, graze_obb *box, graze_obb *other,
                        graze_aabb *aabb)
{
    if (kind == ENDING) { /* unit axes */
        graze_vec3 point;
        graze_segment segment;
        graze_ray ray;
        uint32_t index = draw_bits(s) / 16 * 2 * OBB_CLASSES;
        index += draw_below(s, 4);
        input_obb(draw_bits(s), index, box, &point, &segment, &ray);
        input_obb(draw_bits(s), index, other, &point, &segment, &ray);
    }
    shrink(s, &box->half, 3);
    shrink(s, &other->half, 3);
    if (kind == PARALLEL)
        set_parallel(s, box, other);
    graze_obb moved = parted(s, box, other, true);
    aabb->min = graze_vec3_sub(moved.center, moved.half);
    aabb->max = graze_vec3_add(moved.center, moved.half);
    *other = parted(s, box, other, false);
}

void input_meets(uint64_t seed, uint32_t index, graze_obb *box, graze_obb *other, graze_aabb *aabb)
{
    int kind = (int)(index % OBB_CLASSES);
    graze_vec3 point;
    graze_segment segment;
    graze_ray ray;
    input_stream s;
    draw_start(&s, seed + 4711, index);
    if (kind == WIDEST) {
        widest_boxes(&s, box, other, aabb);
        return;
    }
    input_obb(seed + 1009, index, other, &point, &segment, &ray);
    if ((kind == LATTICE || kind == LATTICE_UNIT) && draw_chance(&s, 3))
        flatten(&s, box, other);
    if (kind < LATTICE || kind == LATTICE_UNIT)
        shrink(&s, &other->half, 4);
    if (kind < LATTICE && draw_chance(&s, 3))
        strain(&s, box, other);
    aabb_round(&s, other, aabb);
    if (kind == CORNERS)
        corner_aabb(&s, aabb);
    else if (kind >= GRAZING)
        draw_parted(&s, kind, box, other, aabb);
}

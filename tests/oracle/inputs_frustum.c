/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "inputs_frustum.h"

void inputs_frustum_normal(input_stream *t, bool any, uint32_t least, graze_normal *n)
{
    graze_vec3 v;
    uint32_t kind = draw_below(t, 16), axis = draw_below(t, 3);
    draw_unit_vector(t, &v);
    v = graze_vec3_of(v.x * 16384, v.y * 16384, v.z * 16384);
    if (kind < 3) {
        v = graze_vec3_of(0, 0, 0);
        *axis_of(&v, axis) = kind == 0 ? 0 : kind == 1 ? GRAZE_FRACTION_ONE : -GRAZE_FRACTION_ONE;
    }
    if (any) {
        draw_vector(t, INT32_MAX, &v);
        int32_t corner = draw_corner(t);
        if (kind < 8)
            *axis_of(&v, axis) = kind < least ? INT32_MIN : corner;
    }
    n->x = v.x;
    n->y = v.y;
    n->z = v.z;
}

void inputs_frustum_dropped_bits(input_stream *t, graze_normal *n)
{
    graze_vec3 v;
    draw_vector(t, draw_chance(t, 4) ? INT32_MAX : GRAZE_FRACTION_ONE / 2, &v);
    n->x = v.x | 0x3ffff;
    n->y = v.y | 0x3ffff;
    n->z = v.z | 0x3ffff;
    if (draw_chance(t, 4))
        n->x = n->y = n->z = INT32_MIN;
}

/* Along or against (1, 1, 1), or with a greater component. */
static void draw_axis(input_stream *t, uint32_t longer, int32_t longest, graze_vec3 *axis)
{
    const int32_t sign = draw_chance(t, 2) ? 1 : -1;
    *axis = graze_vec3_of(sign * 65536, sign * 65536, sign * 65536);
    *axis_of(axis, longer) = sign * longest;
}

static void draw_in_range(input_stream *t, graze_obb *box)
{
    draw_vector(t, (1 << 29) - 1, &box->center);
    for (uint32_t i = 0; i < 3; i++) {
        draw_axis(t, 0, 65536, &box->axis[i]);
        *axis_of(&box->half, i) = draw_less(t, (1 << 28) - 1);
    }
}

/* The longest for which the test applies, and sometimes one number beyond them. */
static void draw_at_bounds(input_stream *t, graze_obb *box)
{
    static const int32_t centers[3] = {1 << 29, 0x5fffffff, -(1 << 29) - 1};
    static const int32_t halves[3] = {1 << 28, (1 << 29) - 1, INT32_MAX};
    static const int32_t longest[3] = {65537, 65538, 131072};
    const uint32_t beyond = draw_below(t, 4), i = draw_below(t, 3), longer = draw_below(t, 3);
    const int32_t end = draw_chance(t, 2) ? -(1 << 29) : (1 << 29) - 1;
    const int32_t at = beyond == 1 ? centers[i] : end;
    const int32_t half = beyond == 2 ? halves[i] : (1 << 28) - 1;
    box->center = graze_vec3_of(at, at, at);
    box->half = graze_vec3_of(half, half, half);
    const uint32_t which = draw_below(t, 4); /* the axis that is too long: one, or all */
    for (uint32_t k = 0; k < 3; k++)
        draw_axis(t, longer, beyond == 3 && (which == 3 || which == k) ? longest[i] : 65536,
                  &box->axis[k]);
}

void inputs_frustum_box(input_stream *t, graze_obb *box)
{
    if (draw_chance(t, 2))
        draw_at_bounds(t, box);
    else
        draw_in_range(t, box);
}

void inputs_frustum_shapes(input_stream *t, int32_t most, graze_vec3 *point, graze_sphere *sphere,
                           graze_aabb *box, graze_obb *oriented)
{
    draw_vector(t, most, point);
    draw_vector(t, most, &sphere->center);
    sphere->radius = draw_less(t, draw_between(t, 0, most));
    draw_box(t, most, box);
    draw_defects(t, draw_chance(t, 8), box);
    draw_vector(t, most, &oriented->center);
    for (int i = 0; i < 3; i++)
        draw_unit_vector(t, &oriented->axis[i]);
    oriented->half.x = draw_less(t, draw_between(t, 0, most));
    oriented->half.y = draw_less(t, draw_between(t, 0, most));
    oriented->half.z = draw_less(t, draw_between(t, 0, most));
}

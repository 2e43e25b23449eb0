/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "boxes.h"

graze_vec3 vec3_at(graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 v;
    v.x = x;
    v.y = y;
    v.z = z;
    return v;
}

graze_aabb aabb_of(graze_vec3 min, graze_vec3 max)
{
    graze_aabb box;
    box.min = min;
    box.max = max;
    return box;
}

bool aabb_equal(const graze_aabb *a, const graze_aabb *b)
{
    return vec3_equal(a->min, b->min) && vec3_equal(a->max, b->max);
}

bool aabb_is_empty(const graze_aabb *box)
{
    return box->min.x > box->max.x || box->min.y > box->max.y || box->min.z > box->max.z;
}

graze_scalar some_nan(void)
{
    return scalar_of_bits(0x7fc00000);
}

graze_scalar some_infinity(void)
{
    return scalar_of_bits(0x7f800000);
}

static bool at_least(graze_scalar a, graze_scalar b)
{
    return a >= b;
}

bool is_nan(graze_scalar c)
{
    return !at_least(c, 0) && !at_least(0, c);
}

graze_vec3 lattice_point(int number, graze_scalar unit)
{
    return vec3_at((graze_scalar)(number % 3 - 1) * unit, (graze_scalar)(number / 3 % 3 - 1) * unit,
                   (graze_scalar)(number / 9 - 1) * unit);
}

graze_vec3 image_of_point(graze_vec3 p, int kind)
{
    if (kind < 3)
        return vec3_mirrored(p, kind);
    if (kind == 3)
        return vec3_at(p.x + GRAZE_C(100), p.y - GRAZE_C(7), p.z + GRAZE_C(50));
    if (kind == 4)
        return vec3_at(p.x * 2, p.y * 2, p.z * 2);
    return vec3_at(p.y, p.z, p.x);
}

graze_aabb image_of_box(graze_aabb box, int kind)
{
    if (kind < 3)
        return aabb_mirrored(box, kind);
    return aabb_of(image_of_point(box.min, kind), image_of_point(box.max, kind));
}

graze_obb obb_of(graze_vec3 center, graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 half)
{
    graze_obb box;
    box.center = center;
    box.axis[0] = x;
    box.axis[1] = y;
    box.axis[2] = z;
    box.half = half;
    return box;
}

graze_obb obb_of_aabb(graze_aabb box)
{
    graze_vec3 half = graze_vec3_of((box.max.x - box.min.x) / 2, (box.max.y - box.min.y) / 2,
                                    (box.max.z - box.min.z) / 2);
    return obb_of(graze_vec3_add(box.min, half), vec3_at(GRAZE_ONE, 0, 0), vec3_at(0, GRAZE_ONE, 0),
                  vec3_at(0, 0, GRAZE_ONE), half);
}

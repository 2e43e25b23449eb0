/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* NaN and infinities, and images of a scene that have known results. */
#include "shapes.h"

const uint32_t strange_bits[STRANGE] = {0x7fc00000, 0x7f800000, 0xff800000, 0xffc00000};

graze_scalar scalar_of_bits(uint32_t bits)
{
    union {
        uint32_t bits;
        graze_scalar scalar;
    } number;
    number.bits = bits;
    return number.scalar;
}

graze_vec3 vec3_units(double x, double y, double z)
{
    return graze_vec3_of(graze_from_float((float)x), graze_from_float((float)y),
                         graze_from_float((float)z));
}

bool vec3_equal(graze_vec3 a, graze_vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

graze_vec3 vec3_mirrored(graze_vec3 v, int axis)
{
    if (axis == 0)
        v.x = -v.x;
    if (axis == 1)
        v.y = -v.y;
    if (axis == 2)
        v.z = -v.z;
    return v;
}

graze_vec3 vec3_turned(graze_vec3 v, int times)
{
    for (; times > 0; times--) {
        graze_vec3 t;
        t.x = v.z;
        t.y = v.x;
        t.z = v.y;
        v = t;
    }
    return v;
}

graze_segment segment_mirrored(graze_segment s, int axis)
{
    s.a = vec3_mirrored(s.a, axis);
    s.b = vec3_mirrored(s.b, axis);
    return s;
}

graze_segment segment_reversed(graze_segment s)
{
    graze_segment r;
    r.a = s.b;
    r.b = s.a;
    return r;
}

graze_aabb aabb_mirrored(graze_aabb box, int axis)
{
    graze_vec3 low = vec3_mirrored(box.min, axis), high = vec3_mirrored(box.max, axis);
    graze_aabb r;
    r.min.x = axis == 0 ? high.x : low.x;
    r.max.x = axis == 0 ? low.x : high.x;
    r.min.y = axis == 1 ? high.y : low.y;
    r.max.y = axis == 1 ? low.y : high.y;
    r.min.z = axis == 2 ? high.z : low.z;
    r.max.z = axis == 2 ? low.z : high.z;
    return r;
}

graze_ray ray_of_segment(graze_segment s)
{
    graze_ray r;
    r.origin = s.a;
    r.dir.x = s.b.x - s.a.x;
    r.dir.y = s.b.y - s.a.y;
    r.dir.z = s.b.z - s.a.z;
    r.t_max = GRAZE_ONE;
    return r;
}

graze_scalar t_of_fraction(graze_fraction fraction)
{
    const graze_scalar step = (graze_scalar)(GRAZE_FRACTION_ONE / GRAZE_ONE);
    return (fraction + (step > 1 ? step / 2 : 0)) / step;
}

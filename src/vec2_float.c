/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The algebra of vectors in the plane, in floats: the same as in vec3_float.c, with z = 0. */
#include "../include/graze/vec2.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "number/float_scale.h"

graze_wide graze_vec2_dot(graze_vec2 a, graze_vec2 b)
{
    return float_held(vec2_dot(&a, &b));
}

graze_wide graze_vec2_length_sq(graze_vec2 v)
{
    return float_held(vec2_dot(&v, &v));
}

graze_wide graze_vec2_cross(graze_vec2 a, graze_vec2 b)
{
    return float_held(vec2_cross(&a, &b));
}

graze_vec2 graze_vec2_lerp(graze_vec2 a, graze_vec2 b, graze_fraction t)
{
    const graze_vec2 run = vec2_between(&a, &b);
    if (bits_of(t) == bits_of(1.0f))
        return b;
    if (is_zero(t))
        return a;
    return graze_vec2_of(float_held(a.x + run.x * t), float_held(a.y + run.y * t));
}

graze_scalar graze_vec2_length(graze_vec2 v)
{
    const float_norm n = norm_of(v.x, v.y, 0.0f);
    return norm_length(&n);
}

graze_scalar graze_vec2_distance(graze_vec2 a, graze_vec2 b)
{
    const float_norm n = norm_of(b.x - a.x, b.y - a.y, 0.0f);
    return norm_length(&n);
}

graze_scalar graze_vec2_length_down(graze_vec2 v)
{
    return graze_vec3_length_down(graze_vec3_of(v.x, v.y, 0.0f));
}

graze_scalar graze_vec2_length_up(graze_vec2 v)
{
    return graze_vec3_length_up(graze_vec3_of(v.x, v.y, 0.0f));
}

graze_scalar graze_vec2_distance_down(graze_vec2 a, graze_vec2 b)
{
    return graze_vec3_distance_down(graze_vec3_of(a.x, a.y, 0.0f), graze_vec3_of(b.x, b.y, 0.0f));
}

graze_scalar graze_vec2_distance_up(graze_vec2 a, graze_vec2 b)
{
    return graze_vec3_distance_up(graze_vec3_of(a.x, a.y, 0.0f), graze_vec3_of(b.x, b.y, 0.0f));
}

graze_vec2 graze_vec2_normalize(graze_vec2 v)
{
    if (is_zero(v.x) && is_zero(v.y))
        return v;
    const float_norm n = norm_of(v.x, v.y, 0.0f);
    return graze_vec2_of(norm_unit(&n, v.x), norm_unit(&n, v.y));
}

graze_vec2 graze_vec2_reflect(graze_vec2 v, graze_vec2 normal)
{
    const graze_vec3 r =
        graze_vec3_reflect(graze_vec3_of(v.x, v.y, 0.0f), graze_vec3_of(normal.x, normal.y, 0.0f));
    return graze_vec2_of(r.x, r.y);
}

graze_vec2 graze_vec2_slide(graze_vec2 v, graze_vec2 normal)
{
    const graze_vec3 r =
        graze_vec3_slide(graze_vec3_of(v.x, v.y, 0.0f), graze_vec3_of(normal.x, normal.y, 0.0f));
    return graze_vec2_of(r.x, r.y);
}

graze_vec2 graze_vec2_rotate(graze_vec2 v, graze_angle angle)
{
    graze_scalar sine, cosine;
    graze_sincos(angle, &sine, &cosine);
    return graze_vec2_of(float_held(v.x * cosine - v.y * sine),
                         float_held(v.x * sine + v.y * cosine));
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The algebra of vectors in the plane: the same as in vec3.c, with z = 0 known when compiling. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/vec2.h"
#include "number/transform.h"

graze_wide graze_vec2_dot(graze_vec2 a, graze_vec2 b)
{
    return wide_dot(a.x, b.x, a.y, b.y, 0, 0);
}

graze_wide graze_vec2_length_sq(graze_vec2 v)
{
    return wide_dot(v.x, v.x, v.y, v.y, 0, 0);
}

graze_wide graze_vec2_cross(graze_vec2 a, graze_vec2 b)
{
    return wide_difference(a.x, b.y, a.y, b.x);
}

graze_vec2 graze_vec2_lerp(graze_vec2 a, graze_vec2 b, graze_fraction t)
{
    return graze_vec2_of(scalar_between(a.x, b.x, t), scalar_between(a.y, b.y, t));
}

graze_scalar graze_vec2_length(graze_vec2 v)
{
    return scalar_length(span_of(v.x), span_of(v.y), span_zero(), TO_NEAREST);
}

graze_scalar graze_vec2_distance(graze_vec2 a, graze_vec2 b)
{
    return scalar_length(span_apart(a.x, b.x), span_apart(a.y, b.y), span_zero(), TO_NEAREST);
}

graze_scalar graze_vec2_length_down(graze_vec2 v)
{
    return scalar_length(span_of(v.x), span_of(v.y), span_zero(), DOWNWARD);
}

graze_scalar graze_vec2_distance_down(graze_vec2 a, graze_vec2 b)
{
    return scalar_length(span_apart(a.x, b.x), span_apart(a.y, b.y), span_zero(), DOWNWARD);
}

graze_scalar graze_vec2_length_up(graze_vec2 v)
{
    return scalar_length(span_of(v.x), span_of(v.y), span_zero(), UPWARD);
}

graze_scalar graze_vec2_distance_up(graze_vec2 a, graze_vec2 b)
{
    return scalar_length(span_apart(a.x, b.x), span_apart(a.y, b.y), span_zero(), UPWARD);
}

graze_vec2 graze_vec2_normalize(graze_vec2 v)
{
    span x = span_of(v.x), y = span_of(v.y);
    if (span_is_zero(x) && span_is_zero(y))
        return v;
    unit_scale s;
    set_unit_scale(&s, x, y, span_zero());
    return graze_vec2_of(scalar_unit(&s, v.x), scalar_unit(&s, v.y));
}

/* The vector in space, with z = 0. */
static inline graze_vec3 vec2_level(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

graze_vec2 graze_vec2_reflect(graze_vec2 v, graze_vec2 normal)
{
    const graze_vec3 r = graze_vec3_reflect(vec2_level(v), vec2_level(normal));
    return graze_vec2_of(r.x, r.y);
}

graze_vec2 graze_vec2_slide(graze_vec2 v, graze_vec2 normal)
{
    const graze_vec3 r = graze_vec3_slide(vec2_level(v), vec2_level(normal));
    return graze_vec2_of(r.x, r.y);
}

graze_vec2 graze_vec2_rotate(graze_vec2 v, graze_angle angle)
{
    const rotor r = rotor_of(angle);
    return graze_vec2_of(rotor_across(&r, v.x, v.y), rotor_along(&r, v.x, v.y));
}

#endif

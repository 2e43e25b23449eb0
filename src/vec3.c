/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The algebra of vectors, as far as it multiplies and adds, divides or takes roots. */
#include "../include/graze/vec3.h"
#include "arith_scalar.h"

graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b)
{
    return wide_dot(a.x, b.x, a.y, b.y, a.z, b.z);
}

graze_wide graze_vec3_length_sq(graze_vec3 v)
{
    return wide_dot(v.x, v.x, v.y, v.y, v.z, v.z);
}

graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(scalar_of_wide(wide_difference(a.y, b.z, a.z, b.y)),
                         scalar_of_wide(wide_difference(a.z, b.x, a.x, b.z)),
                         scalar_of_wide(wide_difference(a.x, b.y, a.y, b.x)));
}

graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t)
{
    return graze_vec3_of(scalar_between(a.x, b.x, t), scalar_between(a.y, b.y, t),
                         scalar_between(a.z, b.z, t));
}

graze_scalar graze_vec3_length(graze_vec3 v)
{
    return scalar_length(span_of(v.x), span_of(v.y), span_of(v.z));
}

graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b)
{
    return scalar_length(span_apart(a.x, b.x), span_apart(a.y, b.y), span_apart(a.z, b.z));
}

graze_vec3 graze_vec3_normalize(graze_vec3 v)
{
    span x = span_of(v.x), y = span_of(v.y), z = span_of(v.z);
    if (span_is_zero(x) && span_is_zero(y) && span_is_zero(z))
        return v;
    norm n = norm_of(x, y, z);
    return graze_vec3_of(scalar_unit(&n, v.x), scalar_unit(&n, v.y), scalar_unit(&n, v.z));
}

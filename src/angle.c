/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Angles, sines, cosines and tangents, and their inverses. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/angle.h"
#include "number/angle.h"
#include "number/angle_directed.h"

graze_scalar graze_sin(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_sine(&b);
}

graze_scalar graze_cos(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_cosine(&b);
}

graze_scalar graze_sin_down(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_sine_rounded(&b, DOWNWARD);
}

graze_scalar graze_sin_up(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_sine_rounded(&b, UPWARD);
}

graze_scalar graze_cos_down(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_cosine_rounded(&b, DOWNWARD);
}

graze_scalar graze_cos_up(graze_angle angle)
{
    const bearing b = bearing_of(angle);
    return scalar_cosine_rounded(&b, UPWARD);
}

void graze_sincos(graze_angle angle, graze_scalar *sine, graze_scalar *cosine)
{
    const bearing b = bearing_of(angle);
    if (sine)
        *sine = scalar_sine(&b);
    if (cosine)
        *cosine = scalar_cosine(&b);
}

graze_scalar graze_tan(graze_angle angle)
{
    return scalar_tangent(u64_of(angle, 0));
}

graze_scalar graze_sin_radians(graze_scalar x)
{
    const bearing b = bearing_of_fine(fine_of_radians(x));
    return scalar_sine(&b);
}

graze_scalar graze_cos_radians(graze_scalar x)
{
    const bearing b = bearing_of_fine(fine_of_radians(x));
    return scalar_cosine(&b);
}

graze_scalar graze_tan_radians(graze_scalar x)
{
    return scalar_tangent(fine_of_radians(x));
}

graze_angle graze_angle_from_degrees(graze_scalar x)
{
    return angle_of_degrees(x);
}

graze_angle graze_angle_from_radians(graze_scalar x)
{
    return angle_of_fine(fine_of_radians(x));
}

graze_scalar graze_angle_to_degrees(graze_angle angle)
{
    return degrees_of(angle);
}

graze_scalar graze_angle_to_radians(graze_angle angle)
{
    return radians_of(angle);
}

graze_angle graze_atan2(graze_scalar y, graze_scalar x)
{
    return angle_of_vector(y, x);
}

graze_angle graze_asin(graze_scalar x)
{
    return angle_of_sine(x);
}

graze_angle graze_acos(graze_scalar x)
{
    return u32_sub_modular(GRAZE_QUARTER_TURN, angle_of_sine(x));
}

#endif

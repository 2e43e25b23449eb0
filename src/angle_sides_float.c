/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sines and cosines of floats that are rounded down or up: the bits of the sine less or plus their error, cut off or rounded
 * up to 24. */
#include "../include/graze/angle.h"

#if GRAZE_FLOAT
#include "number/angle_float.h"

/* The first 24 bits of bits, or of bits + 255 or + 127, below 2^32: cut off, or rounded up. */
GRAZE_INLINE uint32_t angle_leading_24(uint32_t bits, bool up)
{
    const uint32_t unit = bits < UINT32_C(0x80000000) ? 128u : 256u;
    return (bits + (up ? unit - 1u : 0u)) / unit * unit;
}

/* The true sine is -1 to 3 above its bits, which have 31 or 32. */
GRAZE_REPEATED float angle_sine_side(const angle_from_axis *a, bool away)
{
    const uint32_t bits = angle_sine_bits(a);
    if (a->leading == 0)
        return 0.0f;
    return (float)angle_leading_24(away ? bits + 3u : bits - 1u, away) *
           angle_power_of_2(-32 - (int32_t)a->up);
}

/* The true cosine is -2 to 1 above its bits, and at most 2^31. */
GRAZE_REPEATED float angle_cosine_side(const angle_from_axis *a, bool away)
{
    const uint32_t bits = angle_cosine_bits(a->z), one = UINT32_C(0x80000000);
    if (a->leading == 0)
        return 1.0f;
    const uint32_t side = angle_leading_24(away ? bits + 1u : bits - 2u, away);
    return (float)(side < one ? side : one) * 0x1p-31f;
}

GRAZE_ONCE float angle_sine_to_side(graze_angle angle, bool up)
{
    const angle_from_axis a = angle_measured(angle);
    const bool below = angle >= GRAZE_HALF_TURN, away = up != below;
    if (angle_is_upright(angle / ANGLE_EIGHTH))
        return angle_signed_float(below, angle_cosine_side(&a, away));
    return angle_signed_float(below, angle_sine_side(&a, away));
}

graze_scalar graze_sin_down(graze_angle angle)
{
    return angle_sine_to_side(angle, false);
}

graze_scalar graze_sin_up(graze_angle angle)
{
    return angle_sine_to_side(angle, true);
}

graze_scalar graze_cos_down(graze_angle angle)
{
    return angle_sine_to_side(u32_sub_modular(angle, 3u * GRAZE_QUARTER_TURN), false);
}

graze_scalar graze_cos_up(graze_angle angle)
{
    return angle_sine_to_side(u32_sub_modular(angle, 3u * GRAZE_QUARTER_TURN), true);
}

#endif

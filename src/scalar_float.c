/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products, quotients and roots of floats, saturating. */
#include "../include/graze/scalar.h"

#if GRAZE_FLOAT

#include "number/float_scale.h"
#include "wide/lift.h"

graze_scalar graze_mul(graze_scalar a, graze_scalar b)
{
    return float_held(a * b);
}

/* IEEE would take the sign of the zero into account, and make 0 / 0 a NaN. */
graze_scalar graze_div(graze_scalar a, graze_scalar b)
{
    if (is_zero(b))
        return is_positive(a) ? FLT_MAX : is_negative(a) ? -FLT_MAX : a;
    return float_held(float_div(a, b));
}

graze_scalar graze_sqrt(graze_scalar x)
{
    if (float_at_most(x, 0.0f))
        return 0.0f;
    return root_of_squares(x);
}

/*
 * root^2 - x for the nearest root of a normal number x, in units of the square of the root's last place. Both are below
 * 2^48, and differ by at most the root: so their last 32 bits have the difference.
 */
GRAZE_INLINE int32_t root_excess(float root, float x)
{
    const uint32_t m = bits_of(root) % 0x800000u + 0x800000u,
                   n = bits_of(x) % 0x800000u + 0x800000u;
    const uint32_t up =
        bits_of(x) / 0x800000u + 150u - 2u * (bits_of(root) / 0x800000u); /* 23, 24 */
    const uint32_t whole = u64_low(u32_mul(n, u32_power_of_2(up)));
    return s32_of_bits(u32_sub_modular(u64_low(u32_mul(m, m)), whole));
}

/* Subnormal numbers are multiplied by 4^12, and their roots by 2^12. No root is subnormal, or near FLT_MAX. */
GRAZE_ONCE float root_to_side(float x, bool up)
{
    const bool is_subnormal = float_less(x, FLT_MIN);
    float_bits root;
    if (float_at_most(x, 0.0f))
        return 0.0f;
    root.number = root_of_squares(x);
    if (!is_finite(x))
        return root.number;
    const int32_t excess = is_subnormal ? root_excess(root.number * 0x1p12f, x * 0x1p24f)
                                        : root_excess(root.number, x);
    root.bits += up && excess < 0 ? 1u : 0u;
    root.bits -= !up && excess > 0 ? 1u : 0u;
    return root.number;
}

graze_scalar graze_sqrt_down(graze_scalar x)
{
    return root_to_side(x, false);
}

graze_scalar graze_sqrt_up(graze_scalar x)
{
    return root_to_side(x, true);
}

graze_scalar graze_from_wide(graze_wide x)
{
    return float_held(x);
}

#endif

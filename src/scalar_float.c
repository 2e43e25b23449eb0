/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products, quotients and roots of floats, saturating. */
#include "../include/graze/scalar.h"

#if GRAZE_FLOAT

#include "number/float_scale.h"

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

graze_scalar graze_from_wide(graze_wide x)
{
    return float_held(x);
}

#endif

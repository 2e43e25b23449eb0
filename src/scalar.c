/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products, quotients and roots of scalars. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/scalar.h"
#include "number/scalar.h"

graze_scalar graze_mul(graze_scalar a, graze_scalar b)
{
    return scalar_product(a, b);
}

graze_scalar graze_div(graze_scalar a, graze_scalar b)
{
    return scalar_quotient(a, b);
}

graze_scalar graze_sqrt(graze_scalar x)
{
    return scalar_root(x, TO_NEAREST);
}

graze_scalar graze_sqrt_down(graze_scalar x)
{
    return scalar_root(x, DOWNWARD);
}

graze_scalar graze_sqrt_up(graze_scalar x)
{
    return scalar_root(x, UPWARD);
}

graze_scalar graze_from_wide(graze_wide x)
{
    return scalar_of_wide(x);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Quotients and roots of cores without an FPU. */
#include "../include/graze/number.h"

#if GRAZE_FLOAT
#include "number/solid_float.h"

#if GRAZE_SOFT_FLOAT

GRAZE_SHARED float grazef_quotient_by_bits(float a, float b)
{
    return quotient_by_bits(a, b);
}

GRAZE_SHARED float grazef_root_by_bits(float x)
{
    return root_by_bits(x);
}

#endif
#endif

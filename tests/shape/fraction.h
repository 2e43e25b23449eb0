/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Fractions of a motion, for the tests of shapes that move. */
#ifndef GRAZE_TESTS_SHAPE_FRACTION_H
#define GRAZE_TESTS_SHAPE_FRACTION_H

#include "../../include/graze/scalar.h"

#define PART(whole, parts) (GRAZE_FRACTION_ONE / (parts) * (whole))

/* Rounded down in the fixed build. */
static inline bool is_fraction(graze_fraction fraction, graze_fraction exact)
{
#if GRAZE_FLOAT
    return fraction <= exact + 0x1p-20f && exact <= fraction + 0x1p-20f;
#else
    return fraction <= exact && exact - fraction < 2;
#endif
}

#endif

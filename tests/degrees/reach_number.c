/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether a length is a number that a reach can be. */
#include "../../src/arith3.h"

bool f(length l);

bool f(length l)
{
#if BALANCED
    return reach_is_number(reach_of(GRAZE_ONE, l));
#else
    return reach_is_number(l);
#endif
}

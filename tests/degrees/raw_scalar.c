/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A coordinate where a length is due. */
#include "../../src/arith3.h"

area f(length l, graze_scalar c);

area f(length l, graze_scalar c)
{
#if BALANCED
    return area_of(l, length_of(c));
#else
    return area_of(l, c);
#endif
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Until a reach is 0, told by a length. */
#include "../../src/arith3.h"

share f(reach from, reach to, length l);

share f(reach from, reach to, length l)
{
#if BALANCED
    return share_until_zero(from, reach_minus(to, reach_of(GRAZE_ONE, l)));
#else
    return share_until_zero(from, l);
#endif
}

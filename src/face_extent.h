/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From where to where a triangle or a parallelogram reaches along an axis of the world: see face.h. */
#ifndef GRAZE_FACE_EXTENT_H
#define GRAZE_FACE_EXTENT_H

#include "face.h"

/* Lengths of one: those may be added, where lengths may not. */
static inline reach reach_of_one(length l)
{
    return reach_of(GRAZE_ONE, l);
}

/* By another edge from the same corner. */
static inline void stretch(reach *least, reach *most, reach by)
{
#if GRAZE_CORNERS == 3
    const reach low = by, high = by;
#else
    const reach low = reach_plus(*least, by), high = reach_plus(*most, by);
#endif
    if (reach_less(low, *least))
        *least = low;
    if (reach_less(*most, high))
        *most = high;
}

/* Whether it covers some of what lies from low to high, as seen from its corner. By their addresses:
 * gcc -Os copies far ones with memcpy on a Cortex-M0. */
static inline bool meets_interval(const length *u, const length *v, const reach *low,
                                  const reach *high)
{
    reach least = reach_zero(), most = reach_zero();
    stretch(&least, &most, reach_of_one(*u));
    stretch(&least, &most, reach_of_one(*v));
    return !reach_less(*high, least) && !reach_less(most, *low);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From where to where a triangle or a parallelogram reaches along an axis of the world: see face.h. */
#ifndef GRAZE_FACE_EXTENT_H
#define GRAZE_FACE_EXTENT_H

#include "face.h"

/* The numbers of a face along one axis. */
typedef struct {
    graze_scalar corner, u, v;
} row;

#define ROW(axis)                                                                                  \
    {                                                                                              \
        corner_of(f)->axis, end_of_u(f)->axis, end_of_v(f)->axis                                   \
    }

/* As ask_u and ask_v. */
GRAZE_INLINE void ask_row(nearness *n, length *u, length *v, const face *f, const row *of)
{
    nearness_ask(n, of->corner);
    length_put(u, edge_asked(n, f, of->corner, of->u));
    length_put(v, edge_asked(n, f, of->corner, of->v));
}

/* By another edge from the same corner. */
static inline void extend(stretch *least, stretch *most, const face *f, stretch by)
{
    const stretch low = IS_TRIANGLE(f) ? by : stretch_plus(*least, by);
    const stretch high = IS_TRIANGLE(f) ? by : stretch_plus(*most, by);
    if (stretch_less(low, *least))
        *least = low;
    if (stretch_less(*most, high))
        *most = high;
}

/* Whether it covers some of what lies from low to high, as seen from its corner. By their addresses:
 * gcc -Os copies far ones with memcpy on a Cortex-M0. */
static inline bool meets_interval(const face *f, const length *u, const length *v,
                                  const stretch *low, const stretch *high)
{
    stretch least = stretch_of(length_of(0)), most = stretch_of(length_of(0));
    extend(&least, &most, f, stretch_of(*u));
    extend(&least, &most, f, stretch_of(*v));
    return !stretch_less(*high, least) && !stretch_less(most, *low);
}

#endif

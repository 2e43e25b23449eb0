/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A hit in the interior of a ball or a box, where an end of the line stays as it is: see axes.h. */
#ifndef GRAZE_HIT_INSIDE_H
#define GRAZE_HIT_INSIDE_H

#include "axes.h"

#include "../wide/inlining.h"

/* There is no normal where no surface is. */
GRAZE_INLINE void clear(vector_n *normal)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
#define CLEAR_NORMAL(axis) normal->axis = zero
    EACH_AXIS(CLEAR_NORMAL);
}

GRAZE_INLINE void stay(const vector_n *end, vector_n *point, vector_n *normal)
{
#define STAY(axis) point->axis = end->axis
    EACH_AXIS(STAY);
    clear(normal);
}

#endif

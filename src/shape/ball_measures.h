/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What is computed of a line and a ball, before it is known whether they have a point in common. */
#ifndef GRAZE_BALL_MEASURES_H
#define GRAZE_BALL_MEASURES_H

#include "ball.h"

#include "../number/crossing.h"

/* Apart from the line: far numbers are computed by calls that take the address of this structure, and a
 * compiler can keep a structure in registers only while nothing takes its address. */
typedef struct {
    lengths_n from_center, run;
    area a, b, c;
} measures;

/* False when it is not made of numbers. */
GRAZE_INLINE bool measure(measures *of, graze_scalar ball_radius)
{
    length radius = length_of(ball_radius);
    set_dot_n(&of->a, &of->run, &of->run);
    set_dot_n(&of->b, &of->from_center, &of->run);
    set_dot_n(&of->c, &of->from_center, &of->from_center);
    /* Of the same difference, subtracted, gcc spills more. */
    area_add_product(&of->c, length_negate(radius), radius);
    return area_is_number(&of->a) && area_is_number(&of->b) && area_is_number(&of->c);
}

GRAZE_INLINE bool is_point(const measures *of)
{
    return area_sign(&of->a) == 0;
}

typedef enum { AT_START, AT_END, ON_SURFACE } place;

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees in the plane, based on degrees.h. Near and far mean the same as there.
 *
 *   length2                     two lengths
 *   set_between2(&v, &from, &to), set_direction2(&v, &direction), vector2_is_zero(&v)
 *   set_dot2(&area, &a, &b), set_cross2   the cross product is positive if b points to the left of a
 *   is_part(&part, &whole)       whether 0 <= part / whole <= 1; whole MUST NOT be 0
 *   left_of(&v)                 the unit vector to the left of v, rounded; v MUST NOT be zero
 *   area_over(&a, &v)           |a| / |v|, rounded once, saturating; v MUST NOT be zero
 */
#ifndef GRAZE_DEGREES2_H
#define GRAZE_DEGREES2_H

#include "degrees.h"

#if GRAZE_FLOAT
#include "degrees2_float.h"
#elif GRAZE_FAR
#include "degrees2_far.h"
#else
#include "degrees2_near.h"
#endif

#endif

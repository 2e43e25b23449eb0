/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of frustums. A pull is normal . p, a sum of three fractions times coordinates. It is compared
 * with the limit, because the difference of the two would not fit.
 *
 *   is_short(c)                   whether c is small enough that a pull fits in a graze_wide
 *   plane_holds(n, limit, p, is_short)      whether n . p >= limit; `is_short`: all coordinates of p are short
 *   plane_excludes(n, limit, p, is_short)   whether n . p < limit
 *   is_no_normal(n)              whether the normal is zero
 *   ball_is_in, ball_is_out(n, limit, &sphere, is_short)   whether normal . center - radius >= limit, or + radius
 *                                < limit; the radius MUST NOT be negative
 *   box_view(n, limit, &box, slack)     the view of an oriented box by one plane; the half extents MUST NOT be negative
 *   box_slack_of(&box)           the same for all planes: the error of a short test that box_view begins with
 *
 * Widths, for cameras and frustums: bits with the sign, or unsigned (u).
 *
 *   pull: normal . p, any stored normal             64 for short coordinates, else 65
 *   limit                                           64
 *   pull of an oriented box, with its axes          98; in the short test 64
 *   corner direction of a camera; across an axis    96; 127     picture.h
 *   line of two planes: direction; origin           64; 96      frustum_seam_fixed.h
 *   cut of such a line by a third plane: whole; part   97; 128u and a sign
 *   to compare two such cuts                        224u
 *   sum of two rows of a matrix; squared length     33; 66u     mat4_clip.h
 *   determinant of a matrix                         129, decided by its lower 128
 */
#ifndef GRAZE_SHAPE_FRUSTUM_VIEW_H
#define GRAZE_SHAPE_FRUSTUM_VIEW_H

#include "../../include/graze/frustum.h"
#include "../number/scalar.h"

#include "frustum_view_fixed.h"

#endif

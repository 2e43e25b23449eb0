/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What frustums say about numbers. A pull is a fraction of a normal times a coordinate, and a sum of three: it
 * is compared with a limit, and never subtracted from one, which would not fit.
 *
 *   is_tame(c)                   a coordinate with which a pull is a word
 *   plane_holds(n, limit, p, tame)      n . p >= limit; `tame`: all of p's coordinates are
 *   plane_excludes(n, limit, p, tame)   n . p < limit: the opposite, but not of a NaN
 *   is_no_normal(n)              the normal is zero, and ball_is_out does not allow for that (fixed build)
 *   is_above_zero(limit)
 *   ball_is_in, ball_is_out(n, limit, &sphere, tame)   normal . center - radius >= limit, and + radius < limit,
 *                                of a radius that is not negative
 *   box_pull                     from the center of an oriented box, weighed by its axes
 *   box_pull_of(&pull, n, &box)
 *   box_is_in, box_is_out(&pull, limit)
 */
#ifndef GRAZE_ARITH_VIEW_H
#define GRAZE_ARITH_VIEW_H

#include "../include/graze/frustum.h"
#include "arith_scalar.h"

#if GRAZE_FLOAT
#include "arith_view_float.h"
#else
#include "arith_view_fixed.h"
#endif

#endif

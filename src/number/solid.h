/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Squares of spans, and the ends of intervals: for solids.
 *
 *   lesser(a, b), greater(a, b)
 *   next_above, next_below(c)   the next coordinate; at the end of the world c itself
 *   lower_end, upper_end(center, size)   the ends of the interval of that size around the center, rounded away from
 *                               the center, saturating; swapped for size < 0
 *   squares                     degree 2: a sum of squares of spans; squares_of(span)
 *   squares_plus                the sum MUST be below 2^64; squares_plus_held saturates instead
 *   squares_at_most
 *   squares_root, squares_wide  a coordinate, rounded once; and a graze_wide, exact; both saturate
 *   span_sum(a, b)              the sum of two radii
 *   squares_root_beyond(squares, span)   by how much the root exceeds the span, rounded once, or 0; saturates
 *   span_outside(whole, beside) the least span whose square plus `beside` exceeds `whole`; beside MUST be at most
 *                               whole
 *   offset_held(start, down, span)   start + span, or start - span if down; saturates
 */
#ifndef GRAZE_NUMBER_SOLID_H
#define GRAZE_NUMBER_SOLID_H

#include "spans.h"

#include "solid_fixed.h"

#endif

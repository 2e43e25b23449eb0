/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What an algorithm may say about numbers.
 *
 * An algorithm is written once. It does not know whether a coordinate is an integer or a float,
 * nor how wide a product gets; it speaks of degrees. Each degree is a structure of its own, so
 * that a formula whose degrees do not balance does not compile. It may compare coordinates
 * (graze_scalar) with each other by < and <=; all else is said in the words below.
 *
 * In the fixed build every function is exact, and MUST be given what its BOUND says; in the float
 * build it is one IEEE operation or a few. A comparison with a NaN is false, so algorithms test
 * for what must hold, and not for what must not.
 *
 * Spans: any coordinates, never negative, 32 bits. Enough for boxes. (arith_fixed.h, arith_float.h)
 *
 *   mirror(c)                 a coordinate on an axis turned round: order reversed, distances kept
 *   is_coordinate(c)          false for NaN and infinity
 *   is_interval(low, high)    low <= high, or something that a comparison of ratios finds anyway
 *   span                      degree 1: how far it is from one coordinate up to a higher one
 *   span_between(low, high)   span_of(c) = |c|   span_is_zero, span_less
 *   ratio                     degree 0: part / whole, neither divided. whole = 0: infinite, or,
 *                             with part = 0, a ratio that is equal to every other
 *   ratio_less, ratio_at_most, ratio_equal       by cross-multiplication
 *   ratio_zero, ratio_one, ratio_of_limit(t_max)
 *   progress                  a ratio that is ready to be multiplied: here it is divided, once
 *   progress_of(ratio)        whole > 0
 *   along(start, span, progress)  start + span * progress, rounded once; MUST be a coordinate
 *   progress_fraction, progress_t  as hits report it, rounded once, saturating
 *   held_between(low, c, high)  what float rounding carried outside is put on the border
 *
 * Signed degrees, three dimensions. (arith_near.h, arith_far.h, arith_float.h)
 *
 *   length, length3           degree 1: differences of coordinates, directions
 *   area, area3               degree 2: products of two lengths: dot, cross
 *   volume                    degree 3: an area3 along a length3
 *   reach                     a length weighed by plain numbers: a normal or axis along a length3
 *   compare_area_products     degree 4: the sign of a * b - c * d
 *   share                     a ratio of two areas or of two volumes
 *
 * Near: every coordinate of the query within [-2^29, 2^29), 8192 units around the origin, and
 * every component of a direction as well (is_near tells). Far: any int32_t. A routine that needs
 * both stands in one file that two-line files include with GRAZE_FAR 0 and 1.
 */
#ifndef GRAZE_ARITH_H
#define GRAZE_ARITH_H

#include "../include/graze/vec3.h"

#if GRAZE_FLOAT
#include "arith_float.h"
#else
#include "arith_fixed.h"
#endif

#endif

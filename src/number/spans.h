/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The vocabulary of algorithms, and the first of its topics: spans.
 *
 * An algorithm is written once, in shape/. It does not depend on whether a coordinate is an integer or a float, nor on
 * how wide a product becomes. It is written in degrees: a length is of degree 1, an area of degree 2, a volume of
 * degree 3. Each degree is a structure of its own, so a formula whose degrees do not balance does not compile. An
 * algorithm may compare coordinates (graze_scalar) by < and <=. For everything else it uses the words of these headers:
 *
 *   spans.h      distances along one axis, and ratios of them: enough for boxes
 *   solid.h      squares of spans: balls, and boxes that are built
 *   degrees.h    signed lengths, areas and volumes, and vectors of them; near.h: which numbers are near
 *   share.h      quotients of areas or reaches, and points along a line
 *   reach.h      lengths along a stored normal or axis
 *   separation.h how far a point is from a corner, an edge or a plane
 *   scalar.h     results that are numbers of the user again: products, roots, lengths
 *   angle.h, transform.h, text.h   angles, rotations, text
 *
 * Words that one shape uses lie with that shape, in shape/: ball_crossing.h, disc_rim.h, obb_edge.h, face_volume_hint.h,
 * frustum_view.h, frustum_seam.h, picture.h, nearest_beside.h, mat4_clip.h, rotation.h and quaternion_turned.h.
 *
 * In the fixed build every function is exact, and its arguments MUST satisfy its BOUND. In the float build it is one
 * IEEE operation or a few. A comparison with a NaN is false, so an algorithm tests for what must hold, and not for
 * what must not hold.
 *
 * Spans: any coordinates, never negative, 32 bits.
 *
 *   mirror(c)                 a coordinate on the reversed axis: order reversed, distances kept
 *   at_most(a, b)             a <= b; false for NaN
 *   is_coordinate(c)          false for NaN and infinity; are_three_coordinates(x, y, z), are_spans(x, y, z)
 *   is_interval(low, high)    low <= high, or something that a comparison of ratios detects anyway
 *   span                      degree 1: the distance from one coordinate up to a higher one
 *   span_apart(a, b)          the span between a and b, whichever is lower
 *   span_between(low, high)   span_of(c) = |c|   span_zero, span_is_zero, span_is_number
 *   span_less, span_at_most, span_equal
 *   span_until(span, t)       the part of a ray up to t >= 0: span * t, rounded up, saturating; unlimited for
 *                             GRAZE_NO_LIMIT. In the float build so much more that no hit up to t is beyond it
 *   span_until_fraction(span, fraction), span_until_end(span)   the same for a segment: up to a fraction, up to its end
 *   is_lane(low, high, start, length, is_segment)   for start <= high: is_interval(low, high), and the start and the
 *                             length are numbers. The length of a segment is the span between its ends. Unspecified for
 *                             a segment if low is infinity
 *   ratio                     degree 0: part / whole, not divided. With whole = 0 it is infinite, or, with part = 0,
 *                             equal to every other ratio
 *   ratio_less, ratio_at_most, ratio_equal   by cross-multiplication; in the float build never in another order than
 *                             the quotients
 *   ratios_are_exact()        false in the float build, where ratios that differ can be equal to a third
 *   ratio_from(part, whole)   ratio_zero, ratio_one, ratio_of_limit(t_max)
 *   progress                  a ratio that is ready to be multiplied: divided, once
 *   progress_of(ratio)        the progress of a ratio with whole > 0
 *   along(start, span, progress)   start + span * progress, rounded once; MUST be a coordinate
 *   along_held                as along, saturating
 *   progress_fraction         the fraction of a hit, for a ratio of at most 1, rounded once
 *   progress_t                the t of a hit, rounded once, saturating
 *   held_between(low, c, high)   c, clamped to borders that only the rounding of floats can cross; finite
 *   held_to(limit, t)         t, clamped likewise
 *   hold_end(&c, end)          c was computed for the end of a line. In the float build it becomes the end, which
 *                             rounding may have missed
 *   limit_at(limit, t)        a limit that keeps every hit whose rounded t is less than this t; or the unchanged limit,
 *                             if a nearer one might exclude such a hit
 *   limit_at_fraction(limit, fraction)   limit_at for a segment as a ray, whose end is GRAZE_ONE
 */
#ifndef GRAZE_NUMBER_SPANS_H
#define GRAZE_NUMBER_SPANS_H

#include "../../include/graze/vec3.h"
#include "../wide/inlining.h"

#include "spans_fixed.h"

/* Copies a vector by its components: gcc -Os copies a structure of three words with memcpy on a Cortex-M0. */
GRAZE_INLINE void vec3_copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

#endif

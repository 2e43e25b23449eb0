/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The vocabulary of algorithms, and the first of its topics: spans.
 *
 * An algorithm is written once, in shape/, and does not depend on how wide a product becomes. It is written in degrees: a length is of degree 1, an area of degree 2, a volume of
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
 * Every function is exact unless its line says that it rounds, and its arguments MUST satisfy its BOUND.
 *
 * Spans: any coordinates, never negative, 32 bits.
 *
 *   mirror(c)                 a coordinate on the reversed axis: order reversed, distances kept
 *   span                      degree 1: the distance from one coordinate up to a higher one
 *   span_apart(a, b)          the span between a and b, whichever is lower
 *   span_between(low, high)   span_of(c) = |c|   span_zero, span_is_zero
 *   span_less, span_at_most, span_equal
 *   span_until(span, t)       the part of a ray up to t >= 0: span * t, rounded up, saturating; unlimited for
 *                             GRAZE_NO_LIMIT
 *   span_until_fraction(span, fraction)   the same for a segment, up to a fraction
 *   ratio                     degree 0: part / whole, not divided. With whole = 0 it is infinite, or, with part = 0,
 *                             equal to every other ratio
 *   ratio_less, ratio_at_most, ratio_equal   by cross-multiplication
 *   ratio_from(part, whole)   ratio_zero, ratio_one, ratio_of_limit(t_max)
 *   progress                  a ratio that is ready to be multiplied: divided, once
 *   progress_of(ratio)        the progress of a ratio with whole > 0
 *   along(start, span, progress)   start + span * progress, rounded once; MUST be a coordinate
 *   along_held                as along, saturating
 *   progress_fraction         the fraction of a hit, for a ratio of at most 1, rounded once
 *   progress_t                the t of a hit, rounded once, saturating
 *   limit_at_fraction(fraction)   a t_max that keeps each hit whose fraction, rounded, is less than this one
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

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Segments in space: where two segments are closest to each other, and how far they are apart.
 *
 * A segment is a graze_segment of line.h. Its ends belong to it. A segment of zero length is a
 * point. segment2.h has the same for the plane.
 *
 * In the fixed build every result is exact before its one rounding, for all coordinates, including
 * opposite corners of the world.
 *
 * In the float build the fourth powers of these lengths must be finite: of both segments, and of
 * the way from the start of one to the start of the other. So they should be less than 2^31. If
 * one is not finite, or a coordinate is NaN, all results are NaN. A power that vanishes counts as
 * 0: a segment counts as a point where its square vanishes, and two segments count as parallel
 * where the square of their cross product does, which happens at lengths of 2^-37.
 *
 * A distance is within GRAZE_FLOAT_SEGMENT_ULPS u S, of line.h, of the exact one, and the distance
 * of the two closest points, as they are stored, exceeds the exact one by at most as much. The
 * points may be elsewhere: between segments that are almost parallel, many pairs of points are
 * almost equally close.
 */
#ifndef GRAZE_SEGMENT_H
#define GRAZE_SEGMENT_H

#include "line.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes the points of the two segments that are closest to each other.
 *
 * Parallel segments beside each other have many closest pairs. Then the result is the pair whose
 * point on `a` is nearest to a->a, so another order of the segments, or of the ends of `a`, may
 * result in another pair. All other segments have one closest pair.
 *
 * In the fixed build each coordinate is the exact one, rounded once, ties away from the start of
 * its segment. An end of a segment is copied. Both results may be ends of `a` or `b`.
 */
void graze_segment_closest_points(const graze_segment *a, const graze_segment *b, graze_vec3 *on_a,
                                  graze_vec3 *on_b);

/**
 * Returns the distance of the exact segments, not of rounded points: 0 if they have a point in
 * common. Rounded once, to nearest, so the error is at most half a raw unit; saturating. In the
 * fixed build the exact distance is never halfway between two raw units: its square, counted in
 * squares of a raw unit, is a fraction whose denominator, in lowest terms, is not divisible by 4.
 * So the result is also 0 for segments that are less than half a raw unit apart. The order of the
 * segments, and of their ends, does not matter.
 */
graze_scalar graze_segment_distance_segment(const graze_segment *a, const graze_segment *b);

#ifdef __cplusplus
}
#endif

#endif

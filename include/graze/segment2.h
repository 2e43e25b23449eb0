/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The wall: a graze_segment2 that lines in the plane can hit.
 *
 * The ends belong to the wall. It has two sides and no interior; the front is on the left of the
 * direction from a to b.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The line passes from strictly one side to         GRAZE_HIT
 *     strictly the other, through the wall or one of
 *     its ends
 *     An end of the line is on the wall                 GRAZE_TOUCH
 *     The line runs along the wall, and both have a     GRAZE_TOUCH at the first common point;
 *     point in common                                   side = GRAZE_ACROSS
 *     The wall has zero length, and its point is on     GRAZE_TOUCH; wall_fraction = 0,
 *     the line                                          normal = 0, side = GRAZE_ACROSS; fraction
 *                                                       or t is the place of the wall on the line
 *     Zero-length segment, zero dir, or t_max = 0       a test of the start point: GRAZE_TOUCH on
 *                                                       the wall, else GRAZE_MISS; fraction or
 *                                                       t = 0, side = GRAZE_ACROSS
 *     t_max < 0                                         the ray is empty: GRAZE_MISS
 *
 * In the fixed build every predicate and every result of a cast is exact, for every wall and
 * every line, including opposite corners of the world. In the float build products of differences
 * are rounded. A line misses if one of these products overflows, which needs differences of more
 * than 1e19; a line along the wall misses if the square of its length vanishes, which needs a
 * length of less than 2^-74, and such a wall counts as a point.
 */
#ifndef GRAZE_SEGMENT2_H
#define GRAZE_SEGMENT2_H

#include "capsule2.h"
#include "circle.h"
#include "line2.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Where a segment hits a wall.
 *
 * point, fraction and wall_fraction are rounded once, as in graze_line_hit. The normal points to
 * the front of the wall, whichever side the line comes from; each component is within
 * GRAZE_SEGMENT2_NORMAL_BOUND raw units.
 */
typedef struct graze_wall_line_hit2 {
    graze_vec2 point;        /**< The point of the hit. */
    graze_vec2 normal;       /**< Of the front, of unit length; 0 if the wall has zero length. */
    graze_fraction fraction; /**< Position on the segment, 0 at its a. */
    graze_fraction wall_fraction; /**< Position on the wall; 0 if it has zero length. */
    graze_side side; /**< Side of the start; GRAZE_ACROSS: on the endless line of the wall. */
} graze_wall_line_hit2;

/** Where a ray hits a wall, rounded as in graze_wall_line_hit2. */
typedef struct graze_wall_ray_hit2 {
    graze_vec2 point;             /**< The point of the hit. */
    graze_vec2 normal;            /**< As in graze_wall_line_hit2. */
    graze_scalar t;               /**< Distance from the origin in multiples of dir. */
    graze_fraction wall_fraction; /**< Position on the wall; 0 if it has zero length. */
    graze_side side; /**< Side of the origin; GRAZE_ACROSS: on the endless line of the wall. */
} graze_wall_ray_hit2;

/**
 * @name Conversions to the hits of other shapes
 *
 * As the conversions of the hits of faces in line.h: the normal is negated, saturating, if side
 * is GRAZE_BACK, and else copied. The result has neither wall_fraction nor side.
 * @{
 */

/** Converts the hit of a wall to the type for circles and rectangles. */
static inline void graze_line_hit2_from_wall_hit2(const graze_wall_line_hit2 *wall_hit,
                                                  graze_line_hit2 *hit)
{
    hit->point = wall_hit->point;
    hit->normal = wall_hit->normal;
    if (wall_hit->side == GRAZE_BACK)
        hit->normal = graze_vec2_neg(wall_hit->normal);
    hit->fraction = wall_hit->fraction;
}

/** Converts the hit of a wall to the type for circles and rectangles. */
static inline void graze_ray_hit2_from_wall_hit2(const graze_wall_ray_hit2 *wall_hit,
                                                 graze_ray_hit2 *hit)
{
    hit->point = wall_hit->point;
    hit->normal = wall_hit->normal;
    if (wall_hit->side == GRAZE_BACK)
        hit->normal = graze_vec2_neg(wall_hit->normal);
    hit->t = wall_hit->t;
}

/** @} */

/**
 * The greatest error of a component of a normal, in raw units: like GRAZE_NORMALIZE_BOUND, but
 * walls may be longer than a vector.
 */
#define GRAZE_SEGMENT2_NORMAL_BOUND 0.5001

/**
 * @name Lines against a wall
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. On each axis the
 * point of a hit is the exact point, rounded once, ties away from the start of the line. For a
 * hit far along a ray the point saturates.
 * @{
 */

/**
 * True if the segment and the wall have a point in common. In the fixed build the result is the
 * same if you exchange wall and segment.
 */
bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment);

/** True if the ray and the wall have a point in common. */
bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray);

/** Finds the first point of the segment on the wall. */
graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit);

/** Finds the first point of the ray on the wall. */
graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit);

/** @} */

/**
 * True if the wall and the circle have a point in common. The result is that of
 * graze_circle_overlaps_segment: a wall is a segment, and so graze_circle_linecast and the other
 * routines of circle.h serve for walls too.
 */
static inline bool graze_segment2_overlaps_circle(const graze_segment2 *wall,
                                                  const graze_circle *circle)
{
    return graze_circle_overlaps_segment(circle, wall);
}

/**
 * True if the wall and the capsule have a point in common: the result of
 * graze_capsule2_overlaps_segment.
 */
static inline bool graze_segment2_overlaps_capsule2(const graze_segment2 *wall,
                                                    const graze_capsule2 *capsule)
{
    return graze_capsule2_overlaps_segment(capsule, wall);
}

/**
 * @name Points and a wall
 *
 * A wall of zero length is a point. In the float build a NaN makes the distance NaN, and both
 * coordinates of the nearest point. Squares of differences must neither overflow nor
 * vanish: differences from 2^-60 to 2^60 are safe.
 * @{
 */

/**
 * Computes the point of the wall that is nearest to `point`. On each axis the result is the exact
 * point, rounded once, ties away from the wall's a. The result may alias an argument.
 */
void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest);

/**
 * Returns the distance from the point to the exact wall, not to a rounded point of the wall.
 * Rounded once, to nearest, so the error is at most half a raw unit; saturating. In the fixed
 * build the exact distance is never halfway between two raw units: its square, counted in squares
 * of a raw unit, is a fraction whose denominator, in lowest terms, is not divisible by 4.
 */
graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point);

/** @} */

/**
 * @name Two walls
 *
 * As segment.h has them for space. In the float build the squares of these lengths must be finite:
 * of both walls, and of the way from the start of one to the start of the other. If one is not
 * finite, or a coordinate is NaN, all results are NaN. A wall counts as a point where its square
 * vanishes. A distance is within GRAZE_FLOAT_SEGMENT_ULPS u S, of line.h, of the exact
 * one, and the distance of the two closest points exceeds the exact one by at most as much.
 * @{
 */

/**
 * Computes the points of the two walls that are closest to each other. Where the walls cross, both
 * results are the crossing: in the fixed build rounded once, ties away from a->a, on both walls; in
 * the float build each is on its own wall, and they may differ by the bound above.
 *
 * Parallel walls beside each other have many closest pairs. Then the result is the pair whose
 * point on `a` is nearest to a->a, so another order of the walls, or of the ends of `a`, may result
 * in another pair. All other walls have one closest pair.
 *
 * In the fixed build each coordinate is the exact one, rounded once, ties away from the start of
 * its wall. An end of a wall is copied. Both results may be ends of `a` or `b`.
 */
void graze_segment2_closest_points(const graze_segment2 *a, const graze_segment2 *b,
                                   graze_vec2 *on_a, graze_vec2 *on_b);

/**
 * Returns the distance of the segment from the wall: 0 if they have a point in common. Rounded
 * once, as graze_segment2_distance, so the result is also 0 for less than half a raw unit; use
 * graze_segment2_overlaps_segment to decide. Saturating. The order of the two, and of their ends,
 * does not matter.
 */
graze_scalar graze_segment2_distance_segment(const graze_segment2 *wall,
                                             const graze_segment2 *segment);

/** @} */

#ifdef __cplusplus
}
#endif

#endif

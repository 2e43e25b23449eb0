/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The convex polygon in the plane: corners in counterclockwise order.
 *
 * The corners are only read, so they may stay in flash. The border belongs to the polygon. Edge i
 * leads from corner i to the next corner, and the last edge leads back to corner 0.
 *
 *     corners                                           the polygon is
 *     ------------------------------------------------  ------------------------------------------
 *     none                                              empty
 *     one, or all equal                                 a point
 *     two, or all on one line, in any order             a segment: it has a border on both sides,
 *                                                       but no interior
 *     three or more, convex, counterclockwise           the area that they enclose. Corners may be
 *                                                       repeated, and may lie between others on a
 *                                                       straight side
 *     any others                                        the points that are not on the right of any
 *                                                       edge: a convex part of the area around all
 *                                                       corners; clockwise corners: empty
 *
 * Call graze_polygon2_is_convex once where you make a polygon: false means the last row. It is also
 * a valid argument, and the result is always the same for the same corners.
 *
 * An oriented rectangle is a polygon with four corners: center - x - y, center + x - y,
 * center + x + y and center - x + y, where y points to the left of x.
 *
 * In the fixed build every result is exact, for any corners. The small world clamps each corner.
 * Corners outside of it may then no longer be convex, and the last row applies.
 * An edge without length has no normal, and no line comes in by it.
 *
 * In the float build products of two differences are rounded: a result near the border is subject
 * to rounding, and differences from 2^-60 to 2^60 are safe. A polygon that has a NaN contains and
 * overlaps nothing.
 */
#ifndef GRAZE_POLYGON2_H
#define GRAZE_POLYGON2_H

#include "rect.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A convex polygon. */
typedef struct graze_polygon2 {
    const graze_vec2 *corners; /**< The corners, counterclockwise. They belong to the caller. */
    uint32_t count;            /**< The number of corners. */
} graze_polygon2;

/**
 * True if the corners are in convex order, counterclockwise, once around: each edge leads straight
 * on or to the left. Repeated corners do not matter. Corners on one line are in convex order, and so
 * are fewer than three.
 */
bool graze_polygon2_is_convex(const graze_polygon2 *polygon);

/** True if the point is in the polygon or on its border. */
bool graze_polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point);

/**
 * True if the polygon and the circle have a point in common. False if the radius is negative. If the
 * corners are not convex: true if the center is in the polygon, or if the circle meets an edge that
 * does not have the center on its left.
 */
bool graze_polygon2_overlaps_circle(const graze_polygon2 *polygon, const graze_circle *circle);

/**
 * True if the polygon and the rectangle have a point in common. False if the rectangle is empty. If
 * the corners are not convex: true unless the rectangle is strictly on the right of an edge, or
 * strictly beside all corners on an axis.
 */
bool graze_polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect);

/**
 * True if the polygons have a point in common. The result is the same if you exchange them. If
 * corners are not convex: true unless all corners of one polygon are strictly on the right of an edge
 * of the other one, or strictly beside all corners of the other one on an axis; false if one has no
 * corners.
 */
bool graze_polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b);

/**
 * @name Points and a polygon
 *
 * If the corners are not convex, these are the point and the distance of the first edge that has the
 * point strictly on its right and the foot of the perpendicular between its ends; if there is none, of
 * the nearest corner. In the float build they are NaN if a NaN is among the numbers, or if a product of
 * two differences is beyond the greatest float.
 * @{
 */

/**
 * Computes the point of the polygon that is nearest to `point`. The result is `point` itself if the
 * polygon contains it, or is empty. On an edge each coordinate is the exact one, rounded once, ties
 * away from the first corner of the edge. The result may alias `point`.
 */
void graze_polygon2_closest_point(const graze_polygon2 *polygon, const graze_vec2 *point,
                                  graze_vec2 *nearest);

/**
 * Returns the distance from the point to the polygon, 0 if the polygon contains it. Rounded once, to
 * nearest, so the error is at most half a raw unit; see graze_segment2_distance. Saturates at
 * GRAZE_SCALAR_MAX, which is also returned for an empty polygon.
 */
graze_scalar graze_polygon2_distance(const graze_polygon2 *polygon, const graze_vec2 *point);

/** @} */

/**
 * The greatest error of a component of a normal, in raw units of the fixed build: that of a wall.
 */
#define GRAZE_POLYGON2_NORMAL_BOUND 0.5001

/**
 * @name Lines against a polygon
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. On each axis the
 * point of a hit is the exact point, rounded once, ties away from the start of the line. For a hit
 * far along a ray `t` and the point saturate. line.h says which edge has the normal at a corner, and
 * of a flat polygon.
 * @{
 */

/** True if the segment and the polygon have a point in common. */
bool graze_polygon2_overlaps_segment(const graze_polygon2 *polygon, const graze_segment2 *segment);

/** True if the ray and the polygon have a point in common. */
bool graze_polygon2_overlaps_ray(const graze_polygon2 *polygon, const graze_ray2 *ray);

/** Finds the first point of the segment in the polygon. */
graze_result graze_polygon2_linecast(const graze_polygon2 *polygon, const graze_segment2 *segment,
                                     graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the polygon. The fraction counts from segment.a, and ties of
 * the point round away from segment.a, as for graze_polygon2_linecast. GRAZE_INSIDE: the segment ends
 * in the interior.
 */
graze_result graze_polygon2_linecast_exit(const graze_polygon2 *polygon,
                                          const graze_segment2 *segment, graze_line_hit2 *hit);

/** Finds the first point of the ray in the polygon. */
graze_result graze_polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the polygon. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_polygon2_raycast_exit(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif

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
 *
 * In the float build products of two differences are rounded: a result near the border is subject
 * to rounding, and differences from 2^-60 to 2^60 are safe. A polygon that has a NaN contains and
 * overlaps nothing.
 */
#ifndef GRAZE_POLYGON2_H
#define GRAZE_POLYGON2_H

#include "circle.h"

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

#ifdef __cplusplus
}
#endif

#endif

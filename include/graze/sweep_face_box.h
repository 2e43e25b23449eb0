/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Boxes that move at a triangle: whether, where and on what they stop.
 *
 * The triangle stays where it is, and the whole box moves by `motion`. If both move, subtract the motion
 * of the triangle. On an axis on which one of its sides would leave the world, the motion ends where
 * that side is at the border.
 *
 * The box overlaps the triangle if its interior has a point in common with the triangle. It touches the
 * triangle if both have a point in common, and the box does not overlap it. So one of the two is true
 * exactly if graze_triangle_overlaps_aabb is. The triangle has two sides, and neither is the inside.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The box and the triangle have no point in common  GRAZE_MISS
 *     on the way
 *     The box starts apart, and touches the triangle    GRAZE_TOUCH
 *     without overlapping it: it passes, runs along a
 *     side, or ends there
 *     It starts apart, and overlaps the triangle        GRAZE_HIT
 *     on the way
 *     It starts in touch, and moves away or along       GRAZE_TOUCH, fraction = 0, with the normal
 *     It starts in touch, and moves in                  GRAZE_HIT, fraction = 0
 *     It starts overlapping the triangle                GRAZE_INSIDE, fraction = 0, center and point
 *                                                       = mover->min, normal = 0, feature =
 *                                                       GRAZE_FEATURE_NONE
 *     Zero motion                                       a test of the start: GRAZE_INSIDE,
 *                                                       GRAZE_TOUCH or GRAZE_MISS
 *     The triangle has no area                          it is the segment or the point that its
 *                                                       corners span
 *     The box is flat, with min == max on an axis       it overlaps the triangle if they have a point
 *                                                       in common after every small enough move of
 *                                                       the box
 *     The box is flat and the triangle never overlaps   GRAZE_TOUCH or GRAZE_MISS
 *     it: in one plane, a box of one point, ...
 *     An empty box, with min > max on an axis           GRAZE_MISS
 *     Float build: NaN, or an infinite number           GRAZE_MISS
 *
 * What the fixed build promises, for all numbers, including opposite corners of the world:
 *
 *   1. Which of the four results it is, is exact, and so are the feature and the index.
 *   2. Except for GRAZE_INSIDE, the box at `center` does not overlap the triangle, and it is not behind
 *      the plane of contact. A box that starts in touch stays where it is.
 *   3. `center` is less than GRAZE_FACE_BOX_CENTER_BOUND raw units from the exact place on each axis, and
 *      `point` is within GRAZE_FACE_BOX_POINT_BOUND raw units, on each axis, of a point of the triangle,
 *      and of a point of the box at `center`.
 *   4. A cast from `center` to the same end, of which the motion is the end less `center`, is never
 *      GRAZE_INSIDE. It is not GRAZE_MISS if the box overlaps the triangle at the end, or on the way
 *      from `center` to the end.
 *
 * So a box that stops at `center` is never in a triangle and never behind it, and a triangle that it
 * leaves does not hold it.
 */
#ifndef GRAZE_SWEEP_FACE_BOX_H
#define GRAZE_SWEEP_FACE_BOX_H

#include "sweep.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Each coordinate of `center` is less far from the exact place, in raw units of the fixed build. */
#define GRAZE_FACE_BOX_CENTER_BOUND 1
/** The greatest distance of `point` from the triangle, and from the box at `center`, on an axis, in raw
 *  units of the fixed build. */
#define GRAZE_FACE_BOX_POINT_BOUND 6

/**
 * Finds where a box that moves meets a triangle. The hit may be NULL; then no root is computed and
 * nothing is divided. A miss does not change the hit.
 *
 * `center` is where the corner mover->min stops: move the box by center - mover->min, which is exact.
 * The plane of contact separates the box from the triangle there. It is one of these planes, each with
 * the triangle behind it:
 *
 *   - through the triangle: in front, at the back
 *   - across the axes -x +x -y +y -z +z, through a corner of the triangle
 *   - through the edge ab, bc or ca: each along x, y and z. If the third corner lies in that plane, the
 *     normal points to the right of the edge, seen from the end of that axis
 *
 * It is the first in this order that the box touches at contact and runs along; from a start in touch
 * also one that the box moves away from. If there is none, it is the first that the box moves into.
 * A plane whose normal would be 0 is left out.
 *
 * The normal of the hit is the unit normal of that plane, to the box, each component within one raw
 * unit. On an axis along which it has a component, however small, `center` is rounded in its direction;
 * on other axes to nearest, ties away from the start. The fraction is the exact one, rounded down.
 *
 * The feature follows from the corners of the triangle in the plane of contact. All three:
 * GRAZE_FEATURE_FACE, with index 0. Two: GRAZE_FEATURE_EDGE, with index 0, 1 or 2 for ab, bc or ca.
 * One: GRAZE_FEATURE_CORNER, with index 0, 1 or 2 for a, b or c.
 *
 * `point` is that corner; on an edge the middle of the part that touches the box; on a face the middle
 * of the corner, edge or side of the box that touches it, or, if the triangle is not there, a point of
 * one of its edges. Each rounds as promise 3 says.
 *
 * In the float build numbers are rounded; the product of any three lengths must be in the range of
 * triangle.h, and beyond it the box may miss. All numbers of a hit are finite. `center` is moved away
 * from the plane of contact until the box there, whose max is max + (center - min), is not behind it by
 * its rounded distance, or it is the start. A box that nearly touches may be reported on either side.
 */
graze_result graze_triangle_aabbcast(const graze_triangle *triangle, const graze_aabb *mover,
                                     graze_vec3 motion, graze_sweep_hit *hit);

#ifdef __cplusplus
}
#endif

#endif

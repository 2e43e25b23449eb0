/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The capsule in the plane, a segment with a radius: all points whose distance from the core is at
 * most radius.
 *
 * The border belongs to the capsule. A capsule whose core is one point is a circle, a capsule of
 * radius 0 is a segment, and a capsule of negative radius is empty. A capsule with its ends swapped
 * is the same set: in the fixed build every yes or no is the same.
 *
 * It is the capsule of capsule.h on two axes. In the fixed build every yes or no is exact, for every
 * capsule and every other shape, including opposite corners of the world. Shapes that touch overlap;
 * shapes that are any farther apart do not. The limits of the float build are those of the capsule
 * in space; a rectangle and a capsule may also be reported as apart if a square of a difference
 * overflows. A cast returns GRAZE_MISS exactly if the capsule and the line do not overlap.
 */
#ifndef GRAZE_CAPSULE2_H
#define GRAZE_CAPSULE2_H

#include "circle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A capsule in the plane. */
typedef struct graze_capsule2 {
    graze_segment2 core; /**< The segment in its middle, in either direction. */
    graze_scalar radius; /**< The radius; a negative one makes the capsule empty. */
} graze_capsule2;

/** True if the point is in the capsule or on its border. */
bool graze_capsule2_contains_point(const graze_capsule2 *capsule, const graze_vec2 *point);

/**
 * @name Shapes that have a point in common with a capsule
 *
 * An empty shape has no point in common with any other. graze_rect_overlaps_capsule2 is in rect.h.
 * @{
 */

/** True if the segment and the capsule have a point in common. */
bool graze_capsule2_overlaps_segment(const graze_capsule2 *capsule, const graze_segment2 *segment);

/** True if the ray and the capsule have a point in common. */
bool graze_capsule2_overlaps_ray(const graze_capsule2 *capsule, const graze_ray2 *ray);

/** True if the circle and the capsule have a point in common. */
bool graze_capsule2_overlaps_circle(const graze_capsule2 *capsule, const graze_circle *circle);

/**
 * True if the capsules have a point in common. In the fixed build their order does not matter; in
 * the float build it may, where they nearly touch.
 */
bool graze_capsule2_overlaps_capsule2(const graze_capsule2 *a, const graze_capsule2 *b);

/** The result of graze_capsule2_overlaps_circle. */
static inline bool graze_circle_overlaps_capsule2(const graze_circle *circle,
                                                  const graze_capsule2 *capsule)
{
    return graze_capsule2_overlaps_circle(capsule, circle);
}

/** @} */

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build.
 */
#define GRAZE_CAPSULE2_POINT_BOUND GRAZE_CIRCLE_POINT_BOUND
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units. Beside the core it is 0.5001. No component is ever greater than GRAZE_ONE in
 * size.
 */
#define GRAZE_CAPSULE2_NORMAL_BOUND(radius) GRAZE_CIRCLE_NORMAL_BOUND(radius)

/**
 * @name Points and a capsule
 *
 * A capsule whose core is one point has the results of the circle, bit for bit. The result may
 * alias an argument. In the float build the squares of the length of the core, and of the way from
 * its ends to the point, must be finite: otherwise, and if a number is NaN, the result is NaN, or
 * saturates as that of a circle.
 * @{
 */

/**
 * Computes the point of the capsule that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the capsule is empty. A result on the border is within
 * GRAZE_CAPSULE2_POINT_BOUND on each axis. So the rounded result may lie just outside the capsule,
 * and the closest point of the result may be a different point.
 */
void graze_capsule2_closest_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                  graze_vec2 *nearest);

/**
 * Returns the distance from the point to the capsule, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units. The result is also 0 just outside, if the exact distance is less than half a raw
 * unit: use graze_capsule2_contains_point to decide. Saturates at GRAZE_SCALAR_MAX, which is also
 * returned for an empty capsule.
 *
 * In the float build it is within 8 u S, of line.h, of the exact one, and a closest point on the
 * border is at most as far off the border.
 */
graze_scalar graze_capsule2_distance(const graze_capsule2 *capsule, const graze_vec2 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the capsule, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greater component in size; x if both are equal. On that axis the result is the first raw
 * unit beyond the capsule on the side that the sign of the component names, wherever `point` is on
 * that axis. In the float build it is a little farther out, about 2^-20 of the radius, of the core
 * and of the coordinates, and more if the line nearly touches. At the end of the world nothing is
 * beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the capsule is empty, or if the
 * line through `point` along that axis misses the capsule. If that line touches the capsule, the
 * point is moved.
 */
void graze_capsule2_off_surface(const graze_capsule2 *capsule, const graze_vec2 *point,
                                const graze_vec2 *normal, graze_vec2 *off);

/** @} */

/**
 * @name Lines against a capsule
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit. The normal points from the nearest point of the core to the exact point of the hit; for a
 * capsule of radius 0 the normal is 0. If the core is one point, every result is that of the circle.
 * For a hit far along a ray `t` saturates, and a point outside the world is clamped to the end of
 * the world.
 * @{
 */

/** Finds the first point of the segment in the capsule. */
graze_result graze_capsule2_linecast(const graze_capsule2 *capsule, const graze_segment2 *segment,
                                     graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the capsule. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_capsule2_linecast_exit(const graze_capsule2 *capsule,
                                          const graze_segment2 *segment, graze_line_hit2 *hit);

/** Finds the first point of the ray in the capsule. */
graze_result graze_capsule2_raycast(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the capsule. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_capsule2_raycast_exit(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif

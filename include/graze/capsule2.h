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
 * overflows.
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

#ifdef __cplusplus
}
#endif

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The nearest of many for shapes that move in the plane: which shape of an array stops the mover, and
 * where.
 *
 * sweep_nearest.h defines the result, `index`, `hit` and `center`, states the promises, and says which
 * target counts; the same holds here, with the targets, the hits and the bounds of sweep2.h. In short:
 * a target that stops the mover (GRAZE_HIT) counts before one that it only touches, and at `center` the
 * mover overlaps no target of the array. Either pointer may be NULL. A miss sets `index` to
 * GRAZE_NO_INDEX and does not change `hit`.
 *
 * A circle of radius 0 is a point. Where a wall stops it, a place on any wall, or on a capsule of
 * radius 0, is not free either, unless the circle starts on that wall: from there it would get through.
 * So it stops strictly on the side of its start of each wall that it comes to, also where two walls have
 * a common end.
 */
#ifndef GRAZE_SWEEP2_NEAREST_H
#define GRAZE_SWEEP2_NEAREST_H

#include "sweep2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Finds the wall that stops a circle. */
graze_result graze_nearest_segment2_circlecast(const graze_segment2 *walls, uint32_t count,
                                               const graze_circle *circle, graze_vec2 motion,
                                               uint32_t *index, graze_sweep_hit2 *hit);

/** Finds the circle of the array that stops another circle. */
graze_result graze_nearest_circle_circlecast(const graze_circle *targets, uint32_t count,
                                             const graze_circle *circle, graze_vec2 motion,
                                             uint32_t *index, graze_sweep_hit2 *hit);

/** Finds the capsule that stops a circle. */
graze_result graze_nearest_capsule2_circlecast(const graze_capsule2 *capsules, uint32_t count,
                                               const graze_circle *circle, graze_vec2 motion,
                                               uint32_t *index, graze_sweep_hit2 *hit);

/** Finds the rectangle that stops a circle. */
graze_result graze_nearest_rect_circlecast(const graze_rect *rects, uint32_t count,
                                           const graze_circle *circle, graze_vec2 motion,
                                           uint32_t *index, graze_sweep_hit2 *hit);

/**
 * Finds the rectangle that stops another rectangle. `center` is where mover->min stops. The mover is in
 * exact touch with the rectangle `index` there, unless `center` is one of the earlier places. That is
 * rare: the way to it clips another rectangle, or the motion is 2^30 raw units or more on an axis, where
 * unequal ways may have equal fractions.
 */
graze_result graze_nearest_rect_rectcast(const graze_rect *rects, uint32_t count,
                                         const graze_rect *mover, graze_vec2 motion,
                                         uint32_t *index, graze_sweep_hit2 *hit);

#ifdef __cplusplus
}
#endif

#endif

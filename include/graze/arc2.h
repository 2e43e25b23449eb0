/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * A disc that drives along an arc in the plane: whether, and after which turn, it meets a target.
 *
 * graze_TARGET_arccast: the target stays where it is. The center of the disc is at arc->start, and moves
 * on the circle around arc->center, by the angle arc->turn. `radius` is that of the disc. A robot whose
 * two wheels turn at different speeds drives like this.
 *
 * A turn is an int32_t: GRAZE_ARC2_TURN, 2^28, is a full turn, and a positive turn leads
 * counterclockwise. So a turn is between minus and plus eight full turns, (graze_angle)turn * 16 is the
 * graze_angle, and a graze_angle less than half a turn either way is the turn (int32_t)angle / 16.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The disc is nowhere nearer to the target than     GRAZE_MISS
 *     its radius, nor exactly as near
 *     It comes nearer than its radius, also from a      GRAZE_HIT, *turn = the turn until then
 *     start in touch, or after it has only touched
 *     It touches the target, and does not come nearer   GRAZE_TOUCH, *turn = the first such turn; 0
 *     than its radius: it passes, or starts in touch    for a start in touch
 *     and moves away
 *     It starts nearer than its radius                  GRAZE_INSIDE, *turn = 0
 *     Turn 0, or start == center                        a test of the start: GRAZE_INSIDE,
 *                                                       GRAZE_TOUCH or GRAZE_MISS; *turn = 0
 *     More than a full turn                             as one full turn: the rest leads to the same
 *                                                       places
 *     Radius 0, at a wall                               GRAZE_HIT where the center passes from
 *                                                       strictly one side to strictly the other,
 *                                                       also at an end; from a start on the wall only
 *                                                       later, at last after a full turn
 *     Radius 0, at a flat rectangle, a wall of zero     no interior: GRAZE_TOUCH or GRAZE_MISS
 *     length, a circle of radius 0
 *     A negative radius, an empty target                the empty set: GRAZE_MISS
 *     Float build: NaN, or an infinite number           GRAZE_MISS
 *
 * A circle and a rectangle have an interior, so a disc that starts anywhere in them starts nearer than its
 * radius.
 *
 * What the fixed build promises, for all numbers, including opposite corners of the world:
 *
 *   1. At any turn from 0 to *turn the exact disc does not overlap the target: it is not nearer than its
 *      radius, or it is GRAZE_INSIDE at 0.
 *   2. *turn is rounded toward 0: it is at most the exact turn until contact, and less than
 *      GRAZE_ARC2_TURN_BOUND below it. At a side that is not along an axis it may be below by another
 *      1/4 raw unit of the way of the center: the distance of such a side is a root.
 *   3. Whether the disc starts in touch, starts inside, only touches the target or enters it on the
 *      circle, is exact. Where the arc ends is not, as no two integers compare exactly with the sine of
 *      an angle: an arc that ends in touch, or ends before contact by less than the bound of *turn, may
 *      also be reported as if it led there. An arc that ends beyond a contact never misses.
 *
 * So GRAZE_MISS is safe: the exact disc at any turn of the arc does not overlap the target.
 *
 * Squares and products have up to 262 bits in integers of many words, near and far. On a Cortex-M3 a cast takes
 * 6,000 instructions at a circle, 25,000 at a wall and 37,000 at a rectangle: test bounds first if targets are
 * many. In the float build numbers are rounded, and a disc that nearly touches may be reported on either side;
 * if the square of a distance from arc->center, or of a radius, is not finite, the target may be missed.
 */
#ifndef GRAZE_ARC2_H
#define GRAZE_ARC2_H

#include "circle.h"
#include "line2.h"
#include "rect.h"
#include "segment2.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A way of a point along a circle: around center, from start. */
typedef struct graze_arc2 {
    graze_vec2 center; /**< Of the circle. */
    graze_vec2 start;  /**< Where the way begins. */
    int32_t turn;      /**< How far it leads; GRAZE_ARC2_TURN is a full turn counterclockwise. */
} graze_arc2;

/** A full turn. */
#define GRAZE_ARC2_TURN INT32_C(0x10000000)
/** The turn of a cast is less than this below the exact one, in units of 1 / GRAZE_ARC2_TURN turns. */
#define GRAZE_ARC2_TURN_BOUND 2.0

/** The greatest error of a coordinate of graze_arc2_point, in raw units of the fixed build. */
#define GRAZE_ARC2_POINT_BOUND 2.5

/**
 * Computes the place at that turn from the start of the arc, whose own turn does not count. In the fixed
 * build each coordinate is rounded within GRAZE_ARC2_POINT_BOUND, and within 0.6 if the start is at most
 * 2048 units from the center; it is exact at quarter turns, and saturates. In the float build a distance
 * from the center on an axis counts as at most FLT_MAX, so no coordinate of finite numbers is NaN. So a disc at the rounded place
 * of a cast may be nearer to the target than its radius by the two errors together.
 */
void graze_arc2_point(const graze_arc2 *arc, int32_t turn, graze_vec2 *point);

/**
 * Finds the turn until a disc that drives along an arc meets a wall. The turn may be NULL. A miss does not
 * change it.
 */
graze_result graze_segment2_arccast(const graze_segment2 *wall, const graze_arc2 *arc,
                                    graze_scalar radius, int32_t *turn);

/**
 * Finds the turn until a disc that drives along an arc meets a circle. The turn may be NULL. A miss does
 * not change it.
 */
graze_result graze_circle_arccast(const graze_circle *circle, const graze_arc2 *arc,
                                  graze_scalar radius, int32_t *turn);

/**
 * Finds the turn until a disc that drives along an arc meets a rectangle. The turn may be NULL. A miss does
 * not change it.
 */
graze_result graze_rect_arccast(const graze_rect *rect, const graze_arc2 *arc, graze_scalar radius,
                                int32_t *turn);

#ifdef __cplusplus
}
#endif

#endif

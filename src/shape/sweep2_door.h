/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What the sweeps of the plane have in common: hits and places, and the routines of other files that they call, so that each text is
 * in flash once. Arguments of these are clamped; radii that are added MUST NOT be negative, unless a line says otherwise.
 *
 *   graze_circle_cast_grown(&circle, more, &segment, &hit)   of circle.c: the first point of the segment in the circle whose
 *                             radius is the sum, up to 2^32. hit may be NULL
 *   graze_circle_sweep(&circle, more, &path, &hit)   of sweep2_circle.c: a circle of the radius `more` moves along the path at a
 *                             circle. Negative radii miss
 *   graze_capsule2_sweep(&around, more, &path, &hit)   of capsule2.c: the same at a wall, whose `around` has the radius 0, or at
 *                             a capsule: then the point is the rounded place, before it is moved, and the feature that of the
 *                             core. Negative radii miss
 */
#ifndef GRAZE_SHAPE_SWEEP2_DOOR_H
#define GRAZE_SHAPE_SWEEP2_DOOR_H

#include "../../include/graze/sweep2.h"
#include "../number/arithmetic.h"
#include "../number/clamp.h"
#include "../number/spans.h"

#define graze_circle_cast_grown GRAZE_PRIVATE(circle_cast_grown)
#define graze_circle_sweep      GRAZE_PRIVATE(circle_sweep)
#define graze_capsule2_sweep    GRAZE_PRIVATE(capsule2_sweep)

graze_result graze_circle_cast_grown(const graze_circle *circle, graze_scalar more,
                                     const graze_segment2 *segment, graze_line_hit2 *hit);
graze_result graze_circle_sweep(const graze_circle *circle, graze_scalar more,
                                const graze_segment2 *path, graze_sweep_hit2 *hit);
graze_result graze_capsule2_sweep(const graze_capsule2 *around, graze_scalar more,
                                  const graze_segment2 *path, graze_sweep_hit2 *hit);

/* ---- Hits ---- */

static inline void sweep2_set_path(graze_segment2 *path, const graze_vec2 *start, graze_vec2 motion)
{
    vec2_copy(&path->a, start);
    path->b.x = clamped_coordinate(graze_add(start->x, motion.x));
    path->b.y = clamped_coordinate(graze_add(start->y, motion.y));
}

static inline bool sweep2_is_contact(graze_result result)
{
    return result == GRAZE_TOUCH || result == GRAZE_HIT;
}

/* The fraction found is less than 0.51 units in its last place off. */
static inline graze_fraction sweep2_fraction_down(graze_fraction found)
{
    return found > 0 ? found - 1 : 0;
}

/* Of radius 0, on a side: all but the index. */
static inline void sweep2_write_line(const graze_line_hit2 *on, graze_sweep_hit2 *hit)
{
    vec2_copy(&hit->center, &on->point);
    vec2_copy(&hit->point, &on->point);
    vec2_copy(&hit->normal, &on->normal);
    hit->fraction = sweep2_fraction_down(on->fraction);
    hit->feature = GRAZE_FEATURE_EDGE;
}

static inline void sweep2_write_inside(const graze_vec2 *start, graze_sweep_hit2 *hit)
{
    vec2_copy(&hit->center, start);
    vec2_copy(&hit->point, start);
    vec2_set_zero(&hit->normal);
    hit->fraction = 0;
    hit->feature = GRAZE_FEATURE_NONE;
    hit->index = 0;
}

/* ---- Places ---- */

/* Whether the place, rounded, is exactly that corner of the target. */
static inline bool sweep2_is_at(const graze_vec2 *place, const graze_segment2 *path,
                                const graze_vec2 *corner)
{
    graze_segment2 point;
    vec2_copy(&point.a, corner);
    vec2_copy(&point.b, corner);
    return place->x == corner->x && place->y == corner->y &&
           graze_segment2_overlaps_segment(&point, path);
}

static inline graze_scalar sweep2_moved(graze_scalar c, int sign)
{
    return s32_offset_held(c, sign < 0, sign == 0 ? 0 : 1);
}

#endif

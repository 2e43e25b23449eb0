/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A mover in the plane, as a core with a radius, and its target, as a convex outline with a radius. The mover overlaps the
 * target if the distance of the core from the outline is less than the sum of the radii. A circle is a core of one point, or
 * an outline of one corner; a wall is an outline of two. For both builds: the routines of separate2_capsule.c,
 * separate2_wall.c and separate2_polygon.c, and those in floats, describe their shapes with it.
 */
#ifndef GRAZE_SHAPE_OUTLINE_H
#define GRAZE_SHAPE_OUTLINE_H

#include "../../include/graze/separate.h"
#include "../number/arithmetic.h"

#define CLAMPS_graze_capsule2 CLAMP_WORDS(5, 0, 0, 0)

#include "outline_numbers.h"

/* Of separate2_outline.c, or in floats of separate2_outline_float.c. The radii may be negative; there may be no corners. */
#ifndef graze_outline_separate /* outline_door_float.h */
#define graze_outline_separate GRAZE_PRIVATE(outline_separate)
#endif
graze_separation graze_outline_separate(const outline_case *o, graze_vec2 *move,
                                        graze_vec2 *normal);

/* By members: gcc -Os copies structures with memcpy on a Cortex-M0. */
static inline void outline_set_point(graze_vec2 *to, const graze_vec2 *from)
{
    to->x = from->x;
    to->y = from->y;
}

/* Without sides. */
static inline void outline_set_target(outline_case *o, const graze_vec2 *corners, uint32_t count,
                                      graze_scalar radius)
{
    o->target.corners = corners;
    o->target.count = count;
    o->target_radius = radius;
    o->is_wall = false;
    o->before = 0;
}

/* `ends` has two points, which become those of the segment. */
static inline void outline_set_wall(outline_case *o, graze_vec2 *ends, const graze_segment2 *wall,
                                    const graze_vec2 *before)
{
    outline_set_point(&ends[0], &wall->a);
    outline_set_point(&ends[1], &wall->b);
    outline_set_target(o, ends, 2, 0);
    o->is_wall = true;
    o->before = before;
}

static inline void outline_set_mover(outline_case *o, const graze_vec2 *a, const graze_vec2 *b,
                                     graze_scalar radius)
{
    outline_set_point(&o->core.a, a);
    outline_set_point(&o->core.b, b);
    o->radius = radius;
}

#endif

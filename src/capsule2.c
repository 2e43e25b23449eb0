/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule2.h, and the capsule of graze/rect.h. Their algorithms are in shape/capsule2.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/capsule2.h"
#include "shape/capsule2_line.h"
#include "shape/sweep2.h"

bool graze_capsule2_contains_point(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_vec2, point);
    return capsule2_overlaps_point(capsule, point, 0);
}

bool graze_capsule2_overlaps_segment(const graze_capsule2 *capsule, const graze_segment2 *segment)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_segment2, segment);
    return capsule2_overlaps_core(capsule, segment, 0);
}

bool graze_capsule2_overlaps_ray(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_ray2, ray);
    return capsule2_overlaps_ray(capsule, ray);
}

bool graze_capsule2_overlaps_circle(const graze_capsule2 *capsule, const graze_circle *circle)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_circle, circle);
    return capsule2_overlaps_point(capsule, &circle->center, circle->radius);
}

bool graze_capsule2_overlaps_capsule2(const graze_capsule2 *a, const graze_capsule2 *b)
{
    CLAMP_BOTH(graze_capsule2, a, graze_capsule2, b);
    return capsule2_overlaps_core(a, &b->core, b->radius);
}

graze_result graze_capsule2_linecast(const graze_capsule2 *capsule, const graze_segment2 *segment,
                                     graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_segment2, segment);
    return capsule2_cast_segment(capsule, segment, hit, false);
}

graze_result graze_capsule2_linecast_exit(const graze_capsule2 *capsule,
                                          const graze_segment2 *segment, graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_segment2, segment);
    return capsule2_cast_segment(capsule, segment, hit, true);
}

graze_result graze_capsule2_raycast(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_ray2, ray);
    return capsule2_cast_ray(capsule, ray, hit, false);
}

graze_result graze_capsule2_raycast_exit(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_capsule2, capsule, graze_ray2, ray);
    return capsule2_cast_ray(capsule, ray, hit, true);
}

bool graze_rect_overlaps_capsule2(const graze_rect *rect, const graze_capsule2 *capsule)
{
    CLAMP_BOTH(graze_rect, rect, graze_capsule2, capsule);
    return capsule2_overlaps_rect(capsule, rect);
}

GRAZE_SHARED graze_result graze_capsule2_sweep(const graze_capsule2 *around, graze_scalar more,
                                               const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    return sweep2_circlecast(around, more, path, hit);
}

#include "wide/end_fast.h"

#endif

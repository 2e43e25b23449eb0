/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules in the plane, of any coordinates: capsule2.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_plane.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/capsule2.h"
#include "shape/capsule2_line.h"
#include "shape/sweep2.h"

bool graze_capsule2_overlaps_point_far(const graze_capsule2 *capsule, const graze_vec2 *point,
                                       graze_scalar radius)
{
    return capsule2_overlaps_point(capsule, point, radius);
}

bool graze_capsule2_overlaps_core_far(const graze_capsule2 *capsule, const graze_segment2 *core,
                                      graze_scalar radius)
{
    return capsule2_overlaps_core(capsule, core, radius);
}

bool graze_capsule2_overlaps_ray_far(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    return capsule2_overlaps_ray(capsule, ray);
}

graze_result graze_capsule2_linecast_far(const graze_capsule2 *capsule,
                                         const graze_segment2 *segment, graze_line_hit2 *hit,
                                         bool leaving)
{
    return capsule2_cast_segment(capsule, segment, hit, leaving);
}

graze_result graze_capsule2_raycast_far(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                        graze_ray_hit2 *hit, bool leaving)
{
    return capsule2_cast_ray(capsule, ray, hit, leaving);
}

graze_result graze_capsule2_sweep_far(const graze_capsule2 *around, graze_scalar more,
                                      const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    return sweep2_circlecast(around, more, path, hit);
}

#endif

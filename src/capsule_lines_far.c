/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Lines against capsules of any coordinates: capsule_lines.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_space.h"
#include "shape/ball.h"
#include "shape/capsule_line.h"
#include "shape/sweep_door.h"

bool graze_capsule_overlaps_ray_far(const graze_capsule *capsule, const graze_ray *ray)
{
    return capsule_overlaps_ray(capsule, ray);
}

graze_result graze_capsule_linecast_far(const graze_capsule *capsule, const graze_segment *segment,
                                        graze_line_hit *hit)
{
    return (graze_result)capsule_cast_segment(capsule, 0, capsule, segment, hit, false);
}

graze_result graze_capsule_sweep_far(const graze_capsule *target, graze_scalar radius,
                                     const graze_capsule *around, const graze_segment *path,
                                     graze_line_hit *hit)
{
    return (graze_result)capsule_cast_segment(target, radius, around, path, hit, false);
}

graze_result graze_capsule_linecast_exit_far(const graze_capsule *capsule,
                                             const graze_segment *segment, graze_line_hit *hit)
{
    return (graze_result)capsule_cast_segment(capsule, 0, capsule, segment, hit, true);
}

graze_result graze_capsule_raycast_far(const graze_capsule *capsule, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    return (graze_result)capsule_cast_ray(capsule, ray, hit, false);
}

graze_result graze_capsule_raycast_exit_far(const graze_capsule *capsule, const graze_ray *ray,
                                            graze_ray_hit *hit)
{
    return (graze_result)capsule_cast_ray(capsule, ray, hit, true);
}

#endif

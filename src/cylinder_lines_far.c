/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Casts at cylinders of any coordinates: cylinder_lines.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/cylinder.h"
#include "shape/cylinder_line.h"
#include "shape/cylinder_cast.h"

graze_result graze_cylinder_linecast_far(const graze_cylinder *cylinder,
                                         const graze_segment *segment, graze_line_hit *hit)
{
    return (graze_result)cylinder_cast_segment(cylinder, segment, hit, false);
}

graze_result graze_cylinder_linecast_exit_far(const graze_cylinder *cylinder,
                                              const graze_segment *segment, graze_line_hit *hit)
{
    return (graze_result)cylinder_cast_segment(cylinder, segment, hit, true);
}

graze_result graze_cylinder_raycast_far(const graze_cylinder *cylinder, const graze_ray *ray,
                                        graze_ray_hit *hit)
{
    return (graze_result)cylinder_cast_ray(cylinder, ray, hit, false);
}

graze_result graze_cylinder_raycast_exit_far(const graze_cylinder *cylinder, const graze_ray *ray,
                                             graze_ray_hit *hit)
{
    return (graze_result)cylinder_cast_ray(cylinder, ray, hit, true);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cylinders of any coordinates: cylinder.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/cylinder.h"
#include "shape/cylinder_line.h"

bool graze_cylinder_contains_point_far(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    return cylinder_contains_point(cylinder, point);
}

bool graze_cylinder_overlaps_segment_far(const graze_cylinder *cylinder,
                                         const graze_segment *segment)
{
    return cylinder_overlaps_segment(cylinder, segment);
}

bool graze_cylinder_overlaps_ray_far(const graze_cylinder *cylinder, const graze_ray *ray)
{
    return cylinder_overlaps_ray(cylinder, ray);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs of any coordinates: disc.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/disc.h"

bool graze_disc_overlaps_segment_far(const graze_disc *disc, const graze_segment *segment)
{
    return disc_overlaps_segment(disc, segment);
}

bool graze_disc_overlaps_ray_far(const graze_disc *disc, const graze_ray *ray)
{
    return disc_overlaps_ray(disc, ray);
}

graze_result graze_disc_linecast_far(const graze_disc *disc, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return disc_linecast(disc, segment, hit);
}

graze_result graze_disc_raycast_far(const graze_disc *disc, const graze_ray *ray,
                                    graze_face_ray_hit *hit)
{
    return disc_raycast(disc, ray, hit);
}

void graze_disc_closest_point_far(const graze_disc *disc, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    disc_closest_point(disc, point, nearest);
}

#endif

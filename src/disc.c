/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/disc.h. Their algorithms are in shape/disc.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/disc.h"

bool graze_disc_overlaps_segment(const graze_disc *disc, const graze_segment *segment)
{
    CLAMP_BOTH(graze_disc, disc, graze_segment, segment);
    return disc_overlaps_segment(disc, segment);
}

bool graze_disc_overlaps_ray(const graze_disc *disc, const graze_ray *ray)
{
    CLAMP_BOTH(graze_disc, disc, graze_ray, ray);
    return disc_overlaps_ray(disc, ray);
}

graze_result graze_disc_linecast(const graze_disc *disc, const graze_segment *segment,
                                 graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_disc, disc, graze_segment, segment);
    return disc_linecast(disc, segment, hit);
}

graze_result graze_disc_raycast(const graze_disc *disc, const graze_ray *ray,
                                graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_disc, disc, graze_ray, ray);
    return disc_raycast(disc, ray, hit);
}

void graze_disc_closest_point(const graze_disc *disc, const graze_vec3 *point, graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_disc, disc, graze_vec3, point);
    disc_closest_point(disc, point, nearest);
}

#include "wide/end_fast.h"

#endif

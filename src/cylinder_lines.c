/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The casts of graze/cylinder.h. Their algorithm is in shape/cylinder_cast.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/cylinder.h"
#include "shape/cylinder_line.h"
#include "shape/cylinder_cast.h"
#include "shape/cylinder_nearest.h"

graze_result graze_cylinder_linecast(const graze_cylinder *cylinder, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_segment, segment);
    const int result = cylinder_cast_segment(cylinder, segment, hit, false);
    UNLESS_NEAR(result != NOT_NEAR, return graze_cylinder_linecast_far(cylinder, segment, hit));
    return (graze_result)result;
}

graze_result graze_cylinder_linecast_exit(const graze_cylinder *cylinder,
                                          const graze_segment *segment, graze_line_hit *hit)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_segment, segment);
    const int result = cylinder_cast_segment(cylinder, segment, hit, true);
    UNLESS_NEAR(result != NOT_NEAR,
                return graze_cylinder_linecast_exit_far(cylinder, segment, hit));
    return (graze_result)result;
}

graze_result graze_cylinder_raycast(const graze_cylinder *cylinder, const graze_ray *ray,
                                    graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_ray, ray);
    const int result = cylinder_cast_ray(cylinder, ray, hit, false);
    UNLESS_NEAR(result != NOT_NEAR, return graze_cylinder_raycast_far(cylinder, ray, hit));
    return (graze_result)result;
}

graze_result graze_cylinder_raycast_exit(const graze_cylinder *cylinder, const graze_ray *ray,
                                         graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_ray, ray);
    const int result = cylinder_cast_ray(cylinder, ray, hit, true);
    UNLESS_NEAR(result != NOT_NEAR, return graze_cylinder_raycast_exit_far(cylinder, ray, hit));
    return (graze_result)result;
}

/* ---- For nearest.c ---- */

bool graze_cylinder_finds_on_segment(const graze_cylinder *cylinder, const graze_segment *segment,
                                     graze_fraction *fraction)
{
    CLAMP(graze_cylinder, cylinder);
    const nearest_sight seen = cylinder_sees_on_segment(cylinder, segment, fraction);
    UNLESS_NEAR(seen != SIGHT_IS_FAR,
                return cylinder_finds_far_on_segment(cylinder, segment, fraction));
    return seen == SIGHT_MEETS;
}

bool graze_cylinder_finds_on_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                                 graze_scalar *t)
{
    CLAMP(graze_cylinder, cylinder);
    const nearest_sight seen = cylinder_sees_on_ray(cylinder, ray, t);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return cylinder_finds_far_on_ray(cylinder, ray, t));
    return seen == SIGHT_MEETS;
}

#include "wide/end_fast.h"

#endif

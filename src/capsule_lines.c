/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The casts of graze/capsule.h. Their algorithm is in shape/capsule_line.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_space.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/capsule_line.h"
#include "shape/capsule_nearest.h"
#include "shape/sweep_door.h"

graze_result graze_capsule_linecast(const graze_capsule *capsule, const graze_segment *segment,
                                    graze_line_hit *hit)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_segment, segment);
    const int result = capsule_cast_segment(capsule, 0, capsule, segment, hit, false);
    UNLESS_NEAR(result != NOT_NEAR, return graze_capsule_linecast_far(capsule, segment, hit));
    return (graze_result)result;
}

graze_result graze_capsule_linecast_exit(const graze_capsule *capsule, const graze_segment *segment,
                                         graze_line_hit *hit)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_segment, segment);
    const int result = capsule_cast_segment(capsule, 0, capsule, segment, hit, true);
    UNLESS_NEAR(result != NOT_NEAR, return graze_capsule_linecast_exit_far(capsule, segment, hit));
    return (graze_result)result;
}

graze_result graze_capsule_raycast(const graze_capsule *capsule, const graze_ray *ray,
                                   graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_ray, ray);
    const int result = capsule_cast_ray(capsule, ray, hit, false);
    UNLESS_NEAR(result != NOT_NEAR, return graze_capsule_raycast_far(capsule, ray, hit));
    return (graze_result)result;
}

graze_result graze_capsule_raycast_exit(const graze_capsule *capsule, const graze_ray *ray,
                                        graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_ray, ray);
    const int result = capsule_cast_ray(capsule, ray, hit, true);
    UNLESS_NEAR(result != NOT_NEAR, return graze_capsule_raycast_exit_far(capsule, ray, hit));
    return (graze_result)result;
}

/* ---- For sweep.c ---- */

GRAZE_SHARED graze_result graze_capsule_sweep(const graze_capsule *target, graze_scalar radius,
                                              const graze_capsule *around,
                                              const graze_segment *path, graze_line_hit *hit)
{
    const int result = capsule_cast_segment(target, radius, around, path, hit, false);
    UNLESS_NEAR(result != NOT_NEAR,
                return graze_capsule_sweep_far(target, radius, around, path, hit));
    return (graze_result)result;
}

/* ---- For nearest.c ---- */

bool graze_capsule_finds_on_segment(const graze_capsule *capsule, const graze_segment *segment,
                                    graze_fraction *fraction)
{
    CLAMP(graze_capsule, capsule);
    const nearest_sight seen = capsule_sees_on_segment(capsule, segment, fraction);
    UNLESS_NEAR(seen != SIGHT_IS_FAR,
                return capsule_finds_far_on_segment(capsule, segment, fraction));
    return seen == SIGHT_MEETS;
}

bool graze_capsule_finds_on_ray(const graze_capsule *capsule, const graze_ray *ray, graze_scalar *t)
{
    CLAMP(graze_capsule, capsule);
    const nearest_sight seen = capsule_sees_on_ray(capsule, ray, t);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return capsule_finds_far_on_ray(capsule, ray, t));
    return seen == SIGHT_MEETS;
}

#include "wide/end_fast.h"

#endif

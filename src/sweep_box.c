/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move against a box. The algorithm is in shape/sweep_box.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/sweep_box.h"

/* Sets the end of the path, and returns whether it comes within the radius of the box, on one axis. Any coordinates. */
GRAZE_INLINE bool sweep_box_reaches(graze_scalar min, graze_scalar max, span radius,
                                    graze_scalar start, graze_scalar motion, graze_scalar *end)
{
    *end = clamped_coordinate(graze_add(start, motion));
    const graze_scalar low = start < *end ? start : *end, high = start < *end ? *end : start;
    if (low > max)
        return span_at_most(span_between(max, low), radius);
    return high >= min || span_at_most(span_between(high, min), radius);
}

graze_result graze_aabb_spherecast(const graze_aabb *box, const graze_sphere *sphere,
                                   graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule around;
    CLAMP_BOTH(graze_aabb, box, graze_sphere, sphere);
    const graze_vec3 *min = &box->min, *max = &box->max, *start = &sphere->center;
    const span radius = span_of(sphere->radius);
    if (!sweep_box_reaches(min->x, max->x, radius, start->x, motion.x, &around.core.b.x) ||
        !sweep_box_reaches(min->y, max->y, radius, start->y, motion.y, &around.core.b.y) ||
        !sweep_box_reaches(min->z, max->z, radius, start->z, motion.z, &around.core.b.z) ||
        sphere->radius < 0 || min->x > max->x || min->y > max->y || min->z > max->z)
        return GRAZE_MISS;
    vec3_copy(&around.core.a, start);
    around.radius = sphere->radius;
    return sweep_box_spherecast(box, &around, hit);
}

#include "wide/end_fast.h"

#endif

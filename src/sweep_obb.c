/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move against an oriented box. The algorithm is in shape/sweep_obb.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/sweep_obb.h"

graze_result graze_obb_spherecast(const graze_obb *box, const graze_sphere *sphere,
                                  graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule around;
    CLAMP_BOTH(graze_obb, box, graze_sphere, sphere);
    if (sphere->radius < 0 || !obb_is_not_empty(box))
        return GRAZE_MISS;
    sweep_set_path(&around.core, &sphere->center, motion);
    around.radius = sphere->radius;
    return sweep_obb_spherecast(box, &around, hit);
}

#include "wide/end_fast.h"

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules that move at capsules. One whose core is a point is a sphere. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep_capsule.h"
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_parallelogram.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/sweep_cores.h"
#include "shape/sweep_ends.h"

graze_result graze_capsule_capsulecast(const graze_capsule *target, const graze_capsule *capsule,
                                       graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_sphere ball;
    graze_segment path, beside;
    CLAMP_BOTH(graze_capsule, target, graze_capsule, capsule);
    if (round_is_point(&capsule->core)) {
        round_set_ball(&ball, capsule);
        return graze_capsule_spherecast(target, &ball, motion, hit);
    }
    if (round_is_point(&target->core)) {
        round_set_ball(&ball, target);
        return graze_sphere_capsulecast(&ball, capsule, motion, hit);
    }
    core_set_paths(&path, &beside, &capsule->core, motion);
    return capsule_capsulecast(target, capsule->radius, &path, &beside, hit);
}

#include "wide/end_fast.h"

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules of any coordinates: sweep_cores.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/begin_parallelogram.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/sweep_cores.h"

graze_result graze_capsule_capsulecast_far(const graze_capsule *target, graze_scalar radius,
                                           const graze_segment *path, const graze_segment *beside,
                                           graze_sweep_hit *hit)
{
    return capsule_capsulecast(target, radius, path, beside, hit);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Parallelograms and capsules. The algorithm is in shape/face_core.h, which parallelograms share with triangles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_parallelogram.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"

bool graze_parallelogram_overlaps_capsule(const graze_parallelogram *parallelogram,
                                          const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_capsule, capsule);
    return face_overlaps_capsule(parallelogram, capsule);
}

#include "wide/end_fast.h"

#endif

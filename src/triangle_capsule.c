/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and capsules. The algorithm is in shape/face_core.h, which triangles share with parallelograms. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"

bool graze_triangle_overlaps_capsule(const graze_triangle *triangle, const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_capsule, capsule);
    return face_overlaps_capsule(triangle, capsule);
}

#include "wide/end_fast.h"

#endif

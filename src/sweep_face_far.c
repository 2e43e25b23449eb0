/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres of any coordinates that move at triangles and parallelograms: sweep_face.c calls this routine where a number is not
 * near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/begin_any_face.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/sweep_face.h"

graze_result graze_face_spherecast_far(const void *face, const graze_capsule *around,
                                       graze_sweep_hit *hit, bool is_triangle)
{
    return face_spherecast(face, is_triangle, around, hit);
}

#endif

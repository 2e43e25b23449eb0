/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms of any coordinates, and capsules: compiled once for both. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_any_face.h"
#include "shape/face.h"
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/face_set.h"

bool graze_face_overlaps_capsule_far(const void *face, const graze_capsule *capsule,
                                     bool is_triangle)
{
    any_face f;
    face_set(&f, face, is_triangle);
    return face_overlaps_capsule(&f, capsule);
}

#endif

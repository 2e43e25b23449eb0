/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules and triangles of any coordinates: separate_face_capsule.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/separate_face_core.h"

graze_separation graze_triangle_separate_core_far(const graze_triangle *target,
                                                  const graze_capsule *mover,
                                                  const graze_segment *before, graze_vec3 *move,
                                                  graze_vec3 *normal)
{
    return face_separate_core(target, mover, before, move, normal);
}

bool graze_triangle_enters_capsule_far(const graze_triangle *target, const graze_capsule *mover)
{
    return face_enters_core(target, mover);
}

int graze_triangle_side_of_middle_far(const graze_triangle *target, const graze_segment *segment)
{
    return face_side_of_middle(target, segment);
}

#endif

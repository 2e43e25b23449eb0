/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules that move out of a triangle, and out of the faces of a mesh: any coordinates. separate_face_capsule.c defines the
 * routine. */
#ifndef GRAZE_SHAPE_SEPARATE_FACE_CORE_NUMBERS_H
#define GRAZE_SHAPE_SEPARATE_FACE_CORE_NUMBERS_H

#include "../../include/graze/separate.h"
#include "../number/arithmetic.h"

#define graze_triangle_separate_core GRAZE_PRIVATE(triangle_separate_core)
/* To the side of the middle of `before`, a segment that may be a point. NULL: the mover itself, and if there is no place on that
 * side, to the other one. In the small world all numbers MUST be clamped. */
graze_separation graze_triangle_separate_core(const graze_triangle *target,
                                              const graze_capsule *mover,
                                              const graze_segment *before, graze_vec3 *move,
                                              graze_vec3 *normal);

#endif

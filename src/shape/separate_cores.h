/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Moves of capsules: routines that several texts of moves and of planes of contact call. Any coordinates. In the small world all
 * arguments MUST be clamped.
 */
#ifndef GRAZE_SHAPE_SEPARATE_CORES_H
#define GRAZE_SHAPE_SEPARATE_CORES_H

#include "../../include/graze/separate.h"
#include "../number/arithmetic.h"
#include "../number/spans.h"

#define graze_triangle_separate_core GRAZE_PRIVATE(triangle_separate_core)
#define graze_obb_separate_core      GRAZE_PRIVATE(obb_separate_core)
#define graze_separate_along_axis    GRAZE_PRIVATE(separate_along_axis)

/* Of separate_face_capsule.c. To the side of the middle of `before`, a segment that may be a point. NULL: the mover itself, and if
 * there is no place on that side, to the other one. */
graze_separation graze_triangle_separate_core(const graze_triangle *target,
                                              const graze_capsule *mover,
                                              const graze_segment *before, graze_vec3 *move,
                                              graze_vec3 *normal);

/* Of separate_obb.c. As graze_obb_separate_capsule. Sets for each axis of the box the sign of the normal in the coordinates of the
 * box. */
graze_separation graze_obb_separate_core(const graze_obb *target, const graze_capsule *mover,
                                         graze_vec3 *move, graze_vec3 *normal, int8_t *side);

/* Of separate_axis.c. The shortest move along an axis in the world until the bounds of the core are beside a box by the radius,
 * which may be the sum of two. The bounds MUST NOT be so before. */
graze_separation graze_separate_along_axis(const graze_aabb *target, const graze_segment *core,
                                           span radius, graze_vec3 *move, graze_vec3 *normal);

#endif

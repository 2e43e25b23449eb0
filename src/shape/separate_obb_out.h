/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A capsule that moves out of an oriented box, for planes of contact: also to which sides of the box its normal points. */
#ifndef GRAZE_SHAPE_SEPARATE_OBB_OUT_H
#define GRAZE_SHAPE_SEPARATE_OBB_OUT_H

#include "../../include/graze/separate.h"

/* A routine of separate_obb.c. In the small world the arguments MUST be clamped. */
#define graze_obb_separate_core GRAZE_PRIVATE(obb_separate_core)

/* As graze_obb_separate_capsule. Sets for each axis of the box the sign of the normal in the coordinates of the box. */
graze_separation graze_obb_separate_core(const graze_obb *target, const graze_capsule *mover,
                                         graze_vec3 *move, graze_vec3 *normal, int8_t *side);

#endif

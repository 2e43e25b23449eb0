/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for meshes. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "number/vectors.h"
#include "shape/separate_mesh.h"

graze_separation graze_mesh_separate_sphere(const graze_mesh *target, const graze_sphere *mover,
                                            const graze_vec3 *before, graze_vec3 *move,
                                            graze_vec3 *normal)
{
    graze_vec3 clamped_before;
    CLAMP(graze_sphere, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    return mesh_separate_sphere(target, mover, before, move, normal);
}

#endif

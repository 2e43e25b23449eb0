/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for meshes and capsules. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "number/vectors.h"
#include "shape/separate_cores.h"

static inline graze_separation mesh_leave_face(const graze_triangle *face,
                                               const graze_capsule *mover,
                                               const graze_segment *before, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    CLAMP(graze_triangle, face);
    return graze_triangle_separate_core(face, mover, before, move, normal);
}

#include "shape/separate_mesh.h"

graze_separation graze_mesh_separate_capsule(const graze_mesh *target, const graze_capsule *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    graze_vec3 clamped_before;
    CLAMP(graze_capsule, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    if (mover->radius <= 0)
        return GRAZE_FREE;
    return mesh_separate(target, mover, before, move, normal);
}

#endif

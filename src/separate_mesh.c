/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for meshes and spheres. */
#include "../include/graze/separate.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "number/vectors.h"

static inline graze_separation mesh_leave_face(const graze_triangle *face,
                                               const graze_capsule *mover,
                                               const graze_segment *before, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_sphere ball;
    vec3_copy(&ball.center, &mover->core.a);
    ball.radius = mover->radius;
    return graze_triangle_separate_sphere(face, &ball, &before->a, move, normal);
}

#include "shape/separate_mesh.h"

graze_separation graze_mesh_separate_sphere(const graze_mesh *target, const graze_sphere *mover,
                                            const graze_vec3 *before, graze_vec3 *move,
                                            graze_vec3 *normal)
{
    graze_capsule ball;
    graze_vec3 clamped_before;
    CLAMP(graze_sphere, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    if (mover->radius <= 0)
        return GRAZE_FREE;
    vec3_copy(&ball.core.a, &mover->center);
    vec3_copy(&ball.core.b, &mover->center);
    ball.radius = mover->radius;
    return mesh_separate(target, &ball, before, move, normal);
}

#endif

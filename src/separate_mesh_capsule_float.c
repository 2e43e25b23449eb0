/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for meshes and capsules: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/separate_core_float.h"

static graze_separation mesh_leave_face(const graze_triangle *face, const graze_capsule *mover,
                                        const graze_segment *before, graze_vec3 *move,
                                        graze_vec3 *normal)
{
    return grazef_triangle_separate_core(face, mover, before, move, normal);
}

#include "shape/separate_mesh_float.h"

graze_separation graze_mesh_separate_capsule(const graze_mesh *target, const graze_capsule *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    return mesh_separate(target, mover, before, move, normal);
}

#endif

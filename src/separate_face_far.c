/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres and faces of any coordinates: separate_face.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/separate_face.h"

graze_separation graze_triangle_separate_sphere_far(const graze_triangle *target,
                                                    const graze_sphere *mover,
                                                    const graze_vec3 *before, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    return face_separate_sphere(target, mover, before, move, normal);
}

bool graze_triangle_frees_sphere_far(const graze_triangle *target, const graze_vec3 *center,
                                     graze_scalar radius)
{
    return face_frees(target, center, radius);
}

int graze_triangle_side_far(const graze_triangle *target, const graze_vec3 *point)
{
    return face_side_of(target, point);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for faces, near; separate_face_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/separate_face.h"

graze_separation graze_triangle_separate_sphere(const graze_triangle *target,
                                                const graze_sphere *mover, const graze_vec3 *before,
                                                graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 clamped_before;
    CLAMP_BOTH(graze_triangle, target, graze_sphere, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    return face_separate_sphere(target, mover, before, move, normal);
}

#include "wide/end_fast.h"

#endif

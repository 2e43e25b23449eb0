/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Where things stand in the world, as other code tells it. */
#ifndef GRAZE_MATRIX_H
#define GRAZE_MATRIX_H

#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where a transform takes the three unit axes, and where it takes the origin. So it is the columns
 * of a matrix that column vectors are multiplied by, and the rows of one that row vectors are, as
 * in DirectX.
 */
typedef struct graze_matrix {
    graze_vec3 x;
    graze_vec3 y;
    graze_vec3 z;
    graze_vec3 origin;
} graze_matrix;

/* A rotation: w the real part. Of any length but zero; its negative is the same rotation. */
typedef struct graze_quaternion {
    graze_scalar x;
    graze_scalar y;
    graze_scalar z;
    graze_scalar w;
} graze_quaternion;

#ifdef __cplusplus
}
#endif

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The headers of cglm, and graze's types as cglm's. cglm has no pointers to const, but changes no argument here. */
#ifndef GRAZE_TESTS_BENCH_CGLM_TYPES_H
#define GRAZE_TESTS_BENCH_CGLM_TYPES_H

#include "cglm.h"

/* Only plain C: the same code on this machine as on a core. */
#undef __SSE__
#undef __SSE2__
#undef __AVX__
#define CGLM_ALL_UNALIGNED

#include <cglm/types.h>

#undef CGLM_ALIGN_MAT
#define CGLM_ALIGN_MAT

#include <cglm/affine.h>
#include <cglm/box.h>
#include <cglm/cam.h>
#include <cglm/frustum.h>
#include <cglm/mat4.h>
#include <cglm/quat.h>
#include <cglm/ray.h>
#include <cglm/sphere.h>
#include <cglm/vec2.h>
#include <cglm/vec3.h>

static inline float *floats(const void *from)
{
    return (float *)(uintptr_t)from;
}

static inline vec3 *vec3s(const void *from)
{
    return (vec3 *)(uintptr_t)from;
}

static inline vec4 *vec4s(const void *from)
{
    return (vec4 *)(uintptr_t)from;
}

/* A graze_matrix, whose columns have three numbers. */
static inline void load_matrix(const graze_matrix *from, mat4 to)
{
    glm_mat4_identity(to);
    for (int column = 0; column < 4; column++)
        for (int row = 0; row < 3; row++)
            to[column][row] = floats(from)[3 * column + row];
}

/* A graze_mat4 is stored row by row, cglm's column by column. */
static inline void load_mat4(const graze_mat4 *from, mat4 to)
{
    for (int column = 0; column < 4; column++)
        for (int row = 0; row < 4; row++)
            to[column][row] = from->m[row][column];
}

#endif

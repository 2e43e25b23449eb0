/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The tests of verify_obb_rest for one oriented box. judge_obb_from.c tests the constructors. */
#ifndef GRAZE_TESTS_JUDGE_OBB_H
#define GRAZE_TESTS_JUDGE_OBB_H

#include "../../include/graze/obb.h"
#include "inputs_meets.h"
#include "judge.h"
#include "oracle_meets.h"

#include <gmp.h>

typedef struct {
    judge_case c;
    graze_obb box, made, first, other;
    graze_aabb aabb;
    oracle_box exact, exact_other;
    graze_vec3 point, got;
    graze_sphere sphere;
    graze_matrix matrix;
    graze_quaternion rotation;
    mpz_t along[3], half[3], sum, part;
} scene;

static inline int32_t word(const graze_vec3 *v, int i)
{
    return i == 0 ? v->x : i == 1 ? v->y : v->z;
}

/* n / d to nearest, ties away from zero; d > 0 */
void judge_obb_divide(mpz_t n, const mpz_t d);

/* Members of the table of routines. */
int judge_obb_from_matrix(void *at, const char **fault);
int judge_obb_from_quaternion(void *at, const char **fault);
int judge_obb_from_axes(void *at, const char **fault);

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rotations, reflections and matrices, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_TRANSFORMS_H
#define GRAZE_TESTS_PROOF_ALL_OF_TRANSFORMS_H

#include "../../src/wide/words.h"
#include "any.h"

static graze_quaternion any_quaternion(void)
{
    graze_vec3 v = any_vec3();
    return graze_quaternion_of(v.x, v.y, v.z, any());
}

static graze_matrix any_matrix(void)
{
    graze_matrix m;
    m.x = any_vec3();
    m.y = any_vec3();
    m.z = any_vec3();
    m.origin = any_vec3();
    return m;
}

static void all_of_transforms(void)
{
    graze_matrix m = any_matrix(), n = any_matrix(), made;
    graze_vec3 v = any_vec3(), w = any_vec3();
    graze_vec2 p = graze_vec2_of(any(), any()), q = graze_vec2_of(any(), any());
    graze_angle angle = s32_bits(any());
    (void)graze_vec2_rotate(p, angle);
    (void)graze_vec2_reflect(p, q);
    (void)graze_vec2_slide(p, q);
    (void)graze_vec3_reflect(v, w);
    (void)graze_vec3_slide(v, w);
    (void)graze_quaternion_from_axis_angle(v, angle);
    (void)graze_quaternion_multiply(any_quaternion(), any_quaternion());
    (void)graze_quaternion_normalize(any_quaternion());
    (void)graze_quaternion_rotate(any_quaternion(), v);
    (void)graze_matrix_transform_point(&m, v);
    (void)graze_matrix_transform_direction(&m, v);
    graze_matrix_multiply(&m, &n, &made);
    graze_matrix_inverse_rigid(&m, &made);
    graze_matrix_from_quaternion(any_quaternion(), v, &made);
    graze_matrix_look_at(v, w, any_vec3(), &made);
}

#endif

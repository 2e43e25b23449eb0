/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of rotations, reflections and matrices. */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../support/shapes.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(1500) };
enum {
    ROTATE2,
    REFLECT2,
    SLIDE2,
    REFLECT,
    SLIDE,
    AXIS_ANGLE,
    PRODUCT,
    NORMALIZE,
    ROTATE,
    POINT,
    DIRECTION,
    MULTIPLY,
    INVERSE,
    FROM_QUATERNION,
    LOOK_AT,
    ROUTINES
};

static const char *const names[ROUTINES] = {"graze_vec2_rotate",
                                            "graze_vec2_reflect",
                                            "graze_vec2_slide",
                                            "graze_vec3_reflect",
                                            "graze_vec3_slide",
                                            "graze_quaternion_from_axis_angle",
                                            "graze_quaternion_multiply",
                                            "graze_quaternion_normalize",
                                            "graze_quaternion_rotate",
                                            "graze_matrix_transform_point",
                                            "graze_matrix_transform_direction",
                                            "graze_matrix_multiply",
                                            "graze_matrix_inverse_rigid",
                                            "graze_matrix_from_quaternion",
                                            "graze_matrix_look_at"};

static const hash expected[ROUTINES] = HASHES(TRANSFORM);

static void mix_quaternion(hash *h, graze_quaternion q)
{
    mix_scalar(h, q.x);
    mix_scalar(h, q.y);
    mix_scalar(h, q.z);
    mix_scalar(h, q.w);
}

static void mix_matrix(hash *h, const graze_matrix *m)
{
    mix_vec3(h, m->x);
    mix_vec3(h, m->y);
    mix_vec3(h, m->z);
    mix_vec3(h, m->origin);
}

static void hash_vectors(hash *h, graze_vec3 a, graze_vec3 b, graze_angle angle)
{
    graze_vec2 u = graze_vec2_of(a.x, a.y), v = graze_vec2_of(b.x, b.y);
    mix_vec2(&h[ROTATE2], graze_vec2_rotate(u, angle));
    mix_vec2(&h[REFLECT2], graze_vec2_reflect(u, v));
    mix_vec2(&h[SLIDE2], graze_vec2_slide(u, v));
    mix_vec3(&h[REFLECT], graze_vec3_reflect(a, b));
    mix_vec3(&h[SLIDE], graze_vec3_slide(a, b));
}

static void hash_quaternions(hash *h, graze_vec3 a, graze_vec3 b, graze_angle angle)
{
    graze_quaternion turn = graze_quaternion_from_axis_angle(b, angle);
    graze_quaternion other = graze_quaternion_of(a.x, b.y, b.x, a.z);
    mix_quaternion(&h[AXIS_ANGLE], turn);
    mix_quaternion(&h[PRODUCT], graze_quaternion_multiply(turn, other));
    mix_quaternion(&h[NORMALIZE], graze_quaternion_normalize(other));
    mix_vec3(&h[ROTATE], graze_quaternion_rotate(other, a));
    mix_vec3(&h[ROTATE], graze_quaternion_rotate(turn, b));
}

static void hash_matrices(hash *h, graze_vec3 a, graze_vec3 b, graze_angle angle, graze_vec3 up)
{
    graze_matrix m, n, r;
    graze_matrix_from_quaternion(graze_quaternion_from_axis_angle(b, angle), a, &m);
    mix_matrix(&h[FROM_QUATERNION], &m);
    graze_matrix_look_at(a, b, up, &n);
    mix_matrix(&h[LOOK_AT], &n);
    n.y = b;
    graze_matrix_multiply(&m, &n, &r);
    mix_matrix(&h[MULTIPLY], &r);
    graze_matrix_inverse_rigid(&n, &r);
    mix_matrix(&h[INVERSE], &r);
    mix_vec3(&h[POINT], graze_matrix_transform_point(&m, b));
    mix_vec3(&h[DIRECTION], graze_matrix_transform_direction(&n, b));
}

void test_hash_transform(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of transforms");
    for (uint32_t i = 0; i < QUERIES; i++) {
        graze_angle angle = i * UINT32_C(0x9e3779b1);
        raw_segment(i, &q);
        graze_segment s = segment_of_raw(q.line);
        graze_vec3 up = graze_vec3_of(s.b.y, s.a.x, s.b.z);
        hash_vectors(h, s.a, s.b, angle);
        hash_quaternions(h, s.a, s.b, angle);
        hash_matrices(h, s.a, s.b, angle, i % 5 == 0 ? graze_vec3_sub(s.b, s.a) : up);
    }
    hash_check("transform", h, expected, names, ROUTINES);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Rotations, reflections and matrices. Vectors are within +-128 units; quaternions and normals have
 * unit length except for rounding, as programs keep them. The peers are the usual Q16.16 code,
 * which rounds each product.
 */
#include "bench.h"
#include "peer_transform.h"

static struct {
    graze_vec3 a, b, unit;
    graze_vec2 p, q;
    graze_quaternion rotation;
    graze_matrix matrix;
    graze_angle angle;
} item;

static void prepare(unsigned number, int32_t scale)
{
    query q = query_of(number, scale);
    item.a = q.segment.a;
    item.b = q.segment.b;
    item.p = graze_vec2_of(item.a.x, item.a.y);
    item.unit = graze_vec3_normalize(item.b);
    item.q = graze_vec2_normalize(graze_vec2_of(item.b.x, item.b.y));
    item.angle = graze_atan2(item.a.y, item.b.x);
    item.rotation = graze_quaternion_from_axis_angle(item.b, item.angle);
    graze_matrix_from_quaternion(item.rotation, item.a, &item.matrix);
}

typedef graze_vec2 rotate2(graze_vec2, graze_angle);
typedef graze_vec2 of_two2(graze_vec2, graze_vec2);
typedef graze_vec3 of_two(graze_vec3, graze_vec3);
typedef graze_quaternion from_axis(graze_vec3, graze_angle);
typedef graze_quaternion product(graze_quaternion, graze_quaternion);
typedef graze_quaternion normalized(graze_quaternion);
typedef graze_vec3 rotated(graze_quaternion, graze_vec3);
typedef graze_vec3 transformed(const graze_matrix *, graze_vec3);
typedef void multiplied(const graze_matrix *, const graze_matrix *, graze_matrix *);
typedef void inverted(const graze_matrix *, graze_matrix *);
typedef void from_rotation(graze_quaternion, graze_vec3, graze_matrix *);
typedef void looking(graze_vec3, graze_vec3, graze_vec3, graze_matrix *);

static bool by_angle(any_routine *routine)
{
    made.vec2 = ((rotate2 *)routine)(item.p, item.angle);
    return true;
}

static bool by_normal2(any_routine *routine)
{
    made.vec2 = ((of_two2 *)routine)(item.p, item.q);
    return true;
}

static bool by_normal(any_routine *routine)
{
    made.vec3 = ((of_two *)routine)(item.a, item.unit);
    return true;
}

static bool of_axis(any_routine *routine)
{
    made.quaternion = ((from_axis *)routine)(item.b, item.angle);
    return true;
}

static bool of_quaternions(any_routine *routine)
{
    made.quaternion = ((product *)routine)(item.rotation, item.rotation);
    return true;
}

static bool of_quaternion(any_routine *routine)
{
    made.quaternion = ((normalized *)routine)(item.rotation);
    return true;
}

static bool by_quaternion(any_routine *routine)
{
    made.vec3 = ((rotated *)routine)(item.rotation, item.a);
    return true;
}

static bool by_matrix(any_routine *routine)
{
    made.vec3 = ((transformed *)routine)(&item.matrix, item.b);
    return true;
}

static bool of_matrices(any_routine *routine)
{
    ((multiplied *)routine)(&item.matrix, &item.matrix, &made.matrix);
    return true;
}

static bool of_matrix(any_routine *routine)
{
    ((inverted *)routine)(&item.matrix, &made.matrix);
    return true;
}

static bool to_matrix(any_routine *routine)
{
    ((from_rotation *)routine)(item.rotation, item.a, &made.matrix);
    return true;
}

static bool of_view(any_routine *routine)
{
    ((looking *)routine)(item.a, item.b, graze_vec3_of(0, GRAZE_ONE, 0), &made.matrix);
    return true;
}

static const bench_row rows[] = {
    BENCH_ROW(vec2_rotate, by_angle, POINT2, graze_vec2_rotate, peer_rotate2),
    BENCH_ROW(vec2_reflect, by_normal2, POINT2, graze_vec2_reflect, NULL),
    BENCH_ROW(vec2_slide, by_normal2, POINT2, graze_vec2_slide, NULL),
    BENCH_ROW(vec3_reflect, by_normal, POINT3, graze_vec3_reflect, peer_reflect),
    BENCH_ROW(vec3_slide, by_normal, POINT3, graze_vec3_slide, NULL),
    BENCH_ROW(quaternion_from_axis_angle, of_axis, FOUR, graze_quaternion_from_axis_angle, NULL),
    BENCH_ROW(quaternion_multiply, of_quaternions, FOUR, graze_quaternion_multiply, NULL),
    BENCH_ROW(quaternion_normalize, of_quaternion, FOUR, graze_quaternion_normalize, NULL),
    BENCH_ROW(quaternion_rotate, by_quaternion, POINT3, graze_quaternion_rotate, peer_rotate),
    BENCH_ROW(matrix_transform_point, by_matrix, POINT3, graze_matrix_transform_point,
              peer_transform),
    BENCH_ROW(matrix_transform_direction, by_matrix, POINT3, graze_matrix_transform_direction,
              NULL),
    BENCH_ROW(matrix_multiply, of_matrices, MATRIX, graze_matrix_multiply, NULL),
    BENCH_ROW(matrix_inverse_rigid, of_matrix, MATRIX, graze_matrix_inverse_rigid, NULL),
    BENCH_ROW(matrix_from_quaternion, to_matrix, MATRIX, graze_matrix_from_quaternion, NULL),
    BENCH_ROW(matrix_look_at, of_view, MATRIX, graze_matrix_look_at, NULL),
};

BENCH_SHAPE_WITH_INPUT(transform, "VVuPvqAVw");

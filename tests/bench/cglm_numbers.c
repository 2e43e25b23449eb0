/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vectors, quaternions and transforms of cglm. Its transforms are 4x4 matrices. */
#include "cglm_types.h"
#include "task.h"

static mat4 given, out;
static float radians;

static inline graze_vec3 vector_of(const float *v)
{
    return graze_vec3_of(v[0], v[1], v[2]);
}

static inline graze_quaternion quaternion_of(const float *q)
{
    return graze_quaternion_of(q[0], q[1], q[2], q[3]);
}

static void finish_matrix(void)
{
    for (int column = 0; column < 4; column++)
        glm_vec3_copy(out[column], floats(&made.number[3 * column]));
}

static void cglm_vec3_dot(const task *t, bench_made *m)
{
    m->number[0] = glm_vec3_dot(floats(&t->a), floats(&t->b));
}

static void cglm_vec3_cross(const task *t, bench_made *m)
{
    glm_vec3_cross(floats(&t->a), floats(&t->b), m->number);
}

static void cglm_vec3_lerp(const task *t, bench_made *m)
{
    glm_vec3_lerp(floats(&t->a), floats(&t->b), GRAZE_FRACTION_ONE / 3, m->number);
}

static void cglm_vec3_length(const task *t, bench_made *m)
{
    m->number[0] = glm_vec3_norm(floats(&t->a));
}

static void cglm_vec3_distance(const task *t, bench_made *m)
{
    m->number[0] = glm_vec3_distance(floats(&t->a), floats(&t->b));
}

static void cglm_vec3_normalize(const task *t, bench_made *m)
{
    glm_vec3_normalize_to(floats(&t->b), m->number);
}

static void cglm_vec2_dot(const task *t, bench_made *m)
{
    m->number[0] = glm_vec2_dot(floats(&t->a), floats(&t->b));
}

static void cglm_vec2_cross(const task *t, bench_made *m)
{
    m->number[0] = glm_vec2_cross(floats(&t->a), floats(&t->b));
}

static void cglm_vec2_lerp(const task *t, bench_made *m)
{
    glm_vec2_lerp(floats(&t->a), floats(&t->b), GRAZE_FRACTION_ONE / 3, m->number);
}

static void cglm_vec2_length(const task *t, bench_made *m)
{
    m->number[0] = glm_vec2_norm(floats(&t->a));
}

static void cglm_vec2_distance(const task *t, bench_made *m)
{
    m->number[0] = glm_vec2_distance(floats(&t->a), floats(&t->b));
}

static void cglm_vec2_normalize(const task *t, bench_made *m)
{
    glm_vec2_normalize_to(floats(&t->b), m->number);
}

static graze_vec2 prepare_vec2_rotate(graze_vec2 v, graze_angle angle)
{
    radians = graze_angle_to_radians(angle);
    return v;
}

static graze_vec2 cglm_vec2_rotate(graze_vec2 v, graze_angle angle)
{
    vec2 r;
    (void)angle;
    glm_vec2_rotate(floats(&v), radians, r);
    return graze_vec2_of(r[0], r[1]);
}

static graze_quaternion prepare_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle)
{
    (void)axis;
    radians = graze_angle_to_radians(angle);
    return graze_quaternion_of(0, 0, 0, 1);
}

static graze_quaternion cglm_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle)
{
    versor r;
    (void)angle;
    glm_quatv(r, radians, floats(&axis));
    return quaternion_of(r);
}

static graze_quaternion cglm_quaternion_multiply(graze_quaternion p, graze_quaternion q)
{
    versor r;
    glm_quat_mul(floats(&p), floats(&q), r);
    return quaternion_of(r);
}

static graze_quaternion cglm_quaternion_normalize(graze_quaternion q)
{
    versor r;
    glm_quat_normalize_to(floats(&q), r);
    return quaternion_of(r);
}

static graze_vec3 cglm_quaternion_rotate(graze_quaternion q, graze_vec3 v)
{
    vec3 r;
    glm_quat_rotatev(floats(&q), floats(&v), r);
    return vector_of(r);
}

static void cglm_matrix_from_quaternion(graze_quaternion q, graze_vec3 origin, graze_matrix *matrix)
{
    (void)matrix;
    glm_quat_mat4(floats(&q), out);
    glm_vec3_copy(floats(&origin), out[3]);
}

static graze_vec3 prepare_matrix_transform_point(const graze_matrix *m, graze_vec3 point)
{
    load_matrix(m, given);
    return point;
}

static graze_vec3 cglm_matrix_transform_point(const graze_matrix *m, graze_vec3 point)
{
    vec3 r;
    (void)m;
    glm_mat4_mulv3(given, floats(&point), 1.0f, r);
    return vector_of(r);
}

#define prepare_matrix_transform_direction prepare_matrix_transform_point

static graze_vec3 cglm_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction)
{
    vec3 r;
    (void)m;
    glm_mat4_mulv3(given, floats(&direction), 0.0f, r);
    return vector_of(r);
}

/* The bench multiplies a matrix by itself. */
static void prepare_matrix_multiply(const graze_matrix *a, const graze_matrix *b,
                                    graze_matrix *product)
{
    (void)b, (void)product;
    load_matrix(a, given);
}

static void cglm_matrix_multiply(const graze_matrix *a, const graze_matrix *b,
                                 graze_matrix *product)
{
    (void)a, (void)b, (void)product;
    glm_mul(given, given, out);
}

static void prepare_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse)
{
    (void)inverse;
    load_matrix(m, given);
}

static void cglm_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse)
{
    (void)m, (void)inverse;
    glm_mat4_copy(given, out);
    glm_inv_tr(out);
}

const cglm_row cglm_numbers[] = {
    CGLM_ROW(vec3_dot),
    CGLM_ROW(vec3_cross),
    CGLM_ROW(vec3_lerp),
    CGLM_ROW(vec3_length),
    CGLM_ROW(vec3_distance),
    CGLM_ROW(vec3_normalize),
    CGLM_ROW(vec2_dot),
    CGLM_ROW(vec2_cross),
    CGLM_ROW(vec2_lerp),
    CGLM_ROW(vec2_length),
    CGLM_ROW(vec2_distance),
    CGLM_ROW(vec2_normalize),
    CGLM_ROW_PREPARED(vec2_rotate, NULL),
    CGLM_ROW_PREPARED(quaternion_from_axis_angle, NULL),
    CGLM_ROW(quaternion_multiply),
    CGLM_ROW(quaternion_normalize),
    CGLM_ROW(quaternion_rotate),
    CGLM_ROW_FINISHED(matrix_from_quaternion, finish_matrix),
    CGLM_ROW_PREPARED(matrix_transform_point, NULL),
    CGLM_ROW_PREPARED(matrix_transform_direction, NULL),
    CGLM_ROW_PREPARED(matrix_multiply, finish_matrix),
    CGLM_ROW_PREPARED(matrix_inverse_rigid, finish_matrix),
    CGLM_END,
};

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Poses of objects in the world, in floats. Each function reads its arguments before it writes the result. A sum that
 * overflows saturates. Rotations and views are right for quaternions and vectors of any length: quaternions are normalized and
 * vectors are scaled unless the square of the length is from 2^-40 to 2^40.
 */
#include "../include/graze/matrix.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "number/float_scale.h"

GRAZE_INLINE bool matrix_is_ordinary(float squared)
{
    return float_at_most(0x1p-40f, squared) && float_at_most(squared, 0x1p40f);
}

GRAZE_ONCE graze_vec3 matrix_saturated(float x, float y, float z)
{
    return graze_vec3_of(graze_from_wide(x), graze_from_wide(y), graze_from_wide(z));
}

GRAZE_INLINE graze_vec3 matrix_held(float x, float y, float z)
{
    return are_finite(x, y, z) ? graze_vec3_of(x, y, z) : matrix_saturated(x, y, z);
}

/* ---- Images ---- */

graze_vec3 graze_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction)
{
    const graze_vec3 *x = &m->x, *y = &m->y, *z = &m->z, *v = &direction;
    return matrix_held(x->x * v->x + y->x * v->y + z->x * v->z,
                       x->y * v->x + y->y * v->y + z->y * v->z,
                       x->z * v->x + y->z * v->y + z->z * v->z);
}

graze_vec3 graze_matrix_transform_point(const graze_matrix *m, graze_vec3 point)
{
    const graze_vec3 *x = &m->x, *y = &m->y, *z = &m->z, *v = &point;
    return matrix_held(x->x * v->x + y->x * v->y + z->x * v->z + m->origin.x,
                       x->y * v->x + y->y * v->y + z->y * v->z + m->origin.y,
                       x->z * v->x + y->z * v->y + z->z * v->z + m->origin.z);
}

void graze_matrix_multiply(const graze_matrix *a, const graze_matrix *b, graze_matrix *product)
{
    const graze_vec3 x = graze_matrix_transform_direction(a, b->x);
    const graze_vec3 y = graze_matrix_transform_direction(a, b->y);
    const graze_vec3 z = graze_matrix_transform_direction(a, b->z);
    const graze_vec3 origin = graze_matrix_transform_point(a, b->origin);
    vec3_set(&product->x, x.x, x.y, x.z);
    vec3_set(&product->y, y.x, y.y, y.z);
    vec3_set(&product->z, z.x, z.y, z.z);
    vec3_set(&product->origin, origin.x, origin.y, origin.z);
}

/* Never -0. */
static float matrix_shift_back(const graze_vec3 *axis, const graze_vec3 *origin)
{
    return 0.0f - vec3_dot(axis, origin);
}

void graze_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse)
{
    const float xy = m->x.y, xz = m->x.z, yz = m->y.z;
    const graze_vec3 shift =
        matrix_held(matrix_shift_back(&m->x, &m->origin), matrix_shift_back(&m->y, &m->origin),
                    matrix_shift_back(&m->z, &m->origin));
    vec3_set(&inverse->x, m->x.x, m->y.x, m->z.x);
    vec3_set(&inverse->y, xy, m->y.y, m->z.y);
    vec3_set(&inverse->z, xz, yz, m->z.z);
    vec3_set(&inverse->origin, shift.x, shift.y, shift.z);
}

/* ---- Rotations ---- */

/* Two entries, on both sides of the diagonal. */
GRAZE_INLINE void matrix_set_entries(float *sum, float *difference, float beside, float around,
                                     float half)
{
    *sum = float_div(beside + around, half);
    *difference = float_div(beside - around, half);
}

/* The entries are divided by half of the square of the length; multiplied by its reciprocal the matrix of a quarter of a
 * turn would not be exact. To normalize the zero quaternion makes it the one that rotates nothing. */
void graze_matrix_from_quaternion(graze_quaternion q, graze_vec3 origin, graze_matrix *matrix)
{
    graze_vec3 *x = &matrix->x, *y = &matrix->y, *z = &matrix->z;
    float xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
    float squared = (xx + yy) + (zz + q.w * q.w);
    if (!matrix_is_ordinary(squared)) {
        q = graze_quaternion_normalize(q);
        xx = q.x * q.x;
        yy = q.y * q.y;
        zz = q.z * q.z;
        squared = (xx + yy) + (zz + q.w * q.w);
    }
    const float half = float_times_power(squared, 0.5f);
    x->x = 1.0f - float_div(yy + zz, half);
    y->y = 1.0f - float_div(zz + xx, half);
    z->z = 1.0f - float_div(xx + yy, half);
    matrix_set_entries(&x->y, &y->x, q.x * q.y, q.w * q.z, half);
    matrix_set_entries(&y->z, &z->y, q.y * q.z, q.w * q.x, half);
    matrix_set_entries(&z->x, &x->z, q.z * q.x, q.w * q.y, half);
    vec3_set(&matrix->origin, origin.x, origin.y, origin.z);
}

/* ---- Views ---- */

/* Multiplied by a power of two so that the greatest component is at least 2 and less than 4; twice, as it may be subnormal. */
static graze_vec3 matrix_scaled(graze_vec3 v)
{
    const float scale = scale_of(greatest_of(v.x, v.y, v.z));
    v = graze_vec3_of(v.x * scale, v.y * scale, v.z * scale);
    const float again = scale_of(greatest_of(v.x, v.y, v.z));
    return graze_vec3_of(v.x * again, v.y * again, v.z * again);
}

/* A difference may overflow; its halves do not. */
GRAZE_ONCE graze_vec3 matrix_scaled_way(const graze_vec3 *from, const graze_vec3 *to)
{
    graze_vec3 way = vec3_between(from, to);
    if (!are_finite(way.x, way.y, way.z))
        way = graze_vec3_of(to->x * 0.5f - from->x * 0.5f, to->y * 0.5f - from->y * 0.5f,
                            to->z * 0.5f - from->z * 0.5f);
    return matrix_scaled(way);
}

/* The cross product is computed from vectors that are not divided by their lengths: so `up` is parallel to the view, and
 * replaced, only if it is so exactly, except for rounded products. */
void graze_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_matrix *matrix)
{
    graze_vec3 view = vec3_between(&eye, &target);
    if (!matrix_is_ordinary(vec3_dot(&view, &view)) || !matrix_is_ordinary(vec3_dot(&up, &up))) {
        view = matrix_scaled_way(&eye, &target);
        up = matrix_scaled(up);
    }
    if (vec3_is_zero(&view))
        view.z = -1.0f;
    graze_vec3 right = vec3_cross(&view, &up);
    if (vec3_is_zero(&right)) {
        up = vec3_least_axis(&view);
        right = vec3_cross(&view, &up);
    }
    const graze_vec3 x = graze_vec3_normalize(right), forward = graze_vec3_normalize(view);
    const graze_vec3 y = vec3_cross(&x, &forward);
    vec3_set(&matrix->x, x.x, x.y, x.z);
    vec3_set(&matrix->y, y.x, y.y, y.z);
    vec3_set(&matrix->z, 0.0f - forward.x, 0.0f - forward.y, 0.0f - forward.z);
    vec3_set(&matrix->origin, eye.x, eye.y, eye.z);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Poses of objects in the world. Each function reads its arguments before it writes the result. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/matrix.h"
#include "number/transform.h"
#include "shape/view_axes.h"

static inline graze_wide matrix_turned_x(const graze_matrix *m, graze_vec3 v)
{
    return wide_dot(m->x.x, v.x, m->y.x, v.y, m->z.x, v.z);
}

static inline graze_wide matrix_turned_y(const graze_matrix *m, graze_vec3 v)
{
    return wide_dot(m->x.y, v.x, m->y.y, v.y, m->z.y, v.z);
}

static inline graze_wide matrix_turned_z(const graze_matrix *m, graze_vec3 v)
{
    return wide_dot(m->x.z, v.x, m->y.z, v.y, m->z.z, v.z);
}

graze_vec3 graze_matrix_transform_point(const graze_matrix *m, graze_vec3 point)
{
    return graze_vec3_of(scalar_beyond(m->origin.x, matrix_turned_x(m, point)),
                         scalar_beyond(m->origin.y, matrix_turned_y(m, point)),
                         scalar_beyond(m->origin.z, matrix_turned_z(m, point)));
}

graze_vec3 graze_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction)
{
    return graze_vec3_of(scalar_of_wide(matrix_turned_x(m, direction)),
                         scalar_of_wide(matrix_turned_y(m, direction)),
                         scalar_of_wide(matrix_turned_z(m, direction)));
}

void graze_matrix_multiply(const graze_matrix *a, const graze_matrix *b, graze_matrix *product)
{
    const graze_vec3 x = graze_matrix_transform_direction(a, b->x);
    const graze_vec3 y = graze_matrix_transform_direction(a, b->y);
    const graze_vec3 z = graze_matrix_transform_direction(a, b->z);
    const graze_vec3 origin = graze_matrix_transform_point(a, b->origin);
    vec3_copy(&product->x, &x);
    vec3_copy(&product->y, &y);
    vec3_copy(&product->z, &z);
    vec3_copy(&product->origin, &origin);
}

/* -axis . origin */
static inline graze_scalar matrix_shift_back(const graze_vec3 *axis, const graze_vec3 *origin)
{
    return scalar_before(0, wide_dot(axis->x, origin->x, axis->y, origin->y, axis->z, origin->z));
}

void graze_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse)
{
    graze_scalar xy = m->x.y, xz = m->x.z, yz = m->y.z;
    graze_scalar x = matrix_shift_back(&m->x, &m->origin), y = matrix_shift_back(&m->y, &m->origin);
    graze_scalar z = matrix_shift_back(&m->z, &m->origin);
    vec3_set(&inverse->x, m->x.x, m->y.x, m->z.x);
    vec3_set(&inverse->y, xy, m->y.y, m->z.y);
    vec3_set(&inverse->z, xz, yz, m->z.z);
    vec3_set(&inverse->origin, x, y, z);
}

#include "wide/begin_fast.h"
#include "shape/rotation.h"

void graze_matrix_from_quaternion(graze_quaternion rotation, graze_vec3 origin,
                                  graze_matrix *matrix)
{
    quaternion_scale_up(&rotation);
    set_axes_of_rotation(&rotation, &matrix->x, &matrix->y, &matrix->z);
    vec3_copy(&matrix->origin, &origin);
}

#include "wide/end_fast.h"

void graze_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_matrix *matrix)
{
    set_view(&matrix->x, &matrix->y, &matrix->z, &eye, &target, &up);
    vec3_set(&matrix->z, unit_opposite(matrix->z.x), unit_opposite(matrix->z.y),
             unit_opposite(matrix->z.z));
    vec3_copy(&matrix->origin, &eye);
}

#endif

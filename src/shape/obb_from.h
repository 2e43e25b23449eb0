/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes from axes, a matrix or a quaternion. The box may alias any argument: all are read first. */
#ifndef GRAZE_SHAPE_OBB_FROM_H
#define GRAZE_SHAPE_OBB_FROM_H

#include "../../include/graze/obb.h"
#include "../number/vectors.h"
#include "../number/transform.h"
#include "../number/spans.h"
#include "../wide/begin_fast.h"
#include "rotation.h"
#include "../wide/end_fast.h"

static inline bool obb_is_zero_vector(graze_vec3 v)
{
    return v.x == 0 && v.y == 0 && v.z == 0;
}

static inline void obb_write(graze_obb *box, graze_vec3 center, graze_vec3 x, graze_vec3 y,
                             graze_vec3 z, graze_vec3 half)
{
    vec3_copy(&box->center, &center);
    vec3_copy(&box->axis[0], &x);
    vec3_copy(&box->axis[1], &y);
    vec3_copy(&box->axis[2], &z);
    vec3_copy(&box->half, &half);
}

/* Through a pointer: tcc stores a value of 12 bytes over the variable behind it. */
static inline void obb_halve(graze_vec3 *half, const graze_vec3 *size)
{
    vec3_set(half, scalar_half(size->x), scalar_half(size->y), scalar_half(size->z));
}

GRAZE_INLINE void obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3],
                                const graze_vec3 *size, graze_obb *box)
{
    graze_vec3 x = graze_vec3_normalize(axes[0]), y = graze_vec3_normalize(axes[1]);
    graze_vec3 z = graze_vec3_normalize(axes[2]), half;
    obb_halve(&half, size);
    obb_write(box, *center, x, y, z, half);
}

/* ---- A matrix ---- */

/* The axis of the world along which u is least. */
static inline graze_vec3 obb_least_axis(const graze_vec3 *u)
{
    short_heading h;
    short_heading_of(&h, u);
    return short_heading_least_axis(&h);
}

/* A vector perpendicular to both, exact except for its length. u and v are unit vectors or zero. A
 * cross product in Q16.16 would keep few digits of nearly parallel vectors. */
static inline graze_vec3 obb_across(graze_vec3 u, graze_vec3 v)
{
    length3 along_u, along_v;
    area3 c;
    set_direction(&along_u, &u);
    set_direction(&along_v, &v);
    GIVEN(lengths_in_range(&along_u) && lengths_in_range(&along_v));
    set_cross(&c, &along_u, &along_v);
    return weights_of(&c);
}

/* A unit vector perpendicular to both; to the nonzero one if they do not span a plane. */
GRAZE_ONCE graze_vec3 obb_unit_across(graze_vec3 u, graze_vec3 v)
{
    graze_vec3 c = obb_across(u, v);
    if (obb_is_zero_vector(c)) {
        if (obb_is_zero_vector(u))
            c = obb_across(obb_least_axis(&v), v);
        else
            c = obb_across(u, obb_least_axis(&u));
    }
    if (obb_is_zero_vector(c))
        c = graze_vec3_of(GRAZE_ONE, 0, 0);
    else
        c = graze_vec3_normalize(c);
    return c;
}

#include "../wide/begin_fast.h"
/* Sets the unit vector along a column, and returns half of the size along it. An empty box stays empty, even if rounding
 * or a zero column makes the half extent 0. */
GRAZE_ONCE graze_scalar obb_set_axis(graze_vec3 *axis, const graze_vec3 *column, graze_scalar size)
{
    graze_scalar half = scalar_product(size, 0);
    vec3_copy(axis, column);
    if (!obb_is_zero_vector(*column)) {
        unit_scale s;
        set_unit_scale(&s, span_of(column->x), span_of(column->y), span_of(column->z));
        vec3_set(axis, scalar_unit(&s, column->x), scalar_unit(&s, column->y),
                 scalar_unit(&s, column->z));
        half = scalar_half_along(size, column, &s);
    }
    return size < 0 && half == 0 ? size : half;
}

#include "../wide/end_fast.h"

GRAZE_INLINE void obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box)
{
    graze_vec3 x, y, z, half;
    half.x = obb_set_axis(&x, &world->x, size->x);
    half.y = obb_set_axis(&y, &world->y, size->y);
    half.z = obb_set_axis(&z, &world->z, size->z);
    if (obb_is_zero_vector(x))
        x = obb_unit_across(y, z);
    if (obb_is_zero_vector(y))
        y = obb_unit_across(z, x);
    if (obb_is_zero_vector(z))
        z = obb_unit_across(x, y);
    obb_write(box, world->origin, x, y, z, half);
}

/* ---- A quaternion ---- */

GRAZE_INLINE void obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                                      const graze_vec3 *size, graze_obb *box)
{
    graze_quaternion q = graze_quaternion_of(rotation->x, rotation->y, rotation->z, rotation->w);
    graze_vec3 x, y, z, half;
    quaternion_scale_up(&q);
    set_axes_of_rotation(&q, &x, &y, &z);
    obb_halve(&half, size);
    obb_write(box, *center, x, y, z, half);
}

#endif

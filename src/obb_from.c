/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes made from other things. Any of them may be where the result goes: all is read first. */
#define GRAZE_FAR 0 /* unit vectors are near */
#include "../include/graze/obb.h"
#include "number/degrees.h"
#include "number/transform.h"
#include "shape/rotation.h"
#include "number/small.h"

static inline bool is_zero(graze_vec3 v)
{
    return is_nothing(v.x) && is_nothing(v.y) && is_nothing(v.z);
}

static inline void write_box(graze_obb *box, graze_vec3 center, graze_vec3 x, graze_vec3 y,
                             graze_vec3 z, graze_vec3 half)
{
    vec3_copy(&box->center, &center);
#if GRAZE_SMALL_WORLD
    grazes_clamp(&center, 0, &box->center, VEC3);
#endif
    vec3_copy(&box->axis[0], &x);
    vec3_copy(&box->axis[1], &y);
    vec3_copy(&box->axis[2], &z);
    vec3_copy(&box->half, &half);
}

static inline graze_vec3 half_of(graze_vec3 size)
{
    return graze_vec3_of(scalar_half(size.x), scalar_half(size.y), scalar_half(size.z));
}

void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
                         graze_obb *box)
{
    graze_vec3 x = graze_vec3_normalize(axes[0]), y = graze_vec3_normalize(axes[1]);
    graze_vec3 z = graze_vec3_normalize(axes[2]);
    write_box(box, *center, x, y, z, half_of(*size));
}

/* ---- A matrix ---- */

/* The axis of the world along which u is least. */
static inline graze_vec3 least_along(const graze_vec3 *u)
{
    short_heading h;
    short_heading_of(&h, u);
    return short_heading_least_axis(&h);
}

/* u and v are unit vectors or zero. Exact, but for its length: of vectors that are nearly parallel
 * little would be left in Q16.16. */
static inline graze_vec3 across(graze_vec3 u, graze_vec3 v)
{
    length3 along_u, along_v;
    area3 c;
    set_direction(&along_u, &u);
    set_direction(&along_v, &v);
    GIVEN(lengths_in_range(&along_u) && lengths_in_range(&along_v));
    set_cross(&c, &along_u, &along_v);
    return weights_of(&c);
}

/* A unit vector across two, or, where they don't span a plane, across what there is of them. */
GRAZE_ONCE graze_vec3 unit_across(graze_vec3 u, graze_vec3 v)
{
    graze_vec3 c = across(u, v);
    if (is_zero(c))
        c = is_zero(u) ? across(least_along(&v), v) : across(u, least_along(&u));
    return is_zero(c) ? graze_vec3_of(GRAZE_ONE, 0, 0) : graze_vec3_normalize(c);
}

/* What is empty stays so, if rounding or a zero column leaves nothing of the sign. */
static inline graze_scalar half_along(graze_scalar size, graze_vec3 axis)
{
    graze_scalar half = scalar_half_along(size, axis.x, axis.y, axis.z);
    return size < 0 && is_nothing(half) ? size : half;
}

void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box)
{
    graze_vec3 half = graze_vec3_of(half_along(size->x, world->x), half_along(size->y, world->y),
                                    half_along(size->z, world->z));
    graze_vec3 x = graze_vec3_normalize(world->x), y = graze_vec3_normalize(world->y);
    graze_vec3 z = graze_vec3_normalize(world->z);
    if (is_zero(x))
        x = unit_across(y, z);
    if (is_zero(y))
        y = unit_across(z, x);
    if (is_zero(z))
        z = unit_across(x, y);
    write_box(box, world->origin, x, y, z, half);
}

/* ---- A quaternion ---- */

void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                               const graze_vec3 *size, graze_obb *box)
{
    graze_quaternion q = graze_quaternion_of(rotation->x, rotation->y, rotation->z, rotation->w);
    graze_vec3 x, y, z;
    quaternion_gain(&q);
    put_axes_of_rotation(&q, &x, &y, &z);
    write_box(box, *center, x, y, z, half_of(*size));
}

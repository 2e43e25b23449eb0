/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rotations in space, as quaternions. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "shape/quaternion_turned.h"
#include "shape/rotation.h"

graze_quaternion graze_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle)
{
    const rotor half = rotor_of_half(angle);
    const form squared = form_plus(form_plus(square(axis.x), square(axis.y)), square(axis.z));
    if (form_is_zero(&squared))
        return graze_quaternion_of(0, 0, 0, GRAZE_ONE);
    const form_root size = form_root_of(&squared);
    return graze_quaternion_of(scalar_sine_share(&half, axis.x, &size),
                               scalar_sine_share(&half, axis.y, &size),
                               scalar_sine_share(&half, axis.z, &size), rotor_cosine(&half));
}

/* The sum of four products: see form_scalar. */
static inline graze_scalar quaternion_scalar_of_four(form sum, form against)
{
    return form_scalar(form_minus(sum, against));
}

static inline form quaternion_three(graze_scalar a1, graze_scalar b1, graze_scalar a2,
                                    graze_scalar b2, graze_scalar a3, graze_scalar b3)
{
    return form_plus(form_plus(form_of(a1, b1), form_of(a2, b2)), form_of(a3, b3));
}

graze_quaternion graze_quaternion_multiply(graze_quaternion a, graze_quaternion b)
{
    return graze_quaternion_of(
        quaternion_scalar_of_four(quaternion_three(a.w, b.x, a.x, b.w, a.y, b.z),
                                  form_of(a.z, b.y)),
        quaternion_scalar_of_four(quaternion_three(a.w, b.y, a.y, b.w, a.z, b.x),
                                  form_of(a.x, b.z)),
        quaternion_scalar_of_four(quaternion_three(a.w, b.z, a.z, b.w, a.x, b.y),
                                  form_of(a.y, b.x)),
        quaternion_scalar_of_four(form_of(a.w, b.w),
                                  quaternion_three(a.x, b.x, a.y, b.y, a.z, b.z)));
}

graze_quaternion graze_quaternion_normalize(graze_quaternion q)
{
    if (quaternion_is_zero(&q))
        return graze_quaternion_of(0, 0, 0, GRAZE_ONE);
    const form squared = quaternion_squared(&q);
    const form_root size = form_root_of(&squared);
    return graze_quaternion_of(scalar_over_root(q.x, &size), scalar_over_root(q.y, &size),
                               scalar_over_root(q.z, &size), scalar_over_root(q.w, &size));
}

static inline graze_scalar quaternion_turned_along(const form *of_x, const form *of_y,
                                                   const form *of_z, const graze_vec3 *v,
                                                   const form *whole)
{
    triple sum = triple_plus(triple_plus(triple_of(of_x, v->x), triple_of(of_y, v->y)),
                             triple_of(of_z, v->z));
    return triple_over(&sum, whole);
}

graze_vec3 graze_quaternion_rotate(graze_quaternion q, graze_vec3 v)
{
    turned_axis x, y, z;
    if (quaternion_is_zero(&q))
        return v;
    const form whole = turned_whole(&q);
    set_turned_axis(&x, &whole, q.w, q.x, q.y, q.z);
    set_turned_axis(&y, &whole, q.w, q.y, q.z, q.x);
    set_turned_axis(&z, &whole, q.w, q.z, q.x, q.y);
    return graze_vec3_of(quaternion_turned_along(&x.along, &y.last, &z.next, &v, &whole),
                         quaternion_turned_along(&x.next, &y.along, &z.last, &v, &whole),
                         quaternion_turned_along(&x.last, &y.next, &z.along, &v, &whole));
}

#endif

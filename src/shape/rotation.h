/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The matrix of the rotation by a quaternion of any length except zero: each number is multiplied by the square
 * of that length. */
#ifndef GRAZE_ROTATION_H
#define GRAZE_ROTATION_H

#include "../../include/graze/quaternion.h"
#include "../number/entry.h"

static inline bool quaternion_is_zero(const graze_quaternion *q)
{
    return is_nothing(q->x) && is_nothing(q->y) && is_nothing(q->z) && is_nothing(q->w);
}

/* Two entries of the matrix, on both sides of its diagonal. */
static inline void set_entries(const entry_whole *whole, entry_product beside, entry_product about,
                               graze_scalar *next, graze_scalar *last)
{
    *next = entry_of_products(whole, entry_product_plus(beside, about));
    *last = entry_of_products(whole, entry_product_minus(beside, about));
}

static inline squares component_squared(graze_scalar c)
{
    return squares_of(span_of(c));
}

/* The images of the three unit axes; the zero quaternion does not move them. The quaternion MUST be lifted. */
static inline void set_axes_of_rotation(const graze_quaternion *q, graze_vec3 *x, graze_vec3 *y,
                                        graze_vec3 *z)
{
    const squares ww = component_squared(q->w), xx = component_squared(q->x);
    const squares yy = component_squared(q->y), zz = component_squared(q->z);
    entry_whole whole;
    if (quaternion_is_zero(q)) {
        vec3_set(x, GRAZE_ONE, 0, 0);
        vec3_set(y, 0, GRAZE_ONE, 0);
        vec3_set(z, 0, 0, GRAZE_ONE);
        return;
    }
    set_entry_whole(&whole, squares_plus(squares_plus(xx, yy), squares_plus(zz, ww)));
    x->x = entry_of_squares(&whole, squares_plus(ww, xx), squares_plus(yy, zz));
    y->y = entry_of_squares(&whole, squares_plus(ww, yy), squares_plus(zz, xx));
    z->z = entry_of_squares(&whole, squares_plus(ww, zz), squares_plus(xx, yy));
    set_entries(&whole, entry_product_of(q->x, q->y), entry_product_of(q->w, q->z), &x->y, &y->x);
    set_entries(&whole, entry_product_of(q->y, q->z), entry_product_of(q->w, q->x), &y->z, &z->y);
    set_entries(&whole, entry_product_of(q->z, q->x), entry_product_of(q->w, q->y), &z->x, &x->z);
}

#endif

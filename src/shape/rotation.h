/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The rotation by a quaternion of any length except zero: each number is multiplied by the square
 * of that length. */
#ifndef GRAZE_ROTATION_H
#define GRAZE_ROTATION_H

#include "../../include/graze/quaternion.h"
#include "../number/scalar.h"

static inline form square(graze_scalar c)
{
    return form_of(c, c);
}

static inline form quaternion_squared(const graze_quaternion *q)
{
    return form_plus(form_plus(square(q->x), square(q->y)), form_plus(square(q->z), square(q->w)));
}

static inline bool quaternion_is_zero(const graze_quaternion *q)
{
    return is_nothing(q->x) && is_nothing(q->y) && is_nothing(q->z) && is_nothing(q->w);
}

/* The image of a unit axis: its component along that axis, along the next one (x follows z), and
 * along the last. */
typedef struct {
    form along, next, last;
} turned_axis;

static inline form form_twice(form f)
{
    return form_plus(f, f);
}

static inline void form_copy(form *to, form from)
{
    *to = form_raw(from.raw);
}

/* a is the component of the quaternion along that axis; b and c are the next ones. */
static inline void turn_axis(turned_axis *t, graze_scalar w, graze_scalar a, graze_scalar b,
                             graze_scalar c)
{
    form_copy(&t->along,
              form_minus(form_plus(square(w), square(a)), form_plus(square(b), square(c))));
    form_copy(&t->next, form_twice(form_plus(form_of(a, b), form_of(w, c))));
    form_copy(&t->last, form_twice(form_minus(form_of(a, c), form_of(w, b))));
}

static inline void set_turned_axis(const turned_axis *t, const form *whole, graze_scalar *along,
                                   graze_scalar *next, graze_scalar *last)
{
    *along = form_ratio(t->along, *whole);
    *next = form_ratio(t->next, *whole);
    *last = form_ratio(t->last, *whole);
}

/* The images of the three unit axes; the zero quaternion does not move them. */
static inline void set_axes_of_rotation(const graze_quaternion *q, graze_vec3 *x, graze_vec3 *y,
                                        graze_vec3 *z)
{
    turned_axis t;
    if (quaternion_is_zero(q)) {
        vec3_set(x, GRAZE_ONE, 0, 0);
        vec3_set(y, 0, GRAZE_ONE, 0);
        vec3_set(z, 0, 0, GRAZE_ONE);
        return;
    }
    const form whole = quaternion_squared(q);
    turn_axis(&t, q->w, q->x, q->y, q->z);
    set_turned_axis(&t, &whole, &x->x, &x->y, &x->z);
    turn_axis(&t, q->w, q->y, q->z, q->x);
    set_turned_axis(&t, &whole, &y->y, &y->z, &y->x);
    turn_axis(&t, q->w, q->z, q->x, q->y);
    set_turned_axis(&t, &whole, &z->z, &z->x, &z->y);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of quaternions: the unit axes, turned by a quaternion of any length except zero.
 *
 *   quaternion_squared(&q)       the sum of the four squares, a form
 *   turned_axis                  the image of a unit axis, times the whole: its component along that axis, along the
 *                                next one (x follows z), and along the last
 *   turned_whole(&q)             a form: the sum of the four squares
 *   set_turned_axis(&t, &whole, w, a, b, c)   a: the component of the quaternion along that axis; b, c: the next ones
 */
#ifndef GRAZE_SHAPE_QUATERNION_TURNED_H
#define GRAZE_SHAPE_QUATERNION_TURNED_H

#include "../number/transform.h"

static inline form quaternion_squared(const graze_quaternion *q)
{
    return form_plus(form_plus(square(q->x), square(q->y)), form_plus(square(q->z), square(q->w)));
}

typedef struct {
    form along, next, last;
} turned_axis;

static inline void form_copy(form *to, form from)
{
    *to = form_raw(from.raw);
}

static inline form turned_whole(const graze_quaternion *q)
{
    return quaternion_squared(q);
}

static inline form form_twice(form f)
{
    return form_plus(f, f);
}

static inline void set_turned_axis(turned_axis *t, const form *whole, graze_scalar w,
                                   graze_scalar a, graze_scalar b, graze_scalar c)
{
    (void)whole;
    form_copy(&t->along,
              form_minus(form_plus(square(w), square(a)), form_plus(square(b), square(c))));
    form_copy(&t->next, form_twice(form_plus(form_of(a, b), form_of(w, c))));
    form_copy(&t->last, form_twice(form_minus(form_of(a, c), form_of(w, b))));
}

#endif

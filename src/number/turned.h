/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The unit axes, turned by a quaternion of any length except zero.
 *
 *   quaternion_squared(&q)       the sum of the four squares, a form
 *   turned_axis                  the image of a unit axis, times the whole: its component along that axis, along the
 *                                next one (x follows z), and along the last
 *   turned_whole(&q)             a form: in the fixed build the sum of the four squares, in the float build half of it
 *   set_turned_axis(&t, &whole, w, a, b, c)   a: the component of the quaternion along that axis; b, c: the next ones
 */
#ifndef GRAZE_TURNED_H
#define GRAZE_TURNED_H

#include "transform.h"

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

#if GRAZE_FLOAT
#include "turned_float.h"
#else
#include "turned_fixed.h"
#endif

#endif

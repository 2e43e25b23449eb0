/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Turned axes in binary32. The whole is half of the sum of the squares, so that no product has to be doubled: without an
 * FPU each doubling is a call. See turned.h. */
#ifndef GRAZE_TURNED_FLOAT_H
#define GRAZE_TURNED_FLOAT_H

static inline form turned_whole(const graze_quaternion *q)
{
    return form_raw(times_power(quaternion_squared(q).raw, 0.5f));
}

static inline void set_turned_axis(turned_axis *t, const form *whole, graze_scalar w,
                                   graze_scalar a, graze_scalar b, graze_scalar c)
{
    form_copy(&t->along, form_minus(*whole, form_plus(square(b), square(c))));
    form_copy(&t->next, form_plus(form_of(a, b), form_of(w, c)));
    form_copy(&t->last, form_minus(form_of(a, c), form_of(w, b)));
}

#endif

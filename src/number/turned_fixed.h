/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Turned axes in Q16.16. See turned.h. */
#ifndef GRAZE_TURNED_FIXED_H
#define GRAZE_TURNED_FIXED_H

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

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A point in place of a difference of two points. */
#include "../../src/number/vectors.h"

void f(area *to, const graze_vec3 *p, const graze_vec3 *q);

void f(area *to, const graze_vec3 *p, const graze_vec3 *q)
{
#if BALANCED
    length3 u, v;
    set_between(&u, p, q);
    set_direction(&v, q);
    set_dot(to, &u, &v);
#else
    set_dot(to, p, q);
#endif
}

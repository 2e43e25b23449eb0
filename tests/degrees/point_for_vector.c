/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A point where a difference of two is due. */
#include "../../src/arith3.h"

area f(const graze_vec3 *p, const graze_vec3 *q);

area f(const graze_vec3 *p, const graze_vec3 *q)
{
#if BALANCED
    return dot(vector_between(p, q), vector_of(q));
#else
    return dot(*p, *q);
#endif
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The algebra of vectors: products and sums, quotients and roots. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/vec3.h"
#include "number/transform.h"

graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b)
{
    return wide_dot(a.x, b.x, a.y, b.y, a.z, b.z);
}

graze_wide graze_vec3_length_sq(graze_vec3 v)
{
    return wide_dot(v.x, v.x, v.y, v.y, v.z, v.z);
}

graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(scalar_of_wide(wide_difference(a.y, b.z, a.z, b.y)),
                         scalar_of_wide(wide_difference(a.z, b.x, a.x, b.z)),
                         scalar_of_wide(wide_difference(a.x, b.y, a.y, b.x)));
}

graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t)
{
    return graze_vec3_of(scalar_between(a.x, b.x, t), scalar_between(a.y, b.y, t),
                         scalar_between(a.z, b.z, t));
}

GRAZE_INLINE graze_scalar vec3_length(const graze_vec3 *v, rounding to)
{
    return scalar_length(span_of(v->x), span_of(v->y), span_of(v->z), to);
}

GRAZE_INLINE graze_scalar vec3_distance(const graze_vec3 *a, const graze_vec3 *b, rounding to)
{
    return scalar_length(span_apart(a->x, b->x), span_apart(a->y, b->y), span_apart(a->z, b->z),
                         to);
}

graze_scalar graze_vec3_length(graze_vec3 v)
{
    return vec3_length(&v, TO_NEAREST);
}

graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b)
{
    return vec3_distance(&a, &b, TO_NEAREST);
}

graze_scalar graze_vec3_length_down(graze_vec3 v)
{
    return vec3_length(&v, DOWNWARD);
}

graze_scalar graze_vec3_distance_down(graze_vec3 a, graze_vec3 b)
{
    return vec3_distance(&a, &b, DOWNWARD);
}

graze_scalar graze_vec3_length_up(graze_vec3 v)
{
    return vec3_length(&v, UPWARD);
}

graze_scalar graze_vec3_distance_up(graze_vec3 a, graze_vec3 b)
{
    return vec3_distance(&a, &b, UPWARD);
}

graze_vec3 graze_vec3_normalize(graze_vec3 v)
{
    span x = span_of(v.x), y = span_of(v.y), z = span_of(v.z);
    if (span_is_zero(x) && span_is_zero(y) && span_is_zero(z))
        return v;
    unit_scale s;
    set_unit_scale(&s, x, y, z);
    return graze_vec3_of(scalar_unit(&s, v.x), scalar_unit(&s, v.y), scalar_unit(&s, v.z));
}

static inline form vec3_form(const graze_vec3 *a, const graze_vec3 *b)
{
    return form_plus(form_plus(form_of(a->x, b->x), form_of(a->y, b->y)), form_of(a->z, b->z));
}

/* v - n * along / n^2, for each axis */
static inline void vec3_remove(graze_vec3 *v, const graze_vec3 *n, const form *along)
{
    const form whole = vec3_form(n, n);
    normal_share s;
    if (form_is_zero(&whole))
        return;
    set_normal_share(&s, along, &whole);
    v->x = scalar_without(v->x, n->x, along, &s);
    v->y = scalar_without(v->y, n->y, along, &s);
    v->z = scalar_without(v->z, n->z, along, &s);
}

graze_vec3 graze_vec3_reflect(graze_vec3 v, graze_vec3 normal)
{
    const form once = vec3_form(&v, &normal), twice = form_plus(once, once);
    vec3_remove(&v, &normal, &twice);
    return v;
}

graze_vec3 graze_vec3_slide(graze_vec3 v, graze_vec3 normal)
{
    const form along = vec3_form(&v, &normal);
    vec3_remove(&v, &normal, &along);
    return v;
}

#endif

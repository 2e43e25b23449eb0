/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers of the user in binary32. See scalar.h. */
#ifndef GRAZE_ARITH_SCALAR_FLOAT_H
#define GRAZE_ARITH_SCALAR_FLOAT_H

#include "spans_float.h"
#include "root_float.h"

static inline graze_scalar scalar_of_wide(graze_wide w)
{
    return held(w);
}

static inline graze_scalar scalar_product(graze_scalar a, graze_scalar b)
{
    return held(a * b);
}

static inline graze_scalar scalar_quotient(graze_scalar a, graze_scalar b)
{
    if (is_zero(b))
        return is_positive(a) ? GRAZE_SCALAR_MAX : is_negative(a) ? GRAZE_SCALAR_MIN : a;
    return held(a / b);
}

static inline graze_scalar scalar_root(graze_scalar x)
{
    return scalar_of_root(x);
}

static inline graze_wide wide_dot(graze_scalar ax, graze_scalar bx, graze_scalar ay,
                                  graze_scalar by, graze_scalar az, graze_scalar bz)
{
    return held(ax * bx + ay * by + az * bz);
}

static inline graze_wide wide_difference(graze_scalar a, graze_scalar b, graze_scalar c,
                                         graze_scalar d)
{
    return held(a * b - c * d);
}

static inline graze_scalar scalar_between(graze_scalar from, graze_scalar to, graze_fraction t)
{
    if (t >= 1 && t <= 1)
        return to;
    return is_zero(t) ? from : held(from + (to - from) * t);
}

/* A power of two, so that squares neither overflow nor vanish. */
typedef struct {
    float scale, size;
} norm;

static inline norm norm_of(span x, span y, span z)
{
    const float great = 0x1p60f, small = 0x1p-40f;
    norm n;
    n.scale = 1.0f;
    if (float_less(great, x.raw) || float_less(great, y.raw) || float_less(great, z.raw))
        n.scale = 0x1p-70f;
    else if (float_less(x.raw, small) && float_less(y.raw, small) && float_less(z.raw, small))
        n.scale = 0x1p100f;
    float a = x.raw * n.scale, b = y.raw * n.scale, c = z.raw * n.scale;
    n.size = scalar_root(a * a + b * b + c * c);
    return n;
}

static inline graze_scalar scalar_length(span x, span y, span z)
{
    norm n = norm_of(x, y, z);
    return held(n.size / n.scale);
}

typedef norm unit_scale;

static inline void set_unit_scale(unit_scale *s, span x, span y, span z)
{
    const norm n = norm_of(x, y, z);
    s->scale = n.scale;
    s->size = n.size;
}

static inline graze_scalar scalar_unit(const norm *n, graze_scalar c)
{
    return c * n->scale / n->size;
}

static inline graze_scalar scalar_half(graze_scalar size)
{
    return size * 0.5f;
}

static inline graze_scalar scalar_half_along(graze_scalar size, const graze_vec3 *v,
                                             const unit_scale *s)
{
    (void)v;
    return held(size * 0.5f * held(s->size / s->scale));
}

typedef struct {
    float raw;
} form;

static inline form form_raw(float raw)
{
    form f;
    f.raw = raw;
    return f;
}

static inline form form_of(graze_scalar a, graze_scalar b)
{
    return form_raw(a * b);
}

static inline form form_plus(form a, form b)
{
    return form_raw(a.raw + b.raw);
}

static inline form form_minus(form a, form b)
{
    return form_raw(a.raw - b.raw);
}

static inline graze_scalar form_ratio(form a, form b)
{
    return a.raw / b.raw;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers of the user in binary32. See scalar.h. */
#ifndef GRAZE_NUMBER_SCALAR_FLOAT_H
#define GRAZE_NUMBER_SCALAR_FLOAT_H

#include "spans_float.h"
#include "solid_float.h"

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
    return held(float_quotient(a, b));
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
    if (!is_proper_fraction(t) && (is_zero(t) || is_one(t)))
        return is_zero(t) ? from : to;
    return held(from + (to - from) * t);
}

static inline float sum_of_squares(float x, float y, float z)
{
    return x * x + y * y + z * z;
}

/* scale: a power of two. The squares of the scaled spans neither overflow nor vanish. size: the root of their sum. */
typedef struct {
    float scale, size;
} norm;

/* Of a sum from 2^-80 up to FLT_MAX no square overflowed, and none that vanished matters. */
static inline norm norm_of(span x, span y, span z)
{
    const float squared = sum_of_squares(x.raw, y.raw, z.raw);
    norm n;
    n.scale = 1.0f;
    if (float_at_most(0x1p-80f, squared) && is_finite(squared)) {
        n.size = root_of(squared);
        return n;
    }
    n.scale = float_at_most(squared, 1.0f) ? 0x1p100f : 0x1p-70f;
    n.size = scalar_root(sum_of_squares(x.raw * n.scale, y.raw * n.scale, z.raw * n.scale));
    return n;
}

static inline graze_scalar scalar_length(span x, span y, span z)
{
    const norm n = norm_of(x, y, z);
    return is_one(n.scale) ? n.size : held(float_quotient(n.size, n.scale));
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
    return float_quotient(times_power(c, n->scale), n->size);
}

static inline graze_scalar scalar_half(graze_scalar size)
{
    return size * 0.5f;
}

static inline graze_scalar scalar_half_along(graze_scalar size, const graze_vec3 *v,
                                             const unit_scale *s)
{
    (void)v;
    return held(size * 0.5f * held(float_quotient(s->size, s->scale)));
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
    return float_quotient(a.raw, b.raw);
}

#endif

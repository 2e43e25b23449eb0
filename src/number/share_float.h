/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares in binary32: see degrees_float.h. share.h specifies each function. */
#ifndef GRAZE_NUMBER_SHARE_FLOAT_H
#define GRAZE_NUMBER_SHARE_FLOAT_H

/* raw = part / whole */
typedef struct {
    float raw, part, whole;
} share;

typedef struct {
    float raw, part, whole;
} share_progress;

/* Divided at once. */
static inline void share_set(share *s, float part, float whole)
{
    s->raw = float_quotient(part, whole);
    s->part = part;
    s->whole = whole;
}

static inline void share_set_limit(share *s, graze_scalar t)
{
    const float most = FLT_MAX;
    share_set(s, t < GRAZE_NO_LIMIT ? t : most + most, 1.0f);
}

static inline void share_progress_of(share_progress *p, const share *s)
{
    p->raw = s->raw;
    p->part = s->part;
    p->whole = s->whole;
}

static inline void share_set_areas(share *s, const area *part, const area *whole)
{
    share_set(s, part->raw, whole->raw);
}

static inline void share_set_reaches(share *s, const reach *part, const reach *whole)
{
    share_set(s, part->raw, whole->raw);
}

static inline void share_set_until_zero(share *s, const reach *from, const reach *to)
{
    float whole = from->raw - to->raw;
    if (is_finite(whole))
        share_set(s, from->raw, whole);
    else
        share_set(s, from->raw * 0.5f, from->raw * 0.5f - to->raw * 0.5f);
}

static inline void share_progress_of_volumes(share_progress *p, const volume *part,
                                             const volume *whole)
{
    p->raw = float_quotient(part->raw, whole->raw);
    p->part = part->raw;
    p->whole = whole->raw;
}

/* Changes the signs so that the whole is positive. */
static inline void share_progress_against(share_progress *p, const volume *part,
                                          const volume *whole)
{
    p->part = is_negative(whole->raw) ? part->raw : -part->raw;
    p->whole = float_size(whole->raw);
    p->raw = float_quotient(p->part, p->whole);
}

/* Compares the quotient that a hit reports. */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    float at = float_quotient(-part->raw, whole->raw);
    return float_less(at, t) ? 1 : float_at_most(at, t) ? 0 : -1;
}

static inline void share_set_zero(share *s)
{
    share_set(s, 0.0f, 1.0f);
}

static inline void share_set_one(share *s)
{
    share_set(s, 1.0f, 1.0f);
}

static inline void share_copy(share *to, const share *from)
{
    to->raw = from->raw;
    to->part = from->part;
    to->whole = from->whole;
}

/* 1 for a NaN. */
static inline int share_order(const share *a, const share *b)
{
    return float_less(a->raw, b->raw) ? -1 : float_at_most(a->raw, b->raw) ? 0 : 1;
}

static inline int areas_to_limit(const area *part, const area *whole, graze_scalar t)
{
    share at, limit;
    share_set_areas(&at, part, whole);
    share_set_limit(&limit, t);
    return share_order(&at, &limit);
}

static inline graze_fraction share_fraction(const share_progress *p)
{
    return p->raw;
}

static inline graze_scalar share_t(const share_progress *p)
{
    return float_less(p->raw, GRAZE_SCALAR_MAX) ? p->raw : GRAZE_SCALAR_MAX;
}

/* A share beyond the range of floats: the part is at least 2^-21, the whole less than 1. A run that
 * is not 0 is scaled so that its product is at least 2^-21 again. */
static inline float share_of_run(float run, const share_progress *p)
{
    if (float_at_most(p->raw, FLT_MAX))
        return run * p->raw;
    return run * 0x1p126f * float_quotient(p->part * 0x1p-64f, p->whole * 0x1p126f) * 0x1p64f;
}

static inline graze_scalar share_along(graze_scalar start, length run, const share_progress *p)
{
    return is_zero(run.raw) ? start : held(start + share_of_run(run.raw, p));
}

static inline void share_set_over_axis(share *s, const reach *r, const graze_vec3 *axis)
{
    float squared = weights_squared(axis);
    share_set(s, float_size(r->raw), is_positive(squared) ? squared : 1.0f);
}

static inline graze_scalar share_against(graze_scalar start, graze_scalar weight, int sign,
                                         const share_progress *p, gain g)
{
    float step = float_quotient(weight * p->raw, g.after);
    if (is_zero(step))
        return start;
    return held(float_quotient(start * g.before - (sign < 0 ? -step : step), g.before));
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shares: part / whole of two areas or two reaches, degree 0, not divided. A share MUST NOT be negative, and its whole
 * MUST NOT be 0.
 *
 *   share_set_areas(&s, &part, &whole), share_set_reaches
 *   share_set_until_zero(&s, &from, &to)   from / (from - to): the share of the way between two reaches of different sign
 *                             at which the reach is 0
 *   share_set_zero, share_set_one, share_set_limit(&s, t_max), share_copy(&to, &from)
 *   share_set_over_axis(&s, &r, axis)   |r| / |axis|^2; 0 for a zero axis
 *   share_order(&a, &b)       -1, 0 or 1
 *   proportion                part / whole of two reaches, part >= 0 and whole > 0, which MUST NOT change while it is
 *                             in use: proportion_set(&x, &part, &whole)
 *   proportion_order(&x, &s)  share_order of a proportion and a share; share_set_proportion(&to, &x)
 *   areas_to_limit(&part, &whole, t_max)   -1, 0 or 1 if part / whole is less than, equal to, more than t_max; neither
 *                             MUST be negative, whole MUST NOT be 0, nor t_max GRAZE_NO_LIMIT
 *   volume_against_before_limit(&part, &whole, t_max)   1, 0 or -1 if -part / whole is less than, equal to, more than
 *                             t_max; it MUST NOT be negative, nor t_max 0 or less
 *
 *   share_progress            a share that is ready to be multiplied: divided, once
 *   share_progress_of(&progress, &share)
 *   share_progress_of_volumes(&progress, &part, &whole)   part / whole for two volumes, which are wider than a share
 *   share_progress_against(&progress, &part, &whole)   -part / whole, which MUST NOT be negative
 *   share_along(start, length, progress)   start + length * share, rounded once, ties away from start, saturating
 *   share_point(&point, &start, &run, &progress)   share_along on each axis
 *   share_fraction, share_t(progress)   the fraction or t of a hit, rounded once, saturating
 */
#ifndef GRAZE_NUMBER_SHARE_H
#define GRAZE_NUMBER_SHARE_H

#include "degrees.h"

#if GRAZE_FAR
#include "share_far.h"
#else
#include "share_near.h"
#endif

/* ---- Near and far ---- */

GRAZE_INLINE void share_set_sizes(share *s, const share_source *part, const share_source *whole)
{
    share_number_set_size(&s->part, part);
    share_number_set_size(&s->whole, whole);
}

static inline void share_set_areas(share *s, const area *part, const area *whole)
{
    BOUND(area_sign(part) * area_sign(whole) >= 0 && area_sign(whole) != 0);
    share_set_sizes(s, &part->raw, &whole->raw);
}

static inline void share_set_reaches(share *s, const reach *part, const reach *whole)
{
    BOUND(reach_sign(part) * reach_sign(whole) >= 0 && reach_sign(whole) != 0);
    share_set_sizes(s, &part->raw, &whole->raw);
}

/* Near < 2^63, and the sum of two < 2^64; far < 2^66, and the sum < 2^67 */
static inline void share_set_until_zero(share *s, const reach *from, const reach *to)
{
    BOUND(reach_sign(from) != reach_sign(to));
    share_set_sizes(s, &from->raw, &to->raw);
    share_number_add(&s->whole, &s->part);
}

static inline void share_set_zero(share *s)
{
    share_set(s, 0, 1);
}

static inline void share_set_one(share *s)
{
    share_set(s, 1, 1);
}

static inline void share_set_limit(share *s, graze_scalar t)
{
    BOUND(t >= 0);
    if (t == GRAZE_NO_LIMIT)
        share_set_endless(s);
    else
        share_set(s, (uint32_t)t, 65536);
}

static inline void share_set_over_axis(share *s, const reach *r, const graze_vec3 *axis)
{
    if (reach_sign(r) == 0) {
        share_set_zero(s);
        return;
    }
    share_number_set_size(&s->part, &r->raw);
    share_number_set_squared(&s->whole, axis);
}

static inline void share_copy(share *to, const share *from)
{
    share_number_copy(&to->part, &from->part);
    share_number_copy(&to->whole, &from->whole);
}

/* start + run * share, rounded once, ties away from start, saturating */
static inline graze_scalar share_along(graze_scalar start, length run, const share_progress *p)
{
    if (run.raw == 0)
        return start;
    return s32_offset_held(start, run.raw < 0, graze_share_times(p, length_size(run)));
}

/* ---- Shares of volumes ---- */

static inline void share_progress_of_volumes(share_progress *p, const volume *part,
                                             const volume *whole)
{
    BOUND(volume_sign(part) * volume_sign(whole) >= 0);
    share_progress_raw(p, volume_size(part), volume_size(whole));
}

/* -part / whole */
static inline void share_progress_against(share_progress *p, const volume *part,
                                          const volume *whole)
{
    BOUND(volume_against_whole(part, whole));
    share_progress_raw(p, volume_size(part), volume_size(whole));
}

/* ---- Axes along a normal: twice the area of a triangle, or of a parallelogram ---- */

/* If areas have 63 bits or more, which only far ones do, the lowest two do not affect the rounding
 * to 31. */
static inline graze_vec3 weights_of_areas(const area *x, const area *y, const area *z)
{
    uint64_t a = area_size(x), b = area_size(y), c = area_size(z);
    if (AREA_EXCEEDS_FIT && (a | b | c) >= GRAZE_FIT_LIMIT) {
        a /= 4;
        b /= 4;
        c /= 4;
    }
    const fit f = fit_of(u64_greatest(a, b, c));
    graze_vec3 w;
    w.x = weight_fit(area_sign(x), a, f);
    w.y = weight_fit(area_sign(y), b, f);
    w.z = weight_fit(area_sign(z), c, f);
    return w;
}

GRAZE_INLINE void unit_along_areas(graze_vec3 *unit, const area *x, const area *y, const area *z)
{
    graze_unit(unit, area_size(x), area_size(y), area_size(z));
    if (area_is_negative(x))
        unit->x = -unit->x;
    if (area_is_negative(y))
        unit->y = -unit->y;
    if (area_is_negative(z))
        unit->z = -unit->z;
}

#undef AREA_EXCEEDS_FIT

/* Proportions of near numbers are shares. */
#if !GRAZE_FAR

typedef share proportion;

static inline void proportion_set(proportion *x, const reach *part, const reach *whole)
{
    share_set_reaches(x, part, whole);
}

static inline int proportion_order(const proportion *x, const share *s)
{
    return share_order(x, s);
}

static inline void share_set_proportion(share *to, const proportion *from)
{
    share_copy(to, from);
}

#endif

#endif

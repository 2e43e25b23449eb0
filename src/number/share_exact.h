/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shares of near and far numbers. share.h specifies each function. share_near.h and share_far.h include this file
 * after they have defined the types of a part and a whole, and
 *
 *   share_number_set_size(&n, &raw)      |raw| of an area or of a reach
 *   share_number_set_squared(&n, axis)   |axis|^2
 *   share_number_add(&sum, &n), share_number_copy(&to, &from)
 *   share_set(&s, part, whole)           two integers
 *   share_set_endless(&s)                more than any share of areas or of reaches
 *   share_order(&a, &b)
 */

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

/* ---- Shares of volumes: compared by their signs; 0 has either sign ---- */

GRAZE_INLINE bool volume_along_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) == volume_is_negative(whole) || volume_is_zero(part);
}

GRAZE_INLINE bool volume_against_whole(const volume *part, const volume *whole)
{
    return volume_is_negative(part) != volume_is_negative(whole) || volume_is_zero(part);
}

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

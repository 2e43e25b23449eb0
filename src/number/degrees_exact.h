/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Functions that are the same for near and far numbers. degrees_near.h or degrees_far.h first
 * defines area, volume and reach. degrees.h specifies each function.
 */

/* ---- Every integer is a number, and no product vanishes ---- */

GRAZE_INLINE bool area_is_number(const area *a)
{
    (void)a;
    return true;
}

GRAZE_INLINE bool area_is_divisor(const area *a)
{
    return area_is_number(a);
}

GRAZE_INLINE bool area_surely_less(const area *a, const area *b)
{
    return area_less(a, b);
}

GRAZE_INLINE bool are_areas(const area *a, const area *b, const area *c)
{
    return area_is_number(a) && area_is_number(b) && area_is_number(c);
}

GRAZE_INLINE bool volume_is_number(const volume *v)
{
    (void)v;
    return true;
}

GRAZE_INLINE bool are_volumes(const volume *a, const volume *b)
{
    return volume_is_number(a) && volume_is_number(b);
}

GRAZE_INLINE bool reach_is_number(const reach *r)
{
    (void)r;
    return true;
}

GRAZE_INLINE bool are_reaches(const reach *a, const reach *b)
{
    return reach_is_number(a) && reach_is_number(b);
}

GRAZE_INLINE bool are_lane_reaches(const reach *from_center, const reach *step, graze_scalar half)
{
    return are_reaches(from_center, step) && is_interval(0, half);
}

GRAZE_INLINE bool reach_is_zero(const reach *r)
{
    return reach_sign(r) == 0;
}

GRAZE_INLINE bool reach_is_negative(const reach *r)
{
    return reach_sign(r) < 0;
}

/* The caller compares the signs: no arithmetic of integers has a cheaper test. */
GRAZE_INLINE bool are_surely_alike(const reach *a, const reach *b)
{
    (void)a;
    (void)b;
    return false;
}

GRAZE_INLINE bool are_surely_opposite(const reach *a, const reach *b)
{
    (void)a;
    (void)b;
    return false;
}

/* ---- Extents ---- */

/* A reach clamped to 2^63 - 1 still has an excess above any radius: 2^63 - 2^47. */
static inline excess reach_excess(const reach *r, const reach *most)
{
    const uint64_t size = reach_size_held(r), limit = extent_limit(most);
    excess e;
    e.raw = size > limit ? size - limit : 0;
    return e;
}

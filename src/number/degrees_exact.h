/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Functions that are the same for near and far numbers. degrees_near.h or degrees_far.h first
 * defines area, volume and reach. degrees.h specifies each function.
 */

GRAZE_INLINE bool reach_is_zero(const reach *r)
{
    return reach_sign(r) == 0;
}

GRAZE_INLINE bool reach_is_negative(const reach *r)
{
    return reach_sign(r) < 0;
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

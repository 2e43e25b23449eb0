/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points of oriented boxes in binary32: parts of their half extents. See reach.h. Included by degrees_float.h. */
#ifndef GRAZE_EXTENTS_FLOAT_H
#define GRAZE_EXTENTS_FLOAT_H

typedef struct {
    float raw;
} extent;

typedef struct {
    float raw;
} excess;

static inline extent reach_held(const reach *r, const reach *most)
{
    extent e;
    e.raw = float_less(r->raw, -most->raw)  ? -most->raw
            : float_less(most->raw, r->raw) ? most->raw
                                            : r->raw;
    return e;
}

/* If r is NaN, so is the excess. */
static inline excess reach_excess(const reach *r, const reach *most)
{
    float size = float_size(r->raw);
    excess e;
    e.raw = float_at_most(size, most->raw) ? 0.0f : size - most->raw;
    return e;
}

static inline bool excesses_within(excess x, excess y, excess z, graze_scalar radius)
{
    float sum = x.raw * x.raw + y.raw * y.raw + z.raw * z.raw;
    return is_finite(sum) && float_at_most(sum, radius * radius);
}

static inline graze_scalar moved_along(graze_scalar start, graze_scalar wx, extent x,
                                       graze_scalar wy, extent y, graze_scalar wz, extent z)
{
    return held(start + (wx * x.raw + wy * y.raw + wz * z.raw));
}

#endif

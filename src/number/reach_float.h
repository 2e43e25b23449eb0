/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Reaches in binary32, and points of oriented boxes: parts of their half extents. reach.h specifies each function.
 * degrees_float.h includes this file at its end. */
#ifndef GRAZE_NUMBER_REACH_FLOAT_H
#define GRAZE_NUMBER_REACH_FLOAT_H

static inline float weights_squared(const graze_vec3 *axis)
{
    return axis->x * axis->x + axis->y * axis->y + axis->z * axis->z;
}

/* Both sides are multiplied by the power of two that takes the greater of r and c to 2 or more and
 * below 4. For infinity and NaN the result is unspecified. */
static inline bool reach_exceeds(const reach *r, const graze_vec3 *axis, graze_scalar c)
{
    float by = gain_of_size(greatest_of(r->raw, c, 0.0f)), size = r->raw * by, least = c * by;
    return float_less(least * least * weights_squared(axis), size * size);
}

/* For a zero axis r is 0 or NaN. */
static inline graze_scalar reach_distance(const reach *r, const graze_vec3 *axis, gain g)
{
    float axis_length = scalar_root(weights_squared(axis));
    if (!is_positive(axis_length))
        return r->raw;
    const float before = float_quotient(float_quotient(r->raw, axis_length), g.after);
    return held(float_quotient(before, g.before));
}

/* ---- Extents ---- */

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

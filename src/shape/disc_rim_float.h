/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Discs in binary32. disc_rim.h specifies each function. */
#ifndef GRAZE_SHAPE_DISC_RIM_FLOAT_H
#define GRAZE_SHAPE_DISC_RIM_FLOAT_H

#include "../number/separation_float.h"

/* Whether |v| <= radius. */
static inline bool rim_holds(float x, float y, float z, float radius)
{
    separation a;
    if (is_ordinary_radius(radius))
        return float_at_most(x * x + y * y + z * z, radius * radius);
    separation_set(&a, x, y, z, 1.0f, 0.0f, 0.0f);
    return separation_within(&a, radius);
}

static inline float rim_cross(length offset, length run, const share_progress *at)
{
    return is_zero(run.raw) ? offset.raw : offset.raw + share_of_run(run.raw, at);
}

static inline bool share_within(const length3 *offset, const length3 *run, const share *s,
                                graze_scalar radius)
{
    share_progress at;
    share_progress_of(&at, s);
    return rim_holds(rim_cross(offset->x, run->x, &at), rim_cross(offset->y, run->y, &at),
                     rim_cross(offset->z, run->z, &at), radius);
}

/* The part of the offset that is perpendicular to the axis. */
static inline graze_vec3 rim_across(const length3 *offset, const graze_vec3 *axis,
                                    const reach *height)
{
    const float squared = weights_squared(axis);
    const float part = float_quotient(height->raw, is_positive(squared) ? squared : 1.0f);
    graze_vec3 across;
    across.x = offset->x.raw - axis->x * part;
    across.y = offset->y.raw - axis->y * part;
    across.z = offset->z.raw - axis->z * part;
    return across;
}

/* The offset has the gain, which is greatest for a point close to the center: then the radius exceeds the floats. For an
 * infinite radius the result is false. */
static inline bool foot_within(const length3 *offset, const graze_vec3 *axis, const reach *height,
                               graze_scalar radius, gain g)
{
    const graze_vec3 across = rim_across(offset, axis, height);
    const float gained = radius * g.before * g.after;
    return rim_holds(across.x, across.y, across.z,
                     float_less(FLT_MAX, gained) && is_finite(radius) ? FLT_MAX : gained);
}

/* For an infinite radius NaN: the difference is then not a number, and otherwise 0. */
static inline float rim_step(float radius, const norm *n, float across)
{
    return radius * scalar_unit(n, across) + (radius - radius);
}

static inline void rim_point(graze_vec3 *point, const graze_vec3 *center, graze_scalar radius,
                             const length3 *offset, const graze_vec3 *axis, const reach *height)
{
    const graze_vec3 across = rim_across(offset, axis, height);
    const norm n = norm_of(span_of(across.x), span_of(across.y), span_of(across.z));
    point->x = held(center->x + rim_step(radius, &n, across.x));
    point->y = held(center->y + rim_step(radius, &n, across.y));
    point->z = held(center->z + rim_step(radius, &n, across.z));
}

#endif

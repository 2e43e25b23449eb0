/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Distances in binary32. separation.h specifies each function. */
#ifndef GRAZE_NUMBER_SEPARATION_FLOAT_H
#define GRAZE_NUMBER_SEPARATION_FLOAT_H

#include "vectors.h"
#include "solid_float.h"

/* |part| / |whole|. The whole comes from weights_gained, and the part has the same gain. */
typedef struct {
    graze_vec3 part, whole;
} separation;

static inline void separation_set(separation *a, float px, float py, float pz, float wx, float wy,
                                  float wz)
{
    float by = gain_of_size(greatest_of(wx, wy, wz));
    a->part.x = px * by;
    a->part.y = py * by;
    a->part.z = pz * by;
    a->whole.x = wx * by;
    a->whole.y = wy * by;
    a->whole.z = wz * by;
}

static inline void separation_of_stretches(separation *a, const stretch *x, const stretch *y,
                                           const stretch *z)
{
    separation_set(a, x->raw, y->raw, z->raw, 1.0f, 0.0f, 0.0f);
}

static inline void separation_of_areas(separation *a, const area3 *across, const length3 *side)
{
    separation_set(a, across->x.raw, across->y.raw, across->z.raw, side->x.raw, side->y.raw,
                   side->z.raw);
}

static inline void separation_of_volume(separation *a, const volume *above, const area3 *normal)
{
    separation_set(a, above->raw, 0.0f, 0.0f, normal->x.raw, normal->y.raw, normal->z.raw);
}

static inline float part_squared(const separation *a, float by)
{
    float x = a->part.x * by, y = a->part.y * by, z = a->part.z * by;
    return x * x + y * y + z * z;
}

/* Neither the square of such a radius nor 48 times it leaves the range of floats, and a square that vanishes is less
 * than half a unit of its last bit: the result is the same as with a scale. */
static inline bool is_ordinary_radius(graze_scalar radius)
{
    return float_at_most(0x1p-30f, radius) && float_at_most(radius, 0x1p60f);
}

/* As reach_exceeds: scaled by the power of two that takes the greatest of part and radius to 2 or
 * more and below 4. */
static inline bool separation_within(const separation *a, graze_scalar radius)
{
    if (is_ordinary_radius(radius))
        return float_at_most(part_squared(a, 1.0f), radius * radius * weights_squared(&a->whole));
    float size = greatest_of(a->part.x, a->part.y, a->part.z);
    float by = gain_of_size(float_less(radius, size) ? size : radius), most = radius * by;
    return !is_negative(radius) &&
           float_at_most(part_squared(a, by), most * most * weights_squared(&a->whole));
}

static inline graze_scalar separation_distance(const separation *a)
{
    float by = gain_of_size(greatest_of(a->part.x, a->part.y, a->part.z));
    float whole = scalar_root(weights_squared(&a->whole));
    return held(float_quotient(float_quotient(scalar_root(part_squared(a, by)), whole), by));
}

static inline bool is_component_rounding(length a, length b, length c, length d, float most)
{
    return float_at_most(float_size(a.raw * b.raw - c.raw * d.raw), most);
}

/* A component of a cross product is p - q: p and q are rounded once, their factors once each, as differences of
 * coordinates, and p - q once. |p| + |q| <= |u| |v| <= L^2, where L is the length of the longer edge, so the error is below
 * 4 * 2^-24 L^2. With all components below 2^-20 L^2, the height of a face with these edges is below 2^-19 L. False with a
 * NaN; true if all products are 0, or if L^2 is infinite. */
static inline bool is_cross_rounding(const length3 *u, const length3 *v)
{
    const float of_u = u->x.raw * u->x.raw + u->y.raw * u->y.raw + u->z.raw * u->z.raw;
    const float of_v = v->x.raw * v->x.raw + v->y.raw * v->y.raw + v->z.raw * v->z.raw;
    const float most = (float_less(of_u, of_v) ? of_v : of_u) * 0x1p-20f;
    return is_component_rounding(u->x, v->y, u->y, v->x, most) &&
           is_component_rounding(u->y, v->z, u->z, v->y, most) &&
           is_component_rounding(u->z, v->x, u->x, v->z, most);
}

static inline void set_foot(graze_vec3 *to, const graze_vec3 *from, const length3 *gap,
                            const area3 *normal, const volume *above)
{
    const graze_vec3 w = weights_of(normal);
    gain none;
    none.before = none.after = 1.0f;
    reach r;
    share part;
    share_progress at;
    (void)above;
    set_reach(&r, &w, gap);
    share_set_over_axis(&part, &r, &w);
    share_progress_of(&at, &part);
    graze_scalar x = share_against(from->x, w.x, reach_sign(&r), &at, none);
    graze_scalar y = share_against(from->y, w.y, reach_sign(&r), &at, none);
    to->z = share_against(from->z, w.z, reach_sign(&r), &at, none);
    to->x = x;
    to->y = y;
}

static inline graze_scalar coordinate_after(graze_scalar start, length a, length b)
{
    return held(start + a.raw + b.raw);
}

static inline graze_scalar share_beyond(graze_scalar start, length first, length run,
                                        const share_progress *p)
{
    return share_along(start + first.raw, run, p);
}

/* Beyond by 2^-20 of the way from the corner of the face, and by one step at least. */
static inline graze_scalar coordinate_beyond(graze_scalar c, const volume *above,
                                             const area *weight, int side, const length3 *gap)
{
    float way = greatest_of(gap->x.raw, gap->y.raw, gap->z.raw) * 0x1p-20f;
    float at = c - float_quotient(above->raw, weight->raw);
    return side * area_sign(weight) < 0 ? next_below(held(at - way)) : next_above(held(at + way));
}

#endif

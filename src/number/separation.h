/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a point is from a corner, an edge or a plane, and the nearest point of a plane.
 *
 *   separation                 degree 1: a distance, before the division and the root
 *   separation_of_stretches(&a, &x, &y, &z)   the length of a vector
 *   separation_of_areas(&a, &area3, &length3)   |area3| / |length3|: the distance of a point from the line of an edge
 *   separation_of_volume(&a, &volume, &area3)   |volume| / |area3|: the distance of a point from a plane
 *   separation_within(&a, radius)  whether a <= radius
 *   separation_less(&a, &b)    whether a < b
 *   separation_distance(&a)        the distance, rounded once, saturating
 *   separation_distance_down(&a), separation_distance_up(&a)   the distance, rounded down, or up, saturating
 *   separation_distance_beyond(&a, radius)   the distance less a radius, which MUST NOT be negative: 0 if that is negative;
 *                             rounded once, saturating
 *   distances                  the least of several separations
 *   distances_next(&d), distances_take(&d)   where the next one is to be computed; takes it if it is less than the least so
 *                             far, and returns whether it is
 *   set_foot(&to, &from, &normal, &above)   the foot of the perpendicular from a point to a plane that it is `above`:
 *                             from - normal * above / |normal|^2, rounded once on each axis, ties away from the point,
 *                             saturating
 *   coordinate_after(start, a, b)   start + a + b, saturating
 *   share_beyond(start, first, run, progress)   start + first + run * share, the share rounded once, saturating
 *   coordinate_beyond(c, &above, &weight, side)   the first coordinate on that side of the plane, along an axis on
 *                             which the normal is `weight`, which MUST NOT be 0; saturating
 */
#ifndef GRAZE_NUMBER_SEPARATION_H
#define GRAZE_NUMBER_SEPARATION_H

#include "vectors.h"
#include "separation_numbers.h"

#if GRAZE_FAR
#include "../wide/lift.h"

/* ---- Far: sizes, and squares of sizes ---- */

static inline u128 area_size_wide(const area *a)
{
    return graze_far_magnitude(&a->raw);
}

/* |x|, |y|, |z| < 2^67, so the sum of their squares < 3 * 2^134. One by one: with three passed by
 * value gcc -Os copies one with memcpy on a Cortex-M0. */
static inline void set_squares_of_areas(u256 *to, const area3 *a)
{
    u256_set(to, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(to, area_size_wide(&a->x));
    graze_u256_add_square(to, area_size_wide(&a->y));
    graze_u256_add_square(to, area_size_wide(&a->z));
}

static inline void set_squares_of_stretches(u256 *to, const stretch *x, const stretch *y,
                                            const stretch *z)
{
    u256_set(to, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(x->raw)));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(y->raw)));
    graze_u256_add_square(to, u128_of(0, s64_magnitude(z->raw)));
}

static inline void foot_set_tops(foot *f, const area3 *normal)
{
    const u128 x = area_size_wide(&normal->x), y = area_size_wide(&normal->y),
               z = area_size_wide(&normal->z);
    f->zeros = u128_leading_zeros(u128_of(x.hi | y.hi | z.hi, x.lo | y.lo | z.lo));
    f->top[0] = u64_high(u128_lift_high(x, f->zeros));
    f->top[1] = u64_high(u128_lift_high(y, f->zeros));
    f->top[2] = u64_high(u128_lift_high(z, f->zeros));
}

#else
#include "../wide/lift.h"

/* ---- Near: sizes, and squares of sizes ---- */

static inline u128 area_size_wide(const area *a)
{
    return u128_of(0, area_size(a));
}

/* x, y, z < 2^62  =>  the sum < 3 * 2^124 */
static inline void set_sum_of_squares(u256 *to, uint64_t x, uint64_t y, uint64_t z)
{
    u256_set(to, u128_of(0, 0), u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z)));
}

static inline void set_squares_of_areas(u256 *to, const area3 *a)
{
    set_sum_of_squares(to, area_size(&a->x), area_size(&a->y), area_size(&a->z));
}

static inline uint64_t stretch_squared(stretch s)
{
    const uint32_t size = s32_magnitude(s.raw);
    return u32_mul(size, size);
}

/* Each < 2^62. */
static inline void set_squares_of_stretches(u256 *to, const stretch *x, const stretch *y,
                                            const stretch *z)
{
    const uint64_t sum = stretch_squared(*x) + stretch_squared(*y) + stretch_squared(*z);
    u256_set(to, u128_of(0, 0), u128_of(0, sum));
}

static inline void foot_set_tops(foot *f, const area3 *normal)
{
    const uint64_t x = area_size(&normal->x), y = area_size(&normal->y), z = area_size(&normal->z);
    const uint32_t zeros = u64_leading_zeros(x | y | z);
    f->top[0] = u64_high(u64_lift(x, zeros));
    f->top[1] = u64_high(u64_lift(y, zeros));
    f->top[2] = u64_high(u64_lift(z, zeros));
    f->zeros = 64u + zeros;
}

#endif

/* ---- Near and far: distances and feet of perpendiculars ---- */

static inline void separation_of_stretches(separation *a, const stretch *x, const stretch *y,
                                           const stretch *z)
{
    set_squares_of_stretches(&a->part, x, y, z);
    u256_set(&a->whole, u128_of(0, 0), u128_of(0, 1));
    a->is_root = false;
}

/* For an edge: near < 3 * 2^60, far < 3 * 2^64 */
static inline void separation_of_areas(separation *a, const area3 *across, const length3 *edge)
{
    area squared;
    set_squares_of_areas(&a->part, across);
    set_dot(&squared, edge, edge);
    u256_set(&a->whole, u128_of(0, 0), area_size_wide(&squared));
    a->is_root = false;
}

/* near < 2^94, far < 2^101 */
static inline void separation_of_volume(separation *a, const volume *above, const area3 *normal)
{
    u256_set(&a->part, u128_of(0, 0), volume_size(above));
    set_squares_of_areas(&a->whole, normal);
    a->is_root = true;
}

static inline bool separation_within(const separation *a, graze_scalar radius)
{
    return radius >= 0 && graze_separation_within(a, (uint32_t)radius);
}

static inline bool separation_less(const separation *a, const separation *b)
{
    return graze_separation_less(a, b);
}

static inline graze_scalar separation_distance(const separation *a)
{
    return s32_offset_held(0, false, graze_separation_distance(a));
}

static inline graze_scalar separation_distance_down(const separation *a)
{
    return s32_offset_held(0, false, graze_separation_distance_down(a));
}

static inline graze_scalar separation_distance_up(const separation *a)
{
    return s32_offset_held(0, false, graze_separation_distance_up(a));
}

static inline graze_scalar separation_distance_beyond(const separation *a, graze_scalar radius)
{
    BOUND(radius >= 0);
    const uint32_t whole = graze_separation_distance(a), less = (uint32_t)radius;
    return whole > less ? s32_offset_held(0, false, whole - less) : 0;
}

/* ---- Feet of perpendiculars ---- */

GRAZE_ONCE uint32_t foot_settled(const foot *f, const area3 *normal, const area *weight,
                                 uint64_t range)
{
    exact_foot e;
    u128_store(&e.above, u128_of(f->above.hi, f->above.lo));
    u128_store(&e.weight, area_size_wide(weight));
    set_squares_of_areas(&e.squared, normal);
    return graze_foot_settled(&e, u64_low(range), u64_high(range));
}

GRAZE_INLINE graze_scalar foot_on_axis(graze_scalar c, const foot *f, int side, const area3 *normal,
                                       const area *weight, int i)
{
    const uint64_t range = graze_foot_range(f, f->top[i]);
    const uint32_t way =
        u64_low(range) == u64_high(range) ? u64_low(range) : foot_settled(f, normal, weight, range);
    return s32_offset_held(c, area_sign(weight) == side, way);
}

static inline void set_foot(graze_vec3 *to, const graze_vec3 *from, const area3 *normal,
                            const volume *above)
{
    const int side = volume_sign(above);
    foot f;
    u128_store(&f.above, volume_size(above));
    foot_set_tops(&f, normal);
    graze_foot_divide(&f);
    graze_scalar x = foot_on_axis(from->x, &f, side, normal, &normal->x, 0);
    graze_scalar y = foot_on_axis(from->y, &f, side, normal, &normal->y, 1);
    to->z = foot_on_axis(from->z, &f, side, normal, &normal->z, 2);
    to->x = x;
    to->y = y;
}

static inline graze_scalar coordinate_after(graze_scalar start, length a, length b)
{
    return graze_held((int64_t)start + a.raw + b.raw);
}

/* Only the product with the share is rounded, so only the sum can saturate. */
static inline graze_scalar share_beyond(graze_scalar start, length first, length run,
                                        const share_progress *p)
{
    int64_t way = length_sign(run) == 0 ? 0 : graze_share_times(p, length_size(run));
    return graze_held((int64_t)start + first.raw + (length_sign(run) < 0 ? -way : way));
}

static inline graze_scalar coordinate_beyond(graze_scalar c, const volume *above,
                                             const area *weight, int side)
{
    int64_t steps = graze_steps_beyond(volume_size(above), area_size_wide(weight),
                                       volume_sign(above) * side > 0);
    return graze_held(c + (side * area_sign(weight) < 0 ? -steps : steps));
}

/* ---- The least of several ---- */

/* The least so far is that of `least`, one of two, so that none is copied. */
typedef struct {
    separation of[2];
    int least; /* -1: none so far */
} distances;

static inline separation *distances_next(distances *d)
{
    return &d->of[d->least == 0 ? 1 : 0];
}

static inline bool distances_take(distances *d)
{
    const int next = d->least == 0 ? 1 : 0;
    if (d->least >= 0 && !separation_less(&d->of[next], &d->of[d->least]))
        return false;
    d->least = next;
    return true;
}

#endif

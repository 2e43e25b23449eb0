/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of lines against capsules: the crossings with the infinite cylinder around the core, at the distance `radius`
 * from its line. They are the roots of a t^2 + 2 b t + c, where for the run v, the core u, and the gap from the start of the
 * core to that of the line
 *
 *     a = |u x v|^2    b = (u . u)(v . gap) - (u . v)(u . gap)    c = |u x gap|^2 - radius^2 (u . u)
 *
 * The discriminant is a product, so that it is not computed in full: b^2 - a c = (u . u) rest, with
 * rest = radius^2 |u x v|^2 - (gap . (u x v))^2. All these numbers are exact before 62 bits of each are taken.
 *
 *   top62                     62 bits of a number of many words
 *   top62_set_area(&t, &area), top62_set_discriminant(&t, &d)   of their size
 *   discriminant_set_slope(&d, &a, &b, &c, &e)   degree 4: a b - c e
 *   discriminant_set_size(&size, &d)   its size, in 256 bits
 *   discriminant_hold(&d)     0 if it is negative
 *   side_rest(&t, &lines, radius)   degree 6: rest, 0 if it is negative
 *   side_axis_set(&axis, &uu, &ug, &uv)   the place along the core
 *   side_numbers, graze_side_crossing, graze_side_part, graze_side_on_axis: see capsule_crossing_numbers.h
 *
 * Bits of a, b, c and rest: near 124, 124, 125 and 187; far 135, 135, 135 and 199. The error of t is at most 2^-45 of it.
 */
#ifndef GRAZE_SHAPE_CAPSULE_CROSSING_H
#define GRAZE_SHAPE_CAPSULE_CROSSING_H

#include "ball_crossing.h"
#include "capsule_crossing_numbers.h"

#if GRAZE_FAR

static inline void top62_set_area(top62 *t, const area *a)
{
    const u128 size = area_size_wide(a);
    graze_top62_set(t, &size, 0);
}

/* Below 2^136. */
static inline void discriminant_set_size(u256 *to, const discriminant *d)
{
    far_number size;
    graze_far_copy(&size, &d->raw);
    if (far_is_negative(&size))
        graze_far_negate(&size);
    u256_set(to, u128_of(0, u64_of(size.limb[5], size.limb[4])),
             u128_of(u64_of(size.limb[3], size.limb[2]), u64_of(size.limb[1], size.limb[0])));
}

static inline void top62_set_discriminant(top62 *t, const discriminant *d)
{
    u256 size;
    discriminant_set_size(&size, d);
    graze_top62_set_wide(t, &size);
}

static inline void discriminant_set_slope(discriminant *d, const area *a, const area *b,
                                          const area *c, const area *e)
{
    graze_far_set_product(&d->raw, &a->raw, &b->raw);
    graze_far_add_product(&d->raw, &c->raw, &e->raw, -1);
}

static inline void discriminant_hold(discriminant *d)
{
    if (far_is_negative(&d->raw))
        graze_far_set(&d->raw, 0);
}

/* Numbers below 2^67, all over 2^5 if one of them is long: then the core is 2^29 raw units or longer, and 2^5 of a product
 * with it are 2^-24 raw units of a way along it. But t multiplies the run, and is up to 2^33 for a short dir: the run loses
 * no bits unless it is long itself; then t is below 2^6. `middle` is a difference, so it changes only its sign if the ends of
 * the core are swapped. */
static inline void side_axis_set(side_axis *axis, const area *uu, const area *ug, const area *uv)
{
    area middle;
    area_copy(&middle, ug);
    area_add(&middle, ug);
    area_subtract(&middle, uu);
    const bool run_is_long = crossing_is_long(&uv->raw);
    const bool is_long = crossing_is_long(&uu->raw) || run_is_long || crossing_is_long(&middle.raw);
    axis->whole = crossing_narrowed(&uu->raw, is_long);
    axis->run = crossing_narrowed(&uv->raw, run_is_long);
    axis->fall = is_long && !run_is_long ? 5 : 0;
    axis->down = area_is_negative(uv);
    const int64_t size = (int64_t)crossing_narrowed(&middle.raw, is_long);
    axis->middle = area_is_negative(&middle) ? -size : size;
}

static inline void side_rest(top62 *t, const volume *apart, const area3 *across, length radius)
{
    separation s;
    u256 rest;
    separation_of_volume(&s, apart, across);
    graze_separation_rest(&rest, &s, length_size(radius));
    graze_top62_set_wide(t, &rest);
}

#else

static inline void top62_set_area(top62 *t, const area *a)
{
    const u128 size = u128_of(0, area_size(a));
    graze_top62_set(t, &size, 0);
}

static inline void discriminant_set_size(u256 *to, const discriminant *d)
{
    u256_set(to, u128_of(0, 0), s128_magnitude(d->raw));
}

static inline void top62_set_discriminant(top62 *t, const discriminant *d)
{
    const u128 size = s128_magnitude(d->raw);
    graze_top62_set(t, &size, 0);
}

/* Both products < 2^124 */
static inline void discriminant_set_slope(discriminant *d, const area *a, const area *b,
                                          const area *c, const area *e)
{
    s128_copy(&d->raw, s128_sub(graze_s64_mul(a->raw, b->raw), graze_s64_mul(c->raw, e->raw)));
}

static inline void discriminant_hold(discriminant *d)
{
    if (d->raw.hi < 0)
        s128_copy(&d->raw, s128_of(0, 0));
}

/* ug - uu is a product of two differences of coordinates, as ug is: each is at most 3 * 2^60. */
static inline void side_axis_set(side_axis *axis, const area *uu, const area *ug, const area *uv)
{
    GIVEN(area_is_dot(ug) && uu->raw >= 0 && ug->raw - uu->raw >= -INT64_C(0x3000000000000000));
    axis->whole = area_size(uu);
    axis->run = area_size(uv);
    axis->fall = 0;
    axis->middle = ug->raw + (ug->raw - uu->raw);
    axis->down = area_is_negative(uv);
}

/* x^2, y^2, z^2 < 2^122; the volume < 2^93, and radius^2 < 2^60. A line that crosses the cylinder is no farther from its axis
 * than the radius. */
GRAZE_ONCE void side_rest(top62 *t, const volume *apart, const area3 *across, length radius)
{
    const uint64_t x = area_size(&across->x), y = area_size(&across->y), z = area_size(&across->z);
    const u128 sum = u128_add(u128_add(u64_mul(x, x), u64_mul(y, y)), u64_mul(z, z));
    const uint64_t limit = u32_mul(length_size(radius), length_size(radius));
    const u128 most = u64_mul(sum.lo, limit), size = volume_size(apart);
    const u128 least = u64_mul(size.lo, size.lo);
    const uint32_t high = u64_low(size.hi);
    const u128 over = u64_mul(size.lo, (uint64_t)high * 2u);
    const u128 square =
        u128_add(u128_add(over, u128_of(u32_mul(high, high), 0)), u128_of(0, least.hi));
    const u128 upper = u128_sub(u128_add(u64_mul(sum.hi, limit), u128_of(0, most.hi)),
                                u128_add(square, u128_of(0, most.lo < least.lo)));
    const uint64_t lower = u64_sub_modular(most.lo, least.lo);
    const u128 below = u128_of(upper.lo, lower);
    graze_top62_set(t, upper.hi > 0u ? &upper : &below, upper.hi > 0u ? 64 : 0);
}

#endif

#endif

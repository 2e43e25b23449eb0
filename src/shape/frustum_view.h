/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of frustums. A pull is normal . p, a sum of three fractions times coordinates. It is compared
 * with the limit, because the difference of the two would not fit.
 *
 *   is_short(c)                   whether c is small enough that a pull fits in a graze_wide
 *   plane_holds(n, limit, p, is_short)      whether n . p >= limit; `is_short`: all coordinates of p are short
 *   plane_excludes(n, limit, p, is_short)   whether n . p < limit
 *   is_no_normal(n)              whether the normal is zero
 *   ball_is_in, ball_is_out(n, limit, &sphere, is_short)   whether normal . center - radius >= limit, or + radius
 *                                < limit; the radius MUST NOT be negative
 *   box_view(n, limit, &box, slack)     the view of an oriented box by one plane; the half extents MUST NOT be negative
 *   box_slack_of(&box)           the same for all planes: the error of a short test that box_view begins with
 *
 * Widths, for cameras and frustums: bits with the sign, or unsigned (u).
 *
 *   pull: normal . p, any stored normal             64 for short coordinates, else 65
 *   limit                                           64
 *   pull of an oriented box, with its axes          98; in the short test 64
 *   corner direction of a camera; across an axis    96; 127     picture.h
 *   line of two planes: direction; origin           64; 96      frustum_seam.h
 *   cut of such a line by a third plane: whole; part   97; 128u and a sign
 *   to compare two such cuts                        224u
 *   sum of two rows of a matrix; squared length     33; 66u     mat4_clip.h
 *   determinant of a matrix                         129, decided by its lower 128
 */
#ifndef GRAZE_SHAPE_FRUSTUM_VIEW_H
#define GRAZE_SHAPE_FRUSTUM_VIEW_H

#include "../../include/graze/frustum.h"
#include "../number/scalar.h"
#include "../wide/signed.h"

/* ---- Points and balls ---- */

/* [-2^30, 2^30): a pull is at most 3 * 2^31 * 2^30 < 2^63, for any stored normal. */
GRAZE_INLINE bool is_short(graze_scalar c)
{
    return -INT32_C(0x40000000) <= c && c < INT32_C(0x40000000);
}

GRAZE_INLINE int64_t short_pull(const graze_normal *n, const graze_vec3 *p)
{
    BOUND(is_short(p->x) && is_short(p->y) && is_short(p->z));
    return s32_mul(n->x, p->x) + s32_mul(n->y, p->y) + s32_mul(n->z, p->z);
}

/* For any numbers: at most 3 * 2^62 */
static inline s128 pull_of(int32_t nx, int32_t x, int32_t ny, int32_t y, int32_t nz, int32_t z)
{
    s128 two = s128_add(s128_of_s64(s32_mul(nx, x)), s128_of_s64(s32_mul(ny, y)));
    return s128_add(two, s128_of_s64(s32_mul(nz, z)));
}

static inline bool s128_at_least(s128 a, s128 b)
{
    return a.hi > b.hi || (a.hi == b.hi && a.lo >= b.lo);
}

/* n . p + radius * 2^30 >= limit; the radius may be negative */
GRAZE_ONCE bool long_plane_holds(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                                 graze_scalar radius)
{
    s128 pull = pull_of(n->x, p->x, n->y, p->y, n->z, p->z);
    s128 more = s128_of_s64((int64_t)radius * GRAZE_FRACTION_ONE);
    return s128_at_least(s128_add(pull, more), s128_of_s64(limit));
}

GRAZE_INLINE bool plane_holds(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                              bool is_short)
{
    return is_short ? short_pull(n, p) >= limit : long_plane_holds(n, limit, p, 0);
}

GRAZE_INLINE bool plane_excludes(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                                 bool is_short)
{
    return !plane_holds(n, limit, p, is_short);
}

GRAZE_INLINE bool is_no_normal(const graze_normal *n)
{
    return (n->x | n->y | n->z) == 0;
}

/* 3 * 2^61 + 2^31 * 2^30 = 2^63, which is not reached: the radius is below 2^31 */
GRAZE_INLINE bool ball_is_in(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                             bool is_short)
{
    if (!is_short)
        return long_plane_holds(n, limit, &s->center, -s->radius);
    return short_pull(n, &s->center) - (int64_t)s->radius * GRAZE_FRACTION_ONE >= limit;
}

GRAZE_INLINE bool ball_is_out(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                              bool is_short)
{
    if (!is_short)
        return !long_plane_holds(n, limit, &s->center, s->radius);
    return short_pull(n, &s->center) + (int64_t)s->radius * GRAZE_FRACTION_ONE < limit;
}

/* ---- Oriented boxes: exactly ---- */

/* 2^16 times (pull of the center - limit), and how far the pull of the box extends beyond the center on both sides: at
 * most (3 * 2^62 + 2^63) * 2^16, and 3 * (3 * 2^62) * 2^31 < 2^97 */
typedef struct {
    s128 center, beyond;
} box_pull;

/* half * |n . axis| */
GRAZE_ONCE s128 pull_along(const graze_normal *n, const graze_vec3 *axis, graze_scalar half)
{
    const u128 size = s128_magnitude(pull_of(n->x, axis->x, n->y, axis->y, n->z, axis->z));
    return graze_s128_mul_s64(s128_of((int64_t)size.hi, size.lo), half);
}

static inline void box_pull_of(box_pull *p, const graze_normal *n, graze_wide limit,
                               const graze_obb *box)
{
    const graze_vec3 *c = &box->center;
    const s128 center = pull_of(n->x, c->x, n->y, c->y, n->z, c->z);
    const graze_scalar half[3] = {box->half.x, box->half.y, box->half.z};
    s128_copy(&p->center, graze_s128_mul_s64(s128_sub(center, s128_of_s64(limit)), 65536));
    s128_copy(&p->beyond, s128_of_s64(0));
    for (int i = 0; i < 3; i++)
        s128_copy(&p->beyond, s128_add(p->beyond, pull_along(n, &box->axis[i], half[i])));
}

static inline bool box_is_in(const box_pull *p)
{
    return s128_at_least(p->center, p->beyond);
}

static inline bool box_is_out(const box_pull *p)
{
    return s128_add(p->center, p->beyond).hi < 0;
}

GRAZE_ONCE graze_view box_view_exactly(const graze_normal *n, graze_wide limit,
                                       const graze_obb *box)
{
    box_pull pull;
    box_pull_of(&pull, n, limit, box);
    if (box_is_in(&pull))
        return GRAZE_VIEW_INSIDE;
    return box_is_out(&pull) ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

/* ---- Oriented boxes: the short test ---- */

/*
 * The short test computes n . axis without the lower 18 bits of the normal. With n = 2^18 m + r and 0 <= r <= 2^18 - 1
 * for each component,
 *
 *   n . axis = 2^18 (m . axis) + r . axis,   |r . axis| <= 3 * (2^18 - 1) * 2^16.
 *
 * The box extends sum(half * |n . axis|) / 2^16 beyond its center: 4 * sum(half * |m . axis|), with an error of at most
 * 3 * (2^18 - 1) * sum(half), the slack. That is 1/1365 of sum(half). If a plane is within the slack, box_view_exactly decides.
 */

/* At most 2^13 in size, so that m . axis is at most 3 * 2^29. */
GRAZE_INLINE int32_t upper_of_fraction(graze_fraction c)
{
    return c >= 0 ? c / 0x40000 : -1 - (-1 - c) / 0x40000;
}

/* |c| <= 2^16: an axis of unit length may have a component of 1. */
GRAZE_REPEATED bool is_short_axis(const graze_vec3 *axis)
{
    return s32_magnitude(axis->x) <= 65536 && s32_magnitude(axis->y) <= 65536 &&
           s32_magnitude(axis->z) <= 65536;
}

/* c + 2^29 modulo 2^32: below 2^30 if c is in [-2^29, 2^29), and only then. */
GRAZE_INLINE uint32_t above_short(graze_scalar c)
{
    return u32_sub_modular(s32_bits(c), s32_bits(-0x20000000));
}

/* Each component is in [-2^29, 2^29). */
GRAZE_INLINE bool is_short_center(const graze_vec3 *c)
{
    return (above_short(c->x) | above_short(c->y) | above_short(c->z)) < 0x40000000u;
}

/* Half extents of 0 or more are below 2^28. */
GRAZE_INLINE bool is_short_box(const graze_obb *box)
{
    return is_short_center(&box->center) &&
           (box->half.x | box->half.y | box->half.z) < 0x10000000 && is_short_axis(&box->axis[0]) &&
           is_short_axis(&box->axis[1]) && is_short_axis(&box->axis[2]);
}

/* 3 * (2^18 - 1) * sum(half) < 9 * 2^46; negative for a box that is not short. */
GRAZE_INLINE graze_wide box_slack_of(const graze_obb *box)
{
    if (!is_short_box(box))
        return -1;
    GIVEN(box->half.x < 0x10000000 && box->half.y < 0x10000000 && box->half.z < 0x10000000);
    const uint32_t thrice = 3 * (uint32_t)(box->half.x + box->half.y + box->half.z);
    return (int64_t)u64_of(thrice / 0x4000u, thrice % 0x4000u * 0x40000u) - thrice;
}

/* half * |m . axis| < 2^28 * 3 * 2^29 */
GRAZE_REPEATED uint64_t guess_along(const graze_vec3 *m, const graze_vec3 *axis, graze_scalar half)
{
    GIVEN(-65536 <= axis->x && axis->x <= 65536 && -65536 <= axis->y && axis->y <= 65536);
    GIVEN(-65536 <= axis->z && axis->z <= 65536 && 0 <= half && half < 0x10000000);
    return u32_mul((uint32_t)half, s32_magnitude(m->x * axis->x + m->y * axis->y + m->z * axis->z));
}

/* < 9 * 2^59 */
GRAZE_INLINE int64_t guess_beyond(const graze_normal *n, const graze_obb *box)
{
    const graze_vec3 m = {upper_of_fraction(n->x), upper_of_fraction(n->y),
                          upper_of_fraction(n->z)};
    return (int64_t)(4 * (guess_along(&m, &box->axis[0], box->half.x) +
                          guess_along(&m, &box->axis[1], box->half.y) +
                          guess_along(&m, &box->axis[2], box->half.z)));
}

/* The pull of the center is at most 3 * 2^31 * 2^29, so the sums are below 15 * 2^59 + 9 * 2^46 < 2^63. */
GRAZE_INLINE graze_view box_view(const graze_normal *n, graze_wide limit, const graze_obb *box,
                                 graze_wide slack)
{
    if (slack >= 0) {
        GIVEN(-0x20000000 <= box->center.x && box->center.x < 0x20000000);
        GIVEN(-0x20000000 <= box->center.y && box->center.y < 0x20000000);
        GIVEN(-0x20000000 <= box->center.z && box->center.z < 0x20000000);
        const int64_t center = short_pull(n, &box->center), beyond = guess_beyond(n, box);
        if (center - beyond - slack >= limit)
            return GRAZE_VIEW_INSIDE;
        if (center + beyond + slack < limit)
            return GRAZE_VIEW_OUTSIDE;
        if (center - beyond + slack < limit && center + beyond - slack >= limit)
            return GRAZE_VIEW_PARTLY;
    }
    return box_view_exactly(n, limit, box);
}

#endif

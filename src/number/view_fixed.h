/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums in whole raw units. See view.h. */
#ifndef GRAZE_ARITH_VIEW_FIXED_H
#define GRAZE_ARITH_VIEW_FIXED_H

#include "../wide/signed.h"

/* [-2^30, 2^30): a pull is at most 3 * 2^31 * 2^30 < 2^63, for any stored normal. */
GRAZE_INLINE bool is_tame(graze_scalar c)
{
    return -INT32_C(0x40000000) <= c && c < INT32_C(0x40000000);
}

GRAZE_INLINE int64_t pull_of_tame(const graze_normal *n, const graze_vec3 *p)
{
    BOUND(is_tame(p->x) && is_tame(p->y) && is_tame(p->z));
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
GRAZE_ONCE bool wild_plane_holds(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                                 graze_scalar radius)
{
    s128 pull = pull_of(n->x, p->x, n->y, p->y, n->z, p->z);
    s128 more = s128_of_s64((int64_t)radius * GRAZE_FRACTION_ONE);
    return s128_at_least(s128_add(pull, more), s128_of_s64(limit));
}

GRAZE_INLINE bool plane_holds(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                              bool tame)
{
    return tame ? pull_of_tame(n, p) >= limit : wild_plane_holds(n, limit, p, 0);
}

GRAZE_INLINE bool plane_excludes(const graze_normal *n, graze_wide limit, const graze_vec3 *p,
                                 bool tame)
{
    return !plane_holds(n, limit, p, tame);
}

GRAZE_INLINE bool is_no_normal(const graze_normal *n)
{
    return (n->x | n->y | n->z) == 0;
}

/* 3 * 2^61 + 2^31 * 2^30 = 2^63, which is not reached: the radius is below 2^31 */
GRAZE_INLINE bool ball_is_in(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                             bool tame)
{
    if (!tame)
        return wild_plane_holds(n, limit, &s->center, -s->radius);
    return pull_of_tame(n, &s->center) - (int64_t)s->radius * GRAZE_FRACTION_ONE >= limit;
}

GRAZE_INLINE bool ball_is_out(const graze_normal *n, graze_wide limit, const graze_sphere *s,
                              bool tame)
{
    if (!tame)
        return !wild_plane_holds(n, limit, &s->center, s->radius);
    return pull_of_tame(n, &s->center) + (int64_t)s->radius * GRAZE_FRACTION_ONE < limit;
}

/* 2^16 times the pull of the center, and how far the pull of the box extends beyond it on both
 * sides: at most 3 * 2^62 * 2^16, and 3 * (3 * 2^62) * 2^31 < 2^97 */
typedef struct {
    s128 center, beyond;
} box_pull;

/* half * |n . axis| */
static inline s128 pull_along(const graze_normal *n, const graze_vec3 *axis, graze_scalar half)
{
    const u128 size = s128_magnitude(pull_of(n->x, axis->x, n->y, axis->y, n->z, axis->z));
    return graze_s128_mul_s64(s128_of((int64_t)size.hi, size.lo), half);
}

static inline void box_pull_of(box_pull *p, const graze_normal *n, const graze_obb *box)
{
    const graze_vec3 *c = &box->center;
    s128_copy(&p->center, graze_s128_mul_s64(pull_of(n->x, c->x, n->y, c->y, n->z, c->z), 65536));
    s128_copy(&p->beyond, s128_add(pull_along(n, &box->axis[0], box->half.x),
                                   pull_along(n, &box->axis[1], box->half.y)));
    s128_copy(&p->beyond, s128_add(p->beyond, pull_along(n, &box->axis[2], box->half.z)));
}

static inline bool box_is_in(const box_pull *p, graze_wide limit)
{
    return s128_at_least(s128_sub(p->center, p->beyond), graze_s64_mul(limit, 65536));
}

static inline bool box_is_out(const box_pull *p, graze_wide limit)
{
    return !s128_at_least(s128_add(p->center, p->beyond), graze_s64_mul(limit, 65536));
}

#endif

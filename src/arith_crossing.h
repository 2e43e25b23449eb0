/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses the surface of a ball. The words and what each must do stand in arith.h. For
 * a file that has said GRAZE_AXES, and included ball.h.
 */
#ifndef GRAZE_ARITH_CROSSING_H
#define GRAZE_ARITH_CROSSING_H

#include "ball.h"

#if GRAZE_FLOAT
#include "arith_crossing_float.h"
#else
#include "arith_crossing_fixed.h"
#if GRAZE_FAR
#include "arith_crossing_far.h"
#else
#include "arith_crossing_near.h"
#endif

/* From where the ray ends, in 2^-16 raw units, for any coordinates: 2^31 * 2^31, and 2^32 * 2^16 before
 * it. What is within the radius of the center on each axis is below 2^47, and its squares below 2^94. */
GRAZE_INLINE int side_at_limit(const ball_n *ball, const ray_n *ray, area a, area c)
{
    (void)a;
    (void)c;
    BOUND(ball->radius >= 0 && ray->t_max >= 0);
    uint64_t within = u32_mul((uint32_t)ball->radius, 65536);
#define AT_LIMIT(axis)                                                                             \
    uint64_t axis = s64_magnitude(s32_mul(ray->dir.axis, ray->t_max) +                             \
                                  ((int64_t)ray->origin.axis - ball->center.axis) * 65536)
#define IS_BEYOND(axis) (axis > within)
#define SQUARE(axis)    u64_mul(axis, axis)
    EACH_AXIS(AT_LIMIT);
    if (ANY_AXIS(IS_BEYOND))
        return 1;
    return u128_compare(SUM_OF_AXES(u128_add, SQUARE), u64_mul(within, within));
}

GRAZE_INLINE bool nears_at_start(area a, area b)
{
    (void)a;
    return area_sign(b) < 0;
}

GRAZE_INLINE bool nears_before_end(area a, area b)
{
    return area_sign(area_plus(a, b)) > 0;
}

/* The discriminant is exact. */
GRAZE_INLINE void discriminant_hold(discriminant *d, int side)
{
    (void)d;
    (void)side;
}

/* Of a ball of a few raw units a normal would be more than one. */
GRAZE_INLINE graze_scalar normal_held(graze_scalar normal, graze_scalar radius)
{
    graze_scalar most = radius > 0 ? GRAZE_ONE : 0;
    return normal < -most ? -most : normal > most ? most : normal;
}

GRAZE_INLINE void normal_hold(vector_n *normal, graze_scalar radius)
{
#define HOLD(axis)      normal->axis = normal_held(normal->axis, radius)
    if (radius < 64) {
        EACH_AXIS(HOLD);
    }
}
#endif

#endif

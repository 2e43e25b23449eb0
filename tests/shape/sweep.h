/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a sphere that moves at a plane, a sphere or a capsule should do, for the tests of each. */
#ifndef GRAZE_TESTS_SHAPE_SWEEP_H
#define GRAZE_TESTS_SHAPE_SWEEP_H

#include "../../include/graze/graze.h"
#include "../support/check.h"
#include "../support/policy.h"
#include "../support/shapes.h"
#include "fraction.h"

#define P(x, y, z) vec3_units(x, y, z)

/* One of the three. */
typedef struct {
    const graze_plane *plane;
    const graze_sphere *ball;
    const graze_capsule *rod;
} target;

static inline target at_plane(const graze_plane *plane)
{
    const target t = {plane, 0, 0};
    return t;
}

static inline target at_ball(const graze_sphere *ball)
{
    const target t = {0, ball, 0};
    return t;
}

static inline target at_rod(const graze_capsule *rod)
{
    const target t = {0, 0, rod};
    return t;
}

static inline graze_result cast(target t, const graze_sphere *mover, graze_vec3 motion,
                                graze_sweep_hit *hit)
{
    if (t.plane != 0)
        return graze_plane_spherecast(t.plane, mover, motion, hit);
    return t.ball != 0 ? graze_sphere_spherecast(t.ball, mover, motion, hit)
                       : graze_capsule_spherecast(t.rod, mover, motion, hit);
}

/* ---- Expectations ---- */

typedef struct {
    graze_result result;
    graze_vec3 center, point, normal;
    graze_fraction fraction;
} stop;

static const graze_sweep_hit untouched = {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}, 7, 7, 7};

static inline bool is_stop(const graze_sweep_hit *h, const stop *e)
{
    const graze_feature feature =
        e->result == GRAZE_INSIDE ? GRAZE_FEATURE_NONE : GRAZE_FEATURE_FACE;
    if (e->result == GRAZE_MISS)
        return vec3_equal(h->center, untouched.center) && vec3_equal(h->point, untouched.point) &&
               vec3_equal(h->normal, untouched.normal) && h->fraction == untouched.fraction &&
               h->feature == untouched.feature && h->index == untouched.index;
    return vec3_equal(h->center, e->center) && vec3_equal(h->point, e->point) &&
           vec3_equal(h->normal, e->normal) && is_fraction(h->fraction, e->fraction) &&
           h->feature == feature && h->index == 0;
}

static inline bool stops(target t, graze_sphere mover, graze_vec3 motion, stop e)
{
    graze_sweep_hit hit = untouched;
    return cast(t, &mover, motion, &hit) == e.result && is_stop(&hit, &e) &&
           cast(t, &mover, motion, 0) == e.result;
}

static inline graze_sphere ball(double x, double y, double z, double radius)
{
    graze_sphere s;
    s.center = P(x, y, z);
    s.radius = P(radius, 0, 0).x;
    return s;
}

static inline stop on(graze_result result, graze_vec3 center, graze_vec3 point, graze_vec3 normal,
                      graze_fraction fraction)
{
    stop e;
    e.result = result;
    e.center = center;
    e.point = point;
    e.normal = normal;
    e.fraction = fraction;
    return e;
}

static inline stop miss(void)
{
    return on(GRAZE_MISS, P(0, 0, 0), P(0, 0, 0), P(0, 0, 0), 0);
}

static inline stop inside(const graze_sphere *s)
{
    return on(GRAZE_INSIDE, s->center, s->center, P(0, 0, 0), 0);
}

static inline bool is_inside(target t, graze_sphere mover)
{
    return stops(t, mover, P(1, 2, 3), inside(&mover)) &&
           stops(t, mover, P(0, 0, 0), inside(&mover));
}

/* Raw units, or about so much. */
static inline graze_scalar little(int i)
{
    return GRAZE_FLOAT ? (graze_scalar)i * GRAZE_C(0.0000152587890625) : (graze_scalar)i;
}

/* The place is free: a sphere that does not move is not inside there. */
static inline bool is_free(target t, graze_sphere mover, graze_vec3 center)
{
    mover.center = center;
    return cast(t, &mover, P(0, 0, 0), 0) != GRAZE_INSIDE;
}

#if GRAZE_FLOAT
/* A miss for each number of the sphere and of the motion that is none. */
static inline bool misses_without_numbers(target t, graze_sphere mover, graze_vec3 motion)
{
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    bool all = true;
    for (int i = 0; i < 2; i++) {
        graze_sphere s = mover;
        graze_vec3 way = motion;
        s.center.y = none[i];
        all = all && stops(t, s, motion, miss());
        s = mover;
        s.radius = none[i];
        all = all && stops(t, s, motion, miss());
        way.x = none[i];
        all = all && stops(t, mover, way, miss());
    }
    return all;
}
#endif

#if !GRAZE_FLOAT
#define NEAR_MOST INT32_C(0x1FFFFFFF)

static inline graze_sphere ball_at(int32_t x, int32_t y, int32_t z, int32_t radius)
{
    const graze_sphere s = {{x, y, z}, radius};
    return s;
}
#endif

static inline graze_sphere ball_target(void)
{
    return ball(0, 0, 0, 2);
}

/* From -4 to 4 along x, with a radius of 2. */
static inline graze_capsule rod_target(void)
{
    graze_capsule c;
    c.core.a = P(-4, 0, 0);
    c.core.b = P(4, 0, 0);
    c.radius = GRAZE_C(2);
    return c;
}

/* The casts that follow, from where the one before stops. */
static inline void goes_on(target t)
{
    const graze_vec3 end = P(0.5, -7, 0.75);
    graze_sphere s = ball(0.25, 6, -0.5, 1);
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 5; i++) {
        CHECK(cast(t, &s, graze_vec3_sub(end, s.center), &hit) == GRAZE_HIT);
        s.center = hit.center;
        CHECK(cast(t, &s, hit.normal, 0) <= GRAZE_TOUCH);
    }
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What a capsule that moves should do, for the tests of each target. */
#ifndef GRAZE_TESTS_SHAPE_SWEEP_CAPSULE_H
#define GRAZE_TESTS_SHAPE_SWEEP_CAPSULE_H

#include "sweep.h"

static inline graze_result rod_cast(target t, const graze_capsule *mover, graze_vec3 motion,
                                    graze_sweep_hit *hit)
{
    if (t.plane != 0)
        return graze_plane_capsulecast(t.plane, mover, motion, hit);
    return t.ball != 0 ? graze_sphere_capsulecast(t.ball, mover, motion, hit)
                       : graze_capsule_capsulecast(t.rod, mover, motion, hit);
}

static inline bool rod_stops(target t, graze_capsule mover, graze_vec3 motion, stop e)
{
    graze_sweep_hit hit = untouched;
    return rod_cast(t, &mover, motion, &hit) == e.result && is_stop(&hit, &e) &&
           rod_cast(t, &mover, motion, 0) == e.result;
}

static inline graze_capsule rod(double ax, double ay, double az, double bx, double by, double bz,
                                double radius)
{
    graze_capsule c;
    c.core.a = P(ax, ay, az);
    c.core.b = P(bx, by, bz);
    c.radius = P(radius, 0, 0).x;
    return c;
}

static inline bool rod_is_inside(target t, graze_capsule mover)
{
    const stop e = on(GRAZE_INSIDE, mover.core.a, mover.core.a, P(0, 0, 0), 0);
    return rod_stops(t, mover, P(1, 2, 3), e) && rod_stops(t, mover, P(0, 0, 0), e);
}

static inline void rod_move(graze_capsule *mover, graze_vec3 center)
{
    const graze_vec3 way = graze_vec3_sub(center, mover->core.a);
    mover->core.a = center;
    mover->core.b = graze_vec3_add(mover->core.b, way);
}

/* The place is free: a capsule that does not move is not inside there. */
static inline bool rod_is_free(target t, const graze_capsule *mover, graze_vec3 center)
{
    graze_capsule moved = *mover;
    rod_move(&moved, center);
    return rod_cast(t, &moved, P(0, 0, 0), 0) != GRAZE_INSIDE;
}

/* The casts that follow, from where the one before stops. */
static inline void rod_goes_on(target t)
{
    const graze_vec3 end = P(0.5, -7, 0.75);
    graze_capsule c = rod(0.25, 6, -0.5, 1, 9, 2, 1);
    graze_sweep_hit hit = untouched;
    for (int i = 0; i < 5; i++) {
        CHECK(rod_cast(t, &c, graze_vec3_sub(end, c.core.a), &hit) == GRAZE_HIT);
        rod_move(&c, hit.center);
        CHECK(rod_cast(t, &c, hit.normal, 0) <= GRAZE_TOUCH);
    }
}

#if GRAZE_FLOAT
/* A miss for each number of the capsule and of the motion that is none. */
static inline bool rod_misses_without_numbers(target t, graze_capsule mover, graze_vec3 motion)
{
    const graze_scalar none[2] = {scalar_of_bits(strange_bits[0]), scalar_of_bits(0x7f800000)};
    bool all = true;
    for (int i = 0; i < 2; i++) {
        graze_capsule c = mover;
        graze_vec3 way = motion;
        c.core.a.y = none[i];
        all = all && rod_stops(t, c, motion, miss());
        c = mover;
        c.core.b.x = none[i];
        all = all && rod_stops(t, c, motion, miss());
        c = mover;
        c.radius = none[i];
        all = all && rod_stops(t, c, motion, miss());
        way.x = none[i];
        all = all && rod_stops(t, mover, way, miss());
    }
    return all;
}
#endif

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual ways of a sphere that moves at a plane, a sphere and a capsule: see bench_sweep.c. */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP_H

#include "peer_capsule.h"

static inline graze_result peer_finds(graze_sweep_hit *hit, graze_scalar radius, graze_scalar t)
{
    hit->point = peer_point_at(&hit->center, &hit->normal, -radius);
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
    return GRAZE_HIT;
}

/* Its normal has unit length. */
static inline graze_result peer_plane_spherecast(const graze_plane *plane,
                                                 const graze_sphere *sphere, graze_vec3 motion,
                                                 graze_sweep_hit *hit)
{
    const graze_vec3 way = peer_minus(&sphere->center, &plane->point);
    graze_scalar height = peer_sum(peer_dot_wide(&plane->normal, &way));
    graze_scalar speed = peer_sum(peer_dot_wide(&plane->normal, &motion)), t;
    graze_vec3 normal = plane->normal;
    if (height < 0) {
        normal = graze_vec3_of(-normal.x, -normal.y, -normal.z);
        height = -height;
        speed = -speed;
    }
    if (speed >= 0 || !peer_quotient_within(height - sphere->radius, -speed, GRAZE_ONE, &t))
        return GRAZE_MISS;
    hit->center = peer_point_at(&sphere->center, &motion, t);
    hit->normal = normal;
    return peer_finds(hit, sphere->radius, t);
}

static inline graze_result peer_sphere_spherecast(const graze_sphere *target,
                                                  const graze_sphere *sphere, graze_vec3 motion,
                                                  graze_sweep_hit *hit)
{
    const graze_sphere around = {target->center, target->radius + sphere->radius};
    const peer_quadratic q = quadratic_of(&around, &sphere->center, &motion);
    graze_scalar t;
    if (!peer_enters(&q, GRAZE_ONE, &t))
        return GRAZE_MISS;
    peer_locate(&around, &sphere->center, &motion, t, &hit->center, &hit->normal);
    return peer_finds(hit, sphere->radius, t);
}

static inline graze_result peer_capsule_spherecast(const graze_capsule *target,
                                                   const graze_sphere *sphere, graze_vec3 motion,
                                                   graze_sweep_hit *hit)
{
    const graze_capsule around = {target->core, target->radius + sphere->radius};
    const peer_cores c = peer_cores_of(&target->core, &sphere->center, &motion);
    graze_scalar t;
    if (!peer_enters_capsule(&c, &around, &sphere->center, GRAZE_ONE, &t))
        return GRAZE_MISS;
    peer_locate_on_capsule(&around, &c, &sphere->center, t, &hit->center, &hit->normal);
    return peer_finds(hit, sphere->radius, t);
}

#endif

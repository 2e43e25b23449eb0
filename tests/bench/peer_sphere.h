/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A line against a sphere, as in textbooks. */
#ifndef GRAZE_TESTS_BENCH_PEER_SPHERE_H
#define GRAZE_TESTS_BENCH_PEER_SPHERE_H

#include "peer_ball.h"

static peer_quadratic quadratic_of(const graze_sphere *sphere, const graze_vec3 *start,
                                   const graze_vec3 *dir)
{
    graze_vec3 from = peer_minus(start, &sphere->center);
    peer_quadratic q;
    q.a = peer_area_of(dir, dir);
    q.b = peer_area_of(&from, dir);
    q.c = peer_area(peer_dot_wide(&from, &from) - peer_product(sphere->radius, sphere->radius));
    return q;
}

/* The normal is the vector from the center, divided by the radius. */
static void peer_locate(const graze_sphere *sphere, const graze_vec3 *start, const graze_vec3 *dir,
                        graze_scalar t, graze_vec3 *point, graze_vec3 *normal)
{
    graze_scalar radius = sphere->radius != 0 ? sphere->radius : 1;
    *point = peer_point_at(start, dir, t);
    graze_vec3 from = peer_minus(point, &sphere->center);
    *normal = peer_shortened(&from, radius);
}

#endif

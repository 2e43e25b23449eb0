/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Queries of a flat shape, repeated in space with a z that does not change the result, in rows
 * whose names begin with flat_. The difference is what the routine for the plane saves;
 * tests/bench/flat prints it.
 */
#ifndef GRAZE_TESTS_BENCH_FLAT_H
#define GRAZE_TESTS_BENCH_FLAT_H

#include "bench.h"

#define FLAT_ROW(call, name) BENCH_ROW(flat_##name, call, NOTHING, graze_##name, NULL)

static inline graze_vec2 flat(graze_vec3 v)
{
    return graze_vec2_of(v.x, v.y);
}

static inline graze_vec3 in_space(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static inline graze_segment segment_in_space(const graze_segment2 *segment)
{
    graze_segment s;
    s.a = in_space(segment->a);
    s.b = in_space(segment->b);
    return s;
}

static inline graze_ray ray_in_space(const graze_ray2 *ray)
{
    graze_ray r;
    r.origin = in_space(ray->origin);
    r.dir = in_space(ray->dir);
    r.t_max = ray->t_max;
    return r;
}

static inline graze_sphere sphere_in_space(const graze_circle *circle)
{
    graze_sphere sphere;
    sphere.center = in_space(circle->center);
    sphere.radius = circle->radius;
    return sphere;
}

#endif

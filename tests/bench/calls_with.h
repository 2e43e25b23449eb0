/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Predicates of a face or a mesh, and a shape at the segment's start, whose size the segment's end determines. */
#ifndef GRAZE_TESTS_BENCH_CALLS_WITH_H
#define GRAZE_TESTS_BENCH_CALLS_WITH_H

#include "casts.h"

static inline bool call_with_sphere(any_routine *routine, const void *shape, const graze_segment *s)
{
    graze_sphere sphere;
    sphere.center = s->a;
    sphere.radius = graze_abs(s->b.x);
    return call_predicate(routine, shape, &sphere);
}

/* A quarter of the segment long. */
static inline bool call_with_capsule(any_routine *routine, const void *shape,
                                     const graze_segment *s)
{
    const graze_vec3 way = graze_vec3_sub(s->b, s->a);
    graze_capsule capsule;
    capsule.core.a = s->a;
    capsule.core.b = graze_vec3_add(s->a, graze_vec3_of(way.x / 4, way.y / 4, way.z / 4));
    capsule.radius = graze_abs(s->b.x) / 4;
    return call_predicate(routine, shape, &capsule);
}

static inline bool call_with_aabb(any_routine *routine, const void *shape, const graze_segment *s)
{
    const graze_vec3 half = {graze_abs(s->b.x) / 2, graze_abs(s->b.y) / 2, graze_abs(s->b.z) / 2};
    graze_aabb box;
    box.min = graze_vec3_sub(s->a, half);
    box.max = graze_vec3_add(s->a, half);
    return call_predicate(routine, shape, &box);
}

/* From the segment's start to its end, and as far to the side. */
static inline bool call_with_triangle(any_routine *routine, const void *shape,
                                      const graze_segment *s)
{
    const graze_vec3 way = graze_vec3_sub(s->b, s->a);
    graze_triangle other;
    other.a = s->a;
    other.b = s->b;
    other.c = graze_vec3_add(s->a, graze_vec3_of(way.y, way.z, way.x));
    return call_predicate(routine, shape, &other);
}

#endif

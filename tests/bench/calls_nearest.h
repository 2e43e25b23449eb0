/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The shapes and the calls of bench_nearest.c and bench_nearest_64.c, for CANDIDATES shapes of each kind. */
#ifndef GRAZE_TESTS_BENCH_CALLS_NEAREST_H
#define GRAZE_TESTS_BENCH_CALLS_NEAREST_H

#include "bench.h"
#include "peer_nearest.h"

static struct {
    query q;
    graze_aabb aabbs[CANDIDATES];
    graze_sphere spheres[CANDIDATES];
    graze_capsule capsules[CANDIDATES];
    graze_cylinder cylinders[CANDIDATES];
    graze_obb obbs[CANDIDATES];
    graze_triangle triangles[CANDIDATES];
} item;

static graze_vec3 half_of(const graze_aabb *box)
{
    return graze_vec3_of((box->max.x - box->min.x) / 2, (box->max.y - box->min.y) / 2,
                         (box->max.z - box->min.z) / 2);
}

static void put(unsigned i, const graze_aabb *box)
{
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                                           {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                                           {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}};
    graze_vec3 half = half_of(box), center = graze_vec3_add(box->min, half);
    item.aabbs[i] = *box;
    item.spheres[i].center = item.obbs[i].center = center;
    item.spheres[i].radius = half.x / 3 + half.y / 3 + half.z / 3;
    item.capsules[i].core.a = item.cylinders[i].core.a = box->min;
    item.capsules[i].core.b = item.cylinders[i].core.b = box->max;
    item.capsules[i].radius = item.cylinders[i].radius = half.x / 2;
    item.obbs[i].half = half;
    for (int axis = 0; axis < 3; axis++)
        item.obbs[i].axis[axis] = rotation[axis];
    item.triangles[i].a = box->min;
    item.triangles[i].b = graze_vec3_of(box->max.x, box->min.y, box->max.z);
    item.triangles[i].c = graze_vec3_of(box->min.x, box->max.y, box->max.z);
}

#define OF_SHAPE(shape, array, of, given, line, line_hit)                                          \
    static bool shape##_##given(any_routine *routine)                                              \
    {                                                                                              \
        typedef graze_result nearest(const graze_##shape *, uint32_t, const of *, uint32_t *,      \
                                     line_hit *);                                                  \
        uint32_t index = 0;                                                                        \
        return ((nearest *)routine)(item.array, CANDIDATES, &item.q.line, &index,                  \
                                    (line_hit *)&made) != GRAZE_MISS;                              \
    }

#define OF_LINES(shape, array, line_hit, ray_hit)                                                  \
    OF_SHAPE(shape, array, graze_segment, linecast, segment, line_hit)                             \
    OF_SHAPE(shape, array, graze_ray, raycast, ray, ray_hit)

OF_LINES(aabb, aabbs, graze_line_hit, graze_ray_hit)
OF_LINES(sphere, spheres, graze_line_hit, graze_ray_hit)
OF_LINES(capsule, capsules, graze_line_hit, graze_ray_hit)
OF_LINES(cylinder, cylinders, graze_line_hit, graze_ray_hit)
OF_LINES(obb, obbs, graze_line_hit, graze_ray_hit)
OF_LINES(triangle, triangles, graze_face_line_hit, graze_face_ray_hit)

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of sixteen: a query's line with its own shape and with those of fifteen other
 * queries, in no order. In place of a peer: a loop of this library's casts that keeps the nearest
 * hit. A figure is for the whole query of sixteen candidates.
 */
#include "bench.h"

enum { CANDIDATES = 16 };

static struct {
    query q;
    graze_aabb aabbs[CANDIDATES];
    graze_sphere spheres[CANDIDATES];
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
    item.obbs[i].half = half;
    for (int axis = 0; axis < 3; axis++)
        item.obbs[i].axis[axis] = rotation[axis];
    item.triangles[i].a = box->min;
    item.triangles[i].b = graze_vec3_of(box->max.x, box->min.y, box->max.z);
    item.triangles[i].c = graze_vec3_of(box->min.x, box->max.y, box->max.z);
}

static void prepare(unsigned number, int32_t scale)
{
    item.q = query_of(number, scale);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        query other = query_of((number + 37 * (i + CANDIDATES - 5)) % QUERIES, scale);
        put(i, i == 5 ? &item.q.box : &other.box);
    }
}

#define OF_SHAPE(shape, array, of, given, line, line_hit, progress)                                \
    static graze_result peer_nearest_##shape##_##given(const graze_##shape *shapes,                \
                                                       uint32_t count, const of *of_line,          \
                                                       uint32_t *index, line_hit *hit)             \
    {                                                                                              \
        graze_result best = GRAZE_MISS;                                                            \
        line_hit one;                                                                              \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            graze_result result = graze_##shape##_##given(&shapes[i], of_line, &one);              \
            if (result != GRAZE_MISS && (best == GRAZE_MISS || one.progress < hit->progress)) {    \
                best = result;                                                                     \
                *index = i;                                                                        \
                *hit = one;                                                                        \
            }                                                                                      \
        }                                                                                          \
        return best;                                                                               \
    }                                                                                              \
    static bool shape##_##given(any_routine *routine)                                              \
    {                                                                                              \
        typedef graze_result nearest(const graze_##shape *, uint32_t, const of *, uint32_t *,      \
                                     line_hit *);                                                  \
        uint32_t index = 0;                                                                        \
        return ((nearest *)routine)(item.array, CANDIDATES, &item.q.line, &index,                  \
                                    (line_hit *)&made) != GRAZE_MISS;                              \
    }

#define OF_LINES(shape, array, line_hit, ray_hit)                                                  \
    OF_SHAPE(shape, array, graze_segment, linecast, segment, line_hit, fraction)                   \
    OF_SHAPE(shape, array, graze_ray, raycast, ray, ray_hit, t)

OF_LINES(aabb, aabbs, graze_line_hit, graze_ray_hit)
OF_LINES(sphere, spheres, graze_line_hit, graze_ray_hit)
OF_LINES(obb, obbs, graze_line_hit, graze_ray_hit)
OF_LINES(triangle, triangles, graze_face_line_hit, graze_face_ray_hit)

static const bench_row rows[] = {
    ROW_WITH_PEER(aabb_linecast, POINT3, nearest_aabb_linecast),
    ROW_WITH_PEER(aabb_raycast, POINT3, nearest_aabb_raycast),
    ROW_WITH_PEER(sphere_linecast, POINT3, nearest_sphere_linecast),
    ROW_WITH_PEER(sphere_raycast, POINT3, nearest_sphere_raycast),
    ROW_WITH_PEER(obb_linecast, POINT3, nearest_obb_linecast),
    ROW_WITH_PEER(obb_raycast, POINT3, nearest_obb_raycast),
    ROW_WITH_PEER(triangle_linecast, POINT3, nearest_triangle_linecast),
    ROW_WITH_PEER(triangle_raycast, POINT3, nearest_triangle_raycast),
};

#define EACH(words) TEN(words) words words words words words words
BENCH_SHAPE_WITH_INPUT(nearest, "BVVVVt" EACH("B") EACH("Vr") EACH("VAh") EACH("VVV"));

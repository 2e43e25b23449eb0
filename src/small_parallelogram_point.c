/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres against a parallelogram, in the small world: see small.h. */
#define GRAZE_CORNERS 4
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_parallelogram_closest_point)(const graze_parallelogram *parallelogram,
                                                    const graze_vec3 *point, graze_vec3 *nearest);
static graze_scalar NEAR(graze_parallelogram_distance)(const graze_parallelogram *parallelogram,
                                                       const graze_vec3 *point);
static bool NEAR(graze_parallelogram_overlaps_sphere)(const graze_parallelogram *parallelogram,
                                                      const graze_sphere *sphere);

#include "number/small_near_begin.h"
#include "shape/face_point.h"
#include "number/small_near_end.h"

void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
                                       const graze_vec3 *point, graze_vec3 *nearest)
{
    struct {
        graze_parallelogram parallelogram;
        graze_vec3 point;
    } q;
    grazes_clamp(parallelogram, point, &q, FACE + SECOND * VEC3);
    NEAR(graze_parallelogram_closest_point)(&q.parallelogram, &q.point, nearest);
}

graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
                                          const graze_vec3 *point)
{
    struct {
        graze_parallelogram parallelogram;
        graze_vec3 point;
    } q;
    grazes_clamp(parallelogram, point, &q, FACE + SECOND * VEC3);
    return NEAR(graze_parallelogram_distance)(&q.parallelogram, &q.point);
}

bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
                                         const graze_sphere *sphere)
{
    struct {
        graze_parallelogram parallelogram;
        graze_sphere sphere;
    } q;
    grazes_clamp(parallelogram, sphere, &q, FACE + SECOND * SPHERE);
    return NEAR(graze_parallelogram_overlaps_sphere)(&q.parallelogram, &q.sphere);
}

#endif

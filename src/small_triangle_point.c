/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres against a triangle, in the small world: see small.h. */
#define GRAZE_CORNERS 3
#define GRAZE_FAR     0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static void NEAR(graze_triangle_closest_point)(const graze_triangle *triangle,
                                               const graze_vec3 *point, graze_vec3 *nearest);
static graze_scalar NEAR(graze_triangle_distance)(const graze_triangle *triangle,
                                                  const graze_vec3 *point);
static bool NEAR(graze_triangle_overlaps_sphere)(const graze_triangle *triangle,
                                                 const graze_sphere *sphere);

#include "number/small_near_begin.h"
#include "shape/face_point.h"
#include "number/small_near_end.h"

void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    struct {
        graze_triangle triangle;
        graze_vec3 point;
    } q;
    grazes_clamp(triangle, point, &q, FACE + SECOND * VEC3);
    NEAR(graze_triangle_closest_point)(&q.triangle, &q.point, nearest);
}

graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point)
{
    struct {
        graze_triangle triangle;
        graze_vec3 point;
    } q;
    grazes_clamp(triangle, point, &q, FACE + SECOND * VEC3);
    return NEAR(graze_triangle_distance)(&q.triangle, &q.point);
}

bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere)
{
    struct {
        graze_triangle triangle;
        graze_sphere sphere;
    } q;
    grazes_clamp(triangle, sphere, &q, FACE + SECOND * SPHERE);
    return NEAR(graze_triangle_overlaps_sphere)(&q.triangle, &q.sphere);
}

#endif

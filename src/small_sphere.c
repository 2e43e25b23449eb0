/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres against a sphere, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_sphere_contains_point)(const graze_sphere *sphere, const graze_vec3 *point);
static bool NEAR(graze_sphere_overlaps_sphere)(const graze_sphere *a, const graze_sphere *b);
static void NEAR(graze_sphere_closest_point)(const graze_sphere *sphere, const graze_vec3 *point,
                                             graze_vec3 *nearest);
static graze_scalar NEAR(graze_sphere_distance)(const graze_sphere *sphere,
                                                const graze_vec3 *point);
static void NEAR(graze_sphere_off_surface)(const graze_sphere *sphere, const graze_vec3 *point,
                                           const graze_vec3 *normal, graze_vec3 *off);

#include "number/small_near_begin.h"
#include "shape/ball_point.h"
#include "number/small_near_end.h"

bool graze_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point)
{
    struct {
        graze_sphere sphere;
        graze_vec3 point;
    } q;
    grazes_clamp(sphere, point, &q, SPHERE + SECOND * VEC3);
    return NEAR(graze_sphere_contains_point)(&q.sphere, &q.point);
}

bool graze_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b)
{
    struct {
        graze_sphere a, b;
    } q;
    grazes_clamp(a, b, &q, SPHERE + SECOND * SPHERE);
    return NEAR(graze_sphere_overlaps_sphere)(&q.a, &q.b);
}

void graze_sphere_closest_point(const graze_sphere *sphere, const graze_vec3 *point,
                                graze_vec3 *nearest)
{
    struct {
        graze_sphere sphere;
        graze_vec3 point;
    } q;
    grazes_clamp(sphere, point, &q, SPHERE + SECOND * VEC3);
    NEAR(graze_sphere_closest_point)(&q.sphere, &q.point, nearest);
}

graze_scalar graze_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point)
{
    struct {
        graze_sphere sphere;
        graze_vec3 point;
    } q;
    grazes_clamp(sphere, point, &q, SPHERE + SECOND * VEC3);
    return NEAR(graze_sphere_distance)(&q.sphere, &q.point);
}

void graze_sphere_off_surface(const graze_sphere *sphere, const graze_vec3 *point,
                              const graze_vec3 *normal, graze_vec3 *off)
{
    struct {
        graze_sphere sphere;
        graze_vec3 point;
    } q;
    grazes_clamp(sphere, point, &q, SPHERE + SECOND * VEC3);
    NEAR(graze_sphere_off_surface)(&q.sphere, &q.point, normal, off);
}

#endif

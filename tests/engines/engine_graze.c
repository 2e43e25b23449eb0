/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze, either build: a mover that is stopped by GRAZE_HIT, and goes to `center`. With ENGINE_USUAL=1 the usual way in its place,
 * from the rows of the bench: Q16.16, or floats in the other build. It stops at start + motion * t, rounded.
 */
#include "../bench/bench.h"
#include "engine.h"

#ifndef ENGINE_USUAL
#define ENGINE_USUAL 0
#endif

#if GRAZE_FLOAT
#define UNIT        65536.0
#define NAMED(name) name "-float"
#else
#define UNIT        1.0
#define NAMED(name) name
#endif

typedef graze_result at_wall(const graze_segment2 *, const graze_circle *, graze_vec2,
                             graze_sweep_hit2 *);
typedef graze_result at_rect(const graze_rect *, const graze_circle *, graze_vec2,
                             graze_sweep_hit2 *);
typedef graze_result at_plane(const graze_plane *, const graze_sphere *, graze_vec3,
                              graze_sweep_hit *);
typedef graze_result at_box(const graze_aabb *, const graze_sphere *, graze_vec3,
                            graze_sweep_hit *);

static at_wall *wall_cast = graze_segment2_circlecast;
static at_rect *rect_cast = graze_rect_circlecast;
static at_plane *plane_cast = graze_plane_spherecast;
static at_box *box_cast = graze_aabb_spherecast;

#if ENGINE_USUAL

#include <stdlib.h>
#include <string.h>

const char engine_name[] = NAMED("usual");

extern const bench_shape bench_sweep2, bench_sweep, bench_sweep_box;

static any_routine *usual(const bench_shape *shape, const char *name)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (strcmp(shape->rows[i].name, name) == 0)
            return shape->rows[i].peer;
    exit(1);
}

static void prepare(void)
{
    wall_cast = (at_wall *)usual(&bench_sweep2, "segment2_circlecast");
    rect_cast = (at_rect *)usual(&bench_sweep2, "rect_circlecast");
    plane_cast = (at_plane *)usual(&bench_sweep, "plane_spherecast");
    box_cast = (at_box *)usual(&bench_sweep_box, "aabb_spherecast");
}

#else

const char engine_name[] = NAMED("graze");

static void prepare(void)
{
}

#endif

static const engine_scene *scene;

bool engine_has(int target)
{
    return target < ENGINE_TARGETS;
}

void engine_set(const engine_scene *new_scene)
{
    scene = new_scene;
    prepare();
}

static graze_scalar scalar_of(double raw)
{
    return (graze_scalar)(raw / UNIT);
}

static graze_vec2 vec2_of(double x, double y)
{
    return graze_vec2_of(scalar_of(x), scalar_of(y));
}

static graze_vec3 vec3_of(const int32_t *c)
{
    return graze_vec3_of(scalar_of(c[0]), scalar_of(c[1]), scalar_of(c[2]));
}

static graze_result cast_in_plane(const double *start, const double *end, double *stop)
{
    const int32_t *a = scene->core[0], *b = scene->core[1];
    const graze_circle circle = {vec2_of(start[0], start[1]), scalar_of(scene->radius)};
    const graze_vec2 motion = graze_vec2_sub(vec2_of(end[0], end[1]), circle.center);
    const graze_segment2 wall = {vec2_of(a[0], a[1]), vec2_of(b[0], b[1])};
    const graze_rect rect = {wall.a, wall.b};
    graze_sweep_hit2 hit = {circle.center, circle.center, {0, 0}, 0, GRAZE_FEATURE_NONE, 0};
    const graze_result result = scene->target == ENGINE_WALL
                                    ? wall_cast(&wall, &circle, motion, &hit)
                                    : rect_cast(&rect, &circle, motion, &hit);
    stop[0] = (double)hit.center.x * UNIT;
    stop[1] = (double)hit.center.y * UNIT;
    stop[2] = 0;
    return result;
}

static graze_result cast_in_space(const double *start, const double *end, double *stop)
{
    const graze_sphere sphere = {
        graze_vec3_of(scalar_of(start[0]), scalar_of(start[1]), scalar_of(start[2])),
        scalar_of(scene->radius)};
    const graze_vec3 to = graze_vec3_of(scalar_of(end[0]), scalar_of(end[1]), scalar_of(end[2]));
    const graze_vec3 motion = graze_vec3_sub(to, sphere.center);
    const graze_vec3 normal = vec3_of(scene->core[1]);
    const graze_plane plane = {vec3_of(scene->core[0]),
                               ENGINE_USUAL ? graze_vec3_normalize(normal) : normal};
    const graze_aabb box = {vec3_of(scene->core[0]), vec3_of(scene->core[1])};
    graze_sweep_hit hit = {sphere.center, sphere.center, {0, 0, 0}, 0, GRAZE_FEATURE_NONE, 0};
    const graze_result result = scene->target == ENGINE_PLANE
                                    ? plane_cast(&plane, &sphere, motion, &hit)
                                    : box_cast(&box, &sphere, motion, &hit);
    stop[0] = (double)hit.center.x * UNIT;
    stop[1] = (double)hit.center.y * UNIT;
    stop[2] = (double)hit.center.z * UNIT;
    return result;
}

bool engine_cast(const double *start, const double *end, double *stop)
{
    const bool is_flat = scene->target == ENGINE_WALL || scene->target == ENGINE_RECT;
    return (is_flat ? cast_in_plane : cast_in_space)(start, end, stop) >= GRAZE_HIT;
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `cylinder` of the float build: the closest point of a cylinder, and points to continue from beside capsules, in space
 * and in the plane, against distances in long double. Cores are often short. It prints how far the closest point is off, in u S,
 * and how far a point to continue from is from the surface, which it must be outside of.
 */
#include "../../include/graze/graze.h"
#include "entry.h"
#include "real3.h"
#include "scene_floats.h"

#include <math.h>
#include <stdio.h>

#define POINT_BOUND 12 /* u S: cylinder.h */
#define OFF_BOUND   64 /* u S */

typedef struct {
    graze_segment core;
    float radius;
    graze_vec3 point;
    real size; /* S */
} scene;

static real greatest(real a, real b)
{
    return a < b ? b : a;
}

static void measure(scene *s)
{
    const graze_segment *core = &s->core;
    s->size = greatest(real3_size(real3_between(core->a, core->b)),
                       real3_size(real3_between(core->a, s->point)));
    s->size = greatest(s->size, greatest(real3_size(real3_of(core->a)), (real)s->radius));
    s->size = greatest(s->size, real3_size(real3_of(s->point)));
}

/* Some cores are short, and some are one point; some points are over a cap or inside. */
static void draw(scene *s)
{
    const float most = ldexpf(1.0f, (int)(random_bits() % 12) - 3);
    const float part = random_bits() % 4 == 0 ? ldexpf(1.0f, -(int)(random_bits() % 20)) : 1.0f;
    const graze_vec3 u = point_within(most * part);
    s->core.a = point_within(most);
    s->core.b = random_bits() % 16 == 0 ? s->core.a : graze_vec3_add(s->core.a, u);
    s->radius = random_bits() % 16 == 0 ? 0.0f : fabsf(number_within(most));
    s->point = point_within(most);
    if (random_bits() % 2 == 0)
        s->point = graze_vec3_add(s->core.b, point_within(s->radius));
    measure(s);
}

static real3 at(const scene *s, real place)
{
    return real3_add(real3_of(s->core.a), real3_scale(real3_between(s->core.a, s->core.b), place));
}

/* The exact point: along the core between the caps, and across it within the radius. */
static real3 nearest_of(const scene *s)
{
    const real3 u = real3_between(s->core.a, s->core.b), gap = real3_between(s->core.a, s->point);
    const real uu = real3_dot(u, u), radius = (real)s->radius;
    if (!(uu > 0))
        return real3_of(s->core.a);
    const real height = real3_dot(u, gap) / uu;
    const real3 way = real3_sub(gap, real3_scale(u, height));
    const real far_off = real3_length(way);
    return real3_add(at(s, real_clamp(height, 0, 1)),
                     real3_scale(way, far_off > radius ? radius / far_off : 1));
}

static real judge_closest(scene *s)
{
    const graze_cylinder cylinder = {s->core, s->radius};
    graze_vec3 nearest;
    graze_cylinder_closest_point(&cylinder, &s->point, &nearest);
    const real3 off = real3_sub(real3_of(nearest), nearest_of(s));
    return real3_length(off) / (0x1p-24L * s->size);
}

/* ---- Off the surface of a capsule ---- */

static real distance_of(const scene *s, graze_vec3 point)
{
    const real3 u = real3_between(s->core.a, s->core.b), gap = real3_between(s->core.a, point);
    const real uu = real3_dot(u, u);
    const real place = uu > 0 ? real_clamp(real3_dot(u, gap) / uu, 0, 1) : 0;
    return real3_length(real3_sub(gap, real3_scale(u, place)));
}

/* From the nearest point of the surface, along the normal there. Returns how far outside the result is, in u S; a great number for
 * one that is not outside, or for a point inside 0. */
static real off_of(const scene *s,
                   graze_vec3 (*move)(const graze_capsule *, graze_vec3, graze_vec3))
{
    const graze_capsule capsule = {s->core, s->radius};
    graze_vec3 on;
    graze_capsule_closest_point(&capsule, &s->point, &on);
    const graze_vec3 normal = graze_vec3_normalize(graze_vec3_sub(s->point, on));
    if (distance_of(s, s->point) <= (real)s->radius * 1.01L)
        return 0;
    const real off = distance_of(s, move(&capsule, on, normal)) - (real)s->radius;
    return off > 0 ? off / (0x1p-24L * s->size) : INFINITY;
}

static graze_vec3 move_in_space(const graze_capsule *capsule, graze_vec3 on, graze_vec3 normal)
{
    graze_capsule_off_surface(capsule, &on, &normal, &on);
    return on;
}

static graze_vec3 move_in_plane(const graze_capsule *capsule, graze_vec3 on, graze_vec3 normal)
{
    const graze_segment *core = &capsule->core;
    const graze_capsule2 flat = {{{core->a.x, core->a.y}, {core->b.x, core->b.y}}, capsule->radius};
    const graze_vec2 normal2 = {normal.x, normal.y};
    graze_vec2 off = {on.x, on.y};
    graze_capsule2_off_surface(&flat, &off, &normal2, &off);
    return graze_vec3_of(off.x, off.y, 0.0f);
}

static void flatten(scene *s)
{
    s->core.a.z = s->core.b.z = s->point.z = 0.0f;
    measure(s);
}

ORACLE(cylinder)
{
    real worst[3] = {0, 0, 0};
    (void)routine;
    random_start(seed);
    for (uint32_t i = 0; i < cases; i++) {
        scene s;
        draw(&s);
        keep(&worst[0], judge_closest(&s));
        keep(&worst[1], off_of(&s, move_in_space));
        flatten(&s);
        keep(&worst[2], off_of(&s, move_in_plane));
    }
    printf("the closest point of a cylinder at most %.4Lf u S off, may be %d\n", worst[0],
           POINT_BOUND);
    printf("off the surface of a capsule at most %.4Lf u S, and in the plane %.4Lf, may be %d\n",
           worst[1], worst[2], OFF_BOUND);
    const int failed =
        !(worst[0] <= POINT_BOUND) + !(worst[1] <= OFF_BOUND) + !(worst[2] <= OFF_BOUND);
    printf("cylinders: %d passed, %d failed\n", 3 - failed, failed);
    return cases == 0 ? 2 : failed > 0;
}

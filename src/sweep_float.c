/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/sweep.h in floats. The path of the center is a line at the capsule around the target, which has the sum
 * of the radii; at a plane the distances of both its ends decide. The place is tested with the rounded distance, and moved along
 * the normal until it is free.
 */
#include "../include/graze/sweep.h"

#if GRAZE_FLOAT
#include "shape/sweep_float.h"

/* At a plane, or at a capsule; a sphere is a capsule whose core is a point. The other one is NULL. */
typedef struct {
    const graze_plane *plane;
    const graze_capsule *capsule;
    const graze_sphere *sphere;
    graze_segment path;
    graze_line_hit found;
    float side; /* of the plane: 1 the front, -1 the back */
} sweep;

static void sweep_set_path(graze_segment *path, const graze_sphere *sphere, graze_vec3 motion)
{
    path->a = sphere->center;
    path->b.x = sphere->center.x + motion.x;
    path->b.y = sphere->center.y + motion.y;
    path->b.z = sphere->center.z + motion.z;
}

/* ---- The place ---- */

/* A unit in the last place of the greatest number. */
static float sweep_last_unit(const sweep *s)
{
    float most = sweep_greatest(s->sphere->radius, &s->found.point);
    if (s->plane != 0)
        return sweep_greatest(most, &s->plane->point) * 0x1p-23f;
    most = sweep_greatest(sweep_greater(most, s->capsule->radius), &s->capsule->core.a);
    return sweep_greatest(most, &s->capsule->core.b) * 0x1p-23f;
}

/* A cast from the place would be GRAZE_INSIDE: it compares squares, which are rounded otherwise than the distance. */
static bool sweep_is_inside_at(const sweep *s, const graze_vec3 *place)
{
    const graze_capsule around = {s->capsule->core, s->capsule->radius + s->sphere->radius};
    const graze_segment still = {*place, *place};
    return graze_capsule_linecast(&around, &still, 0) == GRAZE_INSIDE;
}

/* Not nearer than the radius. */
static bool sweep_is_free(const sweep *s, const graze_vec3 *place)
{
    const float radius = s->sphere->radius;
    if (s->plane != 0)
        return float_at_most(radius, s->side * graze_plane_distance(s->plane, place));
    return !sweep_is_inside_at(s, place) &&
           float_at_most(radius, graze_capsule_distance(s->capsule, place));
}

static void sweep_set_center(const sweep *s, graze_vec3 *center)
{
    const graze_vec3 *place = &s->found.point, *normal = &s->found.normal;
    float off = sweep_last_unit(s);
    *center = *place;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (sweep_is_free(s, center))
            return;
        sweep_step_off(center, place, normal, &off);
    }
    *center = s->sphere->center;
}

static void sweep_write(const sweep *s, graze_sweep_hit *hit)
{
    graze_vec3 center, point;
    sweep_set_center(s, &center);
    if (s->plane != 0)
        graze_plane_project_point(s->plane, &s->found.point, &point);
    else
        graze_capsule_closest_point(s->capsule, &s->found.point, &point);
    hit->center = center;
    hit->point = point;
    hit->normal = s->found.normal;
    hit->fraction = s->found.fraction;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
}

static graze_result sweep_report(const sweep *s, graze_result result, graze_sweep_hit *hit)
{
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&s->path.a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        sweep_write(s, hit);
    return result;
}

/* ---- Planes ---- */

/* From this much above the radius to that much, along the path. */
static graze_result sweep_fall(sweep *s, float start, float end)
{
    const graze_vec3 run = vec3_between(&s->path.a, &s->path.b);
    float t = 0.0f;
    if (is_negative(start))
        return GRAZE_INSIDE;
    if (is_positive(start)) {
        if (is_positive(end))
            return GRAZE_MISS;
        t = float_div(start, start - end);
    }
    s->found.fraction = t;
    sweep_set_part(&s->found.point, &s->path.a, &run, t);
    return is_negative(end) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* A line: it touches a plane that it starts on. */
static graze_result sweep_find_line(sweep *s)
{
    graze_face_line_hit on;
    const graze_result result = graze_plane_linecast(s->plane, &s->path, &on);
    if (result == GRAZE_MISS)
        return result;
    s->found.point = on.point;
    s->found.fraction = on.fraction;
    s->side = on.side == GRAZE_BACK ? -1.0f : 1.0f;
    return result;
}

static graze_result sweep_find_on_plane(sweep *s)
{
    const float radius = s->sphere->radius;
    if (is_zero(radius))
        return sweep_find_line(s);
    const float start = graze_plane_distance(s->plane, &s->path.a);
    const float end = graze_plane_distance(s->plane, &s->path.b);
    if (!are_finite(start, end, radius) || is_negative(radius))
        return GRAZE_MISS;
    s->side = is_negative(start) ? -1.0f : 1.0f;
    return sweep_fall(s, s->side * start - radius, s->side * end - radius);
}

graze_result graze_plane_spherecast(const graze_plane *plane, const graze_sphere *sphere,
                                    graze_vec3 motion, graze_sweep_hit *hit)
{
    sweep s;
    const graze_vec3 front = graze_vec3_normalize(plane->normal);
    s.plane = plane;
    s.capsule = 0;
    s.sphere = sphere;
    sweep_set_path(&s.path, sphere, motion);
    if (!sweep_is_finite(&front) || (is_zero(front.x) && is_zero(front.y) && is_zero(front.z)) ||
        !sweep_is_finite(&plane->point) || !sweep_is_finite(&s.path.a) ||
        !sweep_is_finite(&s.path.b))
        return GRAZE_MISS;
    s.side = 1.0f;
    const graze_result result = sweep_find_on_plane(&s);
    s.found.normal = graze_vec3_of(front.x * s.side, front.y * s.side, front.z * s.side);
    return sweep_report(&s, result, hit);
}

/* ---- Capsules and spheres ---- */

graze_result graze_capsule_spherecast(const graze_capsule *target, const graze_sphere *sphere,
                                      graze_vec3 motion, graze_sweep_hit *hit)
{
    sweep s;
    graze_capsule around;
    around.core = target->core;
    around.radius = target->radius + sphere->radius;
    if (is_negative(target->radius) || is_negative(sphere->radius) || !is_finite(around.radius))
        return GRAZE_MISS;
    s.plane = 0;
    s.capsule = target;
    s.sphere = sphere;
    sweep_set_path(&s.path, sphere, motion);
    return sweep_report(&s, graze_capsule_linecast(&around, &s.path, &s.found), hit);
}

graze_result graze_sphere_spherecast(const graze_sphere *target, const graze_sphere *sphere,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule ball;
    ball.core.a = target->center;
    ball.core.b = target->center;
    ball.radius = target->radius;
    return graze_capsule_spherecast(&ball, sphere, motion, hit);
}

#endif

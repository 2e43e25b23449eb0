/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/sweep_capsule.h in floats. At a plane the end of the core that is nearest to it decides. At a sphere the
 * center of the sphere moves backwards, at the capsule that has the sum of the radii. The moved capsule is tested with the
 * rounded distance, and moved along the normal until it is free.
 */
#include "../include/graze/sweep_capsule.h"

#if GRAZE_FLOAT
#include "shape/sweep_float.h"

/* At a plane, or at a sphere; the other one is NULL. */
typedef struct {
    const graze_plane *plane;
    const graze_sphere *ball;
    const graze_capsule *mover;
    graze_vec3 run, normal;
    graze_vec3 nearest; /* the end of the core that is nearest to the plane, at the start */
    float side;         /* of the plane: 1 the front, -1 the back, 0 on it */
    float t;
} core_sweep;

/* The core, when its first end is at a place. */
static void core_set_moved(graze_segment *core, const graze_capsule *mover, const graze_vec3 *place)
{
    const graze_vec3 way = vec3_between(&mover->core.a, place);
    vec3_set(&core->a, place->x, place->y, place->z);
    core->b.x = mover->core.b.x + way.x;
    core->b.y = mover->core.b.y + way.y;
    core->b.z = mover->core.b.z + way.z;
}

static bool core_is_finite(const graze_capsule *mover, const graze_vec3 *motion)
{
    graze_segment end;
    end.a.x = mover->core.a.x + motion->x;
    end.a.y = mover->core.a.y + motion->y;
    end.a.z = mover->core.a.z + motion->z;
    core_set_moved(&end, mover, &end.a);
    return sweep_is_finite(&mover->core.a) && sweep_is_finite(&mover->core.b) &&
           sweep_is_finite(&end.a) && sweep_is_finite(&end.b) && is_finite(mover->radius) &&
           !is_negative(mover->radius);
}

/* ---- The place ---- */

/* A unit in the last place of the greatest number. */
static float core_last_unit(const core_sweep *s, const graze_vec3 *place)
{
    float most = sweep_greatest(s->mover->radius, place);
    most = sweep_greatest(most, &s->mover->core.a);
    most = sweep_greatest(most, &s->mover->core.b);
    if (s->plane != 0)
        return sweep_greatest(most, &s->plane->point) * 0x1p-23f;
    return sweep_greatest(sweep_greater(most, s->ball->radius), &s->ball->center) * 0x1p-23f;
}

static bool core_is_above(const core_sweep *s, const graze_vec3 *place)
{
    return float_at_most(s->mover->radius, s->side * graze_plane_distance(s->plane, place));
}

/* Not nearer than the radius. */
static bool core_is_free(const core_sweep *s, const graze_vec3 *place)
{
    graze_capsule moved;
    core_set_moved(&moved.core, s->mover, place);
    moved.radius = s->mover->radius;
    if (s->plane != 0)
        return core_is_above(s, &moved.core.a) && core_is_above(s, &moved.core.b);
    return float_at_most(s->ball->radius, graze_capsule_distance(&moved, &s->ball->center));
}

static void core_set_center(const core_sweep *s, graze_vec3 *center)
{
    graze_vec3 place;
    sweep_set_part(&place, &s->mover->core.a, &s->run, s->t);
    float off = core_last_unit(s, &place);
    *center = place;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (core_is_free(s, center))
            return;
        sweep_step_off(center, &place, &s->normal, &off);
    }
    *center = s->mover->core.a;
}

static void core_set_point(const core_sweep *s, graze_vec3 *point)
{
    graze_vec3 place;
    if (s->plane == 0) {
        sweep_set_part(point, &s->ball->center, &s->normal, s->ball->radius);
        return;
    }
    sweep_set_part(&place, &s->nearest, &s->run, s->t);
    graze_plane_project_point(s->plane, &place, point);
}

static graze_result core_report(const core_sweep *s, graze_result result, graze_sweep_hit *hit)
{
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    if (result == GRAZE_INSIDE) {
        sweep_write_inside(&s->mover->core.a, hit);
        return result;
    }
    core_set_center(s, &hit->center);
    core_set_point(s, &hit->point);
    hit->normal = s->normal;
    hit->fraction = s->t;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
    return result;
}

/* ---- Planes ---- */

/* The sides of both ends, and the end that is nearest. Returns whether both are on one side. */
static bool core_find_side(core_sweep *s, float start, float other)
{
    const bool is_behind = is_negative(start) || is_negative(other);
    const bool is_before = is_positive(start) || is_positive(other);
    s->side = is_behind ? -1.0f : is_before ? 1.0f : 0.0f;
    s->nearest = float_less(s->side * other, s->side * start) ? s->mover->core.b : s->mover->core.a;
    return !is_behind || !is_before;
}

/* From this much above the radius to that much. A core in the plane, for radius 0, has no side, and does not enter. */
static graze_result core_fall(core_sweep *s, float start, float end)
{
    s->t = 0.0f;
    if (is_negative(start))
        return GRAZE_INSIDE;
    if (is_positive(start)) {
        if (is_positive(end))
            return GRAZE_MISS;
        s->t = float_div(start, start - end);
    }
    return is_negative(end) && !is_zero(s->side) ? GRAZE_HIT : GRAZE_TOUCH;
}

static graze_result core_find_on_plane(core_sweep *s)
{
    graze_vec3 end;
    sweep_set_part(&end, &s->nearest, &s->run, 1.0f);
    const float start = graze_plane_distance(s->plane, &s->nearest);
    const float last = graze_plane_distance(s->plane, &end);
    if (!are_finite(start, last, 0.0f))
        return GRAZE_MISS;
    return core_fall(s, s->side * start - s->mover->radius, s->side * last - s->mover->radius);
}

graze_result graze_plane_capsulecast(const graze_plane *plane, const graze_capsule *capsule,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    core_sweep s;
    const graze_vec3 front = graze_vec3_normalize(plane->normal);
    const float start = graze_plane_distance(plane, &capsule->core.a);
    const float other = graze_plane_distance(plane, &capsule->core.b);
    if (!sweep_is_finite(&front) || (is_zero(front.x) && is_zero(front.y) && is_zero(front.z)) ||
        !are_finite(start, other, 0.0f) || !core_is_finite(capsule, &motion))
        return GRAZE_MISS;
    s.plane = plane;
    s.ball = 0;
    s.mover = capsule;
    s.run = motion;
    if (!core_find_side(&s, start, other))
        return core_report(&s, GRAZE_INSIDE, hit);
    const float turn = is_negative(s.side) ? -1.0f : 1.0f;
    s.normal = graze_vec3_of(front.x * turn, front.y * turn, front.z * turn);
    return core_report(&s, core_find_on_plane(&s), hit);
}

/* ---- Spheres ---- */

graze_result graze_sphere_capsulecast(const graze_sphere *target, const graze_capsule *capsule,
                                      graze_vec3 motion, graze_sweep_hit *hit)
{
    core_sweep s;
    graze_capsule around;
    graze_segment path;
    graze_line_hit found;
    around.core = capsule->core;
    around.radius = target->radius + capsule->radius;
    if (is_negative(target->radius) || !is_finite(around.radius) ||
        !core_is_finite(capsule, &motion))
        return GRAZE_MISS;
    path.a = target->center;
    path.b = vec3_between(&motion, &target->center);
    const graze_result result = graze_capsule_linecast(&around, &path, hit != 0 ? &found : 0);
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    s.plane = 0;
    s.ball = target;
    s.mover = capsule;
    s.run = motion;
    s.t = found.fraction;
    s.normal = graze_vec3_of(-found.normal.x, -found.normal.y, -found.normal.z);
    return core_report(&s, result, hit);
}

#endif

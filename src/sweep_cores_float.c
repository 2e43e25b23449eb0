/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules that move at capsules, in floats. The first end of the core is a sphere with the sum of the radii, which moves at the
 * parallelogram that the core of the target and that of the mover, turned about, span. The moved capsule is tested with the rounded
 * distance of the cores, and moved along the normal until it is free.
 */
#include "../include/graze/sweep_capsule.h"

#if GRAZE_FLOAT
#include "../include/graze/segment.h"
#include "../include/graze/sweep_face.h"
#include "shape/sweep_float.h"

typedef struct {
    const graze_capsule *target, *mover;
    graze_parallelogram face;
    graze_sphere ball;
    graze_vec3 motion;
    graze_sweep_hit found;
} cores_sweep;

static void cores_set(cores_sweep *s, const graze_capsule *target, const graze_capsule *mover,
                      graze_vec3 motion)
{
    s->target = target;
    s->mover = mover;
    s->motion = motion;
    s->face.corner = target->core.a;
    s->face.u = vec3_between(&target->core.a, &target->core.b);
    s->face.v = vec3_between(&mover->core.b, &mover->core.a);
    s->ball.center = mover->core.a;
    s->ball.radius = target->radius + mover->radius;
}

/* ---- No radius: a line that passes the face, or comes to its border ---- */

static void cores_set_border(const cores_sweep *s, int i, graze_segment *edge)
{
    const graze_vec3 *c = &s->face.corner, *u = &s->face.u, *v = &s->face.v;
    const float of_u = i == 1 ? 1.0f : 0.0f, of_v = i == 3 ? 1.0f : 0.0f;
    const graze_vec3 *run = i == 0 || i == 3 ? u : v;
    vec3_set(&edge->a, c->x + u->x * of_u + v->x * of_v, c->y + u->y * of_u + v->y * of_v,
             c->z + u->z * of_u + v->z * of_v);
    vec3_set(&edge->b, edge->a.x + run->x, edge->a.y + run->y, edge->a.z + run->z);
}

static graze_result cores_meet_border(cores_sweep *s, const graze_segment *path)
{
    graze_capsule edge;
    graze_line_hit hit;
    graze_result result = GRAZE_MISS;
    edge.radius = 0.0f;
    for (int i = 0; i < 4; i++) {
        cores_set_border(s, i, &edge.core);
        if (graze_capsule_linecast(&edge, path, &hit) == GRAZE_MISS ||
            (result != GRAZE_MISS && float_at_most(s->found.fraction, hit.fraction)))
            continue;
        result = GRAZE_TOUCH;
        s->found.fraction = hit.fraction;
    }
    return result;
}

static graze_result cores_pass(cores_sweep *s)
{
    graze_segment path;
    path.a = s->ball.center;
    vec3_set(&path.b, path.a.x + s->motion.x, path.a.y + s->motion.y, path.a.z + s->motion.z);
    const bool is_on = is_zero(graze_parallelogram_distance(&s->face, &path.a));
    const graze_result result =
        is_on ? GRAZE_TOUCH
              : graze_parallelogram_spherecast(&s->face, &s->ball, s->motion, &s->found);
    if (is_on)
        s->found.fraction = 0.0f;
    vec3_set(&s->found.normal, 0.0f, 0.0f, 0.0f);
    return result == GRAZE_MISS ? cores_meet_border(s, &path) : GRAZE_TOUCH;
}

/* ---- The place ---- */

/* The core, when its first end is at a place. */
static void cores_set_moved(const cores_sweep *s, const graze_vec3 *place, graze_segment *core)
{
    const graze_vec3 way = vec3_between(&s->mover->core.a, place), *b = &s->mover->core.b;
    core->a = *place;
    vec3_set(&core->b, float_held(b->x + way.x), float_held(b->y + way.y),
             float_held(b->z + way.z));
}

static bool cores_are_free(const cores_sweep *s, const graze_vec3 *place)
{
    graze_segment core;
    cores_set_moved(s, place, &core);
    return float_at_most(s->ball.radius, graze_segment_distance_segment(&s->target->core, &core));
}

static void cores_set_center(const cores_sweep *s, const graze_vec3 *place, graze_vec3 *center)
{
    float off = sweep_greatest(s->ball.radius, place);
    off = sweep_greatest(sweep_greatest(off, &s->target->core.a), &s->target->core.b);
    off = sweep_greatest(sweep_greatest(off, &s->mover->core.a), &s->mover->core.b) * 0x1p-23f;
    *center = *place;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (cores_are_free(s, center))
            return;
        sweep_step_off(center, place, &s->found.normal, &off);
    }
    *center = s->mover->core.a;
}

static void cores_write(const cores_sweep *s, graze_sweep_hit *hit)
{
    graze_segment core;
    graze_vec3 place, nearest, below;
    sweep_set_part(&place, &s->mover->core.a, &s->motion, s->found.fraction);
    cores_set_center(s, &place, &hit->center);
    cores_set_moved(s, &place, &core);
    graze_segment_closest_points(&core, &s->target->core, &nearest, &below);
    sweep_set_part(&hit->point, &below, &s->found.normal, s->target->radius);
    hit->normal = s->found.normal;
    hit->fraction = s->found.fraction;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
}

/* ---- The cast ---- */

static bool cores_have_numbers(const cores_sweep *s)
{
    graze_segment end;
    graze_vec3 to;
    vec3_set(&to, s->mover->core.a.x + s->motion.x, s->mover->core.a.y + s->motion.y,
             s->mover->core.a.z + s->motion.z);
    const graze_vec3 run = vec3_between(&s->mover->core.a, &to);
    vec3_set(&end.b, s->mover->core.b.x + run.x, s->mover->core.b.y + run.y,
             s->mover->core.b.z + run.z);
    return sweep_is_finite(&s->target->core.a) && sweep_is_finite(&s->target->core.b) &&
           sweep_is_finite(&s->mover->core.a) && sweep_is_finite(&s->mover->core.b) &&
           sweep_is_finite(&to) && sweep_is_finite(&end.b) && is_finite(s->ball.radius) &&
           !is_negative(s->target->radius) && !is_negative(s->mover->radius);
}

graze_result graze_capsule_capsulecast(const graze_capsule *target, const graze_capsule *capsule,
                                       graze_vec3 motion, graze_sweep_hit *hit)
{
    cores_sweep s;
    cores_set(&s, target, capsule, motion);
    if (!cores_have_numbers(&s))
        return GRAZE_MISS;
    const graze_result result =
        is_zero(s.ball.radius) ? cores_pass(&s)
                               : graze_parallelogram_spherecast(&s.face, &s.ball, motion, &s.found);
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    if (result == GRAZE_INSIDE)
        sweep_write_inside(&capsule->core.a, hit);
    else
        cores_write(&s, hit);
    return result;
}

#endif

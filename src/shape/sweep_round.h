/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a sphere or a capsule: its center is a line at the capsule around the target, which has the sum of the
 * radii. A sphere is a capsule whose core is a point.
 *
 * The rounded place is at most 0.501 raw units off the exact one on each axis. If it is inside, one raw unit along the signs of
 * the normal leads out: the core is convex, so a place is outside if it is beyond the plane of contact. Only where the border of
 * the world is in the way, and the signs of small components of the normal are lost, that may not do. Then one of the eight
 * corners of the cube around the place does, as far as it is in the world: the exact place is in that cube, and the distance
 * from a convex core is greatest at a corner.
 */
#include "sweep_hit.h"
#include "sweep_door.h"

typedef struct {
    const graze_capsule *target;
    graze_scalar radius;  /* of the sphere */
    uint32_t sum;         /* of both radii, < 2^32 */
    graze_capsule around; /* the target with that sum, at most INT32_MAX */
    bool is_ball;         /* the core is a point, and the sum is below 2^29: it needs no clamping */
} round_sweep;

#define ROUND_SHORT UINT32_C(0x20000000) /* 2^29 */

static inline bool round_is_point(const graze_segment *core)
{
    return core->a.x == core->b.x && core->a.y == core->b.y && core->a.z == core->b.z;
}

/* The radii are not negative. */
static inline void round_set(round_sweep *s, const graze_capsule *target, graze_scalar radius)
{
    s->target = target;
    s->radius = radius;
    s->sum = (uint32_t)target->radius + (uint32_t)radius;
    vec3_copy(&s->around.core.a, &target->core.a);
    vec3_copy(&s->around.core.b, &target->core.b);
    s->around.radius = s->sum > (uint32_t)INT32_MAX ? INT32_MAX : (graze_scalar)s->sum;
    s->is_ball = s->sum < ROUND_SHORT && round_is_point(&target->core);
}

static inline void round_set_ball(graze_sphere *ball, const graze_capsule *capsule)
{
    vec3_copy(&ball->center, &capsule->core.a);
    ball->radius = capsule->radius;
}

static inline graze_result round_cast(const round_sweep *s, const graze_segment *path,
                                      graze_line_hit *found)
{
    graze_sphere ball;
    if (!s->is_ball)
        return graze_capsule_sweep(s->target, s->radius, &s->around, path, found);
    round_set_ball(&ball, &s->around);
    return graze_sphere_linecast(&ball, path, found);
}

/* ---- The place ---- */

/* Spans below 2^30, as the place is at most a few raw units off the surface. */
static inline bool round_is_in_ball(const graze_capsule *around, const graze_vec3 *place)
{
    const graze_vec3 *center = &around->core.a;
    const squares squared = squares_plus(squares_plus(squares_of(span_apart(center->x, place->x)),
                                                      squares_of(span_apart(center->y, place->y))),
                                         squares_of(span_apart(center->z, place->z)));
    return !squares_at_most(squares_of(span_of(around->radius)), squared);
}

static inline bool round_is_inside(const round_sweep *s, const graze_vec3 *place)
{
    graze_segment point;
    if (s->is_ball)
        return round_is_in_ball(&s->around, place);
    vec3_copy(&point.a, place);
    vec3_copy(&point.b, place);
    return graze_capsule_enters(s->target, &point, s->radius);
}

/* To the last of the free corners of the cube around the place. */
GRAZE_ONCE void round_move_to_corner(const round_sweep *s, const graze_vec3 *place, bool keeps_near,
                                     graze_vec3 *center)
{
    graze_vec3 corner;
    for (int32_t i = 0; i < 8; i++) {
        sweep_set_corner(&corner, place, i, keeps_near);
        if (!round_is_inside(s, &corner))
            vec3_copy(center, &corner);
    }
}

static inline void round_set_center(const round_sweep *s, const graze_segment *path,
                                    const graze_line_hit *found, graze_vec3 *center)
{
    const bool keeps_near = is_near(&path->a) && is_near(&path->b);
    vec3_copy(center, &found->point);
    if (!round_is_inside(s, center))
        return;
    sweep_set_moved(center, &found->point, &found->normal, keeps_near);
    if (round_is_inside(s, center))
        round_move_to_corner(s, &found->point, keeps_near, center);
}

/* ---- The hit ---- */

/* A radius of 2^31 or more: the normal from the rounded place, which is at most 2 raw units off, is right to 2^-14 raw units. */
GRAZE_ONCE void round_set_normal(const round_sweep *s, const graze_vec3 *place, graze_vec3 *normal)
{
    graze_capsule core;
    graze_vec3 way;
    vec3_copy(&core.core.a, &s->target->core.a);
    vec3_copy(&core.core.b, &s->target->core.b);
    core.radius = 0;
    graze_capsule_closest_point(&core, place, &way);
    way.x = (graze_scalar)(((int64_t)place->x - way.x) / 2);
    way.y = (graze_scalar)(((int64_t)place->y - way.y) / 2);
    way.z = (graze_scalar)(((int64_t)place->z - way.z) / 2);
    *normal = graze_vec3_normalize(way);
}

static inline void round_set_point(const round_sweep *s, const graze_vec3 *place, graze_vec3 *point)
{
    graze_sphere ball;
    if (!s->is_ball) {
        graze_capsule_closest_point(s->target, place, point);
        return;
    }
    round_set_ball(&ball, s->target);
    graze_sphere_closest_point(&ball, place, point);
}

static inline void round_write(const round_sweep *s, const graze_segment *path,
                               graze_line_hit *found, graze_sweep_hit *hit)
{
    if (s->sum > (uint32_t)INT32_MAX)
        round_set_normal(s, &found->point, &found->normal);
    vec3_copy(&hit->normal, &found->normal);
    round_set_center(s, path, found, &hit->center);
    round_set_point(s, &found->point, &hit->point);
    sweep_write_face(found->fraction, hit);
}

static inline graze_result round_spherecast(const graze_capsule *target, graze_scalar radius,
                                            const graze_segment *path, graze_sweep_hit *hit)
{
    round_sweep s;
    graze_line_hit found;
    if (target->radius < 0 || radius < 0)
        return GRAZE_MISS;
    round_set(&s, target, radius);
    const graze_result result = round_cast(&s, path, hit != 0 ? &found : 0);
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&path->a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        round_write(&s, path, &found, hit);
    return result;
}

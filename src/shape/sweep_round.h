/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a sphere or a capsule: its center is a line at the capsule around the target, which has the sum of the
 * radii. A sphere is a capsule whose core is a point. The place of a capsule that moves is found here too, for sweep_core.h: the
 * line is that of an end of its core, and the other end moves with it.
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
    const graze_segment *path, *beside; /* of the center; or of both ends of the core that moves */
    graze_scalar radius;                /* of the mover */
    uint32_t sum;                       /* of both radii, < 2^32 */
    graze_capsule around;               /* the target with that sum, at most INT32_MAX */
    bool is_ball; /* the core is a point, and the sum is below 2^29: it needs no clamping */
} round_sweep;

#define ROUND_SHORT UINT32_C(0x20000000) /* 2^29 */

static inline bool round_is_point(const graze_segment *core)
{
    return core->a.x == core->b.x && core->a.y == core->b.y && core->a.z == core->b.z;
}

/* The radii are not negative. */
static inline void round_set(round_sweep *s, const graze_capsule *target, graze_scalar radius,
                             const graze_segment *path, const graze_segment *beside)
{
    s->target = target;
    s->path = path;
    s->beside = beside;
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

static inline graze_result round_cast(const round_sweep *s, graze_line_hit *found)
{
    graze_sphere ball;
    if (!s->is_ball)
        return graze_capsule_sweep(s->target, s->radius, &s->around, s->path, found);
    round_set_ball(&ball, &s->around);
    return graze_sphere_linecast(&ball, s->path, found);
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

/* The core of the mover, when its first end is at the place; of a sphere, a point. */
static inline void round_set_core(graze_segment *core, const round_sweep *s,
                                  const graze_vec3 *place)
{
    vec3_copy(&core->a, place);
    sweep_set_along(&core->b, &s->beside->a, &s->path->a, place);
}

static inline bool round_is_inside(const round_sweep *s, const graze_vec3 *place)
{
    graze_segment core;
    if (s->is_ball)
        return round_is_in_ball(&s->around, place);
    round_set_core(&core, s, place);
    return graze_capsule_enters(s->target, &core, s->radius);
}

/* One raw unit in a direction on each axis, where that leaves neither the world nor, if both paths keep to them, the near
 * coordinates. */
static inline void round_set_moved(graze_vec3 *to, const round_sweep *s, const graze_vec3 *place,
                                   const graze_vec3 *direction)
{
    graze_segment core;
    round_set_core(&core, s, place);
    sweep_set_moved_with(to, &core, direction,
                         sweep_path_is_near(s->path) && sweep_path_is_near(s->beside));
}

/* To the last of the free corners of the cube around the place. */
GRAZE_ONCE void round_move_to_corner(const round_sweep *s, const graze_vec3 *place,
                                     graze_vec3 *center)
{
    graze_vec3 direction, corner;
    for (int32_t i = 0; i < 8; i++) {
        sweep_set_diagonal(&direction, i);
        round_set_moved(&corner, s, place, &direction);
        if (!round_is_inside(s, &corner))
            vec3_copy(center, &corner);
    }
}

static inline void round_set_center(const round_sweep *s, const graze_line_hit *found,
                                    graze_vec3 *center)
{
    vec3_copy(center, &found->point);
    if (!round_is_inside(s, center))
        return;
    round_set_moved(center, s, &found->point, &found->normal);
    if (round_is_inside(s, center))
        round_move_to_corner(s, &found->point, center);
}

/* ---- The hit ---- */

static inline void round_set_closest(graze_vec3 *closest, const graze_segment *core,
                                     const graze_vec3 *place)
{
    graze_capsule thin;
    vec3_copy(&thin.core.a, &core->a);
    vec3_copy(&thin.core.b, &core->b);
    thin.radius = 0;
    graze_capsule_closest_point(&thin, place, closest);
}

/* A radius of 2^31 or more: the normal from the rounded place, which is at most 2 raw units off, is right to 2^-14 raw units. */
GRAZE_ONCE void round_set_normal(const round_sweep *s, const graze_vec3 *place, graze_vec3 *normal)
{
    graze_vec3 way;
    round_set_closest(&way, &s->target->core, place);
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

/* `nearest`: the place of the core that moves which is nearest to the target; of a sphere, its place. */
static inline void round_write(const round_sweep *s, const graze_vec3 *nearest,
                               graze_line_hit *found, graze_sweep_hit *hit)
{
    if (s->sum > (uint32_t)INT32_MAX)
        round_set_normal(s, nearest, &found->normal);
    vec3_copy(&hit->normal, &found->normal);
    round_set_center(s, found, &hit->center);
    round_set_point(s, nearest, &hit->point);
    sweep_write_face(found->fraction, hit);
}

static inline graze_result round_spherecast(const graze_capsule *target, graze_scalar radius,
                                            const graze_segment *path, graze_sweep_hit *hit)
{
    round_sweep s;
    graze_line_hit found;
    if (target->radius < 0 || radius < 0)
        return GRAZE_MISS;
    round_set(&s, target, radius, path, path);
    const graze_result result = round_cast(&s, hit != 0 ? &found : 0);
    if (hit != 0 && result == GRAZE_INSIDE)
        sweep_write_inside(&path->a, hit);
    else if (hit != 0 && result != GRAZE_MISS)
        round_write(&s, &found.point, &found, hit);
    return result;
}

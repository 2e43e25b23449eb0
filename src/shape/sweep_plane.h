/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves at a plane, near and far: see number/arithmetic.h. The heights of both ends of its path, less the radius,
 * decide. A start nearer than the radius is inside; any other is on one side, and the sphere stops where the height on that side
 * is the radius.
 *
 *   plane_fall                the height of a start, by how much it falls until the end of the path, the normal and the radius
 *   graze_plane_fall_crossing(&t, &fall)   where the height is the radius, within 2^-45 of t. The start MUST be higher, and
 *                             the end MUST NOT be
 *
 * The rounded place is at most 0.501 raw units off the exact one on each axis. If it is inside, it moves by one raw unit along
 * the sign of the normal on each axis. That is more, so on no axis it loses height; where the border of the world is in the way,
 * the exact place is not beyond.
 *
 * The same for the end of a core that is nearest to the plane, while the other end moves with it: sweep_plane_core.h.
 */
#include "sweep_hit.h"
#include "sweep_plane_numbers.h"
#include "plane_crossing.h"
#include "plane_escape.h"

/* A routine of sweep_far.c. */
graze_result graze_plane_spherecast_far(const graze_plane *plane, graze_scalar radius,
                                        const graze_segment *path, graze_sweep_hit *hit);

typedef struct {
    const graze_plane *plane;
    const graze_segment *path, *beside; /* of the center; or of both ends of the core that moves */
    graze_scalar radius;
    reach start, end; /* the heights of the ends of the path */
    int side;         /* of the start: 1 the front, -1 the back, 0 on the plane */
} plane_sweep;

/* ---- The result ---- */

static inline int plane_sweep_order(const plane_sweep *s, const reach *height)
{
    return reach_order(height, &s->plane->normal, s->radius);
}

/* The sign of the height of the end on the side of the start, less the radius. */
static inline int plane_sweep_order_of_end(const plane_sweep *s)
{
    return reach_sign(&s->end) == -s->side ? -1 : plane_sweep_order(s, &s->end);
}

/* A start on the plane, for radius 0, has no side, and does not enter. */
static inline bool plane_sweep_falls(const plane_sweep *s)
{
    return s->side > 0 ? reach_less(&s->end, &s->start)
                       : s->side < 0 && reach_less(&s->start, &s->end);
}

/* ---- The hit ---- */

static inline void plane_sweep_set_crossing(crossing *t, const plane_sweep *s)
{
    plane_fall f;
    length3 run;
    reach fall;
    set_between(&run, &s->path->a, &s->path->b);
    set_reach(&fall, &s->plane->normal, &run);
    u128_store(&f.height, reach_size_wide(&s->start));
    u128_store(&f.fall, reach_size_wide(&fall));
    vec3_copy(&f.normal, &s->plane->normal);
    f.radius = s->radius;
    graze_plane_fall_crossing(t, &f);
}

static inline void plane_sweep_set_place(graze_vec3 *place, const graze_segment *path,
                                         const crossing *t)
{
    place->x = graze_crossing_along(t, path->a.x, path->a.x, path->b.x);
    place->y = graze_crossing_along(t, path->a.y, path->a.y, path->b.y);
    place->z = graze_crossing_along(t, path->a.z, path->a.z, path->b.z);
}

/* Not nearer than the radius, on the side of the start: for radius 0, strictly there. */
static inline bool plane_sweep_is_free(const plane_sweep *s, const graze_vec3 *place)
{
    reach height;
    GIVEN(is_near(place));
    plane_set_height_along(&height, &s->plane->point, &s->plane->normal, place);
    return reach_sign(&height) == s->side && plane_sweep_order(s, &height) >= 0;
}

static inline graze_scalar plane_sweep_direction(graze_scalar normal, int side)
{
    return normal == 0 ? 0 : (normal < 0) == (side < 0) ? 1 : -1;
}

static inline void plane_sweep_move_off(const plane_sweep *s, graze_vec3 *center)
{
    const graze_vec3 *n = &s->plane->normal;
    graze_segment core;
    graze_vec3 direction;
    direction.x = plane_sweep_direction(n->x, s->side);
    direction.y = plane_sweep_direction(n->y, s->side);
    direction.z = plane_sweep_direction(n->z, s->side);
    vec3_copy(&core.a, center);
    sweep_set_along(&core.b, &s->beside->a, &s->path->a, center);
    sweep_set_moved_with(center, &core, &direction, !GRAZE_FAR);
}

/* The unit normal on the side of the start, or of the front. */
static inline void plane_sweep_set_normal(graze_vec3 *unit, const plane_sweep *s)
{
    const graze_vec3 front = graze_vec3_normalize(s->plane->normal);
    unit->x = s->side < 0 ? -front.x : front.x;
    unit->y = s->side < 0 ? -front.y : front.y;
    unit->z = s->side < 0 ? -front.z : front.z;
}

/* leaves: where the place is not free, it leaves the path. */
GRAZE_ONCE void plane_sweep_write(const plane_sweep *s, bool leaves, const crossing *t,
                                  graze_sweep_hit *hit)
{
    graze_vec3 place;
    plane_sweep_set_place(&place, s->path, t);
    vec3_copy(&hit->center, &place);
    if (leaves && !plane_sweep_is_free(s, &place))
        plane_sweep_move_off(s, &hit->center);
    graze_plane_project_point(s->plane, &place, &hit->point);
    plane_sweep_set_normal(&hit->normal, s);
    sweep_write_face(crossing_fraction(t), hit);
}

/* ---- The cast ---- */

static inline graze_result plane_sweep_from_touch(const plane_sweep *s, graze_sweep_hit *hit)
{
    const graze_result result = plane_sweep_falls(s) ? GRAZE_HIT : GRAZE_TOUCH;
    crossing t;
    if (hit != 0) {
        crossing_at_start(&t);
        plane_sweep_write(s, false, &t, hit);
    }
    return result;
}

static inline graze_result plane_sweep_from_apart(const plane_sweep *s, graze_sweep_hit *hit)
{
    const int end = plane_sweep_order_of_end(s);
    crossing t;
    if (end > 0)
        return GRAZE_MISS;
    const graze_result result = end < 0 ? GRAZE_HIT : GRAZE_TOUCH;
    if (hit == 0)
        return result;
    if (end < 0)
        plane_sweep_set_crossing(&t, s);
    else
        crossing_at_end(&t);
    plane_sweep_write(s, end < 0, &t, hit);
    return result;
}

/* The heights, and the side of the start, are set. */
GRAZE_INLINE graze_result plane_sweep_decide(const plane_sweep *s, graze_sweep_hit *hit)
{
    const int start = plane_sweep_order(s, &s->start);
    if (start > 0)
        return plane_sweep_from_apart(s, hit);
    if (start == 0)
        return plane_sweep_from_touch(s, hit);
    if (hit != 0)
        sweep_write_inside(&s->path->a, hit);
    return GRAZE_INSIDE;
}

GRAZE_INLINE graze_result plane_spherecast(const graze_plane *plane, graze_scalar radius,
                                           const graze_segment *path, graze_sweep_hit *hit)
{
    plane_sweep s;
    if (radius < 0 || !plane_is_normal(&plane->normal))
        return GRAZE_MISS;
    UNLESS_NEAR(is_near(&plane->point) && is_near(&path->a) && is_near(&path->b),
                return graze_plane_spherecast_far(plane, radius, path, hit));
    s.plane = plane;
    s.path = s.beside = path;
    s.radius = radius;
    plane_set_height_along(&s.start, &plane->point, &plane->normal, &path->a);
    plane_set_height_along(&s.end, &plane->point, &plane->normal, &path->b);
    s.side = reach_sign(&s.start);
    return plane_sweep_decide(&s, hit);
}

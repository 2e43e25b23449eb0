/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of discs, near and far: see number/arithmetic.h.
 *
 * A line meets a disc if it crosses the plane of the disc (plane_crossing.h) at a point within the radius. The position
 * on the line is a fraction, a share, that is not divided: both the distance from the center and the
 * radius are multiplied by the denominator (disc_rim.h).
 */
#ifndef GRAZE_SHAPE_DISC_H
#define GRAZE_SHAPE_DISC_H

#include "../../include/graze/disc.h"
#include "plane_crossing.h"
#include "disc_rim.h"
#include "../number/solid.h"

#define CLAMPS_graze_disc CLAMP_WORDS(3, 3, 0, 1)

/* Routines of disc_far.c. */
bool graze_disc_overlaps_segment_far(const graze_disc *disc, const graze_segment *segment);
bool graze_disc_overlaps_ray_far(const graze_disc *disc, const graze_ray *ray);
graze_result graze_disc_linecast_far(const graze_disc *disc, const graze_segment *segment,
                                     graze_face_line_hit *hit);
graze_result graze_disc_raycast_far(const graze_disc *disc, const graze_ray *ray,
                                    graze_face_ray_hit *hit);
void graze_disc_closest_point_far(const graze_disc *disc, const graze_vec3 *point,
                                  graze_vec3 *nearest);

/* Whether a point of the plane, start + run * share, is on the disc. */
static inline bool disc_contains(const graze_disc *disc, const graze_vec3 *start,
                                 const length3 *run, const share *at)
{
    length3 offset;
    set_between(&offset, &disc->center, start);
    return share_within(&offset, run, at, disc->radius);
}

/* ---- Segments ---- */

/* Returns the result, and sets the heights of both ends. If both are 0, the segment lies in the plane, or the normal is
 * zero. */
FAR_FRAMED_REPEATED graze_result disc_meet_segment(const graze_disc *disc, const graze_segment *s,
                                                   reach *from, reach *to)
{
    share at;
    length3 run;
    plane_set_height_along(from, &disc->center, &disc->normal, &s->a);
    plane_set_height_along(to, &disc->center, &disc->normal, &s->b);
    const graze_result result = plane_pass_segment(&disc->normal, from, to);
    if (result == GRAZE_MISS || disc->radius < 0 || (reach_sign(from) == 0 && reach_sign(to) == 0))
        return GRAZE_MISS;
    set_between(&run, &s->a, &s->b);
    share_set_until_zero(&at, from, to);
    return disc_contains(disc, &s->a, &run, &at) ? result : GRAZE_MISS;
}

FAR_FRAMED_REPEATED void disc_write_line_hit(graze_face_line_hit *hit, const graze_disc *disc,
                                             const graze_segment *s, graze_result result,
                                             const reach *from, const reach *to)
{
    plane_write_line_hit(hit, &disc->normal, s, result, from, to);
}

GRAZE_FRAMED graze_result disc_cast_segment(const graze_disc *disc, const graze_segment *s,
                                            graze_face_line_hit *hit)
{
    reach from, to;
    const graze_result result = disc_meet_segment(disc, s, &from, &to);
    if (result != GRAZE_MISS && hit != 0)
        disc_write_line_hit(hit, disc, s, result, &from, &to);
    return result;
}

GRAZE_INLINE graze_result disc_linecast(const graze_disc *disc, const graze_segment *s,
                                        graze_face_line_hit *hit)
{
    UNLESS_NEAR(is_near(&disc->center) && is_near(&s->a) && is_near(&s->b),
                return graze_disc_linecast_far(disc, s, hit));
    return disc_cast_segment(disc, s, hit);
}

GRAZE_INLINE bool disc_overlaps_segment(const graze_disc *disc, const graze_segment *s)
{
    reach from, to;
    UNLESS_NEAR(is_near(&disc->center) && is_near(&s->a) && is_near(&s->b),
                return graze_disc_overlaps_segment_far(disc, s));
    return disc_meet_segment(disc, s, &from, &to) != GRAZE_MISS;
}

/* ---- Rays ---- */

/* Returns the result, and sets the height of the origin and the height that the ray loses while t grows by 1. A ray that
 * ends at its start does not pass through anything. */
FAR_FRAMED_REPEATED graze_result disc_meet_ray(const graze_disc *disc, const graze_ray *r,
                                               reach *from, reach *step)
{
    share at;
    length3 run;
    plane_set_height_along(from, &disc->center, &disc->normal, &r->origin);
    plane_set_approach(step, &disc->normal, r);
    const graze_result result = plane_pass_ray(&disc->normal, r, from, step);
    if (result == GRAZE_MISS || disc->radius < 0 || r->t_max <= 0 || reach_sign(step) == 0)
        return GRAZE_MISS;
    set_direction(&run, &r->dir);
    share_set_reaches(&at, from, step);
    return disc_contains(disc, &r->origin, &run, &at) ? result : GRAZE_MISS;
}

FAR_FRAMED_REPEATED void disc_write_ray_hit(graze_face_ray_hit *hit, const graze_disc *disc,
                                            const graze_ray *r, const reach *from,
                                            const reach *step)
{
    plane_write_ray_hit(hit, &disc->normal, r, from, step);
}

GRAZE_FRAMED graze_result disc_cast_ray(const graze_disc *disc, const graze_ray *r,
                                        graze_face_ray_hit *hit)
{
    reach from, step;
    const graze_result result = disc_meet_ray(disc, r, &from, &step);
    if (result != GRAZE_MISS && hit != 0)
        disc_write_ray_hit(hit, disc, r, &from, &step);
    return result;
}

GRAZE_INLINE graze_result disc_raycast(const graze_disc *disc, const graze_ray *r,
                                       graze_face_ray_hit *hit)
{
    UNLESS_NEAR(is_near(&disc->center) && is_near(&r->origin) && is_near(&r->dir),
                return graze_disc_raycast_far(disc, r, hit));
    return disc_cast_ray(disc, r, hit);
}

GRAZE_INLINE bool disc_overlaps_ray(const graze_disc *disc, const graze_ray *r)
{
    reach from, step;
    UNLESS_NEAR(is_near(&disc->center) && is_near(&r->origin) && is_near(&r->dir),
                return graze_disc_overlaps_ray_far(disc, r));
    return disc_meet_ray(disc, r, &from, &step) != GRAZE_MISS;
}

/* ---- Points ---- */

GRAZE_FRAMED void disc_find_closest(const graze_disc *disc, const graze_vec3 *point,
                                    graze_vec3 *nearest)
{
    const graze_vec3 *normal = &disc->normal;
    length3 offset;
    reach height;
    set_between(&offset, &disc->center, point);
    set_reach(&height, normal, &offset);
    if (foot_within(&offset, normal, &height, disc->radius))
        set_foot_along(nearest, point, normal, &height);
    else
        rim_point(nearest, &disc->center, disc->radius, &offset, normal, &height);
}

GRAZE_INLINE void disc_closest_point(const graze_disc *disc, const graze_vec3 *point,
                                     graze_vec3 *nearest)
{
    UNLESS_NEAR(is_near(&disc->center) && is_near(point), {
        graze_disc_closest_point_far(disc, point, nearest);
        return;
    });
    if (disc->radius >= 0)
        disc_find_closest(disc, point, nearest);
    else
        vec3_copy(nearest, point);
}

#endif

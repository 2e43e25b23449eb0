/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses a plane: for planes, and for discs, which lie in one.
 *
 *   plane_set_height_along(&h, place, normal, point)   sets h to the height of the point above the plane through
 *                                `place`, in lengths of the normal; it is negative behind the plane
 *   plane_set_approach(&step, normal, ray)   sets step to the height that the ray loses while t grows by 1
 *   plane_pass_segment(normal, &from, &to)   whether a segment whose ends have these heights meets the plane
 *   plane_pass_ray(normal, ray, &from, &step)   the same for a ray
 *   plane_write_line_hit(hit, normal, segment, result, &from, &to), plane_write_ray_hit(hit, normal, ray, &from, &step)
 *
 * The signs of the heights decide the result. The line crosses the plane where the height is 0.
 */
#ifndef GRAZE_SHAPE_PLANE_CROSSING_H
#define GRAZE_SHAPE_PLANE_CROSSING_H

#include "../../include/graze/plane.h"
#include "../number/vectors.h"
#include "../number/spans.h"
#include "../number/solid.h"

/* Sides of a plane: the functions that compute no product, and so are the same in every arithmetic. */
GRAZE_INLINE graze_side plane_side_of_sign(int sign)
{
    return sign > 0 ? GRAZE_FRONT : sign < 0 ? GRAZE_BACK : GRAZE_ACROSS;
}

GRAZE_INLINE bool plane_is_normal(const graze_vec3 *v)
{
    return v->x != 0 || v->y != 0 || v->z != 0;
}

/* Returns the corner of the box that is farthest along the normal, or farthest against it. */
static inline graze_vec3 plane_farthest_corner(const graze_aabb *box, const graze_vec3 *normal,
                                               bool against)
{
    graze_vec3 corner;
    corner.x = (normal->x < 0) != against ? box->min.x : box->max.x;
    corner.y = (normal->y < 0) != against ? box->min.y : box->max.y;
    corner.z = (normal->z < 0) != against ? box->min.z : box->max.z;
    return corner;
}

static inline bool plane_is_box(const graze_aabb *box)
{
    return box->min.x <= box->max.x && box->min.y <= box->max.y && box->min.z <= box->max.z;
}

GRAZE_REPEATED void plane_set_height_along(reach *to, const graze_vec3 *place,
                                           const graze_vec3 *normal, const graze_vec3 *point)
{
    length3 way;
    set_between(&way, place, point);
    set_reach(to, normal, &way);
}

/* ---- Segments ---- */

static inline graze_result plane_pass_segment(const graze_vec3 *normal, const reach *from,
                                              const reach *to)
{
    if (reach_sign(from) == 0 || reach_sign(to) == 0)
        return plane_is_normal(normal) ? GRAZE_TOUCH : GRAZE_MISS;
    return reach_sign(from) == reach_sign(to) ? GRAZE_MISS : GRAZE_HIT;
}

static inline void plane_locate_on_segment(graze_face_line_hit *hit, const graze_segment *s,
                                           const reach *from, const reach *to)
{
    share part;
    share_progress at;
    share_set_until_zero(&part, from, to);
    share_progress_of(&at, &part);
    length3 run;
    set_between(&run, &s->a, &s->b);
    share_point(&hit->point, &s->a, &run, &at);
    hit->fraction = share_fraction(&at);
}

static inline void plane_write_line_hit(graze_face_line_hit *hit, const graze_vec3 *normal,
                                        const graze_segment *s, graze_result result,
                                        const reach *from, const reach *to)
{
    vec3_copy(&hit->normal, normal);
    hit->side = plane_side_of_sign(reach_sign(from));
    if (result == GRAZE_HIT) {
        plane_locate_on_segment(hit, s, from, to);
    } else {
        bool at_start = hit->side == GRAZE_ACROSS;
        vec3_copy(&hit->point, at_start ? &s->a : &s->b);
        hit->fraction = at_start ? 0 : GRAZE_FRACTION_ONE;
    }
}

/* ---- Rays ---- */

static inline void plane_set_approach(reach *to, const graze_vec3 *normal, const graze_ray *r)
{
    length3 run;
    set_direction(&run, &r->dir);
    set_reach(to, normal, &run);
    reach_negate(to);
}

static inline graze_result plane_pass_ray(const graze_vec3 *normal, const graze_ray *r,
                                          const reach *from, const reach *step)
{
    share at, limit;
    if (r->t_max < 0)
        return GRAZE_MISS;
    if (reach_sign(from) == 0)
        return plane_is_normal(normal) ? GRAZE_TOUCH : GRAZE_MISS;
    if (reach_sign(from) != reach_sign(step))
        return GRAZE_MISS;
    if (r->t_max == GRAZE_NO_LIMIT)
        return GRAZE_HIT;
    share_set_reaches(&at, from, step);
    share_set_limit(&limit, r->t_max);
    int order = share_order(&at, &limit);
    return order < 0 ? GRAZE_HIT : order == 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline void plane_locate_on_ray(graze_face_ray_hit *hit, const graze_ray *r,
                                       const reach *from, const reach *step)
{
    share part;
    share_progress at;
    share_set_reaches(&part, from, step);
    share_progress_of(&at, &part);
    length3 run;
    set_direction(&run, &r->dir);
    share_point(&hit->point, &r->origin, &run, &at);
    hit->t = share_t(&at);
}

static inline void plane_write_ray_hit(graze_face_ray_hit *hit, const graze_vec3 *normal,
                                       const graze_ray *r, const reach *from, const reach *step)
{
    vec3_copy(&hit->normal, normal);
    hit->side = plane_side_of_sign(reach_sign(from));
    if (hit->side == GRAZE_ACROSS) {
        vec3_copy(&hit->point, &r->origin);
        hit->t = 0;
    } else {
        plane_locate_on_ray(hit, r, from, step);
    }
}

#endif

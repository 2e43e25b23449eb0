/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a plane: see degrees.h for near and far.
 *
 * How far each end is in front of the plane decides, by its sign; and where that changes over, the
 * line meets the plane.
 */
#include "plane_far.h"

static inline bool has_direction(const graze_vec3 *v)
{
    return v->x != 0 || v->y != 0 || v->z != 0;
}

/* ---- Segments ---- */

static inline graze_result pass_segment(const graze_plane *plane, const reach *from,
                                        const reach *to)
{
    if (!reach_is_number(from) || !reach_is_number(to))
        return GRAZE_MISS;
    if (reach_sign(from) == 0 || reach_sign(to) == 0)
        return has_direction(&plane->normal) ? GRAZE_TOUCH : GRAZE_MISS;
    return reach_sign(from) == reach_sign(to) ? GRAZE_MISS : GRAZE_HIT;
}

static inline void locate_on_segment(graze_face_line_hit *hit, const graze_segment *s,
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

static inline graze_result cast_segment(const graze_plane *plane, const graze_segment *s,
                                        graze_face_line_hit *hit)
{
    reach from, to;
    set_from(&from, plane, &s->a);
    set_from(&to, plane, &s->b);
    graze_result result = pass_segment(plane, &from, &to);
    length3 run;
    set_between(&run, &s->a, &s->b);
    if (result == GRAZE_MISS || !are_lengths(&run))
        return GRAZE_MISS;
    if (hit == 0)
        return result;
    copy(&hit->normal, &plane->normal);
    hit->side = side_of(reach_sign(&from));
    if (result == GRAZE_HIT) {
        locate_on_segment(hit, s, &from, &to);
    } else {
        bool at_start = hit->side == GRAZE_ACROSS;
        copy(&hit->point, at_start ? &s->a : &s->b);
        hit->fraction = at_start ? 0 : GRAZE_FRACTION_ONE;
    }
    return result;
}

/* ---- Rays ---- */

/* How much nearer to the plane, from the front, one step of the ray brings it. */
static inline void set_approach(reach *to, const graze_plane *plane, const graze_ray *r)
{
    length3 run;
    set_direction(&run, &r->dir);
    set_reach(to, &plane->normal, &run);
    reach_negate(to);
}

static inline graze_result pass_ray(const graze_plane *plane, const graze_ray *r, const reach *from,
                                    const reach *step)
{
    share at, limit;
    if (!(r->t_max >= 0) || !reach_is_number(from) || !reach_is_number(step))
        return GRAZE_MISS;
    if (reach_sign(from) == 0)
        return has_direction(&plane->normal) ? GRAZE_TOUCH : GRAZE_MISS;
    if (reach_sign(from) != reach_sign(step))
        return GRAZE_MISS;
    if (!(r->t_max < GRAZE_NO_LIMIT))
        return GRAZE_HIT;
    share_set_reaches(&at, from, step);
    share_set_limit(&limit, r->t_max);
    int order = share_order(&at, &limit);
    return order < 0 ? GRAZE_HIT : order == 0 ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline void locate_on_ray(graze_face_ray_hit *hit, const graze_ray *r, const reach *from,
                                 const reach *step)
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

static inline graze_result cast_ray(const graze_plane *plane, const graze_ray *r,
                                    graze_face_ray_hit *hit)
{
    reach from, step;
    set_from(&from, plane, &r->origin);
    set_approach(&step, plane, r);
    graze_result result = pass_ray(plane, r, &from, &step);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    copy(&hit->normal, &plane->normal);
    hit->side = side_of(reach_sign(&from));
    if (hit->side == GRAZE_ACROSS) {
        copy(&hit->point, &r->origin);
        hit->t = 0;
    } else {
        locate_on_ray(hit, r, &from, &step);
    }
    return result;
}

#if GRAZE_FAR

graze_result graze_plane_linecast_far(const graze_plane *plane, const graze_segment *segment,
                                      graze_face_line_hit *hit)
{
    return cast_segment(plane, segment, hit);
}

graze_result graze_plane_raycast_far(const graze_plane *plane, const graze_ray *ray,
                                     graze_face_ray_hit *hit)
{
    return cast_ray(plane, ray, hit);
}

#else

graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&segment->a) && is_near(&segment->b),
                  graze_plane_linecast_far(plane, segment, hit));
    return cast_segment(plane, segment, hit);
}

graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&ray->origin) && is_near(&ray->dir),
                  graze_plane_raycast_far(plane, ray, hit));
    return cast_ray(plane, ray, hit);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a plane. Included by plane.h.
 *
 * The signs of the heights of both ends above the plane decide the answer. The line crosses the plane where the
 * height is 0.
 */

/* ---- Segments ---- */

static inline graze_result plane_pass_segment(const graze_plane *plane, const reach *from,
                                              const reach *to)
{
    if (!reach_is_number(from) || !reach_is_number(to))
        return GRAZE_MISS;
    if (reach_sign(from) == 0 || reach_sign(to) == 0)
        return plane_is_normal(&plane->normal) ? GRAZE_TOUCH : GRAZE_MISS;
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

GRAZE_ROUTINE graze_result plane_linecast(const graze_plane *plane, const graze_segment *s,
                                          graze_face_line_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&s->a) && is_near(&s->b),
                  FAR_ROUTINE(plane_linecast)(plane, s, hit));
    reach from, to;
    plane_set_height(&from, plane, &s->a);
    plane_set_height(&to, plane, &s->b);
    graze_result result = plane_pass_segment(plane, &from, &to);
    length3 run;
    set_between(&run, &s->a, &s->b);
    if (result == GRAZE_MISS || !are_lengths(&run))
        return GRAZE_MISS;
    if (hit == 0)
        return result;
    vec3_copy(&hit->normal, &plane->normal);
    hit->side = plane_side_of_sign(reach_sign(&from));
    if (result == GRAZE_HIT) {
        plane_locate_on_segment(hit, s, &from, &to);
    } else {
        bool at_start = hit->side == GRAZE_ACROSS;
        vec3_copy(&hit->point, at_start ? &s->a : &s->b);
        hit->fraction = at_start ? 0 : GRAZE_FRACTION_ONE;
    }
    return result;
}

/* ---- Rays ---- */

/* By how much the height falls over one step of the ray. */
static inline void plane_set_approach(reach *to, const graze_plane *plane, const graze_ray *r)
{
    length3 run;
    set_direction(&run, &r->dir);
    set_reach(to, &plane->normal, &run);
    reach_negate(to);
}

static inline graze_result plane_pass_ray(const graze_plane *plane, const graze_ray *r,
                                          const reach *from, const reach *step)
{
    share at, limit;
    if (!(r->t_max >= 0) || !reach_is_number(from) || !reach_is_number(step))
        return GRAZE_MISS;
    if (reach_sign(from) == 0)
        return plane_is_normal(&plane->normal) ? GRAZE_TOUCH : GRAZE_MISS;
    if (reach_sign(from) != reach_sign(step))
        return GRAZE_MISS;
    if (!(r->t_max < GRAZE_NO_LIMIT))
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

GRAZE_ROUTINE graze_result plane_raycast(const graze_plane *plane, const graze_ray *r,
                                         graze_face_ray_hit *hit)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&r->origin) && is_near(&r->dir),
                  FAR_ROUTINE(plane_raycast)(plane, r, hit));
    reach from, step;
    plane_set_height(&from, plane, &r->origin);
    plane_set_approach(&step, plane, r);
    graze_result result = plane_pass_ray(plane, r, &from, &step);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    vec3_copy(&hit->normal, &plane->normal);
    hit->side = plane_side_of_sign(reach_sign(&from));
    if (hit->side == GRAZE_ACROSS) {
        vec3_copy(&hit->point, &r->origin);
        hit->t = 0;
    } else {
        plane_locate_on_ray(hit, r, &from, &step);
    }
    return result;
}

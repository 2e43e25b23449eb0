/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a face: the routines. Near coordinates; others go to face_far.c. */

#include "face_volume_hint.h"

GRAZE_REPEATED bool face_load_segment(face_line *l, const face_shape *f, const graze_segment *s)
{
    nearness n;
    nearness_begin(&n);
    face_load_u(&n, &l->u, f);
    nearness_add_point(&n, FACE_ORIGIN(f));
    face_load_v(&n, &l->v, f);
    load_between(&n, &l->from_corner, FACE_ORIGIN(f), &s->a);
    load_between(&n, &l->run, &s->a, &s->b);
    l->start = &s->a;
    return IMPLIES(are_all_near(&n), face_line_in_range(l));
}

GRAZE_REPEATED bool face_load_ray(face_line *l, const face_shape *f, const graze_ray *r)
{
    nearness n;
    nearness_begin(&n);
    nearness_add_point(&n, FACE_ORIGIN(f));
    face_load_v(&n, &l->v, f);
    face_load_u(&n, &l->u, f);
    load_between(&n, &l->from_corner, FACE_ORIGIN(f), &r->origin);
    load_direction(&n, &l->run, &r->dir);
    l->start = &r->origin;
    return IMPLIES(are_all_near(&n), face_line_in_range(l));
}

GRAZE_INLINE graze_result face_pass_segment(const face_line *l, face_sides seen)
{
    volume end;
    volume_copy(&end, &l->height);
    volume_add(&end, &l->rise);
    if (!volume_against_whole(&l->height, &l->rise) || !volume_along_whole(&end, &l->rise) ||
        !face_runs_through(l, seen))
        return GRAZE_MISS;
    return face_result_of(l, !volume_is_zero(&end));
}

/* True only if both ends are on one side of the plane. */
GRAZE_INLINE bool face_has_ends_on_one_side(const face_line *l, const area3 *normal)
{
    volume_hint height, end;
    set_volume_hint(&height, normal, &l->from_corner);
    set_volume_hint(&end, normal, &l->run);
    volume_hint_add(&end, &height);
    return volume_hints_are_alike(&height, &end);
}

/* True only if the run leads away from the plane. */
GRAZE_INLINE bool face_run_leads_away(const face_line *l, const area3 *normal)
{
    volume_hint height, rise;
    set_volume_hint(&height, normal, &l->from_corner);
    set_volume_hint(&rise, normal, &l->run);
    return volume_hints_are_alike(&height, &rise);
}

/* Sets the normal. As face_rises, and also false for most lines that miss the plane. */
GRAZE_REPEATED bool face_may_meet_segment(face_line *l, area3 *normal)
{
    set_cross(normal, &l->u, &l->v);
    return !face_has_ends_on_one_side(l, normal) && face_rises(l, normal);
}

/* A ray that ends at its start does not pass through anything. */
GRAZE_REPEATED bool face_may_meet_ray(face_line *l, area3 *normal, graze_scalar t_max)
{
    if (t_max <= 0)
        return false;
    set_cross(normal, &l->u, &l->v);
    return !face_run_leads_away(l, normal) && face_rises(l, normal);
}

/* Returns the result and sets the normal. The point is computed later, if the caller wants the hit. */
GRAZE_REPEATED graze_result face_find_on_segment(face_line *l, area3 *normal, face_sides seen)
{
    return face_may_meet_segment(l, normal) ? face_pass_segment(l, seen) : GRAZE_MISS;
}

GRAZE_REPEATED graze_result face_find_on_ray(face_line *l, area3 *normal, graze_scalar t_max,
                                             face_sides seen)
{
    return face_may_meet_ray(l, normal, t_max) ? face_pass_ray(l, t_max, seen) : GRAZE_MISS;
}

GRAZE_ONCE void face_locate_on_segment(const face_line *l, const area3 *normal,
                                       graze_face_line_hit *hit)
{
    share_progress at;
    face_progress_to_plane(&at, l);
    unit_along(&hit->normal, normal);
    share_point(&hit->point, l->start, &l->run, &at);
    hit->fraction = share_fraction(&at);
    hit->side = face_side_of_start(l);
}

GRAZE_ONCE void face_locate_on_ray(const face_line *l, const area3 *normal, graze_face_ray_hit *hit)
{
    share_progress at;
    face_progress_to_plane(&at, l);
    unit_along(&hit->normal, normal);
    share_point(&hit->point, l->start, &l->run, &at);
    hit->t = share_t(&at);
    hit->side = face_side_of_start(l);
}

NEAR_ANSWER int face_meet_segment(const face_shape *f, const graze_segment *s)
{
    face_line l;
    area3 normal;
    UNLESS_NEAR(face_load_segment(&l, f, s), return NOT_NEAR);
    return face_find_on_segment(&l, &normal, FACE_BOTH_SIDES);
}

NEAR_ANSWER int face_meet_ray(const face_shape *f, const graze_ray *r)
{
    face_line l;
    area3 normal;
    UNLESS_NEAR(face_load_ray(&l, f, r), return NOT_NEAR);
    return face_find_on_ray(&l, &normal, r->t_max, FACE_BOTH_SIDES);
}

GRAZE_INLINE bool face_overlaps_segment(const face_shape *f, const graze_segment *segment)
{
    const int answer = face_meet_segment(f, segment);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_face_overlaps_far(f, segment, 0, IS_TRIANGLE(f)));
    return answer != GRAZE_MISS;
}

GRAZE_INLINE bool face_overlaps_ray(const face_shape *f, const graze_ray *ray)
{
    const int answer = face_meet_ray(f, ray);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_face_overlaps_far(f, 0, ray, IS_TRIANGLE(f)));
    return answer != GRAZE_MISS;
}

NEAR_ANSWER int face_cast_near_segment(const face_shape *f, const graze_segment *s,
                                       graze_face_line_hit *hit, face_sides seen)
{
    face_line l;
    area3 normal;
    UNLESS_NEAR(face_load_segment(&l, f, s), return NOT_NEAR);
    const graze_result result = face_find_on_segment(&l, &normal, seen);
    if (result != GRAZE_MISS && hit != 0)
        face_locate_on_segment(&l, &normal, hit);
    return result;
}

NEAR_ANSWER int face_cast_near_ray(const face_shape *f, const graze_ray *r, graze_face_ray_hit *hit,
                                   face_sides seen)
{
    face_line l;
    area3 normal;
    UNLESS_NEAR(face_load_ray(&l, f, r), return NOT_NEAR);
    const graze_result result = face_find_on_ray(&l, &normal, r->t_max, seen);
    if (result != GRAZE_MISS && hit != 0)
        face_locate_on_ray(&l, &normal, hit);
    return result;
}

GRAZE_ONCE graze_result face_cast_segment(const face_shape *f, const graze_segment *s,
                                          graze_face_line_hit *hit, face_sides seen)
{
    const int answer = face_cast_near_segment(f, s, hit, seen);
    UNLESS_NEAR(answer != NOT_NEAR,
                return graze_face_cast_far(f, s, hit, 0, 0, seen, IS_TRIANGLE(f)));
    return (graze_result)answer;
}

GRAZE_ONCE graze_result face_cast_ray(const face_shape *f, const graze_ray *r,
                                      graze_face_ray_hit *hit, face_sides seen)
{
    const int answer = face_cast_near_ray(f, r, hit, seen);
    UNLESS_NEAR(answer != NOT_NEAR,
                return graze_face_cast_far(f, 0, 0, r, hit, seen, IS_TRIANGLE(f)));
    return (graze_result)answer;
}

GRAZE_INLINE graze_result face_linecast(const face_shape *f, const graze_segment *segment,
                                        graze_face_line_hit *hit)
{
    return face_cast_segment(f, segment, hit, FACE_BOTH_SIDES);
}

GRAZE_INLINE graze_result face_raycast(const face_shape *f, const graze_ray *ray,
                                       graze_face_ray_hit *hit)
{
    return face_cast_ray(f, ray, hit, FACE_BOTH_SIDES);
}

GRAZE_INLINE graze_result face_linecast_front(const face_shape *f, const graze_segment *segment,
                                              graze_face_line_hit *hit)
{
    return face_cast_segment(f, segment, hit, FACE_FRONT_ONLY);
}

GRAZE_INLINE graze_result face_raycast_front(const face_shape *f, const graze_ray *ray,
                                             graze_face_ray_hit *hit)
{
    return face_cast_ray(f, ray, hit, FACE_FRONT_ONLY);
}

GRAZE_INLINE bool face_barycentric_of_segment(const face_shape *f, const graze_segment *segment,
                                              graze_barycentric *place)
{
    face_line l;
    UNLESS_NEAR(face_load_segment(&l, f, segment),
                return graze_face_barycentric_far(f, segment, 0, place, IS_TRIANGLE(f)));
    return face_set_barycentric(&l, place);
}

GRAZE_INLINE bool face_barycentric_of_ray(const face_shape *f, const graze_ray *ray,
                                          graze_barycentric *place)
{
    face_line l;
    UNLESS_NEAR(face_load_ray(&l, f, ray),
                return graze_face_barycentric_far(f, 0, ray, place, IS_TRIANGLE(f)));
    return face_set_barycentric(&l, place);
}

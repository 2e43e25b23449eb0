/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a plane across an axis.
 *
 * Comparisons of coordinates along that axis decide the answer. The line reaches the plane where t is the
 * quotient of two spans, and that is computed only for a caller who wants the hit.
 */
#include "../../include/graze/plane.h"
#include "../number/spans.h"
#include "../wide/inlining.h"

enum { AXIS_X, AXIS_Y, AXIS_Z };

GRAZE_INLINE graze_scalar component(const graze_vec3 *v, int axis)
{
    return axis == AXIS_X ? v->x : axis == AXIS_Y ? v->y : v->z;
}

GRAZE_INLINE span span_from_to(graze_scalar from, graze_scalar to)
{
    return to < from ? span_between(to, from) : span_between(from, to);
}

static inline graze_side side_of(graze_scalar c, graze_scalar plane)
{
    return c > plane ? GRAZE_FRONT : c < plane ? GRAZE_BACK : GRAZE_ACROSS;
}

static inline graze_scalar normal_on(int axis, int plane_axis)
{
    return axis == plane_axis ? GRAZE_ONE : 0;
}

/* ---- Segments ---- */

static inline bool is_run(graze_scalar from, graze_scalar to)
{
    return is_coordinate(from) && is_coordinate(to) && span_is_number(span_from_to(from, to));
}

static inline bool is_segment(const graze_segment *s)
{
    return is_run(s->a.x, s->b.x) && is_run(s->a.y, s->b.y) && is_run(s->a.z, s->b.z);
}

static inline graze_result pass_segment(graze_scalar plane, graze_scalar from, graze_scalar to)
{
    if (from == plane || to == plane)
        return GRAZE_TOUCH;
    return (from < plane && plane < to) || (to < plane && plane < from) ? GRAZE_HIT : GRAZE_MISS;
}

/* Between the ends of the segment, so that it is a coordinate. */
GRAZE_INLINE graze_scalar between(graze_scalar from, graze_scalar to, const progress *where)
{
    if (to < from)
        return mirror(along(mirror(from), span_between(to, from), where));
    return along(from, span_between(from, to), where);
}

GRAZE_INLINE void locate_on_segment(graze_face_line_hit *hit, graze_scalar plane,
                                    const graze_segment *s, int axis)
{
    graze_scalar from = component(&s->a, axis), to = component(&s->b, axis);
    ratio at = from == plane ? ratio_zero()
                             : ratio_from(span_from_to(from, plane), span_from_to(from, to));
    progress where = progress_of(at);
    hit->side = side_of(from, plane);
    hit->fraction = progress_fraction(&where);
    hit->point.x = axis == AXIS_X ? plane : between(s->a.x, s->b.x, &where);
    hit->point.y = axis == AXIS_Y ? plane : between(s->a.y, s->b.y, &where);
    hit->point.z = axis == AXIS_Z ? plane : between(s->a.z, s->b.z, &where);
    hit->normal.x = normal_on(AXIS_X, axis);
    hit->normal.y = normal_on(AXIS_Y, axis);
    hit->normal.z = normal_on(AXIS_Z, axis);
}

GRAZE_INLINE graze_result cast_segment(graze_scalar plane, const graze_segment *s,
                                       graze_face_line_hit *hit, int axis)
{
    graze_result result = pass_segment(plane, component(&s->a, axis), component(&s->b, axis));
    if (result == GRAZE_MISS || !is_segment(s))
        return GRAZE_MISS;
    if (hit != 0)
        locate_on_segment(hit, plane, s, axis);
    return result;
}

graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return cast_segment(z, segment, hit, AXIS_Z);
}

graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return cast_segment(y, segment, hit, AXIS_Y);
}

graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return cast_segment(x, segment, hit, AXIS_X);
}

/* ---- Rays ---- */

static inline bool is_step(graze_scalar from, graze_scalar dir)
{
    return is_coordinate(from) && is_coordinate(dir);
}

static inline bool is_ray(const graze_ray *r)
{
    return is_step(r->origin.x, r->dir.x) && is_step(r->origin.y, r->dir.y) &&
           is_step(r->origin.z, r->dir.z);
}

/* For a plane that the ray doesn't start on: where it meets it, in multiples of its direction. */
GRAZE_INLINE ratio ratio_to(graze_scalar plane, graze_scalar from, graze_scalar dir)
{
    return ratio_from(span_from_to(from, plane), span_of(dir));
}

static inline graze_result pass_ray(graze_scalar plane, graze_scalar from, graze_scalar dir,
                                    graze_scalar t_max)
{
    if (!(t_max >= 0))
        return GRAZE_MISS;
    if (from == plane)
        return GRAZE_TOUCH;
    if (!(from < plane ? dir > 0 : plane < from && dir < 0))
        return GRAZE_MISS;
    if (!(t_max < GRAZE_NO_LIMIT))
        return GRAZE_HIT;
    ratio at = ratio_to(plane, from, dir), limit = ratio_of_limit(t_max);
    return ratio_less(at, limit) ? GRAZE_HIT : ratio_equal(at, limit) ? GRAZE_TOUCH : GRAZE_MISS;
}

GRAZE_INLINE graze_scalar onward(graze_scalar from, graze_scalar dir, const progress *where)
{
    if (dir < 0)
        return mirror(along_held(mirror(from), span_of(dir), where));
    return along_held(from, span_of(dir), where);
}

GRAZE_INLINE void locate_on_ray(graze_face_ray_hit *hit, graze_scalar plane, const graze_ray *r,
                                int axis)
{
    graze_scalar from = component(&r->origin, axis);
    ratio at = from == plane ? ratio_zero() : ratio_to(plane, from, component(&r->dir, axis));
    progress where = progress_of(at);
    hit->side = side_of(from, plane);
    hit->t = progress_t(&where);
    hit->point.x = axis == AXIS_X ? plane : onward(r->origin.x, r->dir.x, &where);
    hit->point.y = axis == AXIS_Y ? plane : onward(r->origin.y, r->dir.y, &where);
    hit->point.z = axis == AXIS_Z ? plane : onward(r->origin.z, r->dir.z, &where);
    hit->normal.x = normal_on(AXIS_X, axis);
    hit->normal.y = normal_on(AXIS_Y, axis);
    hit->normal.z = normal_on(AXIS_Z, axis);
}

GRAZE_INLINE graze_result cast_ray(graze_scalar plane, const graze_ray *r, graze_face_ray_hit *hit,
                                   int axis)
{
    graze_result result =
        pass_ray(plane, component(&r->origin, axis), component(&r->dir, axis), r->t_max);
    if (result == GRAZE_MISS || !is_ray(r) || !is_coordinate(plane))
        return GRAZE_MISS;
    if (hit != 0)
        locate_on_ray(hit, plane, r, axis);
    return result;
}

graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(z, ray, hit, AXIS_Z);
}

graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(y, ray, hit, AXIS_Y);
}

graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(x, ray, hit, AXIS_X);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a plane across an axis.
 *
 * Comparisons of coordinates along that axis decide the result. The line reaches the plane at a t
 * that is the quotient of two spans. It is computed only if the caller wants the hit.
 */
#ifndef GRAZE_SHAPE_PLANE_AXIS_LINE_H
#define GRAZE_SHAPE_PLANE_AXIS_LINE_H

#include "../../include/graze/plane.h"
#include "../number/spans.h"
#include "../wide/inlining.h"
#include "axis.h"

GRAZE_INLINE graze_scalar axis_plane_component(const graze_vec3 *v, int axis)
{
    return axis == AXIS_x ? v->x : axis == AXIS_y ? v->y : v->z;
}

static inline graze_side axis_plane_side_of(graze_scalar c, graze_scalar plane)
{
    return c > plane ? GRAZE_FRONT : c < plane ? GRAZE_BACK : GRAZE_ACROSS;
}

static inline graze_scalar axis_plane_normal_on(int axis, int plane_axis)
{
    return axis == plane_axis ? GRAZE_ONE : 0;
}

/* ---- Segments ---- */

static inline graze_result axis_plane_pass_segment(graze_scalar plane, graze_scalar from,
                                                   graze_scalar to)
{
    if (from == plane || to == plane)
        return GRAZE_TOUCH;
    return (from < plane && plane < to) || (to < plane && plane < from) ? GRAZE_HIT : GRAZE_MISS;
}

/* A coordinate between the ends of the segment. */
GRAZE_INLINE graze_scalar axis_plane_between(graze_scalar from, graze_scalar to,
                                             const progress *where)
{
    if (to < from)
        return mirror(along(mirror(from), span_between(to, from), where));
    return along(from, span_between(from, to), where);
}

GRAZE_INLINE void axis_plane_locate_on_segment(graze_face_line_hit *hit, graze_scalar plane,
                                               const graze_segment *s, int axis)
{
    graze_scalar from = axis_plane_component(&s->a, axis), to = axis_plane_component(&s->b, axis);
    ratio at =
        from == plane ? ratio_zero() : ratio_from(span_apart(from, plane), span_apart(from, to));
    progress where = progress_of(at);
    hit->side = axis_plane_side_of(from, plane);
    hit->fraction = progress_fraction(&where);
    hit->point.x = axis == AXIS_x ? plane : axis_plane_between(s->a.x, s->b.x, &where);
    hit->point.y = axis == AXIS_y ? plane : axis_plane_between(s->a.y, s->b.y, &where);
    hit->point.z = axis == AXIS_z ? plane : axis_plane_between(s->a.z, s->b.z, &where);
    hit->normal.x = axis_plane_normal_on(AXIS_x, axis);
    hit->normal.y = axis_plane_normal_on(AXIS_y, axis);
    hit->normal.z = axis_plane_normal_on(AXIS_z, axis);
}

GRAZE_INLINE graze_result axis_plane_linecast(graze_scalar plane, const graze_segment *s,
                                              graze_face_line_hit *hit, int axis)
{
    graze_result result = axis_plane_pass_segment(plane, axis_plane_component(&s->a, axis),
                                                  axis_plane_component(&s->b, axis));
    if (result != GRAZE_MISS && hit != 0)
        axis_plane_locate_on_segment(hit, plane, s, axis);
    return result;
}

/* ---- Rays ---- */

/* For a plane on which the ray does not start: where the ray meets it, in multiples of its direction. */
GRAZE_INLINE ratio axis_plane_ratio_to(graze_scalar plane, graze_scalar from, graze_scalar dir)
{
    return ratio_from(span_apart(from, plane), span_of(dir));
}

static inline graze_result axis_plane_pass_ray(graze_scalar plane, graze_scalar from,
                                               graze_scalar dir, graze_scalar t_max)
{
    if (t_max < 0)
        return GRAZE_MISS;
    if (from == plane)
        return GRAZE_TOUCH;
    if (from < plane ? dir <= 0 : dir >= 0)
        return GRAZE_MISS;
    if (t_max == GRAZE_NO_LIMIT)
        return GRAZE_HIT;
    ratio at = axis_plane_ratio_to(plane, from, dir), limit = ratio_of_limit(t_max);
    return ratio_less(at, limit) ? GRAZE_HIT : ratio_equal(at, limit) ? GRAZE_TOUCH : GRAZE_MISS;
}

GRAZE_INLINE graze_scalar axis_plane_onward(graze_scalar from, graze_scalar dir,
                                            const progress *where)
{
    if (dir < 0)
        return mirror(along_held(mirror(from), span_of(dir), where));
    return along_held(from, span_of(dir), where);
}

GRAZE_INLINE void axis_plane_locate_on_ray(graze_face_ray_hit *hit, graze_scalar plane,
                                           const graze_ray *r, int axis)
{
    graze_scalar from = axis_plane_component(&r->origin, axis);
    ratio at = from == plane
                   ? ratio_zero()
                   : axis_plane_ratio_to(plane, from, axis_plane_component(&r->dir, axis));
    progress where = progress_of(at);
    hit->side = axis_plane_side_of(from, plane);
    hit->t = progress_t(&where);
    hit->point.x = axis == AXIS_x ? plane : axis_plane_onward(r->origin.x, r->dir.x, &where);
    hit->point.y = axis == AXIS_y ? plane : axis_plane_onward(r->origin.y, r->dir.y, &where);
    hit->point.z = axis == AXIS_z ? plane : axis_plane_onward(r->origin.z, r->dir.z, &where);
    hit->normal.x = axis_plane_normal_on(AXIS_x, axis);
    hit->normal.y = axis_plane_normal_on(AXIS_y, axis);
    hit->normal.z = axis_plane_normal_on(AXIS_z, axis);
}

GRAZE_INLINE graze_result axis_plane_raycast(graze_scalar plane, const graze_ray *r,
                                             graze_face_ray_hit *hit, int axis)
{
    graze_result result = axis_plane_pass_ray(plane, axis_plane_component(&r->origin, axis),
                                              axis_plane_component(&r->dir, axis), r->t_max);
    if (result != GRAZE_MISS && hit != 0)
        axis_plane_locate_on_ray(hit, plane, r, axis);
    return result;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What a hit on a box says, once it is known where the line comes in or leaves: see box_line.h. A line
 * that starts or ends in the interior stays there as it is. Any other is met on a face, which is known
 * from the axis that decides, or found by asking every face.
 */
#ifndef GRAZE_BOX_HIT_H
#define GRAZE_BOX_HIT_H

#include "box_passage.h"

#include "hit_inside.h"

/* ---- An end of the line in the interior: there it stays as it is, and has no normal ---- */

GRAZE_INLINE bool is_inside(const box_n *box, const vector_n *end)
{
#define IS_INSIDE(axis) box->min.axis < end->axis && end->axis < box->max.axis
    return ALL_AXES(IS_INSIDE);
}

GRAZE_INLINE bool is_point_segment(const segment_n *s)
{
#define IS_SAME(axis) s->a.axis == s->b.axis
    return ALL_AXES(IS_SAME);
}

/* True, and the hit is written, when that end is in the interior. A point has no end: it starts there. */
GRAZE_ONCE bool stays_on_segment(const box_n *box, const segment_n *s, line_hit_n *hit, bool at_end)
{
    const vector_n *end = at_end ? &s->b : &s->a;
    if (!is_inside(box, end))
        return false;
    if (hit != 0) {
        stay(end, &hit->point, &hit->normal);
        hit->fraction = at_end && !is_point_segment(s) ? GRAZE_FRACTION_ONE : 0;
    }
    return true;
}

/* The same of the start. Where a ray ends is not stored. */
GRAZE_ONCE bool stays_on_ray(const box_n *box, const ray_n *r, ray_hit_n *hit)
{
    if (!is_inside(box, &r->origin))
        return false;
    if (hit != 0) {
        stay(&r->origin, &hit->point, &hit->normal);
        hit->t = 0;
    }
    return true;
}

/* ---- On a face ---- */

/* Of a lane: 2 * axis for the near one, by which a line comes in, and 1 more for the far one. */
enum { NO_SIDE = 2 * NO_AXIS };

static inline int side_of(int axis, bool far)
{
    return 2 * axis + (far ? 1 : 0);
}

/* 2 * axis for the face at min, and 1 more for that at max. No side is no face, mirrored or not. */
GRAZE_INLINE int face_on(int side, const line *l)
{
    return side ^ (run_on(l, side / 2).down ? 1 : 0);
}

/* Segments and rays divide and multiply at one place. */
GRAZE_ONCE void set_progress(progress *where, ratio at)
{
    *where = progress_of(at);
}

GRAZE_ONCE graze_scalar advance(graze_scalar start, span length, const progress *where)
{
    return along(start, length, where);
}

/* No rounding carries the point out of the box: none can in the fixed build, none may in float. */
static inline graze_scalar coordinate(const box_n *box, const line *l, int axis,
                                      const progress *where)
{
    lane n = lane_of(box, l, axis);
    graze_scalar c = held_between(n.low, advance(n.start, n.length, where), n.high);
    return n.mirrored ? mirror(c) : c;
}

static inline void locate_on(graze_scalar *point, graze_scalar *normal, const box_n *box,
                             const line *l, int axis, int face, const progress *where)
{
    if (face == 2 * axis) {
        *point = component(&box->min, axis);
        *normal = -GRAZE_ONE;
    } else if (face == 2 * axis + 1) {
        *point = component(&box->max, axis);
        *normal = GRAZE_ONE;
    } else {
        *point = coordinate(box, l, axis, where);
        *normal = 0;
    }
}

GRAZE_REPEATED void locate(vector_n *point, vector_n *normal, const box_n *box, const line *l,
                           int side, const progress *where)
{
    int face = face_on(side, l);
#define LOCATE_ON(axis) locate_on(&point->axis, &normal->axis, box, l, AXIS_##axis, face, where)
    EACH_AXIS(LOCATE_ON);
}

/* An axis along which the line does not run is not mirrored. */
static inline bool glides_on(const box_n *box, const line *l, int axis)
{
    graze_scalar from = component(l->start, axis);
    return span_is_zero(run_on(l, axis).length) &&
           (from == component(&box->min, axis) || from == component(&box->max, axis));
}

/* True when the line runs in a face of the box, or along an edge, and so stays outside. */
static inline bool glides(const box_n *box, const line *l)
{
#define GLIDES_ON(axis) glides_on(box, l, AXIS_##axis)
    return ANY_AXIS(GLIDES_ON);
}

/*
 * The hit on that side, or at an end of the line if it is none. False when the line glides: then no
 * axis knows the side, and if one was asked for it, what is written is to be written over. That is
 * asked last, when the registers are free.
 */
GRAZE_ONCE bool put_segment(const box_n *box, const segment_n *segment, line_hit_n *hit, int side,
                            ratio at)
{
    line l = line_of_segment(segment);
    if (hit != 0) {
        progress where;
        set_progress(&where, at);
        locate(&hit->point, &hit->normal, box, &l, side, &where);
        hit->fraction = progress_fraction(&where);
    }
    return !glides(box, &l);
}

GRAZE_ONCE bool put_ray(const box_n *box, const ray_n *ray, ray_hit_n *hit, int side, ratio at)
{
    line l = line_of_ray(ray);
    if (hit != 0) {
        progress where;
        set_progress(&where, at);
        locate(&hit->point, &hit->normal, box, &l, side, &where);
        hit->t = held_to(ray->t_max, progress_t(&where));
    }
    return !glides(box, &l);
}

/* ---- On which: of a line that touches, glides, or starts or ends in the box ---- */

GRAZE_FRAMED bool is_at(ratio at, graze_scalar start, graze_scalar side, span length)
{
    return start <= side && ratio_equal(ratio_from(span_between(start, side), length), at);
}

/* The first side that holds the point of the line at that ratio. */
GRAZE_REPEATED int side_at(ratio at, const box_n *box, const line *l, bool leaving)
{
    for (int axis = AXIS_x; axis < NO_AXIS; axis++) {
        lane n = lane_of(box, l, axis);
        bool near_side = is_at(at, n.start, n.low, n.length);
        bool far_side = is_at(at, n.start, n.high, n.length);
        if (near_side && far_side) /* a flat axis */
            far_side = leaving && !span_is_zero(n.length);
        if (near_side || far_side)
            return side_of(axis, far_side);
    }
    return NO_SIDE;
}

GRAZE_REPEATED bool is_point(const line *l)
{
#define STAYS_ON(axis) span_is_zero(l->axis.length)
    return ALL_AXES(STAYS_ON);
}

/* A point has left where it came in. */
GRAZE_REPEATED int find_side(ratio *at, const box_n *box, const line *l, bool leaving)
{
    if (leaving && is_point(l))
        *at = ratio_zero();
    return side_at(*at, box, l, leaving);
}

/* If no side holds the point, it is an end of the line in the interior. */
static inline graze_result result_on(int side, bool through)
{
    if (side == NO_SIDE)
        return GRAZE_INSIDE;
    return through ? GRAZE_HIT : GRAZE_TOUCH;
}

/* leaving: the last point in the box, not the first. crosses: the line enters before it leaves, and
 * so goes through the interior, unless it glides. */
GRAZE_ONCE graze_result put_segment_by_face(const box_n *box, const segment_n *segment,
                                            line_hit_n *hit, ratio at, bool leaving, bool crosses)
{
    line l = line_of_segment(segment);
    int side = find_side(&at, box, &l, leaving);
    bool through = put_segment(box, segment, hit, side, at) && crosses;
    return result_on(side, through);
}

GRAZE_ONCE graze_result put_ray_by_face(const box_n *box, const ray_n *ray, ray_hit_n *hit,
                                        ratio at, bool leaving, bool crosses)
{
    line l = line_of_ray(ray);
    int side = find_side(&at, box, &l, leaving);
    bool through = put_ray(box, ray, hit, side, at) && crosses;
    return result_on(side, through);
}

#endif

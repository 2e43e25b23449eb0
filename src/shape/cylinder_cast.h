/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first or the last point of a line in a cylinder, near and far.
 *
 * On the part between the planes of the caps (cylinder_line.h) the line is within the radius from one point to another, or
 * nowhere. If it is within the radius where the part begins, that is the first point; else the first point is on the side,
 * strictly between the caps unless the line runs along them. An exit is an entry of the line run from its end. All this is
 * decided by signs. Then a point in a cap is a ratio of two areas, rounded once, and a point on the side has one root
 * (capsule_crossing.h).
 *
 * A point on a rim has the normal of its cap.
 */
#include "../number/unit.h"
#include "axes.h"
#include "capsule_crossing.h"

typedef struct {
    cylinder_line l;
    cylinder_view v;
    cylinder_place place; /* of the hit */
    bool leaving;         /* whether the last point is wanted */
} cylinder_cast;

/* ---- Decisions ---- */

/* Whether the line passes strictly between the caps. (A core of one point has a radius of 0, so nothing comes within it.) */
GRAZE_INLINE bool cylinder_passes_between(const cylinder_line *l, const cylinder_part *p)
{
    const int climbs = area_sign(&l->c.uv);
    if (climbs > 0)
        return p->start < LEVEL_OF_SECOND && p->end > LEVEL_OF_FIRST;
    if (climbs < 0)
        return p->start > LEVEL_OF_FIRST && p->end < LEVEL_OF_SECOND;
    return p->start == LEVEL_BETWEEN;
}

/* Whether the distance from the axis is less beside the first, or the last, place of the part. */
GRAZE_INLINE bool cylinder_approaches_from(const cylinder_cast *q, bool last)
{
    return last ? cylinder_distance_rises_at(&q->l, &q->v.t, q->v.part.to)
                : cylinder_distance_falls_at(&q->l, &q->v.t, q->v.part.from);
}

GRAZE_INLINE graze_result cylinder_result_of(const cylinder_cast *q, bool comes_within)
{
    return comes_within && cylinder_passes_between(&q->l, &q->v.part) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* The line comes from beyond the radius, and approaches the axis. */
FAR_FRAMED graze_result cylinder_meet_side(cylinder_cast *q)
{
    const cylinder_place other = q->leaving ? q->v.part.from : q->v.part.to;
    int side;
    q->place = PLACE_ON_SIDE;
    if (cylinder_approaches_from(q, !q->leaving)) {
        side = cylinder_side_of_nearest(&q->v, &q->l);
    } else {
        side = cylinder_side_at(&q->l, other);
        if (side == 0)
            q->place = other;
    }
    return side > 0 ? GRAZE_MISS : cylinder_result_of(q, side < 0);
}

/* Sets the place, unless the result is GRAZE_MISS. */
FAR_FRAMED graze_result cylinder_decide(cylinder_cast *q)
{
    const cylinder_part *part = &q->v.part;
    if (!cylinder_see(&q->v, &q->l))
        return GRAZE_MISS;
    q->place = q->leaving ? part->to : part->from;
    const int side = cylinder_side_at(&q->l, q->place);
    if (side < 0 && (q->leaving ? part->end : part->start) == LEVEL_BETWEEN)
        return GRAZE_INSIDE;
    if (side < 0)
        return cylinder_result_of(q, true);
    cylinder_set_tops(&q->v, &q->l);
    if (!cylinder_approaches_from(q, q->leaving))
        return side > 0 ? GRAZE_MISS : GRAZE_TOUCH;
    return side > 0 ? cylinder_meet_side(q) : cylinder_result_of(q, true);
}

/* ---- The place on the line ---- */

FAR_FRAMED void cylinder_cross_side(crossing *t, const cylinder_cast *q)
{
    const cores *c = &q->l.c;
    side_numbers n;
    discriminant slope, inward;
    discriminant_set_slope(&slope, &c->uu, &c->vg, &c->uv, &c->ug);
    const bool out = q->leaving && discriminant_sign(&slope) < 0;
    top62_set_discriminant(&n.b, &slope);
    top62_set_area(&n.whole, &c->uu);
    side_rest(&n.rest, &q->v.apart, &q->v.across, c->radius);
    if (out)
        discriminant_set(&inward, &c->uu, &c->uv, &c->vv);
    else
        discriminant_set(&inward, &c->uu, &c->ug, &c->gg);
    top62_set_discriminant(&n.other, &inward);
    graze_side_crossing(t, &n, out);
}

FAR_FRAMED void cylinder_set_crossing(crossing *t, const cylinder_cast *q)
{
    const graze_ray *ray = q->l.c.ray;
    if (q->place == PLACE_ON_SIDE)
        cylinder_cross_side(t, q);
    else if (q->place == PLACE_START || area_sign(&q->l.c.vv) == 0)
        crossing_at_start(t);
    else if (ray == 0)
        crossing_at_end(t);
    else
        crossing_at_limit(t, ray->t_max);
}

/* ---- Normals ---- */

/* Away from the other cap. */
GRAZE_ONCE void cylinder_set_cap_normal(graze_vec3 *normal, const length3 *u, bool second)
{
    graze_unit(normal, length_size(u->x), length_size(u->y), length_size(u->z));
    if ((length_sign(u->x) < 0) == second)
        normal->x = -normal->x;
    if ((length_sign(u->y) < 0) == second)
        normal->y = -normal->y;
    if ((length_sign(u->z) < 0) == second)
        normal->z = -normal->z;
}

/* The level of a hit that is not where the line crosses the plane of a cap. */
GRAZE_INLINE cylinder_level cylinder_level_of_hit(const cylinder_cast *q)
{
    if (q->place == PLACE_END)
        return q->v.part.end;
    if (q->place == PLACE_START || area_sign(&q->l.c.uv) == 0)
        return q->v.part.start;
    return LEVEL_BETWEEN;
}

/* The foot on the axis. It is between the ends: where the rounded one is not, it is an end. */
GRAZE_INLINE void cylinder_set_foot(side_foot *below, const cylinder_line *l, const crossing *t)
{
    side_axis axis;
    side_axis_set(&axis, &l->c.uu, &l->c.ug, &l->c.uv);
    const capsule_part part = graze_side_part(below, &axis, t);
    if (part == CAPSULE_SIDE)
        return;
    crossing_at_end(&below->part);
    below->down = part == CAPSULE_START;
}

/* ---- The hit ---- */

/* The point on one axis; returns the component of the normal. */
GRAZE_INLINE graze_scalar cylinder_locate_on(const crossing *t, const surface *s,
                                             const side_foot *below, graze_scalar a, graze_scalar b,
                                             graze_scalar start, graze_scalar from, graze_scalar to,
                                             graze_scalar radius, graze_scalar *point)
{
    const crossing_axis line = {start, from, to};
    const graze_scalar normal = graze_side_on_axis(t, s, below, a, b, &line, point);
    return normal_needs_hold(radius) ? normal_hold(normal, radius) : normal;
}

/* The line starts at `start`, and its run is from `from` to `to`. */
GRAZE_ONCE void cylinder_locate_on_side(const cylinder_line *l, const graze_vec3 *from,
                                        const graze_vec3 *to, const crossing *t, graze_vec3 *point,
                                        graze_vec3 *normal)
{
    const graze_vec3 *a = &l->cylinder->core.a, *b = &l->cylinder->core.b;
    const graze_scalar radius = l->cylinder->radius;
    surface s;
    side_foot below;
    graze_vec3 p;
    set_surface(&s, radius);
    cylinder_set_foot(&below, l, t);
    normal->x =
        cylinder_locate_on(t, &s, &below, a->x, b->x, l->start->x, from->x, to->x, radius, &p.x);
    normal->y =
        cylinder_locate_on(t, &s, &below, a->y, b->y, l->start->y, from->y, to->y, radius, &p.y);
    normal->z =
        cylinder_locate_on(t, &s, &below, a->z, b->z, l->start->z, from->z, to->z, radius, &p.z);
    vec3_copy(point, &p);
}

/* Where the line crosses the plane of a cap: at -height / climb. */
GRAZE_INLINE void cylinder_cross_cap(share_progress *p, const cylinder_cast *q)
{
    const cylinder_line *l = &q->l;
    area height;
    share part;
    area_copy(&height, &l->c.ug);
    if (q->place == PLACE_OF_SECOND)
        area_subtract(&height, &l->c.uu);
    area_negate(&height);
    share_set_areas(&part, &height, &l->c.uv);
    share_progress_of(p, &part);
}

GRAZE_INLINE void cylinder_set_quotient(quotient *at, const share_progress *p)
{
    at->bits = p->rounded_down.bits;
    at->up = p->rounded_down.up;
}

GRAZE_ONCE void cylinder_locate_in_cap(const cylinder_cast *q, graze_vec3 *point,
                                       graze_vec3 *normal, quotient *at)
{
    const cylinder_line *l = &q->l;
    share_progress p;
    cylinder_cross_cap(&p, q);
    share_point(point, l->start, &l->c.v, &p);
    cylinder_set_cap_normal(normal, &l->c.u, q->place == PLACE_OF_SECOND);
    cylinder_set_quotient(at, &p);
}

GRAZE_ONCE void cylinder_locate(const cylinder_cast *q, const graze_vec3 *from,
                                const graze_vec3 *to, graze_vec3 *point, graze_vec3 *normal,
                                quotient *at)
{
    crossing t;
    const cylinder_level level = cylinder_level_of_hit(q);
    cylinder_set_crossing(&t, q);
    cylinder_locate_on_side(&q->l, from, to, &t, point, normal);
    if (level == LEVEL_OF_FIRST || level == LEVEL_OF_SECOND)
        cylinder_set_cap_normal(normal, &q->l.c.u, level == LEVEL_OF_SECOND);
    at->bits = u64_high(t.bits);
    at->up = t.up;
}

/* A point in the interior has no normal, and neither has a cylinder of radius 0. */
GRAZE_ONCE void cylinder_write(const cylinder_cast *q, graze_result result, const graze_vec3 *from,
                               const graze_vec3 *to, graze_vec3 *point, graze_vec3 *normal,
                               quotient *at)
{
    if (q->place == PLACE_OF_FIRST || q->place == PLACE_OF_SECOND)
        cylinder_locate_in_cap(q, point, normal, at);
    else
        cylinder_locate(q, from, to, point, normal, at);
    if (result == GRAZE_INSIDE || length_sign(q->l.c.radius) == 0)
        vec3_set_zero(normal);
}

/* ---- The cast ---- */

NEAR_ANSWER int cylinder_cast_segment(const graze_cylinder *cylinder, const graze_segment *segment,
                                      graze_line_hit *hit, bool leaving)
{
    cylinder_cast q;
    quotient at;
    q.leaving = leaving;
    const cylinder_sight seen = cylinder_sees_segment(&q.l, cylinder, segment);
    UNLESS_NEAR(seen != CYLINDER_IS_FAR, return NOT_NEAR);
    if (seen == CYLINDER_IS_APART)
        return GRAZE_MISS;
    const graze_result result = cylinder_decide(&q);
    if (result != GRAZE_MISS && hit != 0) {
        cylinder_write(&q, result, &segment->a, &segment->b, &hit->point, &hit->normal, &at);
        hit->fraction = quotient_scaled(at, 30);
    }
    return result;
}

NEAR_ANSWER int cylinder_cast_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                                  graze_ray_hit *hit, bool leaving)
{
    cylinder_cast q;
    quotient at;
    q.leaving = leaving;
    const cylinder_sight seen = cylinder_sees_ray(&q.l, cylinder, ray);
    UNLESS_NEAR(seen != CYLINDER_IS_FAR, return NOT_NEAR);
    if (seen == CYLINDER_IS_APART)
        return GRAZE_MISS;
    const graze_result result = cylinder_decide(&q);
    if (result != GRAZE_MISS && hit != 0) {
        cylinder_write(&q, result, &nowhere3, &ray->dir, &hit->point, &hit->normal, &at);
        hit->t = quotient_scaled(at, 16);
    }
    return result;
}

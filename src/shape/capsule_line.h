/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first or the last point of a line in a capsule, near and far.
 *
 * The distance of the line from the core decides whether it misses the capsule, touches it or enters it, and the distance
 * of its first end (of an exit: its last) whether it starts inside: cores.h. Nothing has been rounded then.
 *
 * The point is on the ball around an end of the core, or on the side, which is a part of an infinite cylinder. The line
 * enters that cylinder at a point beside the core, and then enters the capsule there; or before the start of the core, and
 * then enters the capsule through the ball around the start, if at all, since a line in the cylinder reaches the core's part
 * of it only through that ball; and likewise behind the end. A line that starts in the cylinder, but not in the capsule,
 * starts before the core or behind it. An exit is an entry of the line run from its end.
 *
 * The place along the core is rounded. Where it is wrongly beside the core, or wrongly not, the exact point is at most
 * 2^-12 raw units from the edge between side and ball, and both surfaces have the same tangent plane there: the two
 * crossings are less than 2^-11 raw units apart.
 *
 * Include begin_space.h and ball.h before.
 */
#include "capsule.h"
#include "capsule_crossing.h"
#include "ball_hit.h"

typedef struct {
    cores c;
    cores_lines lines;
    const graze_capsule *capsule;
    const graze_segment *segment; /* NULL: the line is c.ray */
    bool leaving;                 /* whether the last point is wanted */
    bool touches_by_end;          /* with its other end */
} capsule_line;

/* A point of the surface. */
typedef struct {
    crossing t;
    capsule_part part;
    side_foot foot; /* if the part is the side */
} capsule_spot;

/* ---- Decisions ---- */

/* The last end of the line, and the core. */
FAR_FRAMED int capsule_side_of_last(const cores *c, bool is_ray)
{
    if (!is_ray)
        return cores_side_of_end(c);
    if (c->ray->t_max != GRAZE_NO_LIMIT)
        return cores_side_of_limit(c);
    return area_sign(&c->vv) == 0 ? cores_side_of_start(c) : 1;
}

GRAZE_INLINE int capsule_side_of_end(const cores *c, bool last, bool is_ray)
{
    return last ? capsule_side_of_last(c, is_ray) : cores_side_of_start(c);
}

static inline bool capsule_is_parallel(const capsule_line *l)
{
    const area3 *across = &l->lines.across;
    return area_sign(&across->x) == 0 && area_sign(&across->y) == 0 && area_sign(&across->z) == 0;
}

/* ---- Where the line crosses the surface ---- */

/* The ball around an end of the core. */
FAR_FRAMED void capsule_cross_ball(crossing *t, const capsule_line *l, bool from_end)
{
    core_point p;
    discriminant d;
    cores_set_point(&p, &l->c, from_end);
    area_negate(&p.along);
    if (area_sign(&p.squared) == 0 && area_sign(&p.along) >= 0) {
        crossing_at_start(t);
        return;
    }
    discriminant_set(&d, p.whole, &p.along, &p.squared);
    discriminant_hold(&d);
    crossing_at_surface(t, p.whole, &p.along, &p.squared, &d, l->leaving);
}

/* The infinite cylinder. inward: -c. */
FAR_FRAMED void capsule_cross_side(crossing *t, const capsule_line *l, const discriminant *inward)
{
    const cores *c = &l->c;
    side_numbers n;
    discriminant slope;
    discriminant_set_slope(&slope, &c->uu, &c->vg, &c->uv, &c->ug);
    const bool out = l->leaving && discriminant_sign(&slope) < 0;
    top62_set_discriminant(&n.b, &slope);
    top62_set_area(&n.whole, &c->uu);
    side_rest(&n.rest, &l->lines.apart, &l->lines.across, c->radius);
    if (out)
        discriminant_set(&slope, &c->uu, &c->uv, &c->vv); /* -a */
    top62_set_discriminant(&n.other, out ? &slope : inward);
    graze_side_crossing(t, &n, out);
}

FAR_FRAMED void capsule_find_part(capsule_spot *spot, const capsule_line *l)
{
    side_axis axis;
    side_axis_set(&axis, &l->c.uu, &l->c.ug, &l->c.uv);
    spot->part = graze_side_part(&spot->foot, &axis, &spot->t);
}

/* For a line that meets the capsule, and starts (of an exit: ends) outside. */
FAR_FRAMED void capsule_cross(capsule_spot *spot, const capsule_line *l)
{
    const cores *c = &l->c;
    discriminant inward;
    discriminant_set(&inward, &c->uu, &c->ug, &c->gg);
    if (l->leaving && capsule_is_parallel(l)) {
        spot->part = area_sign(&c->uv) > 0 ? CAPSULE_END : CAPSULE_START;
    } else if (!l->leaving && discriminant_sign(&inward) >= 0) {
        spot->part = area_sign(&c->ug) < 0 ? CAPSULE_START : CAPSULE_END;
    } else {
        capsule_cross_side(&spot->t, l, &inward);
        capsule_find_part(spot, l);
    }
    if (spot->part != CAPSULE_SIDE)
        capsule_cross_ball(&spot->t, l, spot->part == CAPSULE_END);
}

FAR_FRAMED void capsule_set_end(capsule_spot *spot, const capsule_line *l, bool last)
{
    if (!last || area_sign(&l->c.vv) == 0)
        crossing_at_start(&spot->t);
    else if (l->segment != 0)
        crossing_at_end(&spot->t);
    else
        crossing_at_limit(&spot->t, l->c.ray->t_max);
    capsule_find_part(spot, l);
}

/* A line that touches the capsule with its other end does so nowhere else, unless it runs along the side. */
FAR_FRAMED void capsule_find_spot(capsule_spot *spot, const capsule_line *l, int side)
{
    if (side <= 0)
        capsule_set_end(spot, l, l->leaving);
    else if (l->touches_by_end && (area_sign(&l->c.uu) == 0 || !capsule_is_parallel(l)))
        capsule_set_end(spot, l, !l->leaving);
    else
        capsule_cross(spot, l);
}

/* ---- The hit ---- */

GRAZE_ONCE void capsule_locate_on_side(const graze_capsule *capsule, const graze_vec3 *start,
                                       const graze_vec3 *from, const graze_vec3 *to,
                                       const capsule_spot *spot, graze_vec3 *point,
                                       graze_vec3 *normal)
{
    surface s;
    graze_vec3 p, n;
    set_surface(&s, capsule->radius);
#define LOCATE(axis)                                                                               \
    const crossing_axis line_##axis = {start->axis, from->axis, to->axis};                         \
    n.axis = graze_side_on_axis(&spot->t, &s, &spot->foot, capsule->core.a.axis,                   \
                                capsule->core.b.axis, &line_##axis, &p.axis);                      \
    n.axis = normal_needs_hold(capsule->radius) ? normal_hold(n.axis, capsule->radius) : n.axis
    EACH_AXIS(LOCATE);
    vec3_copy(point, &p);
    vec3_copy(normal, &n);
}
#undef LOCATE

GRAZE_ONCE void capsule_locate(const graze_capsule *capsule, const graze_vec3 *start,
                               const graze_vec3 *from, const graze_vec3 *to,
                               const capsule_spot *spot, graze_vec3 *point, graze_vec3 *normal)
{
    graze_sphere ball;
    if (spot->part == CAPSULE_SIDE) {
        capsule_locate_on_side(capsule, start, from, to, spot, point, normal);
        return;
    }
    vec3_copy(&ball.center, spot->part == CAPSULE_END ? &capsule->core.b : &capsule->core.a);
    ball.radius = capsule->radius;
    ball_locate(&ball, start, from, to, &spot->t, point, normal);
}

/* Returns t. A point in the interior has no normal. */
GRAZE_ONCE void capsule_write(const capsule_line *l, int side, graze_result result, crossing *t,
                              graze_vec3 *point, graze_vec3 *normal)
{
    const graze_segment *segment = l->segment;
    const graze_ray *ray = l->c.ray;
    capsule_spot spot;
    capsule_find_spot(&spot, l, side);
    if (segment != 0)
        capsule_locate(l->capsule, &segment->a, &segment->a, &segment->b, &spot, point, normal);
    else
        capsule_locate(l->capsule, &ray->origin, &nowhere3, &ray->dir, &spot, point, normal);
    if (result == GRAZE_INSIDE)
        vec3_set_zero(normal);
    crossing_set(t, spot.t.bits, spot.t.up);
}

/* ---- The cast ---- */

/* side: of the first end of the line, or the last one; it is unspecified for a miss. */
GRAZE_INLINE graze_result capsule_decide(capsule_line *l, int *side, bool is_ray)
{
    const int depth = cores_side_of_lines(&l->c, &l->lines, is_ray);
    *side = 1;
    l->touches_by_end = false;
    if (depth > 0)
        return GRAZE_MISS;
    *side = capsule_side_of_end(&l->c, l->leaving, is_ray);
    if (*side < 0)
        return GRAZE_INSIDE;
    if (depth < 0)
        return GRAZE_HIT;
    l->touches_by_end = capsule_side_of_end(&l->c, !l->leaving, is_ray) == 0;
    return GRAZE_TOUCH;
}

/* The radius of the capsule and `more` decide; the hit is on the surface of `around`, which has the core of the capsule, and
 * the sum of the radii. */
NEAR_ANSWER int capsule_cast_segment(const graze_capsule *capsule, graze_scalar more,
                                     const graze_capsule *around, const graze_segment *segment,
                                     graze_line_hit *hit, bool leaving)
{
    capsule_line l;
    crossing t;
    int side;
    l.capsule = around;
    l.segment = segment;
    l.leaving = leaving;
    const capsule_sight seen = capsule_sees_core(&l.c, capsule, segment, more);
    UNLESS_NEAR(seen != CAPSULE_IS_FAR, return NOT_NEAR);
    if (seen == CAPSULE_IS_APART)
        return GRAZE_MISS;
    const graze_result result = capsule_decide(&l, &side, false);
    if (result != GRAZE_MISS && hit != 0) {
        capsule_write(&l, side, result, &t, &hit->point, &hit->normal);
        hit->fraction = crossing_fraction(&t);
    }
    return result;
}

NEAR_ANSWER int capsule_cast_ray(const graze_capsule *capsule, const graze_ray *ray,
                                 graze_ray_hit *hit, bool leaving)
{
    capsule_line l;
    crossing t;
    int side;
    l.capsule = capsule;
    l.segment = 0;
    l.leaving = leaving;
    const capsule_sight seen = capsule_sees_ray(&l.c, capsule, ray);
    UNLESS_NEAR(seen != CAPSULE_IS_FAR, return NOT_NEAR);
    if (seen == CAPSULE_IS_APART)
        return GRAZE_MISS;
    const graze_result result = capsule_decide(&l, &side, true);
    if (result != GRAZE_MISS && hit != 0) {
        capsule_write(&l, side, result, &t, &hit->point, &hit->normal);
        hit->t = crossing_t(&t);
    }
    return result;
}

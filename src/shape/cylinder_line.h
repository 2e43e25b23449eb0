/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines against a cylinder, near and far. Include cylinder.h before.
 *
 * The planes of the caps leave a part of the line, from one place to another. On it the square of the distance from the axis
 * is a convex function of t. So the line is within the radius somewhere on that part if it is so at one of its two places; or
 * if the distance falls at the first place and rises at the second, and the distance of the lines is at most the radius: that
 * is |gap . (u x v)| against the radius times |u x v|. The line crosses the plane of a cap within the radius if
 * |offset (u . v) - v (u . offset)| is at most the radius times |u . v|, where offset leads from the center of the cap to the
 * start of the line. Nothing is divided, and no root is taken.
 */
#include "cylinder_cap.h"

typedef enum {
    PLACE_START,
    PLACE_OF_FIRST,  /* in the plane of the cap at the start of the core */
    PLACE_OF_SECOND, /* in that of the other cap */
    PLACE_END,
    PLACE_NOWHERE, /* a ray without limit that runs along the caps has no end */
    PLACE_ON_SIDE  /* of a hit */
} cylinder_place;

/* The part of the line between the planes of the caps. */
typedef struct {
    cylinder_place from, to;
    cylinder_level start, end; /* of the ends of the line */
} cylinder_part;

/* ---- The planes of the caps ---- */

FAR_FRAMED cylinder_level cylinder_level_of_limit(const cylinder_line *l)
{
    area rest;
    sizes above_first, above_second;
    area_copy(&rest, &l->c.ug);
    area_subtract(&rest, &l->top);
    sizes_set(&above_first, &l->c.ug, &l->c.uv, l->c.ray->t_max);
    sizes_set(&above_second, &rest, &l->c.uv, l->c.ray->t_max);
    return cylinder_level_of(sizes_sign(&above_first), sizes_sign(&above_second));
}

GRAZE_INLINE bool cylinder_line_is_endless(const cylinder_line *l)
{
    return l->c.ray != 0 && l->c.ray->t_max == GRAZE_NO_LIMIT;
}

/* `start` is the level of the start. */
GRAZE_INLINE cylinder_level cylinder_level_of_end(const cylinder_line *l, cylinder_level start)
{
    area end;
    const int climbs = area_sign(&l->c.uv);
    if (climbs == 0)
        return start;
    if (cylinder_line_is_endless(l))
        return climbs > 0 ? LEVEL_ABOVE : LEVEL_BELOW;
    if (l->c.ray != 0)
        return cylinder_level_of_limit(l);
    area_copy(&end, &l->c.ug);
    area_add(&end, &l->c.uv);
    return cylinder_level_at(l, &end);
}

/* Where the line enters or leaves the part, or else `end`, an end of the line. The caps of a core of one point are one. */
GRAZE_INLINE cylinder_place cylinder_place_of(const cylinder_line *l, cylinder_level level,
                                              cylinder_place end)
{
    if (level == LEVEL_BETWEEN || level == LEVEL_OF_FIRST || level == LEVEL_OF_SECOND)
        return end;
    return level == LEVEL_BELOW || area_sign(&l->top) == 0 ? PLACE_OF_FIRST : PLACE_OF_SECOND;
}

/* A ray without direction ends at its start. */
GRAZE_INLINE cylinder_place cylinder_end_of(const cylinder_line *l)
{
    if (!cylinder_line_is_endless(l))
        return PLACE_END;
    return area_sign(&l->c.vv) == 0 ? PLACE_START : PLACE_NOWHERE;
}

/* Returns false if no part of the line is between the caps. */
GRAZE_INLINE bool cylinder_set_part(cylinder_part *p, const cylinder_line *l)
{
    p->start = cylinder_level_at(l, &l->c.ug);
    p->end = cylinder_level_of_end(l, p->start);
    p->from = cylinder_place_of(l, p->start, PLACE_START);
    p->to = cylinder_place_of(l, p->end, cylinder_end_of(l));
    return p->start != p->end || (p->start != LEVEL_BELOW && p->start != LEVEL_ABOVE);
}

/* ---- The distance from the axis at a place: whether it is within the radius, falls or rises ---- */

/* Height and offset of the start of the line from the center of a cap. */
GRAZE_INLINE void cylinder_set_cap(const cylinder_line *l, cylinder_place cap, area *height,
                                   length3 *offset)
{
    area_copy(height, &l->c.ug);
    if (cap == PLACE_OF_SECOND)
        area_subtract(height, &l->c.uu);
    set_between(offset, cap == PLACE_OF_SECOND ? &l->cylinder->core.b : &l->cylinder->core.a,
                l->start);
}

GRAZE_ONCE int cylinder_side_of_cap(const cylinder_line *l, cylinder_place cap)
{
    area height;
    length3 offset;
    separation s;
    cylinder_set_cap(l, cap, &height, &offset);
    separation_of_cap(&s, &offset, &l->c.v, &height, &l->c.uv);
    return separation_side(&s, l->c.radius);
}

GRAZE_ONCE int cylinder_side_of_end(const cylinder_line *l)
{
    core_point p;
    if (l->c.ray != 0)
        return cores_side_of_limit_beside(&l->c);
    core_point_set(&p, &l->c.gg, &l->c.ug, &l->c.uu);
    core_point_to_end(&p, &l->c.vg, &l->c.vv, &l->c.uv);
    return cylinder_side_beside(&p.squared, &p.along, p.whole);
}

/* Less than the radius from the axis -1, exactly that far 0, farther 1. */
static inline int cylinder_side_at(const cylinder_line *l, cylinder_place place)
{
    if (place == PLACE_START)
        return cylinder_side_beside(&l->c.gg, &l->c.ug, &l->c.uu);
    if (place == PLACE_END)
        return cylinder_side_of_end(l);
    return place == PLACE_NOWHERE ? 1 : cylinder_side_of_cap(l, place);
}

/* The sign of the slope there: (u . v)(v . offset) - (u . offset)(v . v), over u . v. */
GRAZE_ONCE int cylinder_slope_at_cap(const cylinder_line *l, cylinder_place cap)
{
    area height, along;
    area_copy(&height, &l->c.ug);
    area_copy(&along, &l->c.vg);
    if (cap == PLACE_OF_SECOND) {
        area_subtract(&height, &l->c.uu);
        area_subtract(&along, &l->c.uv);
    }
    return area_sign(&l->c.uv) * compare_area_products(&l->c.uv, &along, &height, &l->c.vv);
}

/* For a place where the part begins. */
GRAZE_INLINE bool cylinder_distance_falls_at(const cylinder_line *l, const tops *t,
                                             cylinder_place place)
{
    if (place != PLACE_START)
        return cylinder_slope_at_cap(l, place) < 0;
    const int known = tops_order(t, t->uv, t->ug, t->uu, t->vg);
    return (known != 0 ? known : cores_exact_order(&l->c.uv, &l->c.ug, &l->c.uu, &l->c.vg)) > 0;
}

/* For a place where the part ends. */
GRAZE_INLINE bool cylinder_distance_rises_at(const cylinder_line *l, const tops *t,
                                             cylinder_place place)
{
    if (place == PLACE_END || place == PLACE_NOWHERE)
        return !cores_end_is_before(&l->c, t, l->c.ray != 0);
    return place != PLACE_START && cylinder_slope_at_cap(l, place) > 0;
}

/* ---- Yes or no ---- */

/* What decides: the part between the caps, u x v, and the product of it and the gap. */
typedef struct {
    cylinder_part part;
    area3 across;
    volume apart;
    lines_guess lines;
    tops t;
} cylinder_view;

/* Returns false only if the line misses the cylinder. */
FAR_FRAMED bool cylinder_see(cylinder_view *v, const cylinder_line *l)
{
    const cores *c = &l->c;
    if (!cylinder_set_part(&v->part, l))
        return false;
    set_cross(&v->across, &c->u, &c->v);
    set_volume(&v->apart, &v->across, &c->gap);
    lines_guess_of(&v->lines, &v->across, &v->apart, c->radius);
    return !lines_are_surely_apart(&v->lines);
}

/* The upper bits of the areas: they decide whether the distance falls or rises at a place. */
GRAZE_INLINE void cylinder_set_tops(cylinder_view *v, const cylinder_line *l)
{
    tops_set(&v->t, &l->c.uu, &l->c.uv, &l->c.vv, &l->c.ug, &l->c.vg);
}

/* The lines come nearest between the two places: less than the radius -1, exactly that 0, more 1. */
GRAZE_INLINE int cylinder_side_of_nearest(const cylinder_view *v, const cylinder_line *l)
{
    return lines_are_surely_near(&v->lines)
               ? -1
               : cores_side_of_height(&v->across, &v->apart, l->c.radius);
}

FAR_FRAMED bool cylinder_meets(const cylinder_line *l)
{
    cylinder_view v;
    if (!cylinder_see(&v, l))
        return false;
    if (cylinder_side_at(l, v.part.from) <= 0)
        return true;
    cylinder_set_tops(&v, l);
    if (!cylinder_distance_falls_at(l, &v.t, v.part.from))
        return false;
    if (!cylinder_distance_rises_at(l, &v.t, v.part.to))
        return cylinder_side_at(l, v.part.to) <= 0;
    return cylinder_side_of_nearest(&v, l) <= 0;
}

/* ---- Segments and rays ---- */

GRAZE_INLINE void cylinder_measure_line(cylinder_line *l)
{
    cylinder_measure(l);
    cores_measure_second(&l->c);
}

GRAZE_INLINE bool cylinder_load_segment(cylinder_line *l, const graze_cylinder *cylinder,
                                        const graze_segment *segment)
{
    nearness n;
    cylinder_load(&n, l, cylinder, &segment->a);
    load_between(&n, &l->c.v, &segment->a, &segment->b);
    return IMPLIES(are_all_near(&n), lengths_in_range(&l->c.u) && lengths_in_range(&l->c.v) &&
                                         lengths_in_range(&l->c.gap)) &&
           cylinder_is_known_near(cylinder) && is_known_near(&segment->a) &&
           is_known_near(&segment->b);
}

/* What culls show. CYLINDER_IS_FAR: a number is not near. */
typedef enum { CYLINDER_IS_APART, CYLINDER_MAY_MEET, CYLINDER_IS_FAR } cylinder_sight;

GRAZE_INLINE cylinder_sight cylinder_sees_segment(cylinder_line *l, const graze_cylinder *cylinder,
                                                  const graze_segment *segment)
{
    UNLESS_NEAR(cylinder_load_segment(l, cylinder, segment), return CYLINDER_IS_FAR);
    if (cylinder->radius < 0)
        return CYLINDER_IS_APART;
    l->c.radius = length_of(cylinder->radius);
    if (cores_are_apart(&l->c))
        return CYLINDER_IS_APART;
    cylinder_measure_line(l);
    return CYLINDER_MAY_MEET;
}

NEAR_ANSWER int cylinder_meets_segment(const graze_cylinder *cylinder, const graze_segment *segment)
{
    cylinder_line l;
    const cylinder_sight seen = cylinder_sees_segment(&l, cylinder, segment);
    UNLESS_NEAR(seen != CYLINDER_IS_FAR, return NOT_NEAR);
    return seen == CYLINDER_MAY_MEET && cylinder_meets(&l);
}

GRAZE_INLINE bool cylinder_overlaps_segment(const graze_cylinder *cylinder,
                                            const graze_segment *segment)
{
    const int answer = cylinder_meets_segment(cylinder, segment);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_cylinder_overlaps_segment_far(cylinder, segment));
    return answer != 0;
}

/* A ray that ends at its start has no direction. */
GRAZE_INLINE bool cylinder_load_ray(cylinder_line *l, const graze_cylinder *cylinder,
                                    const graze_ray *ray)
{
    nearness n;
    cylinder_load(&n, l, cylinder, &ray->origin);
    load_direction(&n, &l->c.v, ray->t_max > 0 ? &ray->dir : &nowhere3);
    l->c.ray = ray;
    return IMPLIES(are_all_near(&n), lengths_in_range(&l->c.u) && lengths_in_range(&l->c.v) &&
                                         lengths_in_range(&l->c.gap)) &&
           cylinder_is_known_near(cylinder) && is_known_near(&ray->origin);
}

GRAZE_INLINE cylinder_sight cylinder_sees_ray(cylinder_line *l, const graze_cylinder *cylinder,
                                              const graze_ray *ray)
{
    UNLESS_NEAR(cylinder_load_ray(l, cylinder, ray), return CYLINDER_IS_FAR);
    if (cylinder->radius < 0 || ray->t_max < 0)
        return CYLINDER_IS_APART;
    l->c.radius = length_of(cylinder->radius);
    if (cores_are_behind(&l->c))
        return CYLINDER_IS_APART;
    cylinder_measure_line(l);
    return CYLINDER_MAY_MEET;
}

NEAR_ANSWER int cylinder_meets_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    cylinder_line l;
    const cylinder_sight seen = cylinder_sees_ray(&l, cylinder, ray);
    UNLESS_NEAR(seen != CYLINDER_IS_FAR, return NOT_NEAR);
    return seen == CYLINDER_MAY_MEET && cylinder_meets(&l);
}

GRAZE_INLINE bool cylinder_overlaps_ray(const graze_cylinder *cylinder, const graze_ray *ray)
{
    const int answer = cylinder_meets_ray(cylinder, ray);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_cylinder_overlaps_ray_far(cylinder, ray));
    return answer != 0;
}

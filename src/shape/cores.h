/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far two cores, a segment and another segment, a ray or a point, are from each other: less than a radius, exactly
 * the radius, or more. Near and far.
 *
 * Six areas decide, the products of three vectors: u along the first core, v along the second, and the gap from the start
 * of the first to the start of the second. The squared distance of two points of the lines is a convex function of their
 * places, so its least value is found in three steps: the place on the first line that is nearest to the second line, held
 * between the ends; the place on the second line nearest to that, held; and if it had to be held, the place on the first
 * line nearest to it. Each step needs the sign of a difference of products only. What is left is one comparison: of the
 * distance of an end from a core, or of the distance of two lines, which is |gap . (u x v)| / |u x v|.
 */
#ifndef GRAZE_SHAPE_CORES_H
#define GRAZE_SHAPE_CORES_H

#include "core_point.h"

/* Two cores. All distances are signs: -1 less than the radius, 0 equal, 1 greater. */
typedef struct {
    length3 u, v, gap;
    length radius;
    area uu, uv, vv, ug, vg, gg; /* their products; gg less the square of the radius */
    const graze_segment *first;
    const graze_ray *ray; /* the second core ends where t_max says; NULL: it ends with v */
} cores;

typedef enum { CORES_AT_START, CORES_BETWEEN, CORES_AT_END } cores_place;

/* A file that defines this as 1 before has no rays, so what decides at the end of a ray is not linked with its routines. */
#ifndef CORES_ARE_SEGMENTS
#define CORES_ARE_SEGMENTS 0
#endif

/* is_ray: whether the second core is a ray. A constant of each caller, so that routines for segments contain nothing else. */
GRAZE_INLINE bool cores_have_ray(bool is_ray)
{
    return !CORES_ARE_SEGMENTS && is_ray;
}

static inline bool cores_in_range(const cores *c)
{
    return lengths_in_range(&c->u) && lengths_in_range(&c->v) && lengths_in_range(&c->gap) &&
           length_in_range(&c->radius);
}

/* ---- Culls ---- */

GRAZE_INLINE stretch cores_low(length v)
{
    return stretch_of(length_sign(v) < 0 ? v : length_of(0));
}

GRAZE_INLINE stretch cores_high(length v)
{
    return stretch_of(length_sign(v) > 0 ? v : length_of(0));
}

/* Whether the intervals on one axis are farther apart than the radius. The sum of gap and v is a difference of coordinates,
 * a length, as are the differences of such a sum or gap and u. */
GRAZE_INLINE bool intervals_are_apart(length u, length v, length gap, length radius)
{
    const stretch low = stretch_plus(stretch_of(gap), cores_low(v));
    const stretch high = stretch_plus(stretch_of(gap), cores_high(v));
    GIVEN(stretch_is_length(&low) && stretch_is_length(&high));
    return stretch_less(stretch_of(radius), stretch_minus(low, cores_high(u))) ||
           stretch_less(stretch_of(radius), stretch_minus(cores_low(u), high));
}

GRAZE_INLINE bool cores_are_apart(const cores *c)
{
    return intervals_are_apart(c->u.x, c->v.x, c->gap.x, c->radius) ||
           intervals_are_apart(c->u.y, c->v.y, c->gap.y, c->radius) ||
           intervals_are_apart(c->u.z, c->v.z, c->gap.z, c->radius);
}

/* The same for a ray without its limit, which is beside or behind. */
GRAZE_INLINE bool cores_are_behind_on(length u, length v, length gap, length radius)
{
    const stretch start = stretch_of(gap);
    return (length_sign(v) >= 0 &&
            stretch_less(stretch_of(radius), stretch_minus(start, cores_high(u)))) ||
           (length_sign(v) <= 0 &&
            stretch_less(stretch_of(radius), stretch_minus(cores_low(u), start)));
}

FAR_FRAMED bool cores_are_behind(const cores *c)
{
    return cores_are_behind_on(c->u.x, c->v.x, c->gap.x, c->radius) ||
           cores_are_behind_on(c->u.y, c->v.y, c->gap.y, c->radius) ||
           cores_are_behind_on(c->u.z, c->v.z, c->gap.z, c->radius);
}

/* ---- Two cores ---- */

GRAZE_INLINE void cores_measure(cores *c)
{
    set_dot(&c->uu, &c->u, &c->u);
    set_dot(&c->ug, &c->u, &c->gap);
    set_dot(&c->gg, &c->gap, &c->gap);
    area_add_product(&c->gg, length_negate(c->radius), c->radius);
}

GRAZE_INLINE void cores_measure_second(cores *c)
{
    set_dot(&c->uv, &c->u, &c->v);
    set_dot(&c->vv, &c->v, &c->v);
    set_dot(&c->vg, &c->v, &c->gap);
}

/* The start of the second core and the first core. */
static inline int cores_side_of_start(const cores *c)
{
    core_point p;
    core_point_set(&p, &c->gg, &c->ug, &c->uu);
    return core_point_side(&p);
}

/* The end of a segment and the first core. */
GRAZE_ONCE int cores_side_of_end(const cores *c)
{
    core_point p;
    core_point_set(&p, &c->gg, &c->ug, &c->uu);
    core_point_to_end(&p, &c->vg, &c->vv, &c->uv);
    return core_point_side(&p);
}

/* |height| / |normal| less the radius. */
GRAZE_ONCE int cores_side_of_height(const area3 *normal, const volume *height, length radius)
{
    separation s;
    separation_of_volume(&s, height, normal);
    return separation_side(&s, radius);
}

/* ---- The end of a ray ---- */

#if GRAZE_FAR

/* The end of a ray and the ball around the start of the first core, or around its end. */
FAR_FRAMED int cores_side_of_limit_at(const cores *c, bool from_end)
{
    area along, squared;
    area_copy(&along, &c->vg);
    area_copy(&squared, &c->gg);
    if (from_end) {
        area_subtract(&along, &c->uv);
        area_subtract(&squared, &c->ug);
        area_subtract(&squared, &c->ug);
        area_add(&squared, &c->uu);
    }
    return side_at_limit(&c->vv, &along, &squared, c->ray->t_max);
}

#else

LIMIT_SIDE int cores_side_of_limit_at(const cores *c, bool from_end)
{
    const graze_vec3 *center = from_end ? &c->first->b : &c->first->a;
    const graze_vec3 *origin = &c->ray->origin, *dir = &c->ray->dir;
    limit_side s;
    limit_side_begin(&s, c->radius.raw);
    if (!limit_side_add(&s, center->x, origin->x, dir->x, c->ray->t_max) ||
        !limit_side_add(&s, center->y, origin->y, dir->y, c->ray->t_max) ||
        !limit_side_add(&s, center->z, origin->z, dir->z, c->ray->t_max))
        return 1;
    return limit_side_sign(&s);
}

#endif

/* The end of a ray beside the first core: |u x (gap + v t)| / |u|. */
FAR_FRAMED int cores_side_of_limit_beside(const cores *c)
{
    area3 start, slope;
    sizes x, y, z;
    separation s;
    set_cross(&start, &c->u, &c->gap);
    set_cross(&slope, &c->u, &c->v);
    sizes_set(&x, &start.x, &slope.x, c->ray->t_max);
    sizes_set(&y, &start.y, &slope.y, c->ray->t_max);
    sizes_set(&z, &start.z, &slope.z, c->ray->t_max);
    separation_of_sizes(&s, &x, &y, &z, &c->uu);
    return separation_side(&s, c->radius);
}

GRAZE_ONCE int cores_side_of_limit(const cores *c)
{
    sizes along;
    sizes_set(&along, &c->ug, &c->uv, c->ray->t_max);
    if (sizes_sign(&along) <= 0)
        return cores_side_of_limit_at(c, false);
    return sizes_exceed(&along, &c->uu) ? cores_side_of_limit_at(c, true)
                                        : cores_side_of_limit_beside(c);
}

/* ---- The nearest places ---- */

/* Upper bits decide nearly all orders, so these products are not worth repeating. */
GRAZE_ONCE int cores_exact_order(const area *a, const area *b, const area *c, const area *d)
{
    return compare_area_products(a, b, c, d);
}

/* The sign of the place on the first core that is nearest to the line of the second. 0 if the lines are parallel. */
GRAZE_INLINE int cores_order_at_start(const cores *c, const tops *t)
{
    const int known = tops_order(t, t->ug, t->vv, t->uv, t->vg);
    return known != 0 ? known : cores_exact_order(&c->ug, &c->vv, &c->uv, &c->vg);
}

/* The sign of that place less 1. */
GRAZE_INLINE int cores_order_at_end(const cores *c, const tops *t)
{
    area from_end, along_end;
    const int known = tops_order(t, t->ug - t->uu, t->vv, t->uv, t->vg - t->uv);
    if (known != 0)
        return known;
    area_copy(&from_end, &c->ug);
    area_subtract(&from_end, &c->uu);
    area_copy(&along_end, &c->vg);
    area_subtract(&along_end, &c->uv);
    return cores_exact_order(&from_end, &c->vv, &c->uv, &along_end);
}

FAR_FRAMED cores_place cores_find_first(const cores *c, const tops *t)
{
    if (cores_order_at_start(c, t) <= 0)
        return CORES_AT_START;
    return cores_order_at_end(c, t) >= 0 ? CORES_AT_END : CORES_BETWEEN;
}

FAR_FRAMED bool cores_limit_is_before(const cores *c)
{
    sizes across, along;
    sizes_set(&across, &c->ug, &c->uv, c->ray->t_max);
    sizes_set(&along, &c->vg, &c->vv, c->ray->t_max);
    return sizes_order(&c->uv, &across, &c->uu, &along) >= 0;
}

/* Whether the second core ends before, or at, the place where the lines come nearest. */
FAR_FRAMED bool cores_end_is_before(const cores *c, const tops *t, bool is_ray)
{
    area across, along;
    if (cores_have_ray(is_ray))
        return c->ray->t_max != GRAZE_NO_LIMIT && cores_limit_is_before(c);
    const int known = tops_order(t, t->uv, t->ug + t->uv, t->uu, t->vg + t->vv);
    if (known != 0)
        return known > 0;
    area_copy(&across, &c->ug);
    area_add(&across, &c->uv);
    area_copy(&along, &c->vg);
    area_add(&along, &c->vv);
    return cores_exact_order(&c->uv, &across, &c->uu, &along) >= 0;
}

/* On the second core, where the first one is nearest to it between its ends. */
GRAZE_INLINE cores_place cores_find_second_across(const cores *c, const tops *t, bool is_ray)
{
    int order = tops_order(t, t->uv, t->ug, t->uu, t->vg);
    if (order == 0)
        order = cores_exact_order(&c->uv, &c->ug, &c->uu, &c->vg);
    if (order <= 0)
        return CORES_AT_START;
    return cores_end_is_before(c, t, is_ray) ? CORES_AT_END : CORES_BETWEEN;
}

/* On the second core, of an end of the first one: at along / vv. */
GRAZE_INLINE cores_place cores_find_second(const cores *c, const area *along, bool is_ray)
{
    if (area_sign(along) <= 0)
        return CORES_AT_START;
    if (!cores_have_ray(is_ray))
        return area_less(along, &c->vv) ? CORES_BETWEEN : CORES_AT_END;
    return c->ray->t_max != GRAZE_NO_LIMIT && areas_to_limit(along, &c->vv, c->ray->t_max) >= 0
               ? CORES_AT_END
               : CORES_BETWEEN;
}

/* An end of the first core as a point, seen from the second one. */
FAR_FRAMED void cores_set_point(core_point *p, const cores *c, bool from_end)
{
    area_copy(&p->along, &c->vg);
    area_copy(&p->squared, &c->gg);
    p->whole = &c->vv;
    if (from_end) {
        core_point end;
        core_point_set(&end, &c->gg, &c->ug, &c->uu);
        core_point_from_end(&end);
        area_copy(&p->squared, &end.squared);
        area_subtract(&p->along, &c->uv);
    }
    area_negate(&p->along);
}

/* The side of the second core, for a place on it that is its start or its end. */
FAR_FRAMED int cores_side_at(const cores *c, cores_place second, bool is_ray)
{
    if (second == CORES_AT_START)
        return cores_side_of_start(c);
    return cores_have_ray(is_ray) ? cores_side_of_limit(c) : cores_side_of_end(c);
}

/* The second core is nearest to an end of the first one. */
FAR_FRAMED int cores_side_of_first_end(const cores *c, bool from_end, bool is_ray)
{
    core_point p;
    cores_set_point(&p, c, from_end);
    const cores_place second = cores_find_second(c, &p.along, is_ray);
    return second == CORES_BETWEEN ? core_point_beside(&p) : cores_side_at(c, second, is_ray);
}

/* u x v, and the product of it and the gap. */
typedef struct {
    area3 across;
    volume apart;
} cores_lines;

/* The distance of the lines is a lower limit of that of the cores, and most cores are apart by it. Unless the result is 1,
 * all areas of the cores are set. */
FAR_FRAMED int cores_side_of_lines(cores *c, cores_lines *lines, bool is_ray)
{
    lines_guess l;
    tops t;
    set_cross(&lines->across, &c->u, &c->v);
    set_volume(&lines->apart, &lines->across, &c->gap);
    lines_guess_of(&l, &lines->across, &lines->apart, c->radius);
    if (lines_are_surely_apart(&l))
        return 1;
    cores_measure(c);
    cores_measure_second(c);
    tops_set(&t, &c->uu, &c->uv, &c->vv, &c->ug, &c->vg);
    const cores_place first = cores_find_first(c, &t);
    if (first != CORES_BETWEEN)
        return cores_side_of_first_end(c, first == CORES_AT_END, is_ray);
    const cores_place second = cores_find_second_across(c, &t, is_ray);
    if (second != CORES_BETWEEN)
        return cores_side_at(c, second, is_ray);
    /* The lines come nearest between all ends: |gap . (u x v)| / |u x v|. */
    return lines_are_surely_near(&l)
               ? -1
               : cores_side_of_height(&lines->across, &lines->apart, c->radius);
}

/* Of two segments. */
FAR_FRAMED int cores_side(cores *c)
{
    cores_lines lines;
    return cores_side_of_lines(c, &lines, false);
}

/* The same for a ray. */
FAR_FRAMED int cores_side_of_ray(cores *c)
{
    cores_lines lines;
    return cores_side_of_lines(c, &lines, true);
}

#endif

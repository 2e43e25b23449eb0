/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far two cores of the plane, a segment and another segment, a ray or a point, are from each other: less than a radius,
 * exactly the radius, or more. Near and far, after begin_plane.h and ball.h.
 *
 * Two cores cross, which the signs of four areas tell, or an end of one of them is nearest to the other.
 */
#include "cores.h"

/* Two cores: from a to b along u, and from a + gap along v. All distances are signs: -1 less than the radius, 0 equal, 1
 * greater. */
typedef struct {
    length2 u, v, gap;
    length radius;
    area uu, uv, vv, ug, vg, gg; /* dot products; gg less the square of the radius */
    area turn, aside, across;    /* u x v, u x gap, v x gap */
    const graze_segment2 *first;
    const graze_ray2 *ray; /* the second core ends where t_max says; NULL: it ends with v */
} cores2;

/* ---- Culls ---- */

FAR_FRAMED bool cores2_are_apart(const cores2 *c)
{
    return intervals_are_apart(c->u.x, c->v.x, c->gap.x, c->radius) ||
           intervals_are_apart(c->u.y, c->v.y, c->gap.y, c->radius);
}

/* The same for a ray without its limit, which is beside or behind. */
FAR_FRAMED bool cores2_are_behind(const cores2 *c)
{
    return cores_are_behind_on(c->u.x, c->v.x, c->gap.x, c->radius) ||
           cores_are_behind_on(c->u.y, c->v.y, c->gap.y, c->radius);
}

/* ---- The start and the end of the second core, and the first core ---- */

GRAZE_INLINE void cores2_measure(cores2 *c)
{
    set_dot2(&c->uu, &c->u, &c->u);
    set_dot2(&c->ug, &c->u, &c->gap);
    set_dot2(&c->gg, &c->gap, &c->gap);
    area_add_product(&c->gg, length_negate(c->radius), c->radius);
}

GRAZE_INLINE void cores2_measure_second(cores2 *c)
{
    set_dot2(&c->uv, &c->u, &c->v);
    set_dot2(&c->vv, &c->v, &c->v);
    set_dot2(&c->vg, &c->v, &c->gap);
    set_cross2(&c->turn, &c->u, &c->v);
    set_cross2(&c->aside, &c->u, &c->gap);
    set_cross2(&c->across, &c->v, &c->gap);
}

static inline int cores2_side_of_start(const cores2 *c)
{
    core_point p;
    core_point_set(&p, &c->gg, &c->ug, &c->uu);
    return core_point_side(&p);
}

static inline int cores2_side_of_segment_end(const cores2 *c)
{
    core_point p;
    core_point_set(&p, &c->gg, &c->ug, &c->uu);
    core_point_to_end(&p, &c->vg, &c->vv, &c->uv);
    return core_point_side(&p);
}

#if GRAZE_FAR

/* The end of a ray and the ball around an end of the first core. */
FAR_FRAMED int cores2_side_of_limit_at(const cores2 *c, bool from_end)
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

LIMIT_SIDE int cores2_side_of_limit_at(const cores2 *c, bool from_end)
{
    const graze_vec2 *center = from_end ? &c->first->b : &c->first->a;
    const graze_vec2 *origin = &c->ray->origin, *dir = &c->ray->dir;
    limit_side s;
    limit_side_begin(&s, c->radius.raw);
    if (!limit_side_add(&s, center->x, origin->x, dir->x, c->ray->t_max) ||
        !limit_side_add(&s, center->y, origin->y, dir->y, c->ray->t_max))
        return 1;
    return limit_side_sign(&s);
}

#endif

/* |u x (gap + v t)| / |u|, as separation_of_sizes with one component. */
FAR_FRAMED int cores2_side_of_limit_beside(const cores2 *c)
{
    sizes aside;
    separation s;
    sizes_set(&aside, &c->aside, &c->turn, c->ray->t_max);
    u256_set(&s.part, u128_of(0, 0), u128_of(0, 0));
    graze_u256_add_square(&s.part, u128_of(aside.size.hi, aside.size.lo));
    u256_set(&s.whole, u128_of(0, 0), u128_times_65536(sizes_of_area(&c->uu)));
    s.is_root = false;
    return separation_side(&s, c->radius);
}

/* A ray without a limit ends outside. If it has no direction either, its end is its start, which cores2_side knows. */
GRAZE_ONCE int cores2_side_of_limit(const cores2 *c)
{
    sizes along;
    if (c->ray->t_max == GRAZE_NO_LIMIT)
        return 1;
    sizes_set(&along, &c->ug, &c->uv, c->ray->t_max);
    if (sizes_sign(&along) <= 0)
        return cores2_side_of_limit_at(c, false);
    return sizes_exceed(&along, &c->uu) ? cores2_side_of_limit_at(c, true)
                                        : cores2_side_of_limit_beside(c);
}

GRAZE_INLINE int cores2_side_of_end(const cores2 *c)
{
    return c->ray != 0 ? cores2_side_of_limit(c) : cores2_side_of_segment_end(c);
}

/* ---- The ends of the first core, and the second core between its ends ---- */

/* Whether a place on the second core, along / vv, is between its ends; ends count as neither. */
GRAZE_INLINE bool cores2_is_between(const cores2 *c, const area *along)
{
    if (area_sign(along) <= 0)
        return false;
    if (c->ray == 0)
        return area_less(along, &c->vv);
    return c->ray->t_max == GRAZE_NO_LIMIT || areas_to_limit(along, &c->vv, c->ray->t_max) < 0;
}

/* 1 if an end of the second core is nearer. */
FAR_FRAMED_REPEATED int cores2_side_of_first_start(const cores2 *c)
{
    core_point p;
    area_copy(&p.along, &c->vg);
    area_negate(&p.along);
    if (!cores2_is_between(c, &p.along))
        return 1;
    area_copy(&p.squared, &c->gg);
    p.whole = &c->vv;
    return core_point_beside(&p);
}

FAR_FRAMED_REPEATED int cores2_side_of_first_end(const cores2 *c)
{
    core_point p, end;
    area_copy(&p.along, &c->uv);
    area_subtract(&p.along, &c->vg);
    if (!cores2_is_between(c, &p.along))
        return 1;
    core_point_set(&end, &c->gg, &c->ug, &c->uu);
    core_point_from_end(&end);
    area_copy(&p.squared, &end.squared);
    p.whole = &c->vv;
    return core_point_beside(&p);
}

/* ---- Two cores ---- */

/* The side of the first core on which the second one ends. Its start is on the side of `aside`. */
GRAZE_INLINE int cores2_end_aside(const cores2 *c)
{
    area sum;
    sizes at_limit;
    if (c->ray == 0) {
        area_copy(&sum, &c->aside);
        area_add(&sum, &c->turn);
        return area_sign(&sum);
    }
    if (c->ray->t_max == GRAZE_NO_LIMIT)
        return area_sign(&c->turn);
    sizes_set(&at_limit, &c->aside, &c->turn, c->ray->t_max);
    return sizes_sign(&at_limit);
}

/* Whether each core has its ends on different sides of the other. The sides of the ends of the first core are the
 * opposites of `across` and across + turn, since v x (u - gap) = -(turn + across). */
FAR_FRAMED bool cores2_cross(const cores2 *c)
{
    area sum;
    area_copy(&sum, &c->across);
    area_add(&sum, &c->turn);
    return area_sign(&c->across) * area_sign(&sum) < 0 &&
           area_sign(&c->aside) * cores2_end_aside(c) < 0;
}

/* Whether the first core is on one side of the line of the second one, farther away than the radius: |v x gap| / |v|. */
FAR_FRAMED bool cores2_is_beside_line(const cores2 *c)
{
    area end, squared;
    discriminant d;
    const int side = area_sign(&c->across);
    area_copy(&end, &c->across);
    area_add(&end, &c->turn);
    if (side * area_sign(&end) <= 0)
        return false;
    area_set_product(&squared, c->radius, c->radius);
    discriminant_set(&d, &c->vv, area_less(&c->across, &end) == (side > 0) ? &c->across : &end,
                     &squared);
    return discriminant_sign(&d) > 0;
}

static inline int cores2_lesser(int a, int b)
{
    return a < b ? a : b;
}

/* Cores that cross have the distance 0, which a radius of 0 equals. */
FAR_FRAMED int cores2_side(cores2 *c)
{
    cores2_measure(c);
    cores2_measure_second(c);
    if (cores2_cross(c))
        return -length_sign(c->radius);
    if (c->ray != 0 && cores2_is_beside_line(c)) /* the end of a ray takes longer */
        return 1;
    int side = cores2_side_of_start(c);
    if (side >= 0)
        side = cores2_lesser(side, cores2_side_of_first_start(c));
    if (side >= 0)
        side = cores2_lesser(side, cores2_side_of_first_end(c));
    if (side >= 0)
        side = cores2_lesser(side, cores2_side_of_end(c));
    return side;
}

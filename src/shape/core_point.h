/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point and a core, a segment: whether the distance of the point from the core is less than a radius, exactly the radius,
 * or more. Near and far. Each step needs the sign of a difference of products only: near 125 bits, far 133.
 */
#ifndef GRAZE_SHAPE_CORE_POINT_H
#define GRAZE_SHAPE_CORE_POINT_H

#include "cores_limit.h"

/* squared: of the way from the start of the core to the point, less that of the radius. along: of the way and the core.
 * whole: of the core and itself. */
typedef struct {
    area squared, along;
    const area *whole;
} core_point;

/* The point is beside the core, along > 0: the square of its distance from the line is (squared * whole - along^2) / whole. */
static inline int core_point_beside(const core_point *p)
{
    if (area_sign(&p->squared) <= 0) /* the way along the core leads nearer */
        return -1;
    return -areas_order(&p->along, &p->along, p->whole, &p->squared);
}

/* Moves the start of the core to its end. whole - along is a product of two ways that are differences of coordinates, and so
 * is squared - along, less the square of the radius. */
static inline void core_point_from_end(core_point *p)
{
    area rest;
    area_copy(&rest, p->whole);
    area_subtract(&rest, &p->along);
    area_subtract(&p->squared, &p->along);
    GIVEN(area_is_dot_less_square(&rest) && area_is_dot_less_square(&p->squared));
    area_add(&p->squared, &rest);
}

/* Moves the point, the start of a second core, to the end of that. The way from the start of the first core to that end is a
 * difference of coordinates. */
GRAZE_INLINE void core_point_to_end(core_point *p, const area *vg, const area *vv, const area *uv)
{
    area rest;
    area_copy(&rest, vg);
    area_add(&rest, vv);
    area_add(&p->squared, vg);
    GIVEN(area_is_dot_less_square(&rest) && area_is_dot_less_square(&p->squared));
    area_add(&p->squared, &rest);
    area_add(&p->along, uv);
    GIVEN(area_is_dot_less_square(&p->squared) && area_is_dot_less_square(&p->along));
}

GRAZE_INLINE void core_point_set(core_point *p, const area *squared, const area *along,
                                 const area *whole)
{
    area_copy(&p->squared, squared);
    area_copy(&p->along, along);
    p->whole = whole;
}

GRAZE_REPEATED int core_point_side(core_point *p)
{
    if (area_sign(&p->along) <= 0)
        return area_sign(&p->squared);
    if (area_less(&p->along, p->whole))
        return core_point_beside(p);
    core_point_from_end(p);
    return area_sign(&p->squared);
}

#endif

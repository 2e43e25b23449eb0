/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of cylinders, near and far: see number/arithmetic.h.
 *
 * A point is in a cylinder if it is between the planes of the caps, and within the radius of the axis. Its height above the
 * first cap, times the length of the core, is the dot product of the core and the way from the start of the core; the second
 * cap is at `top`. A core of one point becomes a direction of one raw unit with a radius and a top of 0: that set is the
 * point.
 */
#ifndef GRAZE_SHAPE_CYLINDER_H
#define GRAZE_SHAPE_CYLINDER_H

#include "../../include/graze/cylinder.h"
#include "axes.h"
#include "cores.h"

#define CLAMPS_graze_cylinder CLAMP_WORDS(7, 0, 0, 0)

/* Routines of cylinder_far.c. */
bool graze_cylinder_contains_point_far(const graze_cylinder *cylinder, const graze_vec3 *point);
bool graze_cylinder_overlaps_segment_far(const graze_cylinder *cylinder,
                                         const graze_segment *segment);
bool graze_cylinder_overlaps_ray_far(const graze_cylinder *cylinder, const graze_ray *ray);

/* Routines of cylinder_lines_far.c. */
graze_result graze_cylinder_linecast_far(const graze_cylinder *cylinder,
                                         const graze_segment *segment, graze_line_hit *hit);
graze_result graze_cylinder_linecast_exit_far(const graze_cylinder *cylinder,
                                              const graze_segment *segment, graze_line_hit *hit);
graze_result graze_cylinder_raycast_far(const graze_cylinder *cylinder, const graze_ray *ray,
                                        graze_ray_hit *hit);
graze_result graze_cylinder_raycast_exit_far(const graze_cylinder *cylinder, const graze_ray *ray,
                                             graze_ray_hit *hit);

/* The core, and a line or a point as the second core. */
typedef struct {
    cores c;
    area top; /* uu, or 0 for a core of one point */
    const graze_cylinder *cylinder;
    const graze_vec3 *start; /* of the line */
} cylinder_line;

GRAZE_INLINE void cylinder_load(nearness *n, cylinder_line *l, const graze_cylinder *cylinder,
                                const graze_vec3 *start)
{
    nearness_begin(n);
    nearness_add_point(n, &cylinder->core.a);
    nearness_add_radius(n, cylinder->radius);
    load_between(n, &l->c.u, &cylinder->core.a, &cylinder->core.b);
    load_between(n, &l->c.gap, &cylinder->core.a, start);
    l->cylinder = cylinder;
    l->start = start;
    l->c.ray = 0;
}

static inline bool cylinder_is_known_near(const graze_cylinder *cylinder)
{
    return is_known_near(&cylinder->core.a) && is_known_near(&cylinder->core.b) &&
           IMPLIED(radius_in_range(cylinder->radius));
}

GRAZE_INLINE bool cylinder_core_is_point(const cylinder_line *l)
{
    return length_sign(l->c.u.x) == 0 && length_sign(l->c.u.y) == 0 && length_sign(l->c.u.z) == 0;
}

/* Computes the areas of the core and the start of the line. */
GRAZE_INLINE void cylinder_measure(cylinder_line *l)
{
    const bool is_point = cylinder_core_is_point(l);
    if (is_point) {
        length_set(&l->c.u.x, length_of(1));
        length_set(&l->c.radius, length_of(0));
    }
    cores_measure(&l->c);
    area_copy(&l->top, &l->c.uu);
    if (is_point)
        area_subtract(&l->top, &l->c.uu);
}

/* ---- Heights and sides ---- */

/* Where a height is: in the plane of a cap, between the two, or beyond one. */
typedef enum {
    LEVEL_BELOW = -2,
    LEVEL_OF_FIRST,
    LEVEL_BETWEEN,
    LEVEL_OF_SECOND,
    LEVEL_ABOVE
} cylinder_level;

/* From the signs of the heights above the first cap, and above the second. */
GRAZE_INLINE cylinder_level cylinder_level_of(int above_first, int above_second)
{
    if (above_first <= 0)
        return above_first < 0 ? LEVEL_BELOW : LEVEL_OF_FIRST;
    if (above_second >= 0)
        return above_second > 0 ? LEVEL_ABOVE : LEVEL_OF_SECOND;
    return LEVEL_BETWEEN;
}

/* The difference is the height of a difference of coordinates, or of one and a direction, as is `height`. */
GRAZE_INLINE cylinder_level cylinder_level_at(const cylinder_line *l, const area *height)
{
    area rest;
    GIVEN(area_is_dot(height) && area_is_dot(&l->top));
    area_copy(&rest, height);
    area_subtract(&rest, &l->top);
    return cylinder_level_of(area_sign(height), area_sign(&rest));
}

/* A point beside the core, or beyond an end: less than the radius from the axis -1, exactly that far 0, farther 1. */
static inline int cylinder_side_beside(const area *squared, const area *along, const area *whole)
{
    core_point p;
    if (area_sign(along) == 0)
        return area_sign(squared);
    area_copy(&p.squared, squared);
    area_copy(&p.along, along);
    if (area_is_negative(&p.along))
        area_negate(&p.along);
    p.whole = whole;
    return core_point_beside(&p);
}

/* ---- A point ---- */

GRAZE_INLINE bool cylinder_load_point(cylinder_line *l, const graze_cylinder *cylinder,
                                      const graze_vec3 *point)
{
    nearness n;
    cylinder_load(&n, l, cylinder, point);
    set_direction(&l->c.v, &nowhere3);
    return IMPLIES(are_all_near(&n), lengths_in_range(&l->c.u) && lengths_in_range(&l->c.gap)) &&
           cylinder_is_known_near(cylinder) && is_known_near(point);
}

GRAZE_INLINE bool cylinder_contains_point(const graze_cylinder *cylinder, const graze_vec3 *point)
{
    cylinder_line l;
    UNLESS_NEAR(cylinder_load_point(&l, cylinder, point),
                return graze_cylinder_contains_point_far(cylinder, point));
    if (cylinder->radius < 0)
        return false;
    l.c.radius = length_of(cylinder->radius);
    if (cores_are_apart(&l.c))
        return false;
    cylinder_measure(&l);
    const cylinder_level level = cylinder_level_at(&l, &l.c.ug);
    return level != LEVEL_BELOW && level != LEVEL_ABOVE &&
           cylinder_side_beside(&l.c.gg, &l.c.ug, &l.c.uu) <= 0;
}

#endif

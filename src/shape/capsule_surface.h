/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A point to continue from after a hit of a capsule: the first raw unit beyond it on a line along an axis. Near and far.
 *
 * Seen along the axis, the line is a point and the core is its shadow: the line meets the capsule if that point is within the
 * radius of the shadow. Then the point of the core over the nearest place of the shadow has a height on the line at which the
 * line is in the capsule. From there outward the distance from the core only grows, so the heights are first in the capsule
 * and then beyond it, and exact tests halve the part of the line in which the first one beyond can lie.
 *
 * Heights are measured outward from the end of the core that is farther out. They are from the other end to one raw unit
 * beyond the radius, so the heights over near capsules are lengths.
 */
#include "begin_space.h"
#include "capsule.h"
#include "closest.h"
#include "greatest_axis.h"
#include "height.h"

/* Routine of capsule_surface_far.c. */
void graze_capsule_off_surface_far(const graze_capsule *capsule, const graze_vec3 *point,
                                   const graze_vec3 *normal, graze_vec3 *off);

/* A core and a line. x is outward along the line; y and z are the other axes. */
typedef struct {
    length3 u, gap; /* from the end that is farther out to the other end, and to the point */
    length radius;  /* not negative */
    area whole, along,
        squared;        /* of the shadow: u * u, u * gap, gap * gap less the squared radius */
    area uu;            /* of the core */
    cores_place place;  /* of the shadow, nearest to the line */
    graze_scalar start; /* the coordinate of height 0 */
    bool down;          /* whether outward is down */
} surface_line;

/* Turns a vector to the axes of the line. */
static inline void surface_turn(length3 *v, int axis, bool down)
{
    const length x = v->x;
    if (axis == AXIS_y) {
        length_set(&v->x, v->y);
        length_set(&v->y, x);
    } else if (axis == AXIS_z) {
        length_set(&v->x, v->z);
        length_set(&v->z, x);
    }
    if (down)
        length_set(&v->x, length_negate(v->x));
}

/* The product of two vectors without their x. */
static inline void surface_set_dot(area *to, const length3 *a, const length3 *b)
{
    area_set_product(to, a->y, b->y);
    area_add_product(to, a->z, b->z);
}

FAR_FRAMED void surface_set(surface_line *l, const graze_capsule *capsule, const graze_vec3 *point,
                            int axis, bool down)
{
    const graze_vec3 *a = &capsule->core.a, *b = &capsule->core.b;
    const bool swapped = (ON_AXIS(a, axis) < ON_AXIS(b, axis)) != down;
    const graze_vec3 *start = swapped ? b : a, *end = swapped ? a : b;
    set_between(&l->u, start, end);
    set_between(&l->gap, start, point);
    surface_turn(&l->u, axis, down);
    surface_turn(&l->gap, axis, down);
    l->start = ON_AXIS(start, axis);
    l->down = down;
    length_set(&l->radius, length_of(capsule->radius));
    surface_set_dot(&l->whole, &l->u, &l->u);
    surface_set_dot(&l->along, &l->u, &l->gap);
    surface_set_dot(&l->squared, &l->gap, &l->gap);
    area_add_product(&l->squared, length_negate(l->radius), l->radius);
    area_copy(&l->uu, &l->whole);
    area_add_product(&l->uu, l->u.x, l->u.x);
    l->place = closest_held(&l->along, &l->whole);
}

static inline bool surface_meets(const surface_line *l)
{
    core_point p;
    core_point_set(&p, &l->squared, &l->along, &l->whole);
    return core_point_side(&p) <= 0;
}

/* Whether the height exceeds that of the core over the nearest place of the shadow: h * whole - u.x * along > 0. */
FAR_FRAMED bool surface_is_above(const surface_line *l, length h)
{
    volume above;
    volume_set_along(&above, &l->whole, h, &l->along, length_negate(l->u.x), &l->along,
                     length_of(0));
    return volume_sign(&above) > 0;
}

FAR_FRAMED bool surface_is_beyond(const surface_line *l, length h)
{
    core_point p;
    core_point_set(&p, &l->squared, &l->along, &l->uu);
    area_add_product(&p.squared, h, h);
    area_add_product(&p.along, l->u.x, h);
    return core_point_side(&p) > 0 && (l->place != CORES_BETWEEN || surface_is_above(l, h));
}

/* Decides for one height, unless it is known. */
static inline void surface_try(const surface_line *l, heights *h, length middle)
{
    if (heights_contain(h, middle))
        heights_halve(h, middle, surface_is_beyond(l, middle));
}

/* The place of a hit is rounded, so the height is most often within two raw units of that of the point. */
static inline graze_scalar surface_find(const surface_line *l)
{
    heights h;
    heights_set(&h, l->place == CORES_AT_START ? length_of(0) : l->u.x, l->radius);
    surface_try(l, &h, height_moved(l->gap.x, -2));
    surface_try(l, &h, height_moved(l->gap.x, 2));
    while (!heights_are_next(&h)) {
        const length middle = heights_middle(&h);
        heights_halve(&h, middle, surface_is_beyond(l, middle));
    }
    return height_coordinate(l->start, l->down, h.beyond);
}

GRAZE_INLINE bool capsule_is_near_point(const graze_capsule *capsule, const graze_vec3 *point)
{
    return is_near(&capsule->core.a) && is_near(&capsule->core.b) && is_near(point) &&
           radius_in_range(capsule->radius);
}

GRAZE_INLINE void capsule_off_surface(const graze_capsule *capsule, const graze_vec3 *point,
                                      const graze_vec3 *normal, graze_vec3 *off)
{
    surface_line l;
    graze_vec3 found;
    UNLESS_NEAR(capsule_is_near_point(capsule, point), {
        graze_capsule_off_surface_far(capsule, point, normal, off);
        return;
    });
    const int axis = greatest_axis(normal);
    vec3_copy(&found, point);
    if (axis != NO_AXIS && capsule->radius >= 0) {
        surface_set(&l, capsule, point, axis, ON_AXIS(normal, axis) < 0);
        if (surface_meets(&l))
            *(axis == AXIS_x ? &found.x : axis == AXIS_y ? &found.y : &found.z) = surface_find(&l);
    }
    vec3_copy(off, &found);
}

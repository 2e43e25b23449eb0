/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box and a capsule: whether the distance of the box and the core is at most the radius. Near and far.
 *
 * Along the core, from t = 0 to 1, the square of the distance to the box is a convex function D. On each axis the core is
 * below the box, above it, or between its sides, where the axis adds nothing; D is a quadratic function between the places at
 * which the core crosses the planes of sides. If D does not fall at the start, the start is nearest, and if it does not rise
 * at the end, the end is. Otherwise D is least where its slope is 0. That place is before a crossing where D rises, and after
 * one where D falls. So the sign of the slope at each crossing, a volume, tells between which crossings D is least, and the
 * crossings need not be sorted. There D is A t^2 + 2 B t + C, and its least value is C - B^2 / A: degree 4, near 125 bits, far
 * 133.
 */
#include "../../include/graze/aabb.h"
#include "cores_limit.h"

/* A routine of aabb_capsule_far.c. */
bool graze_aabb_overlaps_capsule_far(const graze_aabb *box, const graze_capsule *capsule);

/* One end of the core, or the other, seen from min and from max; and the way between them. */
typedef struct {
    length start_low, start_high, end_low, end_high, run;
} box_core_axis;

typedef struct {
    box_core_axis axis[3];
    length radius;
} box_core;

/* ---- The numbers, and whether the core is beside the box ---- */

GRAZE_INLINE bool box_core_is_beside(const box_core_axis *a, length radius)
{
    const stretch most = stretch_of(radius), least = stretch_of(length_negate(radius));
    return (stretch_less(stretch_of(a->start_low), least) &&
            stretch_less(stretch_of(a->end_low), least)) ||
           (stretch_less(most, stretch_of(a->start_high)) &&
            stretch_less(most, stretch_of(a->end_high)));
}

static inline bool box_core_axis_in_range(const box_core_axis *a)
{
    return length_in_range(&a->start_low) && length_in_range(&a->start_high) &&
           length_in_range(&a->end_low) && length_in_range(&a->end_high) &&
           length_in_range(&a->run);
}

/* Whether the numbers so far are near, and the core is beside the box on this axis. */
GRAZE_INLINE bool box_load_core_axis(nearness *n, box_core *c, int i, graze_scalar min,
                                     graze_scalar max, graze_scalar start, graze_scalar end)
{
    box_core_axis *a = &c->axis[i];
    nearness_add(n, min);
    nearness_add(n, max);
    length_set(&a->start_low, load_length(n, min, start));
    length_set(&a->start_high, load_length(n, max, start));
    length_set(&a->end_low, load_length(n, min, end));
    length_set(&a->end_high, load_length(n, max, end));
    length_set(&a->run, load_length(n, start, end));
    return IMPLIES(are_all_near(n), box_core_axis_in_range(a) && length_in_range(&c->radius)) &&
           box_core_is_beside(a, c->radius);
}

GRAZE_INLINE bool box_is_beside_capsule(nearness *n, box_core *c, const graze_aabb *box,
                                        const graze_segment *core)
{
    const graze_vec3 *min = &box->min, *max = &box->max, *a = &core->a, *b = &core->b;
    return box_load_core_axis(n, c, 0, min->x, max->x, a->x, b->x) ||
           box_load_core_axis(n, c, 1, min->y, max->y, a->y, b->y) ||
           box_load_core_axis(n, c, 2, min->z, max->z, a->z, b->z);
}

/* Loads all numbers, and returns whether they are near. The radius MUST NOT be negative. */
static inline bool box_load_all_of_core(box_core *c, const graze_aabb *box,
                                        const graze_segment *core, graze_scalar radius)
{
    nearness n;
    nearness_begin(&n);
    nearness_add_radius(&n, radius);
    c->radius = load_radii(radius, 0);
    (void)box_load_core_axis(&n, c, 0, box->min.x, box->max.x, core->a.x, core->b.x);
    (void)box_load_core_axis(&n, c, 1, box->min.y, box->max.y, core->a.y, core->b.y);
    (void)box_load_core_axis(&n, c, 2, box->min.z, box->max.z, core->a.z, core->b.z);
    return are_all_near(&n) && is_known_near(&core->a) && is_known_near(&core->b) &&
           is_known_near(&box->min) && is_known_near(&box->max) && IMPLIED(radius_in_range(radius));
}

/* ---- The slope of D ---- */

/* How far a place is below min, < 0, or above max, > 0. */
GRAZE_INLINE length box_core_gap(length low, length high)
{
    return length_sign(low) < 0 ? low : length_sign(high) > 0 ? high : length_of(0);
}

/* The sign of the slope at the start, or at the end. */
FAR_FRAMED int box_slope_at_end(const box_core *c, bool is_end)
{
    area slope;
    area_set_product(&slope, length_of(0), length_of(0));
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        area_add_product(&slope, a->run,
                         is_end ? box_core_gap(a->end_low, a->end_high)
                                : box_core_gap(a->start_low, a->start_high));
    }
    return area_sign(&slope);
}

/* side + run * t, times |rate|, at t = -from / rate. */
static inline void box_set_place_at(area *place, length side, length run, length rate, length from)
{
    area_set_product(place, side, rate);
    area_subtract_product(place, run, from);
    if (length_sign(rate) < 0)
        area_negate(place);
}

/* The gap of the core to the box on an axis, at the same place. */
static inline void box_set_gap_at(area *gap, const box_core_axis *a, length rate, length from)
{
    box_set_place_at(gap, a->start_low, a->run, rate, from);
    if (area_sign(gap) < 0)
        return;
    box_set_place_at(gap, a->start_high, a->run, rate, from);
    if (area_sign(gap) < 0)
        area_set_product(gap, length_of(0), length_of(0));
}

/* The sign of the slope where the core, which is `from` off the plane of a side at its start, crosses it. Near < 3 * 2^90,
 * far < 3 * 2^96. */
GRAZE_ONCE int box_slope_at_crossing(const box_core *c, length rate, length from)
{
    area x, y, z;
    volume slope;
    box_set_gap_at(&x, &c->axis[0], rate, from);
    box_set_gap_at(&y, &c->axis[1], rate, from);
    box_set_gap_at(&z, &c->axis[2], rate, from);
    volume_set_along(&slope, &x, c->axis[0].run, &y, c->axis[1].run, &z, c->axis[2].run);
    return volume_sign(&slope);
}

/* Whether the core is beyond a side where D is least, or on it: side is -1 for min, and 1 for max. */
static inline bool box_core_is_beyond(const box_core *c, length run, length start, length end,
                                      int side)
{
    const int first = length_sign(start) * side, last = length_sign(end) * side;
    if (first > 0)
        return last >= 0 || box_slope_at_crossing(c, run, start) > 0;
    return last > 0 && box_slope_at_crossing(c, run, start) < 0;
}

/* ---- The least value of D ---- */

/* A, B and C, less the square of the radius. */
typedef struct {
    area whole, along, squared;
} box_core_square;

static inline void box_begin_square(box_core_square *d, length radius)
{
    area_set_product(&d->whole, length_of(0), length_of(0));
    area_copy(&d->along, &d->whole);
    area_set_product(&d->squared, length_negate(radius), radius);
}

static inline void box_add_square(box_core_square *d, length run, length start)
{
    area_add_product(&d->whole, run, run);
    area_add_product(&d->along, run, start);
    area_add_product(&d->squared, start, start);
}

FAR_FRAMED void box_set_square(box_core_square *d, const box_core *c)
{
    box_begin_square(d, c->radius);
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        if (box_core_is_beyond(c, a->run, a->start_low, a->end_low, -1))
            box_add_square(d, a->run, a->start_low);
        else if (box_core_is_beyond(c, a->run, a->start_high, a->end_high, 1))
            box_add_square(d, a->run, a->start_high);
    }
}

FAR_FRAMED bool box_is_within_of_core(const box_core *c)
{
    box_core_square d;
    box_set_square(&d, c);
    if (area_sign(&d.squared) <= 0 || area_sign(&d.whole) == 0)
        return area_sign(&d.squared) <= 0;
    return areas_order(&d.along, &d.along, &d.whole, &d.squared) >= 0;
}

/* The sign of the distance of the start of the core, or of its end, less the radius. */
FAR_FRAMED int box_side_of_end(const box_core *c, bool is_end)
{
    area squared;
    area_set_product(&squared, length_negate(c->radius), c->radius);
    for (int i = 0; i < 3; i++) {
        const box_core_axis *a = &c->axis[i];
        const length gap = is_end ? box_core_gap(a->end_low, a->end_high)
                                  : box_core_gap(a->start_low, a->start_high);
        area_add_product(&squared, gap, gap);
    }
    return area_sign(&squared);
}

static inline bool box_meets_core(const box_core *c)
{
    if (box_slope_at_end(c, false) >= 0)
        return box_side_of_end(c, false) <= 0;
    if (box_slope_at_end(c, true) <= 0)
        return box_side_of_end(c, true) <= 0;
    return box_is_within_of_core(c);
}

static inline bool box_core_in_range(const box_core *c)
{
    return length_in_range(&c->radius) && box_core_axis_in_range(&c->axis[0]) &&
           box_core_axis_in_range(&c->axis[1]) && box_core_axis_in_range(&c->axis[2]);
}

NEAR_ANSWER int box_meets_capsule(const graze_aabb *box, const graze_capsule *capsule)
{
    box_core c;
    nearness n;
    if (capsule->radius < 0 || box->min.x > box->max.x || box->min.y > box->max.y ||
        box->min.z > box->max.z)
        return false;
    nearness_begin(&n);
    nearness_add_radius(&n, capsule->radius);
    c.radius = load_radii(capsule->radius, 0);
    if (box_is_beside_capsule(&n, &c, box, &capsule->core))
        return false;
    UNLESS_NEAR(are_all_near(&n) && is_known_near(&capsule->core.a) &&
                    is_known_near(&capsule->core.b) && is_known_near(&box->min) &&
                    is_known_near(&box->max) && IMPLIED(radius_in_range(capsule->radius)),
                return NOT_NEAR);
    GIVEN(box_core_in_range(&c));
    return box_meets_core(&c);
}

GRAZE_INLINE bool box_overlaps_capsule(const graze_aabb *box, const graze_capsule *capsule)
{
    const int answer = box_meets_capsule(box, capsule);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_aabb_overlaps_capsule_far(box, capsule));
    return answer != 0;
}

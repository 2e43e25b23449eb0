/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/rect.h in floats: those of aabb_float.c on two axes.
 */
#include "../include/graze/rect.h"
#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/interval_float.h"
#include "shape/slabs_float.h"

/* False for an empty rect, and for a NaN. */
GRAZE_INLINE bool rect_has_points(const graze_rect *rect)
{
    return float_at_most(rect->min.x, rect->max.x) && float_at_most(rect->min.y, rect->max.y);
}

/* ---- A rectangle and a point, or another rect ---- */

GRAZE_INLINE bool rect_contains(const graze_rect *rect, const graze_vec2 *p)
{
    return float_at_most(rect->min.x, p->x) && float_at_most(p->x, rect->max.x) &&
           float_at_most(rect->min.y, p->y) && float_at_most(p->y, rect->max.y);
}

bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point)
{
    return rect_contains(rect, point);
}

bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b)
{
    return float_at_most(a->min.x, b->max.x) && float_at_most(b->min.x, a->max.x) &&
           float_at_most(a->min.y, b->max.y) && float_at_most(b->min.y, a->max.y) &&
           rect_has_points(a) && rect_has_points(b);
}

static inline bool are_numbers(const graze_vec2 *v)
{
    return is_number(v->x) && is_number(v->y);
}

bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other)
{
    if (rect_has_points(other))
        return rect_contains(rect, &other->min) && rect_contains(rect, &other->max);
    return are_numbers(&rect->min) && are_numbers(&rect->max) && are_numbers(&other->min) &&
           are_numbers(&other->max);
}

GRAZE_INLINE float rect_squared_gap(const graze_rect *rect, const graze_vec2 *p)
{
    const float x = interval_gap(rect->min.x, p->x, rect->max.x);
    const float y = interval_gap(rect->min.y, p->y, rect->max.y);
    return x * x + y * y;
}

/* Most circles are farther away on one axis, so the rest is tested last. No distance is at most a negative radius. */
bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle)
{
    const float radius = circle->radius;
    const float x = interval_gap(rect->min.x, circle->center.x, rect->max.x);
    if (!float_at_most(x, radius))
        return false;
    const float y = interval_gap(rect->min.y, circle->center.y, rect->max.y);
    if (!float_at_most(y, radius))
        return false;
    const float squared = x * x + y * y;
    return float_at_most(squared, radius * radius) && is_finite(squared) && rect_has_points(rect);
}

/* The point is read first, since the result may alias it. */
void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest)
{
    const float x = point->x, y = point->y;
    const graze_vec2 *min = &rect->min, *max = &rect->max;
    if (rect_has_points(rect)) {
        nearest->x = interval_closest(min->x, x, max->x);
        nearest->y = interval_closest(min->y, y, max->y);
    } else {
        nearest->x = with_nan_of(x, min->x, max->x);
        nearest->y = with_nan_of(y, min->y, max->y);
    }
}

/* FLT_MAX, or NaN if the rect or the point contains one. */
static float rect_distance_to_nothing(const graze_rect *rect, const graze_vec2 *point)
{
    float distance = FLT_MAX;
    distance = with_nan_of(distance, rect->min.x, rect->max.x);
    distance = with_nan_of(distance, rect->min.y, rect->max.y);
    return with_nan_of(distance, point->x, point->y);
}

graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point)
{
    if (!rect_has_points(rect))
        return rect_distance_to_nothing(rect, point);
    const float squared = rect_squared_gap(rect, point);
    return is_finite(squared) ? float_sqrt(squared) : float_held(squared);
}

graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point)
{
    if (!rect_has_points(rect))
        return rect_distance_to_nothing(rect, point);
    return float_held(rect_squared_gap(rect, point));
}

void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
                            const graze_vec2 *normal, graze_vec2 *off)
{
    const float x = interval_beyond(rect->min.x, point->x, rect->max.x, normal->x);
    const float y = interval_beyond(rect->min.y, point->y, rect->max.y, normal->y);
    off->x = x;
    off->y = y;
}

/* ---- Making a rectangle. All arguments are read first, since the result may alias them ---- */

static inline void rect_write(graze_rect *rect, const graze_vec2 *min, const graze_vec2 *max)
{
    rect->min.x = min->x;
    rect->min.y = min->y;
    rect->max.x = max->x;
    rect->max.y = max->y;
}

void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size, graze_rect *rect)
{
    graze_vec2 min, max;
    min.x = lower_side(center->x, size->x);
    min.y = lower_side(center->y, size->y);
    max.x = upper_side(center->x, size->x);
    max.y = upper_side(center->y, size->y);
    rect_write(rect, &min, &max);
}

/* The empty rect becomes the first point. */
void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect)
{
    graze_vec2 min, max;
    min.x = min.y = GRAZE_SCALAR_MAX;
    max.x = max.y = GRAZE_SCALAR_MIN;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < count; i++) {
        min.x = lesser(min.x, points[i].x);
        min.y = lesser(min.y, points[i].y);
        max.x = greater(max.x, points[i].x);
        max.y = greater(max.y, points[i].y);
    }
    rect_write(rect, &min, &max);
}

/* An empty box has no sides; NaN stays. */
GRAZE_INLINE void rect_load_sides(graze_rect *sides, const graze_rect *rect)
{
    const graze_vec2 *min = &rect->min, *max = &rect->max;
    if (rect_has_points(rect)) {
        rect_write(sides, min, max);
        return;
    }
    sides->min.x = with_nan_of(GRAZE_SCALAR_MAX, min->x, max->x);
    sides->min.y = with_nan_of(GRAZE_SCALAR_MAX, min->y, max->y);
    sides->max.x = with_nan_of(GRAZE_SCALAR_MIN, min->x, max->x);
    sides->max.y = with_nan_of(GRAZE_SCALAR_MIN, min->y, max->y);
}

void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged)
{
    graze_rect of_a, of_b;
    rect_load_sides(&of_a, a);
    rect_load_sides(&of_b, b);
    merged->min.x = lesser(of_a.min.x, of_b.min.x);
    merged->min.y = lesser(of_a.min.y, of_b.min.y);
    merged->max.x = greater(of_a.max.x, of_b.max.x);
    merged->max.y = greater(of_a.max.y, of_b.max.y);
}

/* ---- Lines against a rectangle ---- */

/* Compares the sides themselves: rounded differences may close an inverted interval. */
GRAZE_INLINE bool rect_narrow(passage *p, int axis, float low, float high, float start, float run)
{
    slab s;
    s.step = float_abs(run);
    s.down = is_negative(run);
    s.to_near = s.down ? start - high : low - start;
    s.to_far = s.down ? start - low : high - start;
    return float_at_most(low, high) && passage_narrow(p, &s, axis);
}

/* The start and the run MUST be finite. */
SLABS_INLINE bool rect_passes(passage *p, const graze_rect *rect, const graze_vec2 *start,
                              const graze_vec2 *run)
{
    return rect_narrow(p, 1, rect->min.y, rect->max.y, start->y, run->y) &&
           rect_narrow(p, 0, rect->min.x, rect->max.x, start->x, run->x) && passage_is_open(p);
}

/* If b - a is finite, so is a. */
GRAZE_INLINE bool rect_passes_segment(passage *p, const graze_rect *rect,
                                      const graze_segment2 *segment, graze_vec2 *run)
{
    *run = vec2_between(&segment->a, &segment->b);
    passage_begin(p, 1.0f, true);
    return is_finite(run->x) && is_finite(run->y) && rect_passes(p, rect, &segment->a, run);
}

GRAZE_INLINE bool rect_passes_ray(passage *p, const graze_rect *rect, const graze_ray2 *ray)
{
    const graze_vec2 *start = &ray->origin, *run = &ray->dir;
    passage_begin(p, ray_limit(ray->t_max), false);
    return are_finite(start->x, start->y, run->x) && is_finite(run->y) &&
           rect_passes(p, rect, start, run);
}

GRAZE_INLINE void rect_locate_on_axis(float *point, float *normal, float low, float high, float c,
                                      int side)
{
    if (side == 0) {
        *point = low;
        *normal = -1.0f;
    } else if (side == 1) {
        *point = high;
        *normal = 1.0f;
    } else {
        *point = interval_closest(low, c, high);
        *normal = 0.0f;
    }
}

GRAZE_ONCE void rect_locate(graze_vec2 *point, graze_vec2 *normal, const graze_rect *rect,
                            const graze_vec2 *start, const graze_vec2 *run, const contact *c)
{
    const graze_vec2 *min = &rect->min, *max = &rect->max;
    const float x = line_at(start->x, run->x, c->t);
    const float y = line_at(start->y, run->y, c->t);
    rect_locate_on_axis(&point->x, &normal->x, min->x, max->x, x, c->face);
    rect_locate_on_axis(&point->y, &normal->y, min->y, max->y, y, c->face - 2);
}

/* A line that is a point leaves where it enters. */
GRAZE_INLINE void rect_contact(contact *c, const passage *p, const graze_vec2 *run, bool leaving)
{
    passage_contact(c, p, leaving);
    if (leaving && is_zero(run->x) && is_zero(run->y))
        c->t = 0.0f;
}

GRAZE_INLINE void rect_write_end(graze_vec2 *point, graze_vec2 *normal, const graze_vec2 *end)
{
    point->x = end->x;
    point->y = end->y;
    normal->x = 0.0f;
    normal->y = 0.0f;
}

/* The sum of a and b - a may differ from b, so an end in the interior is copied. */
GRAZE_ONCE graze_result rect_cast_segment(const graze_rect *rect, const graze_segment2 *segment,
                                          graze_line_hit2 *hit, bool leaving)
{
    passage p;
    contact c;
    graze_vec2 run;
    if (!rect_passes_segment(&p, rect, segment, &run))
        return GRAZE_MISS;
    rect_contact(&c, &p, &run, leaving);
    if (hit == 0)
        return c.result;
    if (c.result == GRAZE_INSIDE)
        rect_write_end(&hit->point, &hit->normal, leaving ? &segment->b : &segment->a);
    else
        rect_locate(&hit->point, &hit->normal, rect, &segment->a, &run, &c);
    hit->fraction = c.t;
    return c.result;
}

GRAZE_ONCE graze_result rect_cast_ray(const graze_rect *rect, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit, bool leaving)
{
    passage p;
    contact c;
    if (!rect_passes_ray(&p, rect, ray))
        return GRAZE_MISS;
    rect_contact(&c, &p, &ray->dir, leaving);
    if (hit != 0) {
        rect_locate(&hit->point, &hit->normal, rect, &ray->origin, &ray->dir, &c);
        hit->t = c.t;
    }
    return c.result;
}

bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment)
{
    passage p;
    graze_vec2 run;
    return rect_passes_segment(&p, rect, segment, &run);
}

bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray)
{
    passage p;
    return rect_passes_ray(&p, rect, ray);
}

graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
                                 graze_line_hit2 *hit)
{
    return rect_cast_segment(rect, segment, hit, false);
}

graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
                                      graze_line_hit2 *hit)
{
    return rect_cast_segment(rect, segment, hit, true);
}

graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit)
{
    return rect_cast_ray(rect, ray, hit, false);
}

graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
                                     graze_ray_hit2 *hit)
{
    return rect_cast_ray(rect, ray, hit, true);
}

#endif

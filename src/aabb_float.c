/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/aabb.h in floats. Boxes and points compare coordinates, which is exact. Lines: see
 * shape/slabs_float.h; at a face the point has the coordinate of the face, and elsewhere it is clamped to the box,
 * so that rounding does not move it outside.
 */
#include "../include/graze/aabb.h"
#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/interval_float.h"
#include "shape/slabs_float.h"

/* False for an empty box, and for a NaN. */
GRAZE_INLINE bool aabb_has_points(const graze_aabb *box)
{
    return float_at_most(box->min.x, box->max.x) && float_at_most(box->min.y, box->max.y) &&
           float_at_most(box->min.z, box->max.z);
}

/* ---- A box and a point, or another box ---- */

GRAZE_INLINE bool aabb_contains(const graze_aabb *box, const graze_vec3 *p)
{
    return float_at_most(box->min.x, p->x) && float_at_most(p->x, box->max.x) &&
           float_at_most(box->min.y, p->y) && float_at_most(p->y, box->max.y) &&
           float_at_most(box->min.z, p->z) && float_at_most(p->z, box->max.z);
}

bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    return aabb_contains(box, point);
}

bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return float_at_most(a->min.x, b->max.x) && float_at_most(b->min.x, a->max.x) &&
           float_at_most(a->min.y, b->max.y) && float_at_most(b->min.y, a->max.y) &&
           float_at_most(a->min.z, b->max.z) && float_at_most(b->min.z, a->max.z) &&
           aabb_has_points(a) && aabb_has_points(b);
}

static inline bool are_numbers(const graze_vec3 *v)
{
    return is_number(v->x) && is_number(v->y) && is_number(v->z);
}

bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other)
{
    if (aabb_has_points(other))
        return aabb_contains(box, &other->min) && aabb_contains(box, &other->max);
    return are_numbers(&box->min) && are_numbers(&box->max) && are_numbers(&other->min) &&
           are_numbers(&other->max);
}

GRAZE_INLINE float aabb_squared_gap(const graze_aabb *box, const graze_vec3 *p)
{
    const float x = interval_gap(box->min.x, p->x, box->max.x);
    const float y = interval_gap(box->min.y, p->y, box->max.y);
    const float z = interval_gap(box->min.z, p->z, box->max.z);
    return x * x + y * y + z * z;
}

/* Most spheres are farther away on one axis, so the rest is tested last. No distance is at most a negative radius. */
bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    const float radius = sphere->radius;
    const float x = interval_gap(box->min.x, sphere->center.x, box->max.x);
    if (!float_at_most(x, radius))
        return false;
    const float y = interval_gap(box->min.y, sphere->center.y, box->max.y);
    if (!float_at_most(y, radius))
        return false;
    const float z = interval_gap(box->min.z, sphere->center.z, box->max.z);
    if (!float_at_most(z, radius))
        return false;
    const float squared = x * x + y * y + z * z;
    return float_at_most(squared, radius * radius) && is_finite(squared) && aabb_has_points(box);
}

/* The point is read first, since the result may alias it. */
void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    const float x = point->x, y = point->y, z = point->z;
    const graze_vec3 *min = &box->min, *max = &box->max;
    if (aabb_has_points(box)) {
        nearest->x = interval_closest(min->x, x, max->x);
        nearest->y = interval_closest(min->y, y, max->y);
        nearest->z = interval_closest(min->z, z, max->z);
    } else {
        nearest->x = with_nan_of(x, min->x, max->x);
        nearest->y = with_nan_of(y, min->y, max->y);
        nearest->z = with_nan_of(z, min->z, max->z);
    }
}

/* FLT_MAX, or NaN if the box or the point contains one. */
static float aabb_distance_to_nothing(const graze_aabb *box, const graze_vec3 *point)
{
    float distance = FLT_MAX;
    distance = with_nan_of(distance, box->min.x, box->max.x);
    distance = with_nan_of(distance, box->min.y, box->max.y);
    distance = with_nan_of(distance, box->min.z, box->max.z);
    distance = with_nan_of(distance, point->x, point->y);
    return with_nan_of(distance, point->z, point->z);
}

graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point)
{
    if (!aabb_has_points(box))
        return aabb_distance_to_nothing(box, point);
    const float squared = aabb_squared_gap(box, point);
    return is_finite(squared) ? float_sqrt(squared) : float_held(squared);
}

graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    if (!aabb_has_points(box))
        return aabb_distance_to_nothing(box, point);
    return float_held(aabb_squared_gap(box, point));
}

void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off)
{
    const float x = interval_beyond(box->min.x, point->x, box->max.x, normal->x);
    const float y = interval_beyond(box->min.y, point->y, box->max.y, normal->y);
    const float z = interval_beyond(box->min.z, point->z, box->max.z, normal->z);
    off->x = x;
    off->y = y;
    off->z = z;
}

/* ---- Making a box. All arguments are read first, since the result may alias them ---- */

static inline void aabb_write(graze_aabb *box, const graze_vec3 *min, const graze_vec3 *max)
{
    box->min.x = min->x;
    box->min.y = min->y;
    box->min.z = min->z;
    box->max.x = max->x;
    box->max.y = max->y;
    box->max.z = max->z;
}

void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    graze_vec3 min, max;
    min.x = lower_side(center->x, size->x);
    min.y = lower_side(center->y, size->y);
    min.z = lower_side(center->z, size->z);
    max.x = upper_side(center->x, size->x);
    max.y = upper_side(center->y, size->y);
    max.z = upper_side(center->z, size->z);
    aabb_write(box, &min, &max);
}

/* The empty box becomes the first point. */
void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box)
{
    graze_vec3 min, max;
    min.x = min.y = min.z = GRAZE_SCALAR_MAX;
    max.x = max.y = max.z = GRAZE_SCALAR_MIN;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < count; i++) {
        min.x = lesser(min.x, points[i].x);
        min.y = lesser(min.y, points[i].y);
        min.z = lesser(min.z, points[i].z);
        max.x = greater(max.x, points[i].x);
        max.y = greater(max.y, points[i].y);
        max.z = greater(max.z, points[i].z);
    }
    aabb_write(box, &min, &max);
}

/* An empty box has no sides; NaN stays. */
GRAZE_INLINE void aabb_load_sides(graze_aabb *sides, const graze_aabb *box)
{
    const graze_vec3 *min = &box->min, *max = &box->max;
    if (aabb_has_points(box)) {
        aabb_write(sides, min, max);
        return;
    }
    sides->min.x = with_nan_of(GRAZE_SCALAR_MAX, min->x, max->x);
    sides->min.y = with_nan_of(GRAZE_SCALAR_MAX, min->y, max->y);
    sides->min.z = with_nan_of(GRAZE_SCALAR_MAX, min->z, max->z);
    sides->max.x = with_nan_of(GRAZE_SCALAR_MIN, min->x, max->x);
    sides->max.y = with_nan_of(GRAZE_SCALAR_MIN, min->y, max->y);
    sides->max.z = with_nan_of(GRAZE_SCALAR_MIN, min->z, max->z);
}

void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    graze_aabb of_a, of_b;
    aabb_load_sides(&of_a, a);
    aabb_load_sides(&of_b, b);
    merged->min.x = lesser(of_a.min.x, of_b.min.x);
    merged->min.y = lesser(of_a.min.y, of_b.min.y);
    merged->min.z = lesser(of_a.min.z, of_b.min.z);
    merged->max.x = greater(of_a.max.x, of_b.max.x);
    merged->max.y = greater(of_a.max.y, of_b.max.y);
    merged->max.z = greater(of_a.max.z, of_b.max.z);
}

/* ---- Lines against a box ---- */

/* Compares the sides themselves: rounded differences may close an inverted interval. */
GRAZE_INLINE bool aabb_narrow(passage *p, int axis, float low, float high, float start, float run)
{
    slab s;
    s.step = float_abs(run);
    s.down = is_negative(run);
    s.to_near = s.down ? start - high : low - start;
    s.to_far = s.down ? start - low : high - start;
    return float_at_most(low, high) && passage_narrow(p, &s, axis);
}

/* The start and the run MUST be finite. */
SLABS_INLINE bool aabb_passes(passage *p, const graze_aabb *box, const graze_vec3 *start,
                              const graze_vec3 *run)
{
    return aabb_narrow(p, 2, box->min.z, box->max.z, start->z, run->z) &&
           aabb_narrow(p, 1, box->min.y, box->max.y, start->y, run->y) &&
           aabb_narrow(p, 0, box->min.x, box->max.x, start->x, run->x) && passage_is_open(p);
}

/* If b - a is finite, so is a. */
GRAZE_INLINE bool aabb_passes_segment(passage *p, const graze_aabb *box,
                                      const graze_segment *segment, graze_vec3 *run)
{
    *run = vec3_between(&segment->a, &segment->b);
    passage_begin(p, 1.0f, true);
    return are_finite(run->x, run->y, run->z) && aabb_passes(p, box, &segment->a, run);
}

GRAZE_INLINE bool aabb_passes_ray(passage *p, const graze_aabb *box, const graze_ray *ray)
{
    const graze_vec3 *start = &ray->origin, *run = &ray->dir;
    passage_begin(p, ray_limit(ray->t_max), false);
    return are_finite(start->x, start->y, start->z) && are_finite(run->x, run->y, run->z) &&
           aabb_passes(p, box, start, run);
}

GRAZE_INLINE void aabb_locate_on_axis(float *point, float *normal, float low, float high, float c,
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

GRAZE_ONCE void aabb_locate(graze_vec3 *point, graze_vec3 *normal, const graze_aabb *box,
                            const graze_vec3 *start, const graze_vec3 *run, const contact *c)
{
    const graze_vec3 *min = &box->min, *max = &box->max;
    const float x = line_at(start->x, run->x, c->t);
    const float y = line_at(start->y, run->y, c->t);
    const float z = line_at(start->z, run->z, c->t);
    aabb_locate_on_axis(&point->x, &normal->x, min->x, max->x, x, c->face);
    aabb_locate_on_axis(&point->y, &normal->y, min->y, max->y, y, c->face - 2);
    aabb_locate_on_axis(&point->z, &normal->z, min->z, max->z, z, c->face - 4);
}

/* A line that is a point leaves where it enters. */
GRAZE_INLINE void aabb_contact(contact *c, const passage *p, const graze_vec3 *run, bool leaving)
{
    passage_contact(c, p, leaving);
    if (leaving && vec3_is_zero(run))
        c->t = 0.0f;
}

GRAZE_INLINE void aabb_write_end(graze_vec3 *point, graze_vec3 *normal, const graze_vec3 *end)
{
    point->x = end->x;
    point->y = end->y;
    point->z = end->z;
    normal->x = 0.0f;
    normal->y = 0.0f;
    normal->z = 0.0f;
}

/* The sum of a and b - a may differ from b, so an end in the interior is copied. */
GRAZE_ONCE graze_result aabb_cast_segment(const graze_aabb *box, const graze_segment *segment,
                                          graze_line_hit *hit, bool leaving)
{
    passage p;
    contact c;
    graze_vec3 run;
    if (!aabb_passes_segment(&p, box, segment, &run))
        return GRAZE_MISS;
    aabb_contact(&c, &p, &run, leaving);
    if (hit == 0)
        return c.result;
    if (c.result == GRAZE_INSIDE)
        aabb_write_end(&hit->point, &hit->normal, leaving ? &segment->b : &segment->a);
    else
        aabb_locate(&hit->point, &hit->normal, box, &segment->a, &run, &c);
    hit->fraction = c.t;
    return c.result;
}

GRAZE_ONCE graze_result aabb_cast_ray(const graze_aabb *box, const graze_ray *ray,
                                      graze_ray_hit *hit, bool leaving)
{
    passage p;
    contact c;
    if (!aabb_passes_ray(&p, box, ray))
        return GRAZE_MISS;
    aabb_contact(&c, &p, &ray->dir, leaving);
    if (hit != 0) {
        aabb_locate(&hit->point, &hit->normal, box, &ray->origin, &ray->dir, &c);
        hit->t = c.t;
    }
    return c.result;
}

bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment)
{
    passage p;
    graze_vec3 run;
    return aabb_passes_segment(&p, box, segment, &run);
}

bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray)
{
    passage p;
    return aabb_passes_ray(&p, box, ray);
}

graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit)
{
    return aabb_cast_segment(box, segment, hit, false);
}

graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
                                      graze_line_hit *hit)
{
    return aabb_cast_segment(box, segment, hit, true);
}

graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    return aabb_cast_ray(box, ray, hit, false);
}

graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
                                     graze_ray_hit *hit)
{
    return aabb_cast_ray(box, ray, hit, true);
}

#endif

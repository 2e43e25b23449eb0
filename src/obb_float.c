/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/obb.h in floats, except for those of two boxes, which are in obb_overlaps_float.c. A box
 * is three slabs, abs(axis . (p - center)) <= half. Lines: see shape/slabs_float.h. The point of a hit is computed
 * from the line alone, not from a face, since the axes need not be perpendicular.
 */
#include "../include/graze/obb.h"
#if GRAZE_FLOAT
#include "number/float.h"
#include "number/float_scale.h"
#include "shape/obb_axes_float.h"
#include "shape/slabs_float.h"

GRAZE_INLINE bool obb_is_empty(const graze_obb *box)
{
    return is_negative(box->half.x) || is_negative(box->half.y) || is_negative(box->half.z);
}

/* ---- Points and spheres ---- */

/* False for a NaN. */
GRAZE_INLINE bool obb_is_between(const graze_vec3 *axis, const graze_vec3 *from_center, float half)
{
    return float_at_most(float_abs(vec3_dot(axis, from_center)), half);
}

GRAZE_INLINE bool obb_contains(const graze_obb *box, const graze_vec3 *from_center)
{
    return obb_is_between(&box->axis[0], from_center, box->half.x) &&
           obb_is_between(&box->axis[1], from_center, box->half.y) &&
           obb_is_between(&box->axis[2], from_center, box->half.z);
}

bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    const graze_vec3 from_center = vec3_between(&box->center, point);
    return obb_contains(box, &from_center);
}

/* c, clamped to [-half, half]; a sum with a NaN is NaN. */
GRAZE_INLINE float obb_clamped(float c, float half)
{
    const float size = float_abs(c);
    if (float_at_most(size, half))
        return c;
    if (float_less(half, size))
        return is_negative(c) ? -half : half;
    return c + half;
}

static bool obb_has_nan(const graze_obb *box)
{
    const graze_vec3 *const vectors[5] = {&box->center, &box->axis[0], &box->axis[1], &box->axis[2],
                                          &box->half};
    for (int i = 0; i < 5; i++) {
        const graze_vec3 *v = vectors[i];
        if (!(float_at_most(v->x, v->x) && float_at_most(v->y, v->y) && float_at_most(v->z, v->z)))
            return true;
    }
    return false;
}

GRAZE_INLINE float obb_point_along(float center, float x, float in_x, float y, float in_y, float z,
                                   float in_z)
{
    return float_held(center + (x * in_x + y * in_y + z * in_z));
}

/* A NaN in the numbers of a box that is not empty makes a distance along an axis NaN, and so the result. */
void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    const graze_vec3 *a = box->axis, *center = &box->center;
    const graze_vec3 from_center = vec3_between(center, point);
    if (obb_contains(box, &from_center) || (obb_is_empty(box) && !obb_has_nan(box))) {
        vec3_copy(nearest, point);
        return;
    }
    const float x = obb_clamped(vec3_dot(&a[0], &from_center), box->half.x);
    const float y = obb_clamped(vec3_dot(&a[1], &from_center), box->half.y);
    const float z = obb_clamped(vec3_dot(&a[2], &from_center), box->half.z);
    nearest->x = obb_point_along(center->x, a[0].x, x, a[1].x, y, a[2].x, z);
    nearest->y = obb_point_along(center->y, a[0].y, x, a[1].y, y, a[2].y, z);
    nearest->z = obb_point_along(center->z, a[0].z, x, a[1].z, y, a[2].z, z);
}

/* How far the point is beyond the faces across an axis; NaN if the box or the point contains a NaN. */
GRAZE_INLINE float obb_excess(const graze_vec3 *axis, const graze_vec3 *from_center, float half)
{
    const float size = float_abs(vec3_dot(axis, from_center));
    return float_at_most(size, half) ? 0.0f : size - half;
}

/* Most spheres are too far away, so the rest is tested last. */
bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    const graze_vec3 from_center = vec3_between(&box->center, &sphere->center);
    const float x = obb_excess(&box->axis[0], &from_center, box->half.x);
    const float y = obb_excess(&box->axis[1], &from_center, box->half.y);
    const float z = obb_excess(&box->axis[2], &from_center, box->half.z);
    const float squared = x * x + y * y + z * z;
    return float_at_most(squared, sphere->radius * sphere->radius) &&
           !is_negative(sphere->radius) && is_finite(squared) && !obb_is_empty(box);
}

/* ---- Lines against an oriented box ---- */

/*
 * A rounded distance along an axis decides on which side of a face the line starts. If it overflows, the faces are at
 * infinity or NaN, and the line misses. A zero axis imposes no limit and has no face. nearest_float.c skips boxes by the
 * same sums.
 */
GRAZE_INLINE bool obb_narrow(passage *p, int axis, const graze_vec3 *direction, float half,
                             const graze_vec3 *from_center, const graze_vec3 *run)
{
    const float along = vec3_dot(direction, from_center), step = vec3_dot(direction, run);
    slab s;
    s.step = float_abs(step);
    s.down = is_negative(step);
    s.to_near = (s.down ? along : -along) - half;
    s.to_far = half + (s.down ? along : -along);
    if (!float_at_most(s.step, FLT_MAX))
        return false;
    if (!is_positive(s.step) && vec3_is_zero(direction))
        return float_at_most(0.0f, s.to_far);
    return passage_narrow(p, &s, axis);
}

/* A line enters a slab with a negative half extent after it leaves it, or, rounded, at the same place. */
SLABS_INLINE bool obb_passes(passage *p, const graze_obb *box, const graze_vec3 *start,
                             const graze_vec3 *run)
{
    const graze_vec3 from_center = vec3_between(&box->center, start);
    return obb_narrow(p, 2, &box->axis[2], box->half.z, &from_center, run) &&
           obb_narrow(p, 1, &box->axis[1], box->half.y, &from_center, run) &&
           obb_narrow(p, 0, &box->axis[0], box->half.x, &from_center, run) &&
           (passage_crosses(p) || (passage_is_open(p) && !obb_is_empty(box)));
}

/* A line that is a point leaves where it enters. */
GRAZE_INLINE void obb_contact(contact *c, const passage *p, const graze_vec3 *run, bool leaving)
{
    passage_contact(c, p, leaving);
    if (leaving && vec3_is_zero(run))
        c->t = 0.0f;
}

static inline void obb_write_normal(graze_vec3 *normal, const graze_obb *box, int face)
{
    const graze_vec3 *axis = &box->axis[face == NO_FACE ? 0 : face / 2];
    const bool down = face % 2 == 0;
    normal->x = face == NO_FACE ? 0.0f : float_held(down ? -axis->x : axis->x);
    normal->y = face == NO_FACE ? 0.0f : float_held(down ? -axis->y : axis->y);
    normal->z = face == NO_FACE ? 0.0f : float_held(down ? -axis->z : axis->z);
}

GRAZE_ONCE void obb_locate(graze_vec3 *point, graze_vec3 *normal, const graze_obb *box,
                           const graze_vec3 *start, const graze_vec3 *run, const contact *c)
{
    point->x = line_at(start->x, run->x, c->t);
    point->y = line_at(start->y, run->y, c->t);
    point->z = line_at(start->z, run->z, c->t);
    obb_write_normal(normal, box, c->face);
}

/* Compiled once for all casts, to save flash. */
GRAZE_ONCE bool obb_cast(contact *c, const graze_obb *box, const graze_vec3 *start,
                         const graze_vec3 *run, float limit, bool ends_at_one, bool leaving)
{
    passage p;
    passage_begin(&p, limit, ends_at_one);
    if (!obb_passes(&p, box, start, run))
        return false;
    obb_contact(c, &p, run, leaving);
    return true;
}

/* The sum of a and b - a may differ from b, so an end in the interior is copied. */
GRAZE_ONCE graze_result obb_cast_segment(const graze_obb *box, const graze_segment *segment,
                                         graze_line_hit *hit, bool leaving)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    contact c;
    if (!obb_cast(&c, box, &segment->a, &run, 1.0f, true, leaving))
        return GRAZE_MISS;
    if (hit == 0)
        return c.result;
    obb_locate(&hit->point, &hit->normal, box, &segment->a, &run, &c);
    if (c.result == GRAZE_INSIDE && leaving)
        vec3_copy(&hit->point, &segment->b);
    hit->fraction = c.t;
    return c.result;
}

GRAZE_ONCE graze_result obb_cast_ray(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit,
                                     bool leaving)
{
    contact c;
    if (!obb_cast(&c, box, &ray->origin, &ray->dir, ray_limit(ray->t_max), false, leaving))
        return GRAZE_MISS;
    if (hit != 0) {
        obb_locate(&hit->point, &hit->normal, box, &ray->origin, &ray->dir, &c);
        hit->t = c.t;
    }
    return c.result;
}

bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    passage p;
    passage_begin(&p, 1.0f, true);
    return obb_passes(&p, box, &segment->a, &run);
}

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    passage p;
    passage_begin(&p, ray_limit(ray->t_max), false);
    return obb_passes(&p, box, &ray->origin, &ray->dir);
}

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit)
{
    return obb_cast_segment(box, segment, hit, false);
}

graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    return obb_cast_segment(box, segment, hit, true);
}

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    return obb_cast_ray(box, ray, hit, false);
}

graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    return obb_cast_ray(box, ray, hit, true);
}

/* ---- Making an oriented box. All arguments are read first, since the result may alias them ---- */

static void obb_write(graze_obb *box, const graze_matrix *world, const graze_vec3 *half)
{
    vec3_copy(&box->center, &world->origin);
    vec3_copy(&box->axis[0], &world->x);
    vec3_copy(&box->axis[1], &world->y);
    vec3_copy(&box->axis[2], &world->z);
    vec3_copy(&box->half, half);
}

static inline graze_vec3 obb_half_of(const graze_vec3 *size)
{
    return graze_vec3_of(size->x * 0.5f, size->y * 0.5f, size->z * 0.5f);
}

void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
                         graze_obb *box)
{
    const graze_vec3 half = obb_half_of(size);
    graze_matrix unit;
    unit.x = graze_vec3_normalize(axes[0]);
    unit.y = graze_vec3_normalize(axes[1]);
    unit.z = graze_vec3_normalize(axes[2]);
    unit.origin = *center;
    obb_write(box, &unit, &half);
}

void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                               const graze_vec3 *size, graze_obb *box)
{
    const graze_vec3 half = obb_half_of(size);
    graze_matrix turned;
    graze_matrix_from_quaternion(*rotation, *center, &turned);
    obb_write(box, &turned, &half);
}

/*
 * Sets the unit vector along a column of the matrix, and returns half of the size along it. A negative size stays
 * negative, even if rounding or a zero column makes the half extent 0.
 */
GRAZE_ONCE float obb_set_axis(graze_vec3 *axis, const graze_vec3 *column, float size)
{
    float half = size * 0.0f;
    vec3_copy(axis, column);
    if (!vec3_is_zero(column)) {
        const float_norm n = norm_of(column->x, column->y, column->z);
        axis->x = norm_unit(&n, column->x);
        axis->y = norm_unit(&n, column->y);
        axis->z = norm_unit(&n, column->z);
        half = float_held(size * 0.5f * norm_length(&n));
    }
    return is_negative(size) && is_zero(half) ? size : half;
}

void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box)
{
    graze_matrix unit;
    graze_vec3 half;
    half.x = obb_set_axis(&unit.x, &world->x, size->x);
    half.y = obb_set_axis(&unit.y, &world->y, size->y);
    half.z = obb_set_axis(&unit.z, &world->z, size->z);
    if (vec3_is_zero(&unit.x))
        unit.x = obb_unit_across(&unit.y, &unit.z);
    if (vec3_is_zero(&unit.y))
        unit.y = obb_unit_across(&unit.z, &unit.x);
    if (vec3_is_zero(&unit.z))
        unit.z = obb_unit_across(&unit.x, &unit.y);
    vec3_copy(&unit.origin, &world->origin);
    obb_write(box, &unit, &half);
}

#endif

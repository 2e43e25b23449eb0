/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Discs, in floats.
 *
 * A line crosses the plane of the disc where its height above the plane is 0, and hits the disc if that point is
 * within the radius. Heights are in lengths of the normal. Signs of the heights decide on which side an end is. The
 * offset from the center is computed from the offset of the start, not from the rounded point, which would be off by
 * units in the last place of its coordinates.
 */
#include "../include/graze/disc.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "number/float_scale.h"

/* ---- Within the radius ---- */

/* Both sides are multiplied by the power of two that takes the greatest number to 2 or more and below 4. That is 0
 * for infinity, whose product with it is NaN. */
GRAZE_ONCE bool disc_holds_scaled(const graze_vec3 *offset, float radius)
{
    const float size = greatest_of(offset->x, offset->y, offset->z);
    const float scale = scale_of(float_less(size, radius) ? radius : size);
    const float most = radius * scale;
    graze_vec3 v;
    v.x = offset->x * scale;
    v.y = offset->y * scale;
    v.z = offset->z * scale;
    return float_at_most(vec3_dot(&v, &v), most * most) && !is_negative(radius);
}

/* The squares of other radii may overflow, or lose bits. */
GRAZE_INLINE bool disc_is_ordinary(float radius)
{
    return float_at_most(0x1p-30f, radius) && float_at_most(radius, 0x1p60f);
}

/* At the point start + run * t of the plane. False if a number is infinite or NaN. */
GRAZE_INLINE bool disc_holds(const graze_disc *disc, const graze_vec3 *from_center,
                             const graze_vec3 *run, float t)
{
    graze_vec3 offset;
    offset.x = from_center->x + run->x * t;
    offset.y = from_center->y + run->y * t;
    offset.z = from_center->z + run->z * t;
    if (disc_is_ordinary(disc->radius))
        return float_at_most(vec3_dot(&offset, &offset), disc->radius * disc->radius);
    return disc_holds_scaled(&offset, disc->radius);
}

/* ---- Hits ---- */

/* The result saturates. */
GRAZE_INLINE void disc_set_point(graze_vec3 *point, const graze_vec3 *start, const graze_vec3 *run,
                                 float t)
{
    const float x = start->x + run->x * t, y = start->y + run->y * t;
    point->z = float_held(start->z + run->z * t);
    point->x = float_held(x);
    point->y = float_held(y);
}

/* ---- Segments ---- */

/* The heights of the ends, and where the height is 0. */
typedef struct {
    float from, to, t;
} disc_crossing;

/* If both heights are 0, t is NaN, and if their difference is infinite, the products are beyond the range of disc.h.
 * The product of heights rules out most segments; a product of like signs may vanish. */
GRAZE_INLINE graze_result disc_meet_segment(const graze_disc *disc, const graze_segment *segment,
                                            const graze_vec3 *run, disc_crossing *c)
{
    const graze_vec3 from_center = vec3_between(&disc->center, &segment->a);
    const graze_vec3 to_end = vec3_between(&disc->center, &segment->b);
    c->from = vec3_dot(&disc->normal, &from_center);
    c->to = vec3_dot(&disc->normal, &to_end);
    if (is_positive(c->from * c->to))
        return GRAZE_MISS;
    c->t = float_div(c->from, c->from - c->to);
    if (!disc_holds(disc, &from_center, run, c->t) || !is_finite(c->from - c->to) ||
        sign_of(c->from) == sign_of(c->to))
        return GRAZE_MISS;
    return is_zero(c->from) || is_zero(c->to) ? GRAZE_TOUCH : GRAZE_HIT;
}

bool graze_disc_overlaps_segment(const graze_disc *disc, const graze_segment *segment)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    disc_crossing c;
    return disc_meet_segment(disc, segment, &run, &c) != GRAZE_MISS;
}

graze_result graze_disc_linecast(const graze_disc *disc, const graze_segment *segment,
                                 graze_face_line_hit *hit)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    disc_crossing c;
    const graze_result result = disc_meet_segment(disc, segment, &run, &c);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    if (is_zero(c.to))
        vec3_copy(&hit->point, &segment->b);
    else
        disc_set_point(&hit->point, &segment->a, &run, c.t);
    vec3_copy(&hit->normal, &disc->normal);
    hit->fraction = float_abs(c.t); /* t may be -0 */
    hit->side = sign_of(c.from);
    return result;
}

/* ---- Rays ---- */

/* c->to: the height that the ray gains while t grows by 1. If it is 0, t is infinite or NaN. */
GRAZE_INLINE graze_result disc_meet_ray(const graze_disc *disc, const graze_ray *ray,
                                        disc_crossing *c)
{
    const graze_vec3 from_center = vec3_between(&disc->center, &ray->origin);
    c->from = vec3_dot(&disc->normal, &from_center);
    c->to = vec3_dot(&disc->normal, &ray->dir);
    if (is_positive(c->from * c->to))
        return GRAZE_MISS;
    c->t = float_div(-c->from, c->to);
    if (!float_at_most(c->t, ray->t_max) || !disc_holds(disc, &from_center, &ray->dir, c->t) ||
        !is_positive(ray->t_max) || !is_finite(c->to) || sign_of(c->from) == sign_of(c->to))
        return GRAZE_MISS;
    return is_zero(c->from) || !float_less(c->t, ray->t_max) ? GRAZE_TOUCH : GRAZE_HIT;
}

bool graze_disc_overlaps_ray(const graze_disc *disc, const graze_ray *ray)
{
    disc_crossing c;
    return disc_meet_ray(disc, ray, &c) != GRAZE_MISS;
}

graze_result graze_disc_raycast(const graze_disc *disc, const graze_ray *ray,
                                graze_face_ray_hit *hit)
{
    disc_crossing c;
    const graze_result result = disc_meet_ray(disc, ray, &c);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    disc_set_point(&hit->point, &ray->origin, &ray->dir, c.t);
    vec3_copy(&hit->normal, &disc->normal);
    hit->t = float_abs(c.t); /* t may be -0 */
    hit->side = sign_of(c.from);
    return result;
}

/* ---- Points ---- */

/* The point, but NaN where the center is NaN. */
GRAZE_INLINE float disc_stay(float point, float center)
{
    return float_at_most(center, center) ? point : center;
}

GRAZE_INLINE graze_vec3 disc_times(const graze_vec3 *v, float power)
{
    graze_vec3 product;
    product.x = v->x * power;
    product.y = v->y * power;
    product.z = v->z * power;
    return product;
}

/* The parts of the offset from the center to the point: along the normal, which is 0 for a zero normal, and across
 * it. */
typedef struct {
    graze_vec3 along, across;
} disc_parts;

GRAZE_INLINE void disc_set_parts(disc_parts *parts, const graze_vec3 *normal,
                                 const graze_vec3 *offset)
{
    const float squared = vec3_dot(normal, normal), height = vec3_dot(normal, offset);
    parts->along = disc_times(normal, float_div(height, is_positive(squared) ? squared : 1.0f));
    parts->across = vec3_between(&parts->along, offset);
}

/* The foot of the perpendicular from the point. */
GRAZE_INLINE void disc_set_foot(graze_vec3 *nearest, const graze_vec3 *point,
                                const graze_vec3 *along)
{
    nearest->x = point->x - along->x;
    nearest->y = point->y - along->y;
    nearest->z = point->z - along->z;
}

/* The point of the rim. t: the radius, divided by the length of `across`. */
GRAZE_INLINE void disc_set_rim(graze_vec3 *nearest, const graze_vec3 *center,
                               const graze_vec3 *across, float t)
{
    nearest->x = center->x + across->x * t;
    nearest->y = center->y + across->y * t;
    nearest->z = center->z + across->z * t;
}

/* Of numbers whose squares might overflow or vanish. A quarter of them, if their differences might overflow. */
GRAZE_ONCE void disc_set_closest_scaled(graze_vec3 *nearest, const graze_disc *disc,
                                        const graze_vec3 *point)
{
    const graze_vec3 *n = &disc->normal;
    graze_vec3 offset = vec3_between(&disc->center, point);
    const bool fits = float_at_most(greatest_of(offset.x, offset.y, offset.z), 0x1p125f);
    const float before = fits ? 1.0f : 0.25f, radius = disc->radius * before;
    const graze_vec3 center = disc_times(&disc->center, before), p = disc_times(point, before);
    const graze_vec3 normal = disc_times(n, scale_of(greatest_of(n->x, n->y, n->z)));
    offset = vec3_between(&center, &p);
    const float scale = scale_of(greatest_of(offset.x, offset.y, offset.z));
    disc_parts parts;
    graze_vec3 closest;
    offset = disc_times(&offset, scale);
    disc_set_parts(&parts, &normal, &offset);
    if (disc_holds_scaled(&parts.across, float_held(radius * scale))) {
        parts.along.x = float_div(parts.along.x, scale);
        parts.along.y = float_div(parts.along.y, scale);
        parts.along.z = float_div(parts.along.z, scale);
        disc_set_foot(&closest, &p, &parts.along);
    } else {
        const graze_vec3 across = parts.across;
        const float_norm length = norm_of(across.x, across.y, across.z);
        parts.across.x = norm_unit(&length, across.x);
        parts.across.y = norm_unit(&length, across.y);
        parts.across.z = norm_unit(&length, across.z);
        disc_set_rim(&closest, &center, &parts.across, radius);
    }
    nearest->x = float_held(float_div(closest.x, before));
    nearest->y = float_held(float_div(closest.y, before));
    nearest->z = float_held(float_div(closest.z, before));
}

GRAZE_INLINE bool disc_is_ordinary_square(float squared)
{
    return float_at_most(0x1p-60f, squared) && float_at_most(squared, 0x1p60f);
}

GRAZE_INLINE void disc_set_closest(graze_vec3 *nearest, const graze_disc *disc,
                                   const graze_vec3 *point)
{
    const graze_vec3 offset = vec3_between(&disc->center, point);
    disc_parts parts;
    if (!disc_is_ordinary_square(vec3_dot(&offset, &offset)) ||
        !disc_is_ordinary_square(vec3_dot(&disc->normal, &disc->normal))) {
        disc_set_closest_scaled(nearest, disc, point);
        return;
    }
    disc_set_parts(&parts, &disc->normal, &offset);
    const float squared = vec3_dot(&parts.across, &parts.across);
    if (float_at_most(squared, disc->radius * disc->radius))
        disc_set_foot(nearest, point, &parts.along);
    else
        disc_set_rim(nearest, &disc->center, &parts.across,
                     float_div(disc->radius, float_sqrt(squared)));
}

void graze_disc_closest_point(const graze_disc *disc, const graze_vec3 *point, graze_vec3 *nearest)
{
    if (is_negative(disc->radius)) {
        nearest->x = disc_stay(point->x, disc->center.x);
        nearest->y = disc_stay(point->y, disc->center.y);
        nearest->z = disc_stay(point->z, disc->center.z);
    } else if (is_finite(disc->radius)) {
        disc_set_closest(nearest, disc, point);
    } else {
        nearest->x = nearest->y = nearest->z = disc->radius - disc->radius;
    }
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines against planes in floats. The signs of the heights of a line's ends decide; for a plane across an axis a height is a
 * difference of two coordinates, whose sign is exact.
 */
#include "../include/graze/plane.h"

#if GRAZE_FLOAT
#include "shape/plane_float.h"

/* ---- Where a line passes a plane, by heights; the normal of the hit is written elsewhere ---- */

GRAZE_INLINE bool plane_is_finite(const graze_vec3 *v)
{
    return are_finite(v->x, v->y, v->z);
}

GRAZE_ONCE void plane_hold_point(graze_vec3 *point)
{
    vec3_set(point, float_held(point->x), float_held(point->y), float_held(point->z));
}

/* start + run * t, saturating. */
GRAZE_INLINE void plane_set_point(graze_vec3 *point, const graze_vec3 *start, const graze_vec3 *run,
                                  float t)
{
    const float x = start->x + run->x * t, y = start->y + run->y * t, z = start->z + run->z * t;
    vec3_set(point, x, y, z);
    if (!are_finite(x, y, z))
        plane_hold_point(point);
}

/* A fraction of 1 would not always lead to the end itself, so an end on the plane is copied. */
GRAZE_INLINE void plane_locate_on_segment(graze_face_line_hit *hit, const graze_segment *segment,
                                          const graze_vec3 *run, float from, float drop,
                                          graze_side after)
{
    hit->fraction = hit->side == GRAZE_ACROSS ? 0.0f : float_div(from, drop);
    if (after == GRAZE_ACROSS && hit->side != GRAZE_ACROSS)
        vec3_set(&hit->point, segment->b.x, segment->b.y, segment->b.z);
    else
        plane_set_point(&hit->point, &segment->a, run, hit->fraction);
}

/* A finite run excludes ends that are infinite or NaN, a finite drop excludes such heights. The drop is computed from halves
 * if the difference of finite heights overflows. */
GRAZE_REPEATED graze_result plane_meet_segment(const graze_segment *segment, float from, float to,
                                               graze_face_line_hit *hit)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    const graze_side before = sign_of(from), after = sign_of(to);
    float drop = from - to;
    if (!is_finite(drop)) {
        from *= 0.5f;
        drop = from - to * 0.5f;
    }
    if (!plane_is_finite(&run) || !is_finite(drop))
        return GRAZE_MISS;
    if (hit != 0) {
        hit->side = before;
        plane_locate_on_segment(hit, segment, &run, from, drop, after);
    }
    return before == GRAZE_ACROSS || after == GRAZE_ACROSS ? GRAZE_TOUCH : GRAZE_HIT;
}

/* from, to: the heights of the ends. */
GRAZE_INLINE graze_result plane_cast_segment(const graze_segment *segment, float from, float to,
                                             graze_face_line_hit *hit)
{
    if (is_positive(from) ? is_positive(to) : is_negative(from) && is_negative(to))
        return GRAZE_MISS;
    return plane_meet_segment(segment, from, to, hit);
}

static float plane_far_along(float start, float run, float t)
{
    return is_zero(run) ? start : float_held(start + run * 0x1p126f * t * 0x1p64f);
}

/* For a t beyond the floats: from is at least 2^-21 and drop less than 1, so their scaled quotient is a number. A run that
 * is not 0 is scaled so that the product is at least 2^-21 again. */
static void plane_set_far_point(graze_vec3 *point, const graze_ray *ray, float from, float drop)
{
    const float t = float_div(from * 0x1p-64f, drop * 0x1p126f);
    vec3_set(point, plane_far_along(ray->origin.x, ray->dir.x, t),
             plane_far_along(ray->origin.y, ray->dir.y, t),
             plane_far_along(ray->origin.z, ray->dir.z, t));
}

/* The point, or only t, is beyond the floats, or a number of the ray is not finite. */
GRAZE_ONCE bool plane_locate_beyond(graze_face_ray_hit *hit, const graze_ray *ray, float from,
                                    float drop, float t)
{
    if (!plane_is_finite(&ray->origin) || !plane_is_finite(&ray->dir))
        return false;
    hit->t = float_less(t, FLT_MAX) ? t : FLT_MAX;
    if (is_finite(t))
        plane_set_point(&hit->point, &ray->origin, &ray->dir, t);
    else
        plane_set_far_point(&hit->point, ray, from, drop);
    return true;
}

/* Returns false if a number of the ray is not finite; the hit is unchanged then. If the point is finite, so are they. */
GRAZE_INLINE bool plane_locate_on_ray(graze_face_ray_hit *hit, const graze_ray *ray, float from,
                                      float drop, float t)
{
    const graze_vec3 *start = &ray->origin, *run = &ray->dir;
    const float x = start->x + run->x * t, y = start->y + run->y * t, z = start->z + run->z * t;
    if (are_finite(x, y, z)) {
        vec3_set(&hit->point, x, y, z);
        hit->t = t;
        return true;
    }
    return plane_locate_beyond(hit, ray, from, drop, t);
}

/* If t_max is GRAZE_NO_LIMIT or infinite, t may be infinite. */
GRAZE_REPEATED graze_result plane_meet_ray(const graze_ray *ray, float from, float drop,
                                           graze_face_ray_hit *hit)
{
    const graze_side side = sign_of(from);
    const float t = side == GRAZE_ACROSS ? 0.0f : float_div(from, drop);
    if (!float_at_most(t, ray->t_max) && !float_at_most(GRAZE_NO_LIMIT, ray->t_max))
        return GRAZE_MISS;
    if (!are_finite(from, drop, 0.0f))
        return GRAZE_MISS;
    if (hit == 0) {
        if (!plane_is_finite(&ray->origin) || !plane_is_finite(&ray->dir))
            return GRAZE_MISS;
    } else {
        if (!plane_locate_on_ray(hit, ray, from, drop, t))
            return GRAZE_MISS;
        hit->side = side;
    }
    if (side == GRAZE_ACROSS)
        return GRAZE_TOUCH;
    return float_less(t, ray->t_max) || float_at_most(GRAZE_NO_LIMIT, ray->t_max) ? GRAZE_HIT
                                                                                  : GRAZE_TOUCH;
}

/* from: the height of the origin. drop: the height that the ray loses while t grows by 1. */
GRAZE_INLINE graze_result plane_cast_ray(const graze_ray *ray, float from, float drop,
                                         graze_face_ray_hit *hit)
{
    if (is_positive(from) ? !is_positive(drop) : is_negative(from) && !is_negative(drop))
        return GRAZE_MISS;
    return plane_meet_ray(ray, from, drop, hit);
}

/* ---- Lines against a plane ---- */

graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit)
{
    const graze_vec3 *normal = &plane->normal;
    const float from = plane_height(plane, &segment->a), to = plane_height(plane, &segment->b);
    if (is_zero(from) && vec3_is_zero(normal))
        return GRAZE_MISS;
    const graze_result result = plane_cast_segment(segment, from, to, hit);
    if (result != GRAZE_MISS && hit != 0)
        vec3_set(&hit->normal, normal->x, normal->y, normal->z);
    return result;
}

graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit)
{
    const graze_vec3 *normal = &plane->normal;
    const float from = plane_height(plane, &ray->origin), drop = -vec3_dot(normal, &ray->dir);
    if (is_zero(from) && vec3_is_zero(normal))
        return GRAZE_MISS;
    const graze_result result = plane_cast_ray(ray, from, drop, hit);
    if (result != GRAZE_MISS && hit != 0)
        vec3_set(&hit->normal, normal->x, normal->y, normal->z);
    return result;
}

/* ---- Lines against a plane across an axis: on that axis the point is the plane's own coordinate ---- */

graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    const graze_result result =
        plane_cast_segment(segment, segment->a.z - z, segment->b.z - z, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.z = z;
        vec3_set(&hit->normal, 0.0f, 0.0f, 1.0f);
    }
    return result;
}

graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    const graze_result result =
        plane_cast_segment(segment, segment->a.y - y, segment->b.y - y, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.y = y;
        vec3_set(&hit->normal, 0.0f, 1.0f, 0.0f);
    }
    return result;
}

graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    const graze_result result =
        plane_cast_segment(segment, segment->a.x - x, segment->b.x - x, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.x = x;
        vec3_set(&hit->normal, 1.0f, 0.0f, 0.0f);
    }
    return result;
}

graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit)
{
    const graze_result result = plane_cast_ray(ray, ray->origin.z - z, -ray->dir.z, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.z = z;
        vec3_set(&hit->normal, 0.0f, 0.0f, 1.0f);
    }
    return result;
}

graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit)
{
    const graze_result result = plane_cast_ray(ray, ray->origin.y - y, -ray->dir.y, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.y = y;
        vec3_set(&hit->normal, 0.0f, 1.0f, 0.0f);
    }
    return result;
}

graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit)
{
    const graze_result result = plane_cast_ray(ray, ray->origin.x - x, -ray->dir.x, hit);
    if (result != GRAZE_MISS && hit != 0) {
        hit->point.x = x;
        vec3_set(&hit->normal, 1.0f, 0.0f, 0.0f);
    }
    return result;
}

#endif

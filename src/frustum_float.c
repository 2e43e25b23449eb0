/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which shapes are in view, in floats. A shape reaches from pull - reach to pull + reach along a normal, where the pull
 * of a point is normal . point. A box is tested by its corners: those products round like the ones of
 * graze_frustum_contains_point, so a box that is one point has the same result as the point.
 *
 * Each test is false for a NaN: such a plane neither culls nor contains the shape.
 */
#include "../include/graze/frustum.h"

#if GRAZE_FLOAT
#include "number/float.h"

enum { FRUSTUM_PLANES = GRAZE_FRUSTUM_PLANES };

GRAZE_INLINE float frustum_pull(const graze_normal *n, const graze_vec3 *point)
{
    return n->x * point->x + n->y * point->y + n->z * point->z;
}

static inline bool frustum_is_zero_normal(const graze_normal *n)
{
    return is_zero(n->x) && is_zero(n->y) && is_zero(n->z);
}

bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point)
{
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        if (!float_at_most(frustum->limit[i], frustum_pull(&frustum->normal[i], point)))
            return false;
    return true;
}

static inline graze_view frustum_view_between(float least, float most, float limit)
{
    if (float_at_most(limit, least))
        return GRAZE_VIEW_INSIDE;
    return float_less(most, limit) ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

/* ---- Spheres ---- */

/* The view of an empty sphere, or of one whose radius is NaN. */
static inline graze_view frustum_view_of_radius(float radius)
{
    return is_negative(radius) ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

/* A sphere does not reach beyond its center along a zero normal. */
GRAZE_INLINE graze_view frustum_view_of_sphere(const graze_normal *n, float limit,
                                               const graze_sphere *sphere)
{
    const float pull = frustum_pull(n, &sphere->center);
    const graze_view view =
        frustum_view_between(pull - sphere->radius, pull + sphere->radius, limit);
    if (view == GRAZE_VIEW_PARTLY && frustum_is_zero_normal(n))
        return frustum_view_between(pull, pull, limit);
    return view;
}

graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (!float_at_most(0.0f, sphere->radius))
        return frustum_view_of_radius(sphere->radius);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const graze_view view =
            frustum_view_of_sphere(&frustum->normal[i], frustum->limit[i], sphere);
        if (view == GRAZE_VIEW_OUTSIDE)
            return view;
        if (view == GRAZE_VIEW_PARTLY)
            all = view;
    }
    return all;
}

bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere)
{
    if (!float_at_most(0.0f, sphere->radius))
        return is_negative(sphere->radius);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const graze_normal *n = &frustum->normal[i];
        const float pull = frustum_pull(n, &sphere->center), limit = frustum->limit[i];
        if (float_less(pull, limit) &&
            (float_less(pull + sphere->radius, limit) || frustum_is_zero_normal(n)))
            return true;
    }
    return false;
}

/* ---- Capsules ---- */

/* Of both ends, along one normal. */
GRAZE_INLINE graze_view frustum_view_of_capsule(const graze_normal *n, float limit,
                                                const graze_capsule *capsule)
{
    const graze_sphere a = {capsule->core.a, capsule->radius},
                       b = {capsule->core.b, capsule->radius};
    const graze_view first = frustum_view_of_sphere(n, limit, &a),
                     second = frustum_view_of_sphere(n, limit, &b);
    return first == second ? first : GRAZE_VIEW_PARTLY;
}

graze_view graze_frustum_classify_capsule(const graze_frustum *frustum,
                                          const graze_capsule *capsule)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (!float_at_most(0.0f, capsule->radius))
        return frustum_view_of_radius(capsule->radius);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const graze_view view =
            frustum_view_of_capsule(&frustum->normal[i], frustum->limit[i], capsule);
        if (view == GRAZE_VIEW_OUTSIDE)
            return view;
        if (view == GRAZE_VIEW_PARTLY)
            all = view;
    }
    return all;
}

bool graze_frustum_culls_capsule(const graze_frustum *frustum, const graze_capsule *capsule)
{
    return graze_frustum_classify_capsule(frustum, capsule) == GRAZE_VIEW_OUTSIDE;
}

/* ---- Boxes ---- */

GRAZE_INLINE graze_vec3 frustum_farthest_along(const graze_aabb *box, float x, float y, float z)
{
    graze_vec3 corner;
    corner.x = is_negative(x) ? box->min.x : box->max.x;
    corner.y = is_negative(y) ? box->min.y : box->max.y;
    corner.z = is_negative(z) ? box->min.z : box->max.z;
    return corner;
}

GRAZE_INLINE graze_vec3 frustum_farthest_against(const graze_aabb *box, float x, float y, float z)
{
    graze_vec3 corner;
    corner.x = is_negative(x) ? box->max.x : box->min.x;
    corner.y = is_negative(y) ? box->max.y : box->min.y;
    corner.z = is_negative(z) ? box->max.z : box->min.z;
    return corner;
}

graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction)
{
    return frustum_farthest_along(box, direction.x, direction.y, direction.z);
}

graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction)
{
    return frustum_farthest_against(box, direction.x, direction.y, direction.z);
}

static inline bool frustum_is_box(const graze_aabb *box)
{
    return float_at_most(box->min.x, box->max.x) && float_at_most(box->min.y, box->max.y) &&
           float_at_most(box->min.z, box->max.z);
}

static inline bool frustum_is_nan_point(const graze_vec3 *p)
{
    return !(float_at_most(p->x, p->x) && float_at_most(p->y, p->y) && float_at_most(p->z, p->z));
}

/* The view of a box that frustum_is_box rejects. */
GRAZE_ONCE graze_view frustum_view_of_no_box(const graze_aabb *box)
{
    return frustum_is_nan_point(&box->min) || frustum_is_nan_point(&box->max) ? GRAZE_VIEW_PARTLY
                                                                              : GRAZE_VIEW_OUTSIDE;
}

GRAZE_INLINE bool frustum_is_in_front(const graze_frustum *f, int plane, const graze_aabb *box)
{
    const graze_normal *n = &f->normal[plane];
    const graze_vec3 last = frustum_farthest_against(box, n->x, n->y, n->z);
    return float_at_most(f->limit[plane], frustum_pull(n, &last));
}

GRAZE_INLINE bool frustum_is_behind(const graze_frustum *f, int plane, const graze_aabb *box)
{
    const graze_normal *n = &f->normal[plane];
    const graze_vec3 first = frustum_farthest_along(box, n->x, n->y, n->z);
    return float_less(frustum_pull(n, &first), f->limit[plane]);
}

graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (!frustum_is_box(box))
        return frustum_view_of_no_box(box);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        if (frustum_is_in_front(frustum, i, box))
            continue;
        if (frustum_is_behind(frustum, i, box))
            return GRAZE_VIEW_OUTSIDE;
        all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                  uint32_t count, graze_view *views)
{
    for (uint32_t i = 0; i < count; i++)
        views[i] = graze_frustum_classify_aabb(frustum, &boxes[i]);
}

bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    if (!frustum_is_box(box))
        return frustum_view_of_no_box(box) == GRAZE_VIEW_OUTSIDE;
    GRAZE_UNROLL
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        if (frustum_is_behind(frustum, i, box))
            return true;
    return false;
}

bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
                                   uint8_t *plane)
{
    int at = *plane < FRUSTUM_PLANES ? *plane : 0;
    if (!frustum_is_box(box))
        return frustum_view_of_no_box(box) == GRAZE_VIEW_OUTSIDE;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        if (frustum_is_behind(frustum, at, box)) {
            *plane = (uint8_t)at;
            return true;
        }
        at = at + 1 < FRUSTUM_PLANES ? at + 1 : 0;
    }
    return false;
}

/* ---- Oriented boxes ---- */

/* The view of an empty box, or of one whose half extent is NaN. */
static inline graze_view frustum_view_of_half(const graze_vec3 *half)
{
    return frustum_is_nan_point(half) ? GRAZE_VIEW_PARTLY : GRAZE_VIEW_OUTSIDE;
}

GRAZE_INLINE graze_view frustum_view_of_obb(const graze_normal *n, float limit,
                                            const graze_obb *box)
{
    const float pull = frustum_pull(n, &box->center);
    const float reach = box->half.x * float_abs(frustum_pull(n, &box->axis[0])) +
                        box->half.y * float_abs(frustum_pull(n, &box->axis[1])) +
                        box->half.z * float_abs(frustum_pull(n, &box->axis[2]));
    return frustum_view_between(pull - reach, pull + reach, limit);
}

graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (!(float_at_most(0.0f, box->half.x) && float_at_most(0.0f, box->half.y) &&
          float_at_most(0.0f, box->half.z)))
        return frustum_view_of_half(&box->half);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const graze_view view = frustum_view_of_obb(&frustum->normal[i], frustum->limit[i], box);
        if (view == GRAZE_VIEW_OUTSIDE)
            return view;
        if (view == GRAZE_VIEW_PARTLY)
            all = view;
    }
    return all;
}

bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box)
{
    return graze_frustum_classify_obb(frustum, box) == GRAZE_VIEW_OUTSIDE;
}

#endif

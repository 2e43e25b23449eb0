/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which shapes are in view. Most shapes that are drawn are in front of every plane, so each plane tests that first, and
 * only if the test fails whether the shape is behind. The near plane comes first, and tests at the start whether the
 * shape is behind: that rejects half of the world, everything behind the eye.
 *
 * Functions with a parameter `is_short` are expanded twice: for 64 bits, and for coordinates that need more.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "shape/aabb_view.h"
#include "number/solid.h"

/* Loads the planes of a frustum again where a test failed, so that those that pass need not keep them in registers. At
 * -Os, and with the few registers of Thumb-1, that costs more than it saves. */
#if GRAZE_FOR_SIZE || (defined(__thumb__) && !defined(__thumb2__))
#define RELOAD_PLANES(frustum) ((void)(frustum))
#else
#define RELOAD_PLANES(frustum) GRAZE_NOW(frustum)
#endif

enum { FRUSTUM_PLANES = GRAZE_FRUSTUM_PLANES };

bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point)
{
    const bool is_short = is_short_point(point);
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        if (!plane_holds(&frustum->normal[i], frustum->limit[i], point, is_short))
            return false;
    return true;
}

/* ---- Spheres ---- */

/* The sphere is not empty: the radius is 0 or more. A ball does not reach beyond a zero normal. */
GRAZE_INLINE graze_view frustum_view_of_sphere(const graze_normal *n, graze_wide limit,
                                               const graze_sphere *sphere, bool is_short)
{
    if (ball_is_in(n, limit, sphere, is_short))
        return GRAZE_VIEW_INSIDE;
    if (is_no_normal(n))
        return limit > 0 ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_INSIDE;
    return ball_is_out(n, limit, sphere, is_short) ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

GRAZE_INLINE graze_view frustum_classify_sphere(const graze_frustum *f, const graze_sphere *sphere,
                                                bool is_short)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (ball_is_out(&f->normal[0], f->limit[0], sphere, is_short))
        return GRAZE_VIEW_OUTSIDE;
    GRAZE_UNROLL
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        graze_view view = frustum_view_of_sphere(&f->normal[i], f->limit[i], sphere, is_short);
        if (view == GRAZE_VIEW_OUTSIDE)
            return GRAZE_VIEW_OUTSIDE;
        if (view == GRAZE_VIEW_PARTLY)
            all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

GRAZE_ONCE graze_view frustum_classify_wild_sphere(const graze_frustum *f,
                                                   const graze_sphere *sphere)
{
    return frustum_classify_sphere(f, sphere, false);
}

graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere)
{
    if (sphere->radius < 0)
        return GRAZE_VIEW_OUTSIDE;
    if (is_short_point(&sphere->center))
        return frustum_classify_sphere(frustum, sphere, true);
    return frustum_classify_wild_sphere(frustum, sphere);
}

bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere)
{
    return graze_frustum_classify_sphere(frustum, sphere) == GRAZE_VIEW_OUTSIDE;
}

/* ---- Capsules ---- */

/* The view of the ball around an end of the core, by one plane. */
GRAZE_INLINE graze_view frustum_view_of_end(const graze_frustum *f, int i, const graze_vec3 *end,
                                            graze_scalar radius, bool is_short)
{
    graze_sphere ball;
    vec3_copy(&ball.center, end);
    ball.radius = radius;
    return frustum_view_of_sphere(&f->normal[i], f->limit[i], &ball, is_short);
}

/* The capsule is not empty. */
GRAZE_INLINE graze_view frustum_view_of_capsule(const graze_frustum *f, int i,
                                                const graze_capsule *capsule, bool is_short)
{
    const graze_view a = frustum_view_of_end(f, i, &capsule->core.a, capsule->radius, is_short);
    const graze_view b = frustum_view_of_end(f, i, &capsule->core.b, capsule->radius, is_short);
    return a == b ? a : GRAZE_VIEW_PARTLY;
}

GRAZE_INLINE graze_view frustum_classify_any_capsule(const graze_frustum *f,
                                                     const graze_capsule *capsule, bool is_short)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const graze_view view = frustum_view_of_capsule(f, i, capsule, is_short);
        if (view == GRAZE_VIEW_OUTSIDE)
            return GRAZE_VIEW_OUTSIDE;
        if (view == GRAZE_VIEW_PARTLY)
            all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

GRAZE_ONCE graze_view frustum_classify_wild_capsule(const graze_frustum *f,
                                                    const graze_capsule *capsule)
{
    return frustum_classify_any_capsule(f, capsule, false);
}

graze_view graze_frustum_classify_capsule(const graze_frustum *frustum,
                                          const graze_capsule *capsule)
{
    if (capsule->radius < 0)
        return GRAZE_VIEW_OUTSIDE;
    if (is_short_point(&capsule->core.a) && is_short_point(&capsule->core.b))
        return frustum_classify_any_capsule(frustum, capsule, true);
    return frustum_classify_wild_capsule(frustum, capsule);
}

bool graze_frustum_culls_capsule(const graze_frustum *frustum, const graze_capsule *capsule)
{
    return graze_frustum_classify_capsule(frustum, capsule) == GRAZE_VIEW_OUTSIDE;
}

/* ---- Boxes ---- */

graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction)
{
    SET_CORNER(&direction, box, &direction, min, max);
    return direction;
}

graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction)
{
    SET_CORNER(&direction, box, &direction, max, min);
    return direction;
}

GRAZE_INLINE graze_view frustum_classify_aabb(const graze_frustum *f, const graze_aabb *box,
                                              bool is_short)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (aabb_is_out(&f->normal[0], f->limit[0], box, is_short))
        return GRAZE_VIEW_OUTSIDE;
    GRAZE_UNROLL
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        if (!aabb_is_in(&f->normal[i], f->limit[i], box, is_short)) {
            const graze_frustum *again = f;
            RELOAD_PLANES(again);
            if (aabb_is_out(&again->normal[i], again->limit[i], box, is_short))
                return GRAZE_VIEW_OUTSIDE;
            all = GRAZE_VIEW_PARTLY;
        }
    return all;
}

GRAZE_ONCE graze_view frustum_classify_wild_aabb(const graze_frustum *f, const graze_aabb *box)
{
    return frustum_classify_aabb(f, box, false);
}

graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    if (!is_box(box))
        return GRAZE_VIEW_OUTSIDE;
    if (is_short_aabb(box))
        return frustum_classify_aabb(frustum, box, true);
    return frustum_classify_wild_aabb(frustum, box);
}

void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                  uint32_t count, graze_view *views)
{
    for (uint32_t i = 0; i < count; i++)
        views[i] = graze_frustum_classify_aabb(frustum, &boxes[i]);
}

/* Whether one of the planes, from `*at` on, excludes the box; stores the index of that plane. */
GRAZE_INLINE bool frustum_culls_aabb(const graze_frustum *f, const graze_aabb *box, uint8_t *at,
                                     bool is_short)
{
    unsigned plane = *at < FRUSTUM_PLANES ? *at : 0;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        if (aabb_is_out(&f->normal[plane], f->limit[plane], box, is_short)) {
            *at = (uint8_t)plane;
            return true;
        }
        plane = plane + 1 < FRUSTUM_PLANES ? plane + 1 : 0;
    }
    return false;
}

GRAZE_ONCE bool frustum_culls_wild_aabb(const graze_frustum *f, const graze_aabb *box, uint8_t *at)
{
    return frustum_culls_aabb(f, box, at, false);
}

bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
                                   uint8_t *plane)
{
    if (!is_box(box))
        return true;
    if (is_short_aabb(box))
        return frustum_culls_aabb(frustum, box, plane, true);
    return frustum_culls_wild_aabb(frustum, box, plane);
}

/* All planes in order: written out, so that no plane is addressed by an index. */
GRAZE_INLINE bool frustum_excludes_aabb(const graze_frustum *f, const graze_aabb *box)
{
    GRAZE_UNROLL
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        if (aabb_is_out(&f->normal[i], f->limit[i], box, true))
            return true;
    return false;
}

bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    uint8_t plane = 0;
    if (!is_box(box))
        return true;
    if (is_short_aabb(box))
        return frustum_excludes_aabb(frustum, box);
    return frustum_culls_wild_aabb(frustum, box, &plane);
}

/* ---- Oriented boxes ---- */

graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    if (box->half.x < 0 || box->half.y < 0 || box->half.z < 0)
        return GRAZE_VIEW_OUTSIDE;
    const graze_wide slack = box_slack_of(box);
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        graze_view view = box_view(&frustum->normal[i], frustum->limit[i], box, slack);
        if (view == GRAZE_VIEW_OUTSIDE)
            return GRAZE_VIEW_OUTSIDE;
        if (view == GRAZE_VIEW_PARTLY)
            all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box)
{
    return graze_frustum_classify_obb(frustum, box) == GRAZE_VIEW_OUTSIDE;
}

#include "wide/end_fast.h"

#endif

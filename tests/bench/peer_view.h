/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shapes against the six planes of a frustum. Normals are in Q16.16, and limits are products, so that no sum of products
 * is shifted. Boxes are tested by the corners farthest against and along each normal (the n- and the p-vertex), oriented
 * boxes by their projected radius. Most planes are in front of most shapes, so that is tested first.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_VIEW_H
#define GRAZE_TESTS_BENCH_PEER_VIEW_H

#include "peer_number.h"

typedef struct {
    graze_vec3 normal;
    peer_products limit;
} peer_plane;

/* What the peers test in place of the frustum that the bench passes. */
static peer_plane peer_planes[GRAZE_FRUSTUM_PLANES];

static bool peer_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point)
{
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (peer_dot_wide(&peer_planes[i].normal, point) < peer_planes[i].limit)
            return false;
    return true;
}

/* The view of a shape that extends `radius` from its center along the normal. */
static inline graze_view peer_add_view(graze_view all, peer_products center, peer_products radius,
                                       peer_products limit)
{
    if (center - radius >= limit)
        return all;
    return center + radius < limit ? GRAZE_VIEW_OUTSIDE : GRAZE_VIEW_PARTLY;
}

static graze_view peer_frustum_classify_sphere(const graze_frustum *frustum,
                                               const graze_sphere *sphere)
{
    const peer_products radius = peer_product(sphere->radius, GRAZE_ONE);
    graze_view all = GRAZE_VIEW_INSIDE;
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES && all != GRAZE_VIEW_OUTSIDE; i++)
        all = peer_add_view(all, peer_dot_wide(&peer_planes[i].normal, &sphere->center), radius,
                            peer_planes[i].limit);
    return all;
}

static bool peer_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere)
{
    const peer_products radius = peer_product(sphere->radius, GRAZE_ONE);
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (peer_dot_wide(&peer_planes[i].normal, &sphere->center) + radius < peer_planes[i].limit)
            return true;
    return false;
}

/* A capsule extends from the end with the least pull to that with the greatest, and by the radius. */
static graze_view peer_frustum_classify_capsule(const graze_frustum *frustum,
                                                const graze_capsule *capsule)
{
    const peer_products radius = peer_product(capsule->radius, GRAZE_ONE);
    graze_view all = GRAZE_VIEW_INSIDE;
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES && all != GRAZE_VIEW_OUTSIDE; i++) {
        const peer_products a = peer_dot_wide(&peer_planes[i].normal, &capsule->core.a);
        const peer_products b = peer_dot_wide(&peer_planes[i].normal, &capsule->core.b);
        if ((a < b ? a : b) - radius >= peer_planes[i].limit)
            continue;
        all = (a < b ? b : a) + radius < peer_planes[i].limit ? GRAZE_VIEW_OUTSIDE
                                                              : GRAZE_VIEW_PARTLY;
    }
    return all;
}

static bool peer_frustum_culls_capsule(const graze_frustum *frustum, const graze_capsule *capsule)
{
    const peer_products radius = peer_product(capsule->radius, GRAZE_ONE);
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (peer_dot_wide(&peer_planes[i].normal, &capsule->core.a) + radius <
                peer_planes[i].limit &&
            peer_dot_wide(&peer_planes[i].normal, &capsule->core.b) + radius < peer_planes[i].limit)
            return true;
    return false;
}

/* The pull of the corner that has `min` along each negative component of the normal. */
static inline peer_products peer_pull_of_corner(const graze_vec3 *n, const graze_vec3 *min,
                                                const graze_vec3 *max)
{
    return peer_product(n->x, n->x < 0 ? min->x : max->x) +
           peer_product(n->y, n->y < 0 ? min->y : max->y) +
           peer_product(n->z, n->z < 0 ? min->z : max->z);
}

static graze_view peer_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const peer_plane *p = &peer_planes[i];
        if (peer_pull_of_corner(&p->normal, &box->max, &box->min) >= p->limit)
            continue;
        if (peer_pull_of_corner(&p->normal, &box->min, &box->max) < p->limit)
            return GRAZE_VIEW_OUTSIDE;
        all = GRAZE_VIEW_PARTLY;
    }
    return all;
}

static void peer_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
                                        uint32_t count, graze_view *views)
{
    for (uint32_t i = 0; i < count; i++)
        views[i] = peer_frustum_classify_aabb(frustum, &boxes[i]);
}

static bool peer_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box)
{
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++)
        if (peer_pull_of_corner(&peer_planes[i].normal, &box->min, &box->max) <
            peer_planes[i].limit)
            return true;
    return false;
}

static inline peer_products peer_radius_along(const graze_vec3 *normal, const graze_obb *box)
{
    return peer_product(box->half.x, peer_abs(peer_dot(normal, &box->axis[0]))) +
           peer_product(box->half.y, peer_abs(peer_dot(normal, &box->axis[1]))) +
           peer_product(box->half.z, peer_abs(peer_dot(normal, &box->axis[2])));
}

static graze_view peer_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box)
{
    graze_view all = GRAZE_VIEW_INSIDE;
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES && all != GRAZE_VIEW_OUTSIDE; i++) {
        const peer_plane *p = &peer_planes[i];
        all = peer_add_view(all, peer_dot_wide(&p->normal, &box->center),
                            peer_radius_along(&p->normal, box), p->limit);
    }
    return all;
}

static bool peer_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box)
{
    (void)frustum;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        const peer_plane *p = &peer_planes[i];
        if (peer_dot_wide(&p->normal, &box->center) + peer_radius_along(&p->normal, box) < p->limit)
            return true;
    }
    return false;
}

#endif

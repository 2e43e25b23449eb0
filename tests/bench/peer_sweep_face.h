/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual way of a sphere that moves at a triangle and a parallelogram: see bench_sweep_face.c. */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP_FACE_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP_FACE_H

#include "peer_capsule.h"

typedef struct {
    graze_vec3 corner[4], normal; /* of unit length */
    int corners;
} peer_face;

static inline void set_face(peer_face *f, const graze_vec3 *corner, const graze_vec3 *u,
                            const graze_vec3 *v, bool is_triangle)
{
    f->corners = is_triangle ? 3 : 4;
    f->corner[0] = *corner;
    f->corner[1] = peer_plus(corner, u);
    f->corner[2] = is_triangle ? peer_plus(corner, v) : peer_plus(&f->corner[1], v);
    f->corner[3] = peer_plus(corner, v);
    f->normal =
        graze_vec3_normalize(graze_vec3_cross(graze_vec3_normalize(*u), graze_vec3_normalize(*v)));
}

/* On the inner side of all edges. */
static inline bool is_above(const peer_face *f, const graze_vec3 *place)
{
    for (int i = 0; i < f->corners; i++) {
        const graze_vec3 *a = &f->corner[i], *b = &f->corner[i + 1 < f->corners ? i + 1 : 0];
        const graze_vec3 edge = graze_vec3_normalize(peer_minus(b, a)), way = peer_minus(place, a);
        const graze_vec3 inner = graze_vec3_cross(f->normal, edge);
        if (peer_sum(peer_dot_wide(&inner, &way)) < 0)
            return false;
    }
    return true;
}

static inline bool meets_plane(const peer_face *f, const graze_sphere *sphere,
                               const graze_vec3 *motion, graze_sweep_hit *hit)
{
    const graze_vec3 way = peer_minus(&sphere->center, &f->corner[0]);
    graze_scalar height = peer_sum(peer_dot_wide(&f->normal, &way));
    graze_scalar speed = peer_sum(peer_dot_wide(&f->normal, motion)), t;
    hit->normal = f->normal;
    if (height < 0) {
        hit->normal = graze_vec3_of(-f->normal.x, -f->normal.y, -f->normal.z);
        height = -height;
        speed = -speed;
    }
    if (speed >= 0 || !peer_quotient_within(height - sphere->radius, -speed, GRAZE_ONE, &t))
        return false;
    hit->center = peer_point_at(&sphere->center, motion, t);
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
    return is_above(f, &hit->center);
}

static inline bool meets_edges(const peer_face *f, const graze_sphere *sphere,
                               const graze_vec3 *motion, graze_sweep_hit *hit)
{
    bool found = false;
    for (int i = 0; i < f->corners; i++) {
        const graze_capsule around = {{f->corner[i], f->corner[i + 1 < f->corners ? i + 1 : 0]},
                                      sphere->radius};
        const peer_cores c = peer_cores_of(&around.core, &sphere->center, motion);
        graze_scalar t;
        if (!peer_enters_capsule(&c, &around, &sphere->center, GRAZE_ONE, &t) ||
            (found && hit->fraction <= t))
            continue;
        peer_locate_on_capsule(&around, &c, &sphere->center, t, &hit->center, &hit->normal);
        hit->fraction = t;
        hit->feature = GRAZE_FEATURE_EDGE;
        hit->index = i;
        found = true;
    }
    return found;
}

static inline graze_result peer_cast(const peer_face *f, const graze_sphere *sphere,
                                     const graze_vec3 *motion, graze_sweep_hit *hit)
{
    if (!meets_plane(f, sphere, motion, hit) && !meets_edges(f, sphere, motion, hit))
        return GRAZE_MISS;
    hit->point = peer_point_at(&hit->center, &hit->normal, -sphere->radius);
    return GRAZE_HIT;
}

static inline graze_result peer_triangle_spherecast(const graze_triangle *triangle,
                                                    const graze_sphere *sphere, graze_vec3 motion,
                                                    graze_sweep_hit *hit)
{
    const graze_vec3 u = peer_minus(&triangle->b, &triangle->a),
                     v = peer_minus(&triangle->c, &triangle->a);
    peer_face f;
    set_face(&f, &triangle->a, &u, &v, true);
    return peer_cast(&f, sphere, &motion, hit);
}

static inline graze_result peer_parallelogram_spherecast(const graze_parallelogram *parallelogram,
                                                         const graze_sphere *sphere,
                                                         graze_vec3 motion, graze_sweep_hit *hit)
{
    peer_face f;
    set_face(&f, &parallelogram->corner, &parallelogram->u, &parallelogram->v, false);
    return peer_cast(&f, sphere, &motion, hit);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves along the workload's segment, at a triangle and a parallelogram in the workload's box. The peer is the usual
 * way (Ericson, Real-Time Collision Detection, 5.5.6): the plane of the face, moved towards the sphere by the radius; where the
 * center crosses it beside the face, the capsules around the edges, of which the first counts. It does not test the place.
 */
#include "casts.h"
#include "peer_capsule.h"

static struct {
    graze_triangle triangle;
    graze_parallelogram parallelogram;
    graze_sphere sphere;
    graze_vec3 motion;
} item;

/* Three corners of the box. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 *min = &q.box.min, *max = &q.box.max;
    item.triangle.a = *min;
    item.triangle.b = graze_vec3_of(max->x, max->y, min->z);
    item.triangle.c = graze_vec3_of(min->x, max->y, max->z);
    item.parallelogram.corner = item.triangle.a;
    item.parallelogram.u = peer_minus(&item.triangle.b, min);
    item.parallelogram.v = peer_minus(&item.triangle.c, min);
    item.sphere.center = q.segment.a;
    item.sphere.radius = max->x / 8 - min->x / 8;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- The peers ---- */

typedef struct {
    graze_vec3 corner[4], normal; /* of unit length */
    int corners;
} peer_face;

static void set_face(peer_face *f, const graze_vec3 *corner, const graze_vec3 *u,
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
static bool is_above(const peer_face *f, const graze_vec3 *place)
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

static bool meets_plane(const peer_face *f, const graze_sphere *sphere, const graze_vec3 *motion,
                        graze_sweep_hit *hit)
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

static bool meets_edges(const peer_face *f, const graze_sphere *sphere, const graze_vec3 *motion,
                        graze_sweep_hit *hit)
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

static graze_result peer_cast(const peer_face *f, const graze_sphere *sphere,
                              const graze_vec3 *motion, graze_sweep_hit *hit)
{
    if (!meets_plane(f, sphere, motion, hit) && !meets_edges(f, sphere, motion, hit))
        return GRAZE_MISS;
    hit->point = peer_point_at(&hit->center, &hit->normal, -sphere->radius);
    return GRAZE_HIT;
}

static graze_result peer_triangle_spherecast(const graze_triangle *triangle,
                                             const graze_sphere *sphere, graze_vec3 motion,
                                             graze_sweep_hit *hit)
{
    const graze_vec3 u = peer_minus(&triangle->b, &triangle->a),
                     v = peer_minus(&triangle->c, &triangle->a);
    peer_face f;
    set_face(&f, &triangle->a, &u, &v, true);
    return peer_cast(&f, sphere, &motion, hit);
}

static graze_result peer_parallelogram_spherecast(const graze_parallelogram *parallelogram,
                                                  const graze_sphere *sphere, graze_vec3 motion,
                                                  graze_sweep_hit *hit)
{
    peer_face f;
    set_face(&f, &parallelogram->corner, &parallelogram->u, &parallelogram->v, false);
    return peer_cast(&f, sphere, &motion, hit);
}

/* ---- Calls ---- */

typedef graze_result moves_at(const void *, const graze_sphere *, graze_vec3, graze_sweep_hit *);

static bool call_sweep(any_routine *routine, const void *target)
{
    return ((moves_at *)routine)(target, &item.sphere, item.motion, &made.sweep_hit) != GRAZE_MISS;
}

static bool at_triangle(any_routine *routine)
{
    return call_sweep(routine, &item.triangle);
}

static bool at_parallelogram(any_routine *routine)
{
    return call_sweep(routine, &item.parallelogram);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_triangle, POINT3, triangle_spherecast),
    ROW_WITH_PEER(at_parallelogram, POINT3, parallelogram_spherecast),
};

BENCH_SHAPE_WITH_INPUT(sweep_face, "VVVVVVVrV");

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line against a triangle or a parallelogram by the method of Moeller and Trumbore. In float u, v and t are multiplied by
 * the reciprocal of the determinant; in Q16.16 u and v are compared as its multiples, and only the t of a hit is
 * divided by it.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_FACE_H
#define GRAZE_TESTS_BENCH_PEER_FACE_H

#include "peer_number.h"

typedef struct {
    graze_vec3 corner, u, v;
} peer_face;

/* An area: see peer_area. */
static inline graze_vec3 peer_cross(const graze_vec3 *a, const graze_vec3 *b)
{
    graze_vec3 c = {peer_area(peer_product(a->y, b->z) - peer_product(a->z, b->y)),
                    peer_area(peer_product(a->z, b->x) - peer_product(a->x, b->z)),
                    peer_area(peer_product(a->x, b->y) - peer_product(a->y, b->x))};
    return c;
}

/* sum: whether u + v is limited, instead of each. */
#if GRAZE_FLOAT

static inline bool peer_meets_face(const peer_face *f, const graze_vec3 *start,
                                   const graze_vec3 *dir, float limit, bool sum, float *t)
{
    graze_vec3 p = peer_cross(dir, &f->v), from = peer_minus(start, &f->corner);
    float det = peer_dot(&f->u, &p);
    if (det == 0)
        return false;
    float inverse = 1.0f / det, u = peer_dot(&from, &p) * inverse;
    if (u < 0 || u > 1.0f)
        return false;
    graze_vec3 q = peer_cross(&from, &f->u);
    float v = peer_dot(dir, &q) * inverse;
    if (v < 0 || (sum ? u + v : v) > 1.0f)
        return false;
    *t = peer_dot(&f->v, &q) * inverse;
    return *t >= 0 && *t <= limit;
}

#else

static inline bool peer_meets_face(const peer_face *f, const graze_vec3 *start,
                                   const graze_vec3 *dir, graze_scalar limit, bool sum,
                                   graze_scalar *t)
{
    graze_vec3 p = peer_cross(dir, &f->v), from = peer_minus(start, &f->corner);
    peer_products det = peer_dot_wide(&f->u, &p), u = peer_dot_wide(&from, &p), v;
    bool back = det < 0;
    det = back ? -det : det;
    u = back ? -u : u;
    if (u < 0 || u > det)
        return false;
    graze_vec3 q = peer_cross(&from, &f->u);
    v = back ? -peer_dot_wide(dir, &q) : peer_dot_wide(dir, &q);
    if (v < 0 || (sum ? u + v : v) > det)
        return false;
    v = peer_dot_wide(&f->v, &q);
    return peer_volumes_within(back ? -v : v, det, limit, t);
}

#endif

static inline bool peer_hits_face(const peer_face *f, const graze_vec3 *start,
                                  const graze_vec3 *dir, graze_scalar limit, bool sum,
                                  graze_face_line_hit *hit)
{
    graze_scalar t;
    if (!peer_meets_face(f, start, dir, limit, sum, &t))
        return false;
    hit->point = peer_point_at(start, dir, t);
    hit->normal = peer_unit_area(peer_cross(&f->u, &f->v));
    hit->fraction = t;
    hit->side = peer_dot(&hit->normal, dir) < 0 ? GRAZE_FRONT : GRAZE_BACK;
    return true;
}

/* ---- The peers' routines, which build the face from a shape ---- */

static inline bool peer_face_overlaps_segment(const peer_face *f, bool sum, const graze_segment *s)
{
    graze_vec3 dir = peer_minus(&s->b, &s->a);
    graze_scalar at;
    return peer_meets_face(f, &s->a, &dir, GRAZE_ONE, sum, &at);
}

static inline bool peer_face_overlaps_ray(const peer_face *f, bool sum, const graze_ray *r)
{
    graze_scalar at;
    return peer_meets_face(f, &r->origin, &r->dir, r->t_max, sum, &at);
}

static inline graze_result peer_face_linecast(const peer_face *f, bool sum, const graze_segment *s,
                                              graze_face_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&s->b, &s->a);
    return peer_hits_face(f, &s->a, &dir, GRAZE_ONE, sum, hit) ? GRAZE_HIT : GRAZE_MISS;
}

static inline graze_result peer_face_raycast(const peer_face *f, bool sum, const graze_ray *r,
                                             graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!peer_hits_face(f, &r->origin, &r->dir, r->t_max, sum, &found))
        return GRAZE_MISS;
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

#endif

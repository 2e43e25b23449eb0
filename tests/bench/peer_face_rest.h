/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points, spheres and boxes with a triangle or a parallelogram, as in Ericson's book: the nearest point
 * by the regions around a triangle, or by the foot in the parallelogram's edges; spheres by the square
 * of that distance; boxes by thirteen axes.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_FACE_REST_H
#define GRAZE_TESTS_BENCH_PEER_FACE_REST_H

#include "peer_cores.h"
#include "peer_face.h"

/* After a wrap the divisor may be 0. */
static inline graze_scalar peer_share(graze_scalar part, graze_scalar whole)
{
    return whole == 0 ? 0 : peer_div(part, whole);
}

static inline graze_vec3 peer_nearest_of_triangle(const peer_face *f, const graze_vec3 *p)
{
    graze_vec3 ap = peer_minus(p, &f->corner), bp = peer_minus(&ap, &f->u);
    graze_vec3 cp = peer_minus(&ap, &f->v), bc = peer_minus(&f->v, &f->u);
    graze_vec3 b = peer_plus(&f->corner, &f->u), c = peer_plus(&f->corner, &f->v);
    graze_scalar d1 = peer_wide_area(&f->u, &ap), d2 = peer_wide_area(&f->v, &ap);
    if (d1 <= 0 && d2 <= 0)
        return f->corner;
    graze_scalar d3 = peer_wide_area(&f->u, &bp), d4 = peer_wide_area(&f->v, &bp);
    if (d3 >= 0 && d4 <= d3)
        return b;
    peer_products vc = peer_product(d1, d4) - peer_product(d3, d2);
    if (vc <= 0 && d1 >= 0 && d3 <= 0)
        return peer_point_at(&f->corner, &f->u, peer_share(d1, d1 - d3));
    graze_scalar d5 = peer_wide_area(&f->u, &cp), d6 = peer_wide_area(&f->v, &cp);
    if (d6 >= 0 && d5 <= d6)
        return c;
    peer_products vb = peer_product(d5, d2) - peer_product(d1, d6);
    if (vb <= 0 && d2 >= 0 && d6 <= 0)
        return peer_point_at(&f->corner, &f->v, peer_share(d2, d2 - d6));
    peer_products va = peer_product(d3, d6) - peer_product(d5, d4);
    if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0)
        return peer_point_at(&b, &bc, peer_share(d4 - d3, (d4 - d3) + (d5 - d6)));
    peer_products sum = va + vb + vc;
    graze_vec3 at = peer_point_at(&f->corner, &f->u, peer_ratio(vb, sum));
    return peer_point_at(&at, &f->v, peer_ratio(vc, sum));
}

static inline peer_products peer_squared_wide(const graze_vec3 *p, const graze_vec3 *q)
{
    graze_vec3 way = peer_minus(p, q);
    return peer_dot_wide(&way, &way);
}

/* On the edge along `edge` from `corner`: part and whole are (p - corner) . edge and edge . edge. */
static inline graze_vec3 peer_nearest_of_edge(const graze_vec3 *corner, const graze_vec3 *edge,
                                              graze_scalar part, graze_scalar whole)
{
    if (part <= 0)
        return *corner;
    return part >= whole ? peer_plus(corner, edge)
                         : peer_point_at(corner, edge, peer_share(part, whole));
}

/* s and t solve the two equations of the foot: s u.u + t u.v = from.u, s u.v + t v.v = from.v. Outside of one edge the
 * nearest point is on that edge; outside of two it is the nearer of one on each. */
static inline graze_vec3 peer_nearest_of_parallelogram(const peer_face *f, const graze_vec3 *p)
{
    graze_vec3 from = peer_minus(p, &f->corner), far_u = f->corner, far_v = f->corner;
    graze_scalar uu = peer_wide_area(&f->u, &f->u), uv = peer_wide_area(&f->u, &f->v);
    graze_scalar vv = peer_wide_area(&f->v, &f->v), pu = peer_wide_area(&from, &f->u),
                 pv = peer_wide_area(&from, &f->v);
    peer_products det = peer_product(uu, vv) - peer_product(uv, uv);
    graze_scalar s = peer_ratio(peer_product(pu, vv) - peer_product(pv, uv), det);
    graze_scalar t = peer_ratio(peer_product(pv, uu) - peer_product(pu, uv), det);
    bool s_out = s < 0 || s > GRAZE_ONE, t_out = t < 0 || t > GRAZE_ONE;
    if (!s_out && !t_out) {
        graze_vec3 at = peer_point_at(&f->corner, &f->u, s);
        return peer_point_at(&at, &f->v, t);
    }
    if (s > GRAZE_ONE)
        far_u = peer_plus(&f->corner, &f->u);
    if (t > GRAZE_ONE)
        far_v = peer_plus(&f->corner, &f->v);
    graze_vec3 on_v = peer_nearest_of_edge(&far_u, &f->v, s > GRAZE_ONE ? pv - uv : pv, vv);
    graze_vec3 on_u = peer_nearest_of_edge(&far_v, &f->u, t > GRAZE_ONE ? pu - uv : pu, uu);
    if (s_out && t_out)
        return peer_squared_wide(&on_u, p) < peer_squared_wide(&on_v, p) ? on_u : on_v;
    return s_out ? on_v : on_u;
}

/* ---- Capsules ---- */

/* From one corner to another. */
static inline bool peer_edge_is_within(const graze_vec3 *from, const graze_vec3 *to,
                                       const graze_capsule *capsule)
{
    const graze_segment edge = {*from, *to};
    const graze_vec3 run = peer_minus(&capsule->core.b, &capsule->core.a);
    const peer_cores c = peer_cores_of(&edge, &capsule->core.a, &run);
    return peer_cores_are_within(&c, GRAZE_ONE, capsule->radius);
}

/* The core crosses the face, or is near one of the edges; the ends are tested by the nearest point. */
static inline bool peer_face_overlaps_core(const peer_face *f, bool sum,
                                           const graze_capsule *capsule)
{
    const graze_vec3 b = peer_plus(&f->corner, &f->u), c = peer_plus(&f->corner, &f->v);
    const graze_vec3 d = peer_plus(&b, &f->v);
    if (peer_face_overlaps_segment(f, sum, &capsule->core) ||
        peer_edge_is_within(&f->corner, &b, capsule) ||
        peer_edge_is_within(&f->corner, &c, capsule))
        return true;
    if (sum)
        return peer_edge_is_within(&b, &c, capsule);
    return peer_edge_is_within(&b, &d, capsule) || peer_edge_is_within(&c, &d, capsule);
}

/* ---- Boxes: corners relative to the middle of the box ---- */

typedef struct {
    graze_vec3 corner[4], half;
    int corners;
} peer_boxed;

static inline bool peer_meet_along(const peer_boxed *b, const graze_vec3 *axis)
{
    peer_products reach = peer_product(b->half.x, peer_abs(axis->x)) +
                          peer_product(b->half.y, peer_abs(axis->y)) +
                          peer_product(b->half.z, peer_abs(axis->z));
    peer_products least = peer_dot_wide(&b->corner[0], axis), most = least;
    for (int i = 1; i < b->corners; i++) {
        peer_products at = peer_dot_wide(&b->corner[i], axis);
        least = at < least ? at : least;
        most = at > most ? at : most;
    }
    return least <= reach && most >= -reach;
}

static inline bool peer_meet_across(const peer_boxed *b, const graze_vec3 *edge)
{
    const graze_vec3 x = {0, -edge->z, edge->y}, y = {edge->z, 0, -edge->x};
    const graze_vec3 z = {-edge->y, edge->x, 0};
    return peer_meet_along(b, &x) && peer_meet_along(b, &y) && peer_meet_along(b, &z);
}

static inline bool peer_face_overlaps_aabb(const peer_face *f, bool sum, const graze_aabb *box)
{
    static const graze_vec3 axis[3] = {{GRAZE_ONE, 0, 0}, {0, GRAZE_ONE, 0}, {0, 0, GRAZE_ONE}};
    graze_vec3 size = peer_minus(&box->max, &box->min), third = peer_minus(&f->v, &f->u);
    graze_vec3 normal = peer_cross(&f->u, &f->v);
    peer_boxed b = {
        {{0, 0, 0}}, {peer_half(size.x), peer_half(size.y), peer_half(size.z)}, sum ? 3 : 4};
    graze_vec3 middle = peer_plus(&box->min, &b.half);
    b.corner[0] = peer_minus(&f->corner, &middle);
    b.corner[1] = peer_plus(&b.corner[0], &f->u);
    b.corner[2] = peer_plus(&b.corner[0], &f->v);
    b.corner[3] = peer_plus(&b.corner[1], &f->v);
    return peer_meet_along(&b, &axis[0]) && peer_meet_along(&b, &axis[1]) &&
           peer_meet_along(&b, &axis[2]) && peer_meet_along(&b, &normal) &&
           peer_meet_across(&b, &f->u) && peer_meet_across(&b, &f->v) &&
           (!sum || peer_meet_across(&b, &third));
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of many in the usual way, for both number types: a shape whose box does not overlap the box of the line is
 * skipped; every other shape is cast at by the peer of one shape. After a hit the line ends there, and so does its box.
 * The point and the normal are computed once, at the end.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_NEAREST_H
#define GRAZE_TESTS_BENCH_PEER_NEAREST_H

#include "peer_capsule.h"
#include "peer_cylinder.h"
#include "peer_face.h"
#include "peer_near.h"
#include "peer_obb.h"
#include "peer_sphere.h"

/* A hit. `normal` is that of a slab. */
typedef struct {
    uint32_t index;
    graze_scalar t;
    graze_vec3 normal;
} peer_first;

static inline void peer_set_ends(graze_scalar *low, graze_scalar *high, graze_scalar start,
                                 graze_scalar end)
{
    *low = start < end ? start : end;
    *high = start < end ? end : start;
}

static inline void peer_end_line(peer_line *l, graze_scalar limit)
{
    graze_vec3 end = peer_point_at(l->start, l->dir, limit);
    l->limit = limit;
    peer_set_ends(&l->low.x, &l->high.x, l->start->x, end.x);
    peer_set_ends(&l->low.y, &l->high.y, l->start->y, end.y);
    peer_set_ends(&l->low.z, &l->high.z, l->start->z, end.z);
}

/* ---- Whether the box of a shape overlaps that of the line ---- */

static inline bool peer_cylinder_is_near(const peer_line *l, const graze_cylinder *cylinder)
{
    return peer_core_is_near(l, &cylinder->core, cylinder->radius);
}

/* A corner is not farther from the center than the sum of the half extents. */
static inline bool peer_obb_is_near(const peer_line *l, const graze_obb *box)
{
    return peer_ball_is_near(l, &box->center, box->half.x + box->half.y + box->half.z);
}

static inline bool peer_any_at_most(graze_scalar a, graze_scalar b, graze_scalar c,
                                    graze_scalar high)
{
    return a <= high || b <= high || c <= high;
}

static inline bool peer_any_at_least(graze_scalar a, graze_scalar b, graze_scalar c,
                                     graze_scalar low)
{
    return a >= low || b >= low || c >= low;
}

static inline bool peer_triangle_is_near(const peer_line *l, const graze_triangle *f)
{
    return peer_any_at_most(f->a.x, f->b.x, f->c.x, l->high.x) &&
           peer_any_at_least(f->a.x, f->b.x, f->c.x, l->low.x) &&
           peer_any_at_most(f->a.y, f->b.y, f->c.y, l->high.y) &&
           peer_any_at_least(f->a.y, f->b.y, f->c.y, l->low.y) &&
           peer_any_at_most(f->a.z, f->b.z, f->c.z, l->high.z) &&
           peer_any_at_least(f->a.z, f->b.z, f->c.z, l->low.z);
}

/* ---- The hit of one shape ---- */

static inline bool peer_aabb_meets(const peer_line *l, const graze_aabb *box, peer_first *f)
{
    slabs s;
    if (!all_slabs(&s, box, l->start, l->dir, l->limit))
        return false;
    f->t = s.enter;
    f->normal = s.normal;
    return true;
}

static inline bool peer_sphere_meets(const peer_line *l, const graze_sphere *sphere, peer_first *f)
{
    peer_quadratic q = quadratic_of(sphere, l->start, l->dir);
    return peer_enters(&q, l->limit, &f->t);
}

static inline bool peer_capsule_meets(const peer_line *l, const graze_capsule *capsule,
                                      peer_first *f)
{
    const peer_cores c = peer_cores_of(&capsule->core, l->start, l->dir);
    return peer_enters_capsule(&c, capsule, l->start, l->limit, &f->t);
}

static inline bool peer_cylinder_meets(const peer_line *l, const graze_cylinder *cylinder,
                                       peer_first *f)
{
    peer_path p;
    return peer_path_of(&p, cylinder, l->start, l->dir, l->limit) &&
           peer_path_enters(&p, cylinder->radius, &f->t);
}

static inline bool peer_obb_meets(const peer_line *l, const graze_obb *box, peer_first *f)
{
    slabs s;
    if (!obb_slabs(&s, box, l->start, l->dir, l->limit))
        return false;
    f->t = s.enter;
    f->normal = s.normal;
    return true;
}

static inline peer_face peer_face_of(const graze_triangle *t)
{
    peer_face f = {t->a, peer_minus(&t->b, &t->a), peer_minus(&t->c, &t->a)};
    return f;
}

static inline bool peer_triangle_meets(const peer_line *l, const graze_triangle *triangle,
                                       peer_first *f)
{
    peer_face face = peer_face_of(triangle);
    return peer_meets_face(&face, l->start, l->dir, l->limit, true, &f->t);
}

/* ---- Of many ---- */

/* Returns whether the line hits one. A hit at the start ends the search. */
#define PEER_NEAREST(shape)                                                                        \
    __attribute__((noinline)) static bool peer_nearest_##shape(                                    \
        peer_line *l, const graze_##shape *shapes, uint32_t count, peer_first *best)               \
    {                                                                                              \
        bool found = false;                                                                        \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            peer_first one = {i, 0, {0, 0, 0}};                                                    \
            if (!peer_##shape##_is_near(l, &shapes[i]) ||                                          \
                !peer_##shape##_meets(l, &shapes[i], &one) || (found && one.t >= best->t))         \
                continue;                                                                          \
            found = true;                                                                          \
            *best = one;                                                                           \
            if (!(one.t > 0))                                                                      \
                break;                                                                             \
            peer_end_line(l, one.t);                                                               \
        }                                                                                          \
        return found;                                                                              \
    }

PEER_NEAREST(aabb)
PEER_NEAREST(sphere)
PEER_NEAREST(capsule)
PEER_NEAREST(cylinder)
PEER_NEAREST(obb)
PEER_NEAREST(triangle)

static inline void peer_aabb_locate(const peer_line *l, const graze_aabb *box,
                                    const peer_first *best, graze_vec3 *point, graze_vec3 *normal)
{
    (void)box;
    *point = peer_point_at(l->start, l->dir, best->t);
    *normal = best->normal;
}

static inline void peer_obb_locate(const peer_line *l, const graze_obb *box, const peer_first *best,
                                   graze_vec3 *point, graze_vec3 *normal)
{
    *point = peer_point_at(l->start, l->dir, best->t);
    *normal = turned_back(box, &best->normal);
}

static inline void peer_sphere_locate(const peer_line *l, const graze_sphere *sphere,
                                      const peer_first *best, graze_vec3 *point, graze_vec3 *normal)
{
    peer_locate(sphere, l->start, l->dir, best->t, point, normal);
}

static inline void peer_capsule_locate(const peer_line *l, const graze_capsule *capsule,
                                       const peer_first *best, graze_vec3 *point,
                                       graze_vec3 *normal)
{
    const peer_cores c = peer_cores_of(&capsule->core, l->start, l->dir);
    peer_locate_on_capsule(capsule, &c, l->start, best->t, point, normal);
}

/* The path was that of a line that ended later; it begins at the same place. */
static inline void peer_cylinder_locate(const peer_line *l, const graze_cylinder *cylinder,
                                        const peer_first *best, graze_vec3 *point,
                                        graze_vec3 *normal)
{
    peer_path p;
    (void)peer_path_of(&p, cylinder, l->start, l->dir, l->limit);
    peer_path_locate(&p, cylinder, l->start, l->dir, best->t, point, normal);
}

static inline void peer_triangle_locate(const peer_line *l, const graze_triangle *triangle,
                                        const peer_first *best, graze_vec3 *point,
                                        graze_vec3 *normal)
{
    peer_face f = peer_face_of(triangle);
    *point = peer_point_at(l->start, l->dir, best->t);
    *normal = peer_unit_area(peer_cross(&f.u, &f.v));
}

/* From the start and the direction to the hit; the fraction is in Q16.16. */
#define PEER_CAST(shape, kind, line, start_of, dir_of, most, line_hit, progress, SET_SIDE)         \
    static graze_result peer_nearest_##shape##_##kind(const graze_##shape *shapes, uint32_t count, \
                                                      const line *of, uint32_t *index,             \
                                                      line_hit *hit)                               \
    {                                                                                              \
        graze_vec3 dir = dir_of;                                                                   \
        peer_line l = {&start_of, &dir, 0, {0, 0, 0}, {0, 0, 0}};                                  \
        peer_first best = {0, 0, {0, 0, 0}};                                                       \
        peer_end_line(&l, most);                                                                   \
        if (!peer_nearest_##shape(&l, shapes, count, &best))                                       \
            return GRAZE_MISS;                                                                     \
        *index = best.index;                                                                       \
        peer_##shape##_locate(&l, &shapes[best.index], &best, &hit->point, &hit->normal);          \
        hit->progress = best.t;                                                                    \
        SET_SIDE;                                                                                  \
        return GRAZE_HIT;                                                                          \
    }
#define PEER_OF_LINES(shape, line_hit, ray_hit, SET_SIDE)                                          \
    PEER_CAST(shape, linecast, graze_segment, of->a, peer_minus(&of->b, &of->a), GRAZE_ONE,        \
              line_hit, fraction, SET_SIDE)                                                        \
    PEER_CAST(shape, raycast, graze_ray, of->origin, of->dir, of->t_max, ray_hit, t, SET_SIDE)
#define PEER_SIDE hit->side = peer_dot(&hit->normal, l.dir) < 0 ? GRAZE_FRONT : GRAZE_BACK

PEER_OF_LINES(aabb, graze_line_hit, graze_ray_hit, (void)0)
PEER_OF_LINES(sphere, graze_line_hit, graze_ray_hit, (void)0)
PEER_OF_LINES(capsule, graze_line_hit, graze_ray_hit, (void)0)
PEER_OF_LINES(cylinder, graze_line_hit, graze_ray_hit, (void)0)
PEER_OF_LINES(obb, graze_line_hit, graze_ray_hit, (void)0)
PEER_OF_LINES(triangle, graze_face_line_hit, graze_face_ray_hit, PEER_SIDE)

#endif

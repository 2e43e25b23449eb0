/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms in floats: triangle_float.c and parallelogram_float.c. Both are a corner and two
 * edges,
 *
 *     corner + u * s + v * t     s, t >= 0; s + t <= 1 for a triangle, s, t <= 1 for a parallelogram
 *
 * All computations start from differences of coordinates, so their errors are in proportion to the size of the face
 * and the distance from it, not to the distance from the origin of the world.
 */
#ifndef GRAZE_SHAPE_FACE_FLOAT_H
#define GRAZE_SHAPE_FACE_FLOAT_H

#include "../../include/graze/parallelogram.h"
#include "../number/float.h"
#include "../number/float_scale.h"

typedef struct {
    const graze_vec3 *corner;
    graze_vec3 u, v;
    bool is_triangle;
} face;

/* ---- Lines ---- */

/* The part of the line start + run * t: all of it, t >= 0, or 0 <= t <= 1. */
typedef enum { FACE_ENDLESS, FACE_FROM_START, FACE_TO_END } face_extent;

/*
 * The line is in the plane at t = height / fall, and this point is at s / fall, t / fall on the face. height is the
 * height of the start above the plane, and fall that of the start above the end of the run, both times the length of
 * the normal. The signs are those of a line from the front: fall is positive.
 */
typedef struct {
    graze_vec3 normal; /* u x v */
    float height, fall, s, t;
    bool is_from_back;
} face_passage;

/* False with a NaN. */
GRAZE_INLINE bool face_is_in_edges(const face_passage *p, bool is_triangle)
{
    if (is_triangle)
        return float_at_most(p->s + p->t, p->fall);
    return float_at_most(p->s, p->fall) && float_at_most(p->t, p->fall);
}

/*
 * Sets the passage, and returns whether the line passes through the face; if not, the passage is incomplete. Nothing is
 * divided. A line in the plane and a face without area have no fall. Where a product overflows, fall is infinite or a
 * comparison is with NaN, and the line misses.
 */
GRAZE_INLINE bool face_set_passage(face_passage *p, const face *f, const graze_vec3 *start,
                                   const graze_vec3 *run, face_extent extent)
{
    const graze_vec3 from = vec3_between(f->corner, start);
    graze_vec3 toward = *run;
    p->normal = vec3_cross(&f->u, &f->v);
    p->height = vec3_dot(&p->normal, &from);
    p->fall = -vec3_dot(&p->normal, run);
    p->is_from_back = is_negative(p->fall);
    if (p->is_from_back) {
        p->height = -p->height;
        p->fall = -p->fall;
        toward = graze_vec3_of(-run->x, -run->y, -run->z);
    }
    if (extent != FACE_ENDLESS && is_negative(p->height))
        return false;
    if (extent == FACE_TO_END && !float_at_most(p->height, p->fall))
        return false;
    const graze_vec3 across = vec3_cross(&from, &toward);
    p->s = vec3_dot(&across, &f->v);
    if (is_negative(p->s))
        return false;
    p->t = -vec3_dot(&across, &f->u);
    return !is_negative(p->t) && face_is_in_edges(p, f->is_triangle) && is_positive(p->fall) &&
           is_finite(p->height + p->fall);
}

/* A segment ends on the face if height = fall. */
GRAZE_INLINE graze_result face_result_of_segment(const face_passage *p)
{
    return is_zero(p->height) || float_at_most(p->fall, p->height) ? GRAZE_TOUCH : GRAZE_HIT;
}

/* Compares the rounded t with the limit, so that the t of a hit is never beyond. t saturates at FLT_MAX, which is
 * no limit. */
GRAZE_INLINE graze_result face_result_of_ray(const face_passage *p, float t_max, float *t)
{
    *t = float_held(float_div(p->height, p->fall));
    if (float_less(t_max, *t))
        return GRAZE_MISS;
    if (is_zero(p->height) || (float_at_most(t_max, *t) && float_less(t_max, GRAZE_NO_LIMIT)))
        return GRAZE_TOUCH;
    return GRAZE_HIT;
}

GRAZE_INLINE graze_side face_side_of_start(const face_passage *p)
{
    if (is_zero(p->height))
        return GRAZE_ACROSS;
    return p->is_from_back ? GRAZE_BACK : GRAZE_FRONT;
}

static inline void face_set_point(graze_vec3 *point, const graze_vec3 *start, const graze_vec3 *run,
                                  float t)
{
    point->x = float_held(start->x + run->x * t);
    point->y = float_held(start->y + run->y * t);
    point->z = float_held(start->z + run->z * t);
}

/* For a t beyond the floats, which takes a great distance and a short run: the quotient is scaled by 2^-150. */
GRAZE_ONCE void face_set_far_point(graze_vec3 *point, const graze_vec3 *start,
                                   const graze_vec3 *run, const face_passage *p)
{
    const float part = float_div(p->height * 0x1p-75f, p->fall * 0x1p75f);
    point->x = float_held(start->x + run->x * 0x1p75f * part * 0x1p75f);
    point->y = float_held(start->y + run->y * 0x1p75f * part * 0x1p75f);
    point->z = float_held(start->z + run->z * 0x1p75f * part * 0x1p75f);
}

/* 0 for a normal of 0. */
static inline void face_set_unit(graze_vec3 *unit, const graze_vec3 *normal)
{
    const float_norm n = norm_of(normal->x, normal->y, normal->z);
    if (is_zero(n.size)) {
        unit->x = unit->y = unit->z = 0.0f;
        return;
    }
    unit->x = norm_unit(&n, normal->x);
    unit->y = norm_unit(&n, normal->y);
    unit->z = norm_unit(&n, normal->z);
}

static inline void face_set_line_hit(graze_face_line_hit *hit, const face_passage *p,
                                     const graze_vec3 *start, const graze_vec3 *run)
{
    hit->fraction = float_div(p->height, p->fall);
    face_set_point(&hit->point, start, run, hit->fraction);
    face_set_unit(&hit->normal, &p->normal);
    hit->side = face_side_of_start(p);
}

static inline void face_set_ray_hit(graze_face_ray_hit *hit, const face_passage *p,
                                    const graze_ray *ray, float t)
{
    hit->t = t;
    if (float_less(t, FLT_MAX))
        face_set_point(&hit->point, &ray->origin, &ray->dir, t);
    else
        face_set_far_point(&hit->point, &ray->origin, &ray->dir, p);
    face_set_unit(&hit->normal, &p->normal);
    hit->side = face_side_of_start(p);
}

GRAZE_INLINE void face_set_place(graze_barycentric *place, const face_passage *p)
{
    place->u = float_div(p->s, p->fall);
    place->v = float_div(p->t, p->fall);
}

/* ---- The nearest point ---- */

/* The point corner + u * s + v * t. */
typedef struct {
    float s, t;
} face_place;

GRAZE_INLINE face_place face_place_at(float s, float t)
{
    face_place at;
    at.s = s;
    at.t = t;
    return at;
}

/* The multiple of the edge, from 0 to 1, that is nearest to a point: `to` leads to it from the start of the edge. */
static inline float face_share_of_edge(const graze_vec3 *edge, const graze_vec3 *to)
{
    const float along = vec3_dot(edge, to), whole = vec3_dot(edge, edge);
    if (!is_positive(along))
        return 0.0f;
    return float_less(along, whole) ? float_div(along, whole) : 1.0f;
}

/* From the end of u to the end of v. */
static inline face_place face_nearest_across(const face *f, const graze_vec3 *to)
{
    const graze_vec3 edge = vec3_between(&f->u, &f->v), from = vec3_between(&f->u, to);
    const float t = face_share_of_edge(&edge, &from);
    return face_place_at(1.0f - t, t);
}

/*
 * s and t are those of the foot in the plane, times whole. The point may be beyond two edges with a common corner. It
 * is then nearest to a point of one of them, or to the corner: so an edge on which the nearest point is not this
 * corner decides.
 */
GRAZE_INLINE face_place face_nearest_of_triangle(const face *f, const graze_vec3 *to, float s,
                                                 float t, float whole)
{
    const bool is_beyond_u = is_negative(t), is_beyond_third = float_less(whole, s + t);
    if (is_negative(s)) {
        const float share = face_share_of_edge(&f->v, to);
        if (is_beyond_u ? is_positive(share) : !is_beyond_third || float_less(share, 1.0f))
            return face_place_at(0.0f, share);
    }
    if (is_beyond_u) {
        const float share = face_share_of_edge(&f->u, to);
        if (!is_beyond_third || float_less(share, 1.0f))
            return face_place_at(share, 0.0f);
    }
    if (is_beyond_third)
        return face_nearest_across(f, to);
    return face_place_at(float_div(s, whole), float_div(t, whole));
}

/* The same for a parallelogram, with the sides s = 0 and s = 1, t = 0 and t = 1. */
GRAZE_INLINE face_place face_nearest_of_parallelogram(const face *f, const graze_vec3 *to, float s,
                                                      float t, float whole)
{
    const bool is_far_s = float_less(whole, s), is_far_t = float_less(whole, t);
    const float side_s = is_far_s ? 1.0f : 0.0f, side_t = is_far_t ? 1.0f : 0.0f;
    const bool is_beyond_t = is_far_t || is_negative(t);
    if (is_far_s || is_negative(s)) {
        const graze_vec3 from = graze_vec3_of(to->x - f->u.x * side_s, to->y - f->u.y * side_s,
                                              to->z - f->u.z * side_s);
        const float share = face_share_of_edge(&f->v, &from);
        if (!is_beyond_t || (is_far_t ? float_less(share, 1.0f) : is_positive(share)))
            return face_place_at(side_s, share);
    }
    if (is_beyond_t) {
        const graze_vec3 from = graze_vec3_of(to->x - f->v.x * side_t, to->y - f->v.y * side_t,
                                              to->z - f->v.z * side_t);
        return face_place_at(face_share_of_edge(&f->u, &from), side_t);
    }
    return face_place_at(float_div(s, whole), float_div(t, whole));
}

/* A face without area is the segment between the two corners that are farthest apart. */
GRAZE_INLINE face_place face_nearest_of_segment(const face *f, const graze_vec3 *to)
{
    if (is_negative(vec3_dot(&f->u, &f->v)))
        return face_nearest_across(f, to);
    if (!f->is_triangle) {
        const graze_vec3 diagonal =
            graze_vec3_of(f->u.x + f->v.x, f->u.y + f->v.y, f->u.z + f->v.z);
        const float share = face_share_of_edge(&diagonal, to);
        return face_place_at(share, share);
    }
    if (float_less(vec3_dot(&f->u, &f->u), vec3_dot(&f->v, &f->v)))
        return face_place_at(0.0f, face_share_of_edge(&f->v, to));
    return face_place_at(face_share_of_edge(&f->u, to), 0.0f);
}

/*
 * A component of u x v is p - q: p and q are rounded once, their factors once each, as differences of coordinates,
 * and p - q once. |p| + |q| <= |u| |v| <= L^2, where L is the length of the longer edge, so the error is below 4 *
 * 2^-24 L^2. If no component is above 2^-20 L^2, the normal may be an error, and the height of the face is below
 * 2^-19 L.
 */
static inline bool face_has_no_area(const face *f, float size_of_normal)
{
    const float of_u = vec3_dot(&f->u, &f->u), of_v = vec3_dot(&f->v, &f->v);
    return float_at_most(size_of_normal, (float_less(of_u, of_v) ? of_v : of_u) * 0x1p-20f);
}

/*
 * s = (u x v) . (to x v) / |u x v|^2, and t likewise. One factor u x v is scaled, so that no product has more than
 * three lengths. From the dot products of u, v and `to` instead, the errors would grow with the square of the
 * distance.
 */
GRAZE_INLINE face_place face_nearest(const face *f, const graze_vec3 *to)
{
    const graze_vec3 normal = vec3_cross(&f->u, &f->v);
    const float size = greatest_of(normal.x, normal.y, normal.z), scale = scale_of(size);
    if (face_has_no_area(f, size))
        return face_nearest_of_segment(f, to);
    const graze_vec3 scaled = graze_vec3_of(normal.x * scale, normal.y * scale, normal.z * scale);
    const graze_vec3 across = vec3_cross(&scaled, to);
    const float s = vec3_dot(&across, &f->v), t = -vec3_dot(&across, &f->u);
    const float whole = vec3_dot(&scaled, &normal);
    return f->is_triangle ? face_nearest_of_triangle(f, to, s, t, whole)
                          : face_nearest_of_parallelogram(f, to, s, t, whole);
}

GRAZE_INLINE void face_set_point_at(graze_vec3 *point, const face *f, const face_place *at)
{
    point->x = float_held(f->corner->x + (f->u.x * at->s + f->v.x * at->t));
    point->y = float_held(f->corner->y + (f->u.y * at->s + f->v.y * at->t));
    point->z = float_held(f->corner->z + (f->u.z * at->s + f->v.z * at->t));
}

/* Sets the nearest place, and returns the square of its distance. */
GRAZE_INLINE float face_set_nearest(face_place *at, const face *f, const graze_vec3 *point)
{
    const graze_vec3 to = vec3_between(f->corner, point);
    graze_vec3 left;
    *at = face_nearest(f, &to);
    left.x = to.x - (f->u.x * at->s + f->v.x * at->t);
    left.y = to.y - (f->u.y * at->s + f->v.y * at->t);
    left.z = to.z - (f->u.z * at->s + f->v.z * at->t);
    return vec3_dot(&left, &left);
}

/* A sum of squares beyond the range of floats is not within any radius. */
GRAZE_INLINE bool face_is_within(float distance_squared, float radius)
{
    return !is_negative(radius) && is_finite(distance_squared) &&
           float_at_most(distance_squared, radius * radius);
}

/* ---- Boxes ---- */

/*
 * Two convex shapes are disjoint if their projections on one of these axes are disjoint: the axes of the world, the
 * normal of the face, and the cross products of an axis of the world and an edge. The middle of the box is taken from
 * a corner of the face.
 */
typedef struct {
    graze_vec3 middle, half;
} face_box;

/*
 * On one axis of the world, from the corner of the face. The sides are compared as they are, so that shapes that
 * touch overlap.
 */
GRAZE_INLINE bool face_meets_sides(float corner, float u, float v, bool is_triangle, float min,
                                   float max)
{
    const float low = min - corner, high = max - corner;
    float least = is_negative(u) ? u : 0.0f, most = is_positive(u) ? u : 0.0f;
    if (is_triangle) {
        least = float_less(v, least) ? v : least;
        most = float_less(most, v) ? v : most;
    } else {
        least += is_negative(v) ? v : 0.0f;
        most += is_positive(v) ? v : 0.0f;
    }
    return float_at_most(min, max) && float_at_most(low, most) && float_at_most(least, high);
}

/*
 * The projections on an axis across an edge and an axis of the world: a point at (p, q) of the other two axes is at
 * edge_p * q - edge_q * p. The face reaches from 0, on that edge, to the width.
 */
static inline bool face_meets_across(float edge_p, float edge_q, float middle_p, float middle_q,
                                     float half_p, float half_q, float width)
{
    const float middle = edge_p * middle_q - edge_q * middle_p;
    const float reach = float_abs(edge_p) * half_q + float_abs(edge_q) * half_p;
    return float_at_most(float_abs(middle - width * 0.5f), reach + float_abs(width) * 0.5f);
}

/* The width of a face on the left of the edge is its normal, and on the right the negative normal. */
static inline bool face_meets_edge(const graze_vec3 *edge, const face_box *box,
                                   const graze_vec3 *width)
{
    const graze_vec3 *m = &box->middle, *h = &box->half;
    return face_meets_across(edge->x, edge->y, m->x, m->y, h->x, h->y, width->z) &&
           face_meets_across(edge->y, edge->z, m->y, m->z, h->y, h->z, width->x) &&
           face_meets_across(edge->z, edge->x, m->z, m->x, h->z, h->x, width->y);
}

GRAZE_INLINE bool face_meets_plane(const graze_vec3 *normal, const face_box *box)
{
    const graze_vec3 *h = &box->half;
    const float reach =
        float_abs(normal->x) * h->x + float_abs(normal->y) * h->y + float_abs(normal->z) * h->z;
    return float_at_most(float_abs(vec3_dot(normal, &box->middle)), reach);
}

GRAZE_INLINE bool face_meets_third_edge(const face *f, const face_box *box,
                                        const graze_vec3 *normal)
{
    const graze_vec3 edge = vec3_between(&f->u, &f->v);
    face_box from_b;
    from_b.middle = vec3_between(&f->u, &box->middle);
    from_b.half = box->half;
    return face_meets_edge(&edge, &from_b, normal);
}

/* The direction of the longer edge has the smaller error. */
GRAZE_INLINE bool face_meets_segment(const face *f, const face_box *box)
{
    const graze_vec3 none = graze_vec3_of(0.0f, 0.0f, 0.0f);
    const bool is_v = float_less(vec3_dot(&f->u, &f->u), vec3_dot(&f->v, &f->v));
    return face_meets_edge(is_v ? &f->v : &f->u, box, &none);
}

static inline bool face_overlaps_box(const face *f, const face_box *box)
{
    const graze_vec3 normal = vec3_cross(&f->u, &f->v);
    const graze_vec3 right = graze_vec3_of(-normal.x, -normal.y, -normal.z);
    if (face_has_no_area(f, greatest_of(normal.x, normal.y, normal.z)))
        return face_meets_segment(f, box);
    return face_meets_plane(&normal, box) && face_meets_edge(&f->u, box, &normal) &&
           face_meets_edge(&f->v, box, &right) &&
           (!f->is_triangle || face_meets_third_edge(f, box, &normal));
}

GRAZE_INLINE bool face_overlaps_aabb(const face *f, const graze_aabb *box)
{
    const graze_vec3 *min = &box->min, *max = &box->max, *c = f->corner;
    face_box b;
    if (!face_meets_sides(c->x, f->u.x, f->v.x, f->is_triangle, min->x, max->x) ||
        !face_meets_sides(c->y, f->u.y, f->v.y, f->is_triangle, min->y, max->y) ||
        !face_meets_sides(c->z, f->u.z, f->v.z, f->is_triangle, min->z, max->z))
        return false;
    b.middle.x = (min->x - c->x) * 0.5f + (max->x - c->x) * 0.5f;
    b.middle.y = (min->y - c->y) * 0.5f + (max->y - c->y) * 0.5f;
    b.middle.z = (min->z - c->z) * 0.5f + (max->z - c->z) * 0.5f;
    b.half.x = (max->x - min->x) * 0.5f;
    b.half.y = (max->y - min->y) * 0.5f;
    b.half.z = (max->z - min->z) * 0.5f;
    return face_overlaps_box(f, &b);
}

/* ---- The plane ---- */

GRAZE_INLINE void face_normal(const face *f, graze_vec3 *unit)
{
    const graze_vec3 normal = vec3_cross(&f->u, &f->v);
    face_set_unit(unit, &normal);
}

/* From a point along one axis to the plane, and 2^-20 of the distance from the corner beyond; at least by one step. */
GRAZE_ONCE float face_beyond(float point, float above, float weight, float distance, bool is_up)
{
    const float at = point - float_div(above, weight);
    const float step = distance * 0x1p-20f + float_abs(at) * 0x1p-23f + FLT_MIN;
    return float_held(is_up ? at + step : at - step);
}

GRAZE_INLINE void face_off_surface(const face *f, const graze_vec3 *point, graze_side side,
                                   graze_vec3 *off)
{
    const graze_vec3 to = vec3_between(f->corner, point), n = vec3_cross(&f->u, &f->v);
    const float x = float_abs(n.x), y = float_abs(n.y), z = float_abs(n.z);
    const float above = vec3_dot(&n, &to), distance = greatest_of(to.x, to.y, to.z);
    const bool is_front = side > 0;
    *off = *point;
    if (side == GRAZE_ACROSS || (is_zero(x) && is_zero(y) && is_zero(z)))
        return;
    if (!float_less(x, y) && !float_less(x, z))
        off->x = face_beyond(off->x, above, n.x, distance, is_positive(n.x) == is_front);
    else if (!float_less(y, z))
        off->y = face_beyond(off->y, above, n.y, distance, is_positive(n.y) == is_front);
    else
        off->z = face_beyond(off->z, above, n.z, distance, is_positive(n.z) == is_front);
}

#endif

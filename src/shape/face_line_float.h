/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms in floats, and lines that pass through them. Both are a corner and two edges,
 *
 *     corner + u * s + v * t     s, t >= 0; s + t <= 1 for a triangle, s, t <= 1 for a parallelogram
 *
 * All computations start from differences of coordinates, so their errors are in proportion to the size of the face
 * and the distance from it, not to the distance from the origin of the world.
 */
#ifndef GRAZE_SHAPE_FACE_LINE_FLOAT_H
#define GRAZE_SHAPE_FACE_LINE_FLOAT_H

#include "../../include/graze/parallelogram.h"
#include "../number/float.h"
#include "../number/float_scale.h"

typedef struct {
    const graze_vec3 *corner;
    graze_vec3 u, v;
    bool is_triangle;
} face;

/* ---- The normal ---- */

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

GRAZE_INLINE void face_normal(const face *f, graze_vec3 *unit)
{
    const graze_vec3 normal = vec3_cross(&f->u, &f->v);
    face_set_unit(unit, &normal);
}

/* ---- The point where a line passes through the plane ---- */

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

/* ---- Results and hits ---- */

/* A segment ends on the face if height = fall. */
GRAZE_INLINE graze_result face_result_of_segment(const face_passage *p)
{
    return is_zero(p->height) || float_at_most(p->fall, p->height) ? GRAZE_TOUCH : GRAZE_HIT;
}

/* Compares the rounded t with the limit, so that the t of a hit is never beyond. t saturates at FLT_MAX, which is
 * no limit. */
GRAZE_INLINE graze_result face_result_of_ray(const face_passage *p, float t_max, float *t)
{
    *t = float_held(float_div(float_abs(p->height), p->fall));
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

/* An end on the face is copied: start + run may differ from it. The height may be -0. */
static inline void face_set_line_hit(graze_face_line_hit *hit, const face_passage *p,
                                     const graze_segment *segment, const graze_vec3 *run)
{
    hit->fraction = float_div(float_abs(p->height), p->fall);
    if (float_at_most(p->fall, p->height))
        hit->point = graze_vec3_of(segment->b.x, segment->b.y, segment->b.z);
    else
        face_set_point(&hit->point, &segment->a, run, hit->fraction);
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

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms in floats: the nearest point of a face, and points off its plane.
 */
#ifndef GRAZE_SHAPE_FACE_POINT_FLOAT_H
#define GRAZE_SHAPE_FACE_POINT_FLOAT_H

#include "face_line_float.h"

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

/* The multiple of the edge, from 0 to 1, that is nearest to a point: `to` leads to it from the start of the edge. NaN if
 * a number is NaN. */
static inline float face_share_of_edge(const graze_vec3 *edge, const graze_vec3 *to)
{
    const float along = vec3_dot(edge, to), whole = vec3_dot(edge, edge);
    if (float_at_most(along, 0.0f))
        return 0.0f;
    return float_at_most(whole, along) ? 1.0f : float_div(along, whole);
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
 * 2^-19 L. A subnormal normal has no area either: a quotient by its square would be NaN. False with a NaN, which
 * greatest_of may lose.
 */
static inline bool face_has_no_area(const face *f, float size_of_normal)
{
    const float of_u = vec3_dot(&f->u, &f->u), of_v = vec3_dot(&f->v, &f->v);
    const float longer = float_less(of_u, of_v) ? of_v : of_u;
    return float_at_most(size_of_normal, longer * 0x1p-20f + FLT_MIN) &&
           float_at_most(0.0f, of_u + of_v);
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

/* ---- Off the plane ---- */

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

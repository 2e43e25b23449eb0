/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms against boxes, in floats. Two convex shapes are disjoint if their projections on one of
 * these axes are disjoint: the axes of the world, the normal of the face, and the cross products of an axis of the
 * world and an edge.
 */
#ifndef GRAZE_SHAPE_FACE_BOX_FLOAT_H
#define GRAZE_SHAPE_FACE_BOX_FLOAT_H

#include "face_point_float.h"

/* The middle of the box is taken from a corner of the face. */
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

#endif

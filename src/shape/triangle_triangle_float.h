/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two triangles, in floats. Each has corners on both sides of the plane of the other, or on it; otherwise they are apart.
 * Both planes contain one line, on which each triangle covers an interval between the crossings of two of its edges:
 * those from the corner that is alone on its side. The sign of a triple product orders two crossings.
 *
 * A corner counts as in a plane if rounding alone may have produced its height. Triangles in one plane, and those without
 * area, are disjoint if their projections along an axis of the world, on an axis across one of their edges, are disjoint.
 */
#ifndef GRAZE_SHAPE_TRIANGLE_TRIANGLE_FLOAT_H
#define GRAZE_SHAPE_TRIANGLE_TRIANGLE_FLOAT_H

#include "../../include/graze/triangle.h"
#include "face_point_float.h"
#include "interval_float.h"

/* The sign of a . v. 0 if it is at most 2^-20 of the sum of the products' sizes, whose rounding errors are less. */
static inline int sign_of_dot(const graze_vec3 *a, const graze_vec3 *v)
{
    const float x = a->x * v->x, y = a->y * v->y, z = a->z * v->z;
    const float doubt = (float_abs(x) + float_abs(y) + float_abs(z)) * 0x1p-20f;
    return float_at_most(float_abs(x + y + z), doubt) ? 0 : sign_of(x + y + z);
}

typedef struct {
    const graze_vec3 *corner[3];
    graze_vec3 normal; /* 0 if the triangle has no area */
    int side[3];       /* of the plane of the other triangle, on which the corners are */
} triangle_of_two;

GRAZE_ONCE void two_set(triangle_of_two *t, const graze_triangle *from)
{
    face f;
    t->corner[0] = f.corner = &from->a;
    t->corner[1] = &from->b;
    t->corner[2] = &from->c;
    f.u = vec3_between(&from->a, &from->b);
    f.v = vec3_between(&from->a, &from->c);
    f.is_triangle = true;
    t->normal = vec3_cross(&f.u, &f.v);
    if (face_has_no_area(&f, greatest_of(t->normal.x, t->normal.y, t->normal.z)))
        vec3_set(&t->normal, 0.0f, 0.0f, 0.0f);
}

/* Returns false if all corners of t are on one side of the plane of `o`, and not in it. */
GRAZE_ONCE bool two_set_sides(triangle_of_two *t, const triangle_of_two *o)
{
    for (int i = 0; i < 3; i++) {
        const graze_vec3 gap = vec3_between(o->corner[0], t->corner[i]);
        t->side[i] = sign_of_dot(&o->normal, &gap);
    }
    return t->side[0] == 0 || t->side[0] != t->side[1] || t->side[1] != t->side[2];
}

static inline bool two_is_in_plane(const triangle_of_two *t)
{
    return t->side[0] == 0 && t->side[1] == 0 && t->side[2] == 0;
}

/* The corner that is farther to one side than both others. */
static inline int two_lone(const triangle_of_two *t)
{
    const int *s = t->side;
    if ((s[0] - s[1]) * (s[0] - s[2]) > 0)
        return 0;
    return (s[1] - s[2]) * (s[1] - s[0]) > 0 ? 1 : 2;
}

/* The sign of the triple product of the edges from both corners, and of the way between the corners. */
GRAZE_ONCE int two_order(const triangle_of_two *t, int from, int to, const triangle_of_two *o,
                         int other_from, int other_to)
{
    const graze_vec3 edge = vec3_between(t->corner[from], t->corner[to]);
    const graze_vec3 other = vec3_between(o->corner[other_from], o->corner[other_to]);
    const graze_vec3 gap = vec3_between(t->corner[from], o->corner[other_from]);
    const graze_vec3 across = vec3_cross(&edge, &other);
    return sign_of_dot(&across, &gap);
}

/* The signs are derived in triangle_triangle.h. */
GRAZE_INLINE bool two_meet_on_line(const triangle_of_two *t, const triangle_of_two *o)
{
    const int p = two_lone(t), q = two_lone(o);
    const int p2 = (p + 1) % 3, p3 = (p + 2) % 3;
    const bool other_front = o->side[q] > o->side[(q + 1) % 3];
    const bool alike = (t->side[p] > t->side[p2]) == other_front;
    const int q2 = (q + (alike ? 1 : 2)) % 3, q3 = (q + (alike ? 2 : 1)) % 3;
    const int sign = other_front ? 1 : -1;
    return sign * two_order(t, p, p2, o, q, q2) >= 0 && sign * two_order(t, p, p3, o, q, q3) <= 0;
}

/* ---- Triangles in one plane, or without area ---- */

static inline bool is_beside(float a, float b, float c, float width)
{
    const float least = is_negative(width) ? width : 0.0f, most = is_positive(width) ? width : 0.0f;
    return (float_less(a, least) && float_less(b, least) && float_less(c, least)) ||
           (float_less(most, a) && float_less(most, b) && float_less(most, c));
}

/* By the areas between the edge from corner i and the corners of `o`, and the third corner of t. */
GRAZE_ONCE bool two_edge_separates(const triangle_of_two *t, int i, const triangle_of_two *o)
{
    const graze_vec3 *start = t->corner[i];
    const graze_vec3 edge = vec3_between(start, t->corner[(i + 1) % 3]);
    graze_vec3 to[3], across[3];
    bool left = false, right = false;
    for (int k = 0; k < 3; k++) {
        to[k] = vec3_between(start, o->corner[k]);
        across[k] = vec3_cross(&edge, &to[k]);
    }
    if (is_beside(across[0].x, across[1].x, across[2].x, t->normal.x) ||
        is_beside(across[0].y, across[1].y, across[2].y, t->normal.y) ||
        is_beside(across[0].z, across[1].z, across[2].z, t->normal.z))
        return true;
    for (int k = 0; k < 3; k++) {
        const int turn = sign_of_dot(&across[k], &to[(k + 1) % 3]);
        left = left || turn > 0;
        right = right || turn < 0;
    }
    return vec3_is_zero(&t->normal) && left && right;
}

GRAZE_ONCE bool two_meet_flat(const triangle_of_two *t, const triangle_of_two *o)
{
    for (int i = 0; i < 3; i++)
        if (two_edge_separates(t, i, o) || two_edge_separates(o, i, t))
            return false;
    return true;
}

/* ---- The decision ---- */

/* False for a NaN. */
GRAZE_INLINE bool intervals_meet(float a, float b, float c, float d, float e, float f)
{
    return float_at_most(lesser(lesser(a, b), c), greater(greater(d, e), f)) &&
           float_at_most(lesser(lesser(d, e), f), greater(greater(a, b), c));
}

static inline bool triangle_is_finite(const graze_triangle *t)
{
    return are_finite(t->a.x, t->a.y, t->a.z) && are_finite(t->b.x, t->b.y, t->b.z) &&
           are_finite(t->c.x, t->c.y, t->c.z);
}

#define BOXES_MEET_ALONG(axis)                                                                     \
    intervals_meet(a->a.axis, a->b.axis, a->c.axis, b->a.axis, b->b.axis, b->c.axis)

static inline bool triangle_overlaps_triangle(const graze_triangle *a, const graze_triangle *b)
{
    triangle_of_two t, o;
    if (!BOXES_MEET_ALONG(x) || !BOXES_MEET_ALONG(y) || !BOXES_MEET_ALONG(z) ||
        !triangle_is_finite(a) || !triangle_is_finite(b))
        return false;
    two_set(&t, a);
    two_set(&o, b);
    if (!two_set_sides(&o, &t) || !two_set_sides(&t, &o))
        return false;
    return two_is_in_plane(&t) || two_is_in_plane(&o) ? two_meet_flat(&t, &o)
                                                      : two_meet_on_line(&t, &o);
}

#undef BOXES_MEET_ALONG

#endif

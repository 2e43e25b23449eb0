/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two triangles.
 *
 * The box of each is tested first. Then each triangle has corners on both sides of the plane of the other, or on it;
 * otherwise they are apart. Both planes contain one line, on which each triangle covers an interval. Its ends are the
 * crossings of the two edges from a lone corner: one that is farther to one side of the plane than both others, where
 * the plane itself is between the sides. The sign of a triple product orders two crossings, so nothing is divided.
 *
 * Triangles in one plane, and triangles without area, are flat_triangles: two convex sets are disjoint if their
 * projections on one of these axes are disjoint: the axes of the world, the normals, the cross products of an edge of one
 * and an edge of the other, and the cross products of an edge and an axis of the world. No other axis is needed: if the
 * difference of both sets is flat, seen along an axis of the world it is a polygon, whose sides are these edges.
 *
 * Near, a triple product is below 2^94, far below 2^101, as every volume.
 */
#ifndef GRAZE_SHAPE_TRIANGLE_TRIANGLE_H
#define GRAZE_SHAPE_TRIANGLE_TRIANGLE_H

#include "../../include/graze/triangle.h"
#include "../number/solid.h"
#include "../number/vectors.h"

/* A routine of face_far.c. */
bool graze_triangle_overlaps_triangle_far(const graze_triangle *a, const graze_triangle *b);

/* The corners from one on, in the order of the triangle. */
typedef struct {
    const graze_vec3 *first, *second, *third;
} triangle_corners;

static inline void triangle_set_corners(triangle_corners *c, const graze_triangle *t, int first)
{
    c->first = first == 0 ? &t->a : first == 1 ? &t->b : &t->c;
    c->second = first == 0 ? &t->b : first == 1 ? &t->c : &t->a;
    c->third = first == 0 ? &t->c : first == 1 ? &t->a : &t->b;
}

/* ---- The axes of the world ---- */

GRAZE_INLINE bool corners_are_apart(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d,
                                    graze_scalar e, graze_scalar f)
{
    return greater(greater(a, b), c) < lesser(lesser(d, e), f) ||
           greater(greater(d, e), f) < lesser(lesser(a, b), c);
}

#define TRIANGLES_ARE_APART_ALONG(axis)                                                            \
    corners_are_apart(t->a.axis, t->b.axis, t->c.axis, o->a.axis, o->b.axis, o->c.axis)

static inline bool triangle_boxes_are_apart(const graze_triangle *t, const graze_triangle *o)
{
    return TRIANGLES_ARE_APART_ALONG(x) || TRIANGLES_ARE_APART_ALONG(y) ||
           TRIANGLES_ARE_APART_ALONG(z);
}

#undef TRIANGLES_ARE_APART_ALONG

/* ---- The planes ---- */

/* The sides of a plane on which the corners a, b and c are: -1, 0 or 1. */
typedef struct {
    int a, b, c;
} triangle_sides;

static inline int triangle_side_of(const area3 *normal, const graze_vec3 *from,
                                   const graze_vec3 *point)
{
    length3 gap;
    volume above;
    set_between(&gap, from, point);
    set_volume(&above, normal, &gap);
    return volume_sign(&above);
}

/* The corners of `o`, and the plane of t. All are 0 if t has no area. */
FAR_FRAMED_REPEATED void triangle_set_sides(triangle_sides *s, const graze_triangle *t,
                                            const graze_triangle *o)
{
    length3 u, v;
    area3 normal;
    set_between(&u, &t->a, &t->b);
    set_between(&v, &t->a, &t->c);
    set_cross(&normal, &u, &v);
    s->a = triangle_side_of(&normal, &t->a, &o->a);
    s->b = triangle_side_of(&normal, &t->a, &o->b);
    s->c = triangle_side_of(&normal, &t->a, &o->c);
}

GRAZE_INLINE bool triangle_is_on_one_side(const triangle_sides *s)
{
    return s->a != 0 && s->a == s->b && s->b == s->c;
}

GRAZE_INLINE bool triangle_is_in_plane(const triangle_sides *s)
{
    return s->a == 0 && s->b == 0 && s->c == 0;
}

/* ---- The line in both planes ---- */

/* Whether the sides, not all equal, have their first one alone, as the greatest or as the least. */
GRAZE_INLINE bool triangle_is_lone(int first, int second, int third)
{
    return (first > second && first > third) || (first < second && first < third);
}

/* Sets the corners from the lone one on. Returns whether it is the one farthest to the front. */
static inline bool triangle_set_lone(triangle_corners *c, const graze_triangle *t,
                                     const triangle_sides *s)
{
    if (triangle_is_lone(s->a, s->b, s->c)) {
        triangle_set_corners(c, t, 0);
        return s->a > s->b;
    }
    if (triangle_is_lone(s->b, s->c, s->a)) {
        triangle_set_corners(c, t, 1);
        return s->b > s->c;
    }
    triangle_set_corners(c, t, 2);
    return s->c > s->a;
}

/* The sign of the triple product of both edges, and of the way from `start` to `other`. */
FAR_FRAMED_REPEATED int triangle_order_of_edges(const graze_vec3 *start, const graze_vec3 *end,
                                                const graze_vec3 *other,
                                                const graze_vec3 *other_end)
{
    length3 edge, other_edge, gap;
    area3 across;
    volume order;
    set_between(&edge, start, end);
    set_between(&other_edge, other, other_end);
    set_between(&gap, start, other);
    set_cross(&across, &edge, &other_edge);
    set_volume(&order, &across, &gap);
    return volume_sign(&order);
}

/*
 * Let D be the cross product of the normals of t and `o`, which is along the line of both planes. If the lone corner of t
 * is in front of the plane of `o`, the edge to its second corner crosses the line farther along D than the edge to its
 * third corner, else less far. For `o` it is the other way round. Each triangle covers the interval between its
 * crossings, and the intervals overlap if neither begins beyond the end of the other.
 *
 * For edges u of t and w of `o` the way between their crossings is k D. The triple product of u, w and that way is
 * -k (normal of `o` . u) (normal of t . w), times a positive number: both dot products have the sign of "from the lone
 * corner to the other side".
 */
static inline bool triangles_meet_on_line(const graze_triangle *t, const triangle_sides *of_t,
                                          const graze_triangle *o, const triangle_sides *of_o)
{
    triangle_corners p, q;
    const bool front = triangle_set_lone(&p, t, of_t), other_front = triangle_set_lone(&q, o, of_o);
    const graze_vec3 *second = front == other_front ? q.second : q.third;
    const graze_vec3 *third = front == other_front ? q.third : q.second;
    const int sign = other_front ? 1 : -1;
    return sign * triangle_order_of_edges(p.first, p.second, q.first, second) >= 0 &&
           sign * triangle_order_of_edges(p.first, p.third, q.first, third) <= 0;
}

/* ---- Triangles in one plane, or without area ---- */

/* Vectors from the start of an edge to the corners of another triangle, and the edge times each of them. */
typedef struct {
    length3 to[3];
    area3 across[3];
} triangle_fan;

static inline void triangle_set_fan(triangle_fan *f, const length3 *edge, const graze_vec3 *start,
                                    const graze_triangle *o)
{
    set_between(&f->to[0], start, &o->a);
    set_between(&f->to[1], start, &o->b);
    set_between(&f->to[2], start, &o->c);
    for (int i = 0; i < 3; i++)
        set_cross(&f->across[i], edge, &f->to[i]);
}

/* Whether a, b and c are strictly outside of the interval from 0 to the width, on one side. */
static inline bool areas_are_beside(const area *a, const area *b, const area *c, const area *width)
{
    if (area_is_negative(a))
        return area_is_negative(b) && area_is_negative(c) && area_less(a, width) &&
               area_less(b, width) && area_less(c, width);
    return area_sign(a) > 0 && area_sign(b) > 0 && area_sign(c) > 0 && area_less(width, a) &&
           area_less(width, b) && area_less(width, c);
}

/* The cross product of the edge and an axis of the world: the first triangle reaches from 0 to the width. */
static inline bool fan_is_beside(const triangle_fan *f, const area3 *width)
{
    const area3 *a = &f->across[0], *b = &f->across[1], *c = &f->across[2];
    return areas_are_beside(&a->x, &b->x, &c->x, &width->x) ||
           areas_are_beside(&a->y, &b->y, &c->y, &width->y) ||
           areas_are_beside(&a->z, &b->z, &c->z, &width->z);
}

/* The line of the edge passes beside the other triangle if it turns to the left round one of its edges, and to the right
 * round another. A line in its plane does neither. */
static inline bool fan_turns_both_ways(const triangle_fan *f)
{
    bool left = false, right = false;
    for (int i = 0; i < 3; i++) {
        volume turn;
        set_volume(&turn, &f->across[i], &f->to[i < 2 ? i + 1 : 0]);
        left = left || volume_sign(&turn) > 0;
        right = right || volume_sign(&turn) < 0;
    }
    return left && right;
}

GRAZE_INLINE bool area3_is_zero(const area3 *a)
{
    return area_sign(&a->x) == 0 && area_sign(&a->y) == 0 && area_sign(&a->z) == 0;
}

/* If the triangle has no area, all of its edges are along one line. */
GRAZE_ONCE bool triangle_edge_separates(const graze_triangle *t, int first, const graze_triangle *o)
{
    triangle_corners c;
    triangle_fan f;
    length3 edge, side;
    area3 width;
    triangle_set_corners(&c, t, first);
    set_between(&edge, c.first, c.second);
    set_between(&side, c.first, c.third);
    set_cross(&width, &edge, &side);
    triangle_set_fan(&f, &edge, c.first, o);
    return fan_is_beside(&f, &width) || (area3_is_zero(&width) && fan_turns_both_ways(&f));
}

GRAZE_ONCE bool flat_triangles_meet(const graze_triangle *t, const graze_triangle *o)
{
    for (int i = 0; i < 3; i++)
        if (triangle_edge_separates(t, i, o) || triangle_edge_separates(o, i, t))
            return false;
    return true;
}

/* ---- The decision ---- */

static inline void triangle_add_nearness(nearness *n, const graze_triangle *t)
{
    nearness_add_point(n, &t->a);
    nearness_add_point(n, &t->b);
    nearness_add_point(n, &t->c);
}

static inline bool triangle_is_known_near(const graze_triangle *t)
{
    return is_known_near(&t->a) && is_known_near(&t->b) && is_known_near(&t->c);
}

static inline bool triangles_are_near(const graze_triangle *t, const graze_triangle *o)
{
    nearness n;
    nearness_begin(&n);
    triangle_add_nearness(&n, t);
    triangle_add_nearness(&n, o);
    return are_all_near(&n) && triangle_is_known_near(t) && triangle_is_known_near(o);
}

static inline bool triangle_overlaps_triangle(const graze_triangle *t, const graze_triangle *o)
{
    triangle_sides of_t, of_o;
    if (triangle_boxes_are_apart(t, o))
        return false;
    UNLESS_NEAR(triangles_are_near(t, o), return graze_triangle_overlaps_triangle_far(t, o));
    triangle_set_sides(&of_o, t, o);
    if (triangle_is_on_one_side(&of_o))
        return false;
    triangle_set_sides(&of_t, o, t);
    if (triangle_is_on_one_side(&of_t))
        return false;
    if (triangle_is_in_plane(&of_o) || triangle_is_in_plane(&of_t))
        return flat_triangles_meet(t, o);
    return triangles_meet_on_line(t, &of_t, o, &of_o);
}

#endif

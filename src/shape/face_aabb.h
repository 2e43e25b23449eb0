/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A triangle or a parallelogram and a box: see face.h, and degrees.h for near and far.
 *
 * Two convex shapes are apart when on one of these axes what they cover is apart: those of the world,
 * the face's normal, and each axis of the world across each edge. Across an edge, the face covers
 * from 0, on that edge, to a component of its normal, and the box is asked for its two corners that
 * lie farthest.
 */
#include "face_extent.h"
#include "frames.h"

/* The least and the greatest corner of the box, from a corner of the face. */
typedef struct {
    length3 low, high;
} corners;

static inline void set_corners(corners *c, const graze_aabb *box, const graze_vec3 *from)
{
    set_between(&c->low, from, &box->min);
    set_between(&c->high, from, &box->max);
}

/* By their addresses: gcc -Os copies three lengths with memcpy on a Cortex-M0. */
static inline bool are_finite(const length3 *a, const length3 *b)
{
    return length_is_number(a->x) && length_is_number(a->y) && length_is_number(a->z) &&
           length_is_number(b->x) && length_is_number(b->y) && length_is_number(b->z);
}

/* ---- The normal ---- */

/* Of the corner that lies farthest along the normal, or against it. */
static inline int side_of_corner(const area3 *n, const corners *c, bool against)
{
    const length3 *x = (area_sign(&n->x) < 0) != against ? &c->low : &c->high;
    const length3 *y = (area_sign(&n->y) < 0) != against ? &c->low : &c->high;
    const length3 *z = (area_sign(&n->z) < 0) != against ? &c->low : &c->high;
    volume above;
    volume_set_along(&above, &n->x, x->x, &n->y, y->y, &n->z, z->z);
    return volume_sign(&above);
}

static inline bool meets_plane(const area3 *n, const corners *c)
{
    return side_of_corner(n, c, true) <= 0 && side_of_corner(n, c, false) >= 0;
}

/* ---- Edges ---- */

/* An axis across the edge and the third axis: the way a * q - b * p for a point at (p, q). */
static inline bool meets_across(length a, length b, const length *p_low, const length *p_high,
                                const length *q_low, const length *q_high, const area *width)
{
    const length *q = length_sign(a) < 0 ? q_low : q_high, *p = length_sign(b) < 0 ? p_high : p_low;
    area most, least;
    area_set_product(&most, a, *q);
    area_subtract_product(&most, b, *p);
    q = length_sign(a) < 0 ? q_high : q_low;
    p = length_sign(b) < 0 ? p_low : p_high;
    area_set_product(&least, a, *q);
    area_subtract_product(&least, b, *p);
    if (area_sign(width) < 0)
        return !area_less(&most, width) && area_sign(&least) <= 0;
    return area_sign(&most) >= 0 && !area_less(width, &least);
}

/* The width is the normal, or its negative where the face lies to the right of the edge. */
GRAZE_REPEATED bool meets_edge(const length3 *e, const corners *c, const area3 *width)
{
    return meets_across(e->x, e->y, &c->low.x, &c->high.x, &c->low.y, &c->high.y, &width->z) &&
           meets_across(e->y, e->z, &c->low.y, &c->high.y, &c->low.z, &c->high.z, &width->x) &&
           meets_across(e->z, e->x, &c->low.z, &c->high.z, &c->low.x, &c->high.x, &width->y);
}

FAR_FRAMED bool meets_third_edge(const face *f, const graze_aabb *box, const area3 *n)
{
    length3 w;
    corners from_b;
    set_between(&w, end_of_u(f), end_of_v(f));
    set_corners(&from_b, box, end_of_u(f));
    return meets_edge(&w, &from_b, n);
}

FAR_FRAMED bool meets_u_and_v(const length3 *u, const length3 *v, const corners *c, const area3 *n)
{
    area3 right;
    area_put(&right.x, &n->x);
    area_put(&right.y, &n->y);
    area_put(&right.z, &n->z);
    area_negate(&right.x);
    area_negate(&right.y);
    area_negate(&right.z);
    return meets_edge(u, c, n) && meets_edge(v, c, &right);
}

static inline bool meets_edges(const face *f, const graze_aabb *box, const length3 *u,
                               const length3 *v, const corners *c, const area3 *n)
{
    return meets_u_and_v(u, v, c, n) && (!IS_TRIANGLE(f) || meets_third_edge(f, box, n));
}

/* ---- The axes of the world ---- */

/* Whether the numbers along one of them are near, and keep the box off the face. */
GRAZE_INLINE bool is_beside(nearness *n, length *u, length *v, length *low, length *high,
                            const face *f, const row *of, graze_scalar min, graze_scalar max)
{
    ask_row(n, u, v, f, of);
    length_put(low, length_asked(n, of->corner, min));
    length_put(high, length_asked(n, of->corner, max));
    if (!IMPLIES(are_all_near(n), EDGE_IN_RANGE(u) && EDGE_IN_RANGE(v) && length_in_range(low) &&
                                      length_in_range(high)))
        return false;
    const stretch least = stretch_of(*low), most = stretch_of(*high);
    return !(min <= max) || !meets_interval(f, u, v, &least, &most);
}

/* One axis at a time: most boxes are beside the face on one of them. What is far goes through all
 * three without an answer. */
GRAZE_INLINE bool is_out_of_reach(nearness *n, length3 *u, length3 *v, corners *c, const face *f,
                                  const graze_aabb *box)
{
    nearness_begin(n);
    const graze_vec3 *min = &box->min, *max = &box->max;
    const row x = ROW(x);
    if (is_beside(n, &u->x, &v->x, &c->low.x, &c->high.x, f, &x, min->x, max->x))
        return true;
    const row y = ROW(y);
    if (is_beside(n, &u->y, &v->y, &c->low.y, &c->high.y, f, &y, min->y, max->y))
        return true;
    const row z = ROW(z);
    return is_beside(n, &u->z, &v->z, &c->low.z, &c->high.z, f, &z, min->z, max->z);
}

static inline bool overlaps_aabb(const face *f, const graze_aabb *box)
{
    nearness n;
    length3 u, v;
    corners c;
    area3 normal;
    if (is_out_of_reach(&n, &u, &v, &c, f, box))
        return false;
    GO_FAR_UNLESS(are_all_near(&n) && is_known_near(&box->min) && is_known_near(&box->max) &&
                      is_known_face(f),
                  graze_face_overlaps_aabb_far(f, box, IS_TRIANGLE(f)));
    GIVEN(edges_in_range(&u, &v) && lengths_in_range(&c.low) && lengths_in_range(&c.high));
    set_cross(&normal, &u, &v);
    return are_finite(&u, &v) && are_finite(&c.low, &c.high) && !is_zero(&normal) &&
           meets_plane(&normal, &c) && meets_edges(f, box, &u, &v, &c, &normal);
}

#if GRAZE_FAR

bool graze_face_overlaps_aabb_far(const void *of, const graze_aabb *box, bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    return overlaps_aabb(&f, box);
}

#else

bool OF_FACE(overlaps_aabb)(const face *f, const graze_aabb *box)
{
    return overlaps_aabb(f, box);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A face and a box.
 *
 * Two convex shapes are disjoint if their projections on one of these axes are disjoint: the axes of the world, the
 * normal of the face, and the cross products of an axis of the world and an edge. On a cross product, the projection of
 * the face reaches from 0, on that edge, to a component of the normal, and the two farthest corners of the box
 * determine the projection of the box. The same axes decide for a face without area: each of its edges that is not zero
 * is along the segment that its corners span, and the normal is zero, which separates nothing.
 */

/* The least and the greatest corner of the box, from a corner of the face. */
typedef struct {
    length3 low, high;
} face_box_corners;

static inline void face_set_box_corners(face_box_corners *c, const graze_aabb *box,
                                        const graze_vec3 *from)
{
    set_between(&c->low, from, &box->min);
    set_between(&c->high, from, &box->max);
}

/* ---- The normal ---- */

/* The height above the plane of the corner of the box that is farthest along the normal, or against it. */
GRAZE_INLINE void face_set_corner_height(volume *above, const area3 *n, const face_box_corners *c,
                                         bool against)
{
    const length3 *x = (area_sign(&n->x) < 0) != against ? &c->low : &c->high;
    const length3 *y = (area_sign(&n->y) < 0) != against ? &c->low : &c->high;
    const length3 *z = (area_sign(&n->z) < 0) != against ? &c->low : &c->high;
    volume_set_along(above, &n->x, x->x, &n->y, y->y, &n->z, z->z);
}

static inline int face_side_of_corner(const area3 *n, const face_box_corners *c, bool against)
{
    volume above;
    face_set_corner_height(&above, n, c, against);
    return volume_sign(&above);
}

static inline bool face_meets_plane(const area3 *n, const face_box_corners *c)
{
    return face_side_of_corner(n, c, true) <= 0 && face_side_of_corner(n, c, false) >= 0;
}

/* ---- Edges ---- */

/* An axis across the edge and the third axis: a point at (p, q) is at a * q - b * p. */
static inline bool face_meets_across(length a, length b, const length *p_low, const length *p_high,
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

/* The width is the normal, or its negative if the face lies to the right of the edge. */
GRAZE_REPEATED bool face_meets_edge(const length3 *e, const face_box_corners *c, const area3 *width)
{
    return face_meets_across(e->x, e->y, &c->low.x, &c->high.x, &c->low.y, &c->high.y, &width->z) &&
           face_meets_across(e->y, e->z, &c->low.y, &c->high.y, &c->low.z, &c->high.z, &width->x) &&
           face_meets_across(e->z, e->x, &c->low.z, &c->high.z, &c->low.x, &c->high.x, &width->y);
}

FAR_FRAMED bool face_meets_third_edge(const face_shape *f, const graze_aabb *box, const area3 *n)
{
    length3 w;
    face_box_corners from_b;
    set_between(&w, FACE_END_OF_U(f), FACE_END_OF_V(f));
    face_set_box_corners(&from_b, box, FACE_END_OF_U(f));
    return face_meets_edge(&w, &from_b, n);
}

FAR_FRAMED bool face_meets_u_and_v(const length3 *u, const length3 *v, const face_box_corners *c,
                                   const area3 *n)
{
    area3 right;
    area_copy(&right.x, &n->x);
    area_copy(&right.y, &n->y);
    area_copy(&right.z, &n->z);
    area_negate(&right.x);
    area_negate(&right.y);
    area_negate(&right.z);
    return face_meets_edge(u, c, n) && face_meets_edge(v, c, &right);
}

static inline bool face_meets_edges(const face_shape *f, const graze_aabb *box, const length3 *u,
                                    const length3 *v, const face_box_corners *c, const area3 *n)
{
    return face_meets_u_and_v(u, v, c, n) && (!IS_TRIANGLE(f) || face_meets_third_edge(f, box, n));
}

/* ---- The axes of the world ---- */

/* Whether the numbers along one axis of the world are near, and the box is beside the face. */
GRAZE_INLINE bool face_is_beside_box(nearness *n, length *u, length *v, length *low, length *high,
                                     const face_shape *f, const face_row *row, graze_scalar min,
                                     graze_scalar max)
{
    face_load_row(n, u, v, f, row);
    length_set(low, load_length(n, row->corner, min));
    length_set(high, load_length(n, row->corner, max));
    if (!IMPLIES(are_all_near(n), FACE_EDGE_IN_RANGE(u) && FACE_EDGE_IN_RANGE(v) &&
                                      length_in_range(low) && length_in_range(high)))
        return false;
    const stretch least = stretch_of(*low), most = stretch_of(*high);
    return min > max || !face_meets_interval(f, u, v, &least, &most);
}

/* One axis at a time: most boxes are beside the face on one of them. Far numbers leave this undecided. */
GRAZE_INLINE bool face_is_out_of_reach_of_box(nearness *n, length3 *u, length3 *v,
                                              face_box_corners *c, const face_shape *f,
                                              const graze_aabb *box)
{
    nearness_begin(n);
    const graze_vec3 *min = &box->min, *max = &box->max;
    const face_row x = FACE_ROW(x);
    if (face_is_beside_box(n, &u->x, &v->x, &c->low.x, &c->high.x, f, &x, min->x, max->x))
        return true;
    const face_row y = FACE_ROW(y);
    if (face_is_beside_box(n, &u->y, &v->y, &c->low.y, &c->high.y, f, &y, min->y, max->y))
        return true;
    const face_row z = FACE_ROW(z);
    return face_is_beside_box(n, &u->z, &v->z, &c->low.z, &c->high.z, f, &z, min->z, max->z);
}

static inline bool face_overlaps_aabb(const face_shape *f, const graze_aabb *box)
{
    nearness n;
    length3 u, v;
    face_box_corners c;
    area3 normal;
    if (face_is_out_of_reach_of_box(&n, &u, &v, &c, f, box))
        return false;
    UNLESS_NEAR(are_all_near(&n) && is_known_near(&box->min) && is_known_near(&box->max) &&
                    face_is_known_near(f),
                return graze_face_overlaps_aabb_far(f, box, IS_TRIANGLE(f)));
    GIVEN(face_edges_in_range(&u, &v) && lengths_in_range(&c.low) && lengths_in_range(&c.high));
    set_cross_in_place(&normal, &u, &v);
    return face_meets_plane(&normal, &c) && face_meets_edges(f, box, &u, &v, &c, &normal);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * An oriented box and an axis-aligned one.
 *
 * obb.h states which axes are tested, and why these suffice. Here three of the axes are the axes of the
 * world, and the determinants with them reduce to single components. The other box is represented by its corners, so
 * that its center is not rounded.
 */

/* The least and greatest corner of the other box, from the center of the oriented one. */
typedef struct {
    length3 low, high;
} obb_corners;

/* Reads each number once, both to test whether all are close and to compute the differences. */
GRAZE_INLINE bool obb_load_corners(obb_corners *c, const graze_obb *box, const graze_aabb *other)
{
    closeness n;
    closeness_begin(&n);
    closeness_add_point(&n, &box->center);
    load_close_between(&n, &c->low, &box->center, &other->min);
    load_close_between(&n, &c->high, &box->center, &other->max);
    return IMPLIES(are_all_close(&n),
                   close_lengths_in_range(&c->low) && close_lengths_in_range(&c->high)) &&
           obb_has_close_halves(box);
}

static inline bool obb_are_boxes(const graze_obb *box, const graze_aabb *other)
{
    return obb_is_solid(box) && other->min.x <= other->max.x && other->min.y <= other->max.y &&
           other->min.z <= other->max.z;
}

/* ---- A face of the oriented box: its axis is a combination of the axes of the world ---- */

/* How far the farthest corner along the axis lies, or the farthest against it. Here and below a
 * pointer to a length is selected and not a length: gcc copies a selected length with memcpy on a
 * Cortex-M0. */
static inline void obb_set_corner_along(reach *to, const obb_corners *c, const graze_vec3 *axis,
                                        bool against)
{
    const length3 *x = (axis->x < 0) != against ? &c->low : &c->high;
    const length3 *y = (axis->y < 0) != against ? &c->low : &c->high;
    const length3 *z = (axis->z < 0) != against ? &c->low : &c->high;
    reach_set_product(to, axis->x, x->x);
    reach_add_product(to, axis->y, y->y);
    reach_add_product(to, axis->z, z->z);
}

/* Clears `within` if the center of the other box is not between the two faces. The axis need not be
 * light. close: |twice| < 6 * 2^31 * 2^29 = 2^63 - 2^61, and half < 2^44 */
GRAZE_ONCE bool obb_axis_meets(const graze_vec3 *along, graze_scalar half_extent,
                               const obb_corners *c, bool *within)
{
    reach half, least, most, twice, both;
    reach_set_half(&half, half_extent);
    obb_set_corner_along(&least, c, along, true);
    obb_set_corner_along(&most, c, along, false);
    reach_copy(&twice, &least);
    reach_add(&twice, &most);
    reach_copy(&both, &half);
    reach_add(&both, &half);
    if (reach_less(&both, &twice))
        *within = false;
    reach_add(&both, &twice);
    if (reach_sign(&both) < 0)
        *within = false;
    if (reach_less(&half, &least))
        return false;
    reach_add(&most, &half);
    return reach_sign(&most) >= 0;
}

/* ---- A side of the other box: an axis of the world is a combination of the axes of the box ---- */

static inline bool obb_holds_zero(const length *low, const length *high)
{
    return length_sign(*low) <= 0 && length_sign(*high) >= 0;
}

GRAZE_REPEATED bool obb_side_meets(const graze_obb *box, const det *whole, const edge_component *x,
                                   const edge_component *y, const edge_component *z,
                                   const length *low, const length *high)
{
    if (obb_holds_zero(low, high))
        return true;
    moment own;
    moment_set_product(&own, edge_size(*x), length_of(box->half.x));
    moment_add_product(&own, edge_size(*y), length_of(box->half.y));
    moment_add_product(&own, edge_size(*z), length_of(box->half.z));
    return moment_holds(&own, whole, *(length_sign(*low) > 0 ? low : high));
}

/* ---- Two edges ---- */

/* Compares how far the other box reaches to either side of the edge of the oriented box that points
 * to (u, v) in a plane of the world, with how far the oriented box reaches. */
GRAZE_REPEATED bool obb_edge_meets_aabb(const edge_component *u, const edge_component *v,
                                        const length *u_low, const length *u_high,
                                        const length *v_low, const length *v_high,
                                        const moment *own)
{
    bool u_down = edge_sign(*u) < 0, v_down = edge_sign(*v) < 0;
    moment least, most;
    moment_set_product(&least, *u, *(u_down ? v_high : v_low));
    moment_subtract_product(&least, *v, *(v_down ? u_low : u_high));
    moment_set_product(&most, *u, *(u_down ? v_low : v_high));
    moment_subtract_product(&most, *v, *(v_down ? u_high : u_low));
    moment_negate(&most);
    return moment_at_most(&least, own) && moment_at_most(&most, own);
}

/* The edge along the slabs of two axes. And how far two slabs reach that are turned until their axes have
 * nothing along x, where they had those components; along y, and along z. */
static inline bool obb_edges_meet_aabb(const graze_obb *box, const edge3 *e, int axis, int next,
                                       const obb_corners *c)
{
    const graze_vec3 *a = &box->axis[axis], *b = &box->axis[next];
    const length3 *low = &c->low, *high = &c->high;
    graze_scalar h = obb_half_on(box, axis), k = obb_half_on(box, next);
    moment x, y, z;
    moment_set_halves(&x, b->x, h, a->x, k);
    moment_set_halves(&y, b->y, h, a->y, k);
    moment_set_halves(&z, b->z, h, a->z, k);
    return obb_edge_meets_aabb(&e->x, &e->y, &low->x, &high->x, &low->y, &high->y, &z) &&
           obb_edge_meets_aabb(&e->y, &e->z, &low->y, &high->y, &low->z, &high->z, &x) &&
           obb_edge_meets_aabb(&e->z, &e->x, &low->z, &high->z, &low->x, &high->x, &y);
}

GRAZE_ONCE bool obb_sides_and_edges_meet(const graze_obb *box, const obb_corners *c)
{
    const graze_vec3 *a = box->axis;
    edge3 e[3];
    edge_across(&e[0], &a[1], &a[2]);
    edge_across(&e[1], &a[2], &a[0]);
    edge_across(&e[2], &a[0], &a[1]);
    det whole;
    det_along(&whole, &e[0], &a[0]);
    return obb_side_meets(box, &whole, &e[0].x, &e[1].x, &e[2].x, &c->low.x, &c->high.x) &&
           obb_side_meets(box, &whole, &e[0].y, &e[1].y, &e[2].y, &c->low.y, &c->high.y) &&
           obb_side_meets(box, &whole, &e[0].z, &e[1].z, &e[2].z, &c->low.z, &c->high.z) &&
           obb_edges_meet_aabb(box, &e[0], 1, 2, c) && obb_edges_meet_aabb(box, &e[1], 2, 0, c) &&
           obb_edges_meet_aabb(box, &e[2], 0, 1, c);
}

/* If the center is in the other box, they overlap. */
GRAZE_INLINE bool obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other)
{
    obb_corners c;
    UNLESS_NEAR(obb_load_corners(&c, box, other), return graze_obb_overlaps_aabb_far(box, other));
    if (!obb_are_boxes(box, other))
        return false;
    if (obb_holds_zero(&c.low.x, &c.high.x) && obb_holds_zero(&c.low.y, &c.high.y) &&
        obb_holds_zero(&c.low.z, &c.high.z))
        return true;
    bool within = true;
    if (!obb_axis_meets(&box->axis[0], box->half.x, &c, &within) ||
        !obb_axis_meets(&box->axis[1], box->half.y, &c, &within) ||
        !obb_axis_meets(&box->axis[2], box->half.z, &c, &within))
        return false;
    if (within)
        return true;
    UNLESS_NEAR(obb_has_light_axes(box), return graze_obb_overlaps_aabb_far(box, other));
    return obb_sides_and_edges_meet(box, &c);
}

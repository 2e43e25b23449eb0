/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * An oriented box and a triangle. Near and far.
 *
 * In the coordinates of the box, axis . (p - center), the box is an axis-aligned one, whatever its axes are, and the triangle is a
 * triangle: coordinates are linear. They are disjoint if their projections on one of these axes are: the axes of the box, the
 * normal of the triangle, and the cross products of an axis of the box and an edge. The same axes decide for a triangle that has no
 * area, in the world or in these coordinates, and for a flat box.
 */
#include "../../include/graze/obb.h"
#include "obb_across.h"
#include "obb_axis.h"

/* A routine of obb_triangle_far.c. */
bool graze_obb_overlaps_triangle_far(const graze_obb *box, const graze_triangle *triangle);

/* From a corner of the triangle: the least and the greatest corner of the box, one edge, and the way to the third corner, or a
 * second edge. */
typedef struct {
    reach low[NO_AXIS], high[NO_AXIS], u[NO_AXIS], v[NO_AXIS];
    bool holds_a, holds_b, holds_c; /* a corner of the triangle lies in the box */
} obb_view;

/* ---- The axes of the box ---- */

/* The corners of the triangle from the center of the box. */
typedef struct {
    length3 a, b, c;
} obb_fan;

static inline bool reach_is_between(const reach *r, const reach *low, const reach *high)
{
    return !reach_less(r, low) && !reach_less(high, r);
}

/* Returns true if the triangle is beside the box on this axis. */
FAR_FRAMED_REPEATED bool obb_is_beside_fan(obb_view *view, const graze_obb *box, const obb_fan *fan,
                                           int i)
{
    reach none, half, *low = &view->low[i], *high = &view->high[i], *u = &view->u[i],
                      *v = &view->v[i];
    reach_set_zero(&none);
    reach_set_product(&half, obb_half_on(box, i), length_of(GRAZE_ONE));
    set_reach(low, &box->axis[i], &fan->a);
    set_reach(u, &box->axis[i], &fan->b);
    set_reach(v, &box->axis[i], &fan->c);
    reach_subtract(u, low);
    reach_subtract(v, low);
    reach_negate(low);
    reach_copy(high, low);
    reach_subtract(low, &half);
    reach_add(high, &half);
    view->holds_a = view->holds_a && reach_is_between(&none, low, high);
    view->holds_b = view->holds_b && reach_is_between(u, low, high);
    view->holds_c = view->holds_c && reach_is_between(v, low, high);
    return (reach_is_negative(high) && reach_less(high, u) && reach_less(high, v)) ||
           (reach_sign(low) > 0 && reach_less(u, low) && reach_less(v, low));
}

static inline bool obb_is_beside_triangle(obb_view *view, const graze_obb *box,
                                          const graze_triangle *triangle)
{
    obb_fan fan;
    set_between(&fan.a, &box->center, &triangle->a);
    set_between(&fan.b, &box->center, &triangle->b);
    set_between(&fan.c, &box->center, &triangle->c);
    view->holds_a = view->holds_b = view->holds_c = true;
    return obb_is_beside_fan(view, box, &fan, AXIS_x) ||
           obb_is_beside_fan(view, box, &fan, AXIS_y) || obb_is_beside_fan(view, box, &fan, AXIS_z);
}

/* ---- The normal ---- */

static inline void obb_set_normal(obb_area *normal, const obb_view *view)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        const int j = obb_next_axis(i), k = obb_next_axis(j);
        obb_area_set(&normal[i], &view->u[j], &view->v[k], &view->u[k], &view->v[j]);
    }
}

/* The side of the corner of the box that is farthest along the normal, or against it. */
GRAZE_ONCE int obb_side_of_corner(const obb_area *normal, const obb_view *view, bool against)
{
    obb_height sum;
    obb_height_begin(&sum);
    for (int i = AXIS_x; i < NO_AXIS; i++)
        obb_height_add(&sum, &normal[i],
                       (obb_area_sign(&normal[i]) < 0) != against ? &view->low[i] : &view->high[i]);
    return obb_height_sign(&sum);
}

static inline bool obb_meets_plane(const obb_area *normal, const obb_view *view)
{
    return obb_side_of_corner(normal, view, true) <= 0 &&
           obb_side_of_corner(normal, view, false) >= 0;
}

/* ---- The edges ---- */

/*
 * An axis across the edge and the axis after j: a point is at edge[i] * point[j] - edge[j] * point[i]. Returns the side of the
 * edge, 1 for the left one, of the corner of the box that is farthest to the left, or to the right.
 */
GRAZE_ONCE int obb_side_of_edge(const reach *edge, const obb_view *view, int i, int j, bool right)
{
    obb_area at;
    const bool i_high = reach_is_negative(&edge[j]) != right,
               j_low = reach_is_negative(&edge[i]) != right;
    obb_area_set(&at, &edge[i], j_low ? &view->low[j] : &view->high[j], &edge[j],
                 i_high ? &view->high[i] : &view->low[i]);
    return obb_area_sign(&at);
}

/* A box that an edge separates from the triangle is not on the side of the third corner, which a component of the normal tells. If
 * that is 0, all edges are seen on one line, some in each direction, so that the left sides of all are both sides of the line. */
static inline bool obb_meets_across(const reach *edge, const obb_view *view, const obb_area *normal,
                                    int i, int j)
{
    return obb_area_sign(normal) < 0 ? obb_side_of_edge(edge, view, i, j, true) <= 0
                                     : obb_side_of_edge(edge, view, i, j, false) >= 0;
}

static inline bool obb_meets_edge(const reach *edge, const obb_view *view, const obb_area *normal)
{
    return obb_meets_across(edge, view, &normal[AXIS_z], AXIS_x, AXIS_y) &&
           obb_meets_across(edge, view, &normal[AXIS_x], AXIS_y, AXIS_z) &&
           obb_meets_across(edge, view, &normal[AXIS_y], AXIS_z, AXIS_x);
}

/* v becomes the edge from c to a. */
static inline void obb_turn_to_third_corner(obb_view *view)
{
    for (int i = AXIS_x; i < NO_AXIS; i++)
        reach_negate(&view->v[i]);
}

/* Seen from b, and v becomes the edge from b to c. */
static inline void obb_turn_to_second_corner(obb_view *view)
{
    for (int i = AXIS_x; i < NO_AXIS; i++) {
        reach_subtract(&view->low[i], &view->u[i]);
        reach_subtract(&view->high[i], &view->u[i]);
        reach_add(&view->v[i], &view->u[i]);
        reach_negate(&view->v[i]);
    }
}

static inline bool obb_meets_edges(obb_view *view, const obb_area *normal)
{
    if (!obb_meets_edge(view->u, view, normal))
        return false;
    obb_turn_to_third_corner(view);
    if (!obb_meets_edge(view->v, view, normal))
        return false;
    obb_turn_to_second_corner(view);
    return obb_meets_edge(view->v, view, normal);
}

/* ---- The decision ---- */

NEAR_ANSWER int obb_meets_triangle(const graze_obb *box, const graze_triangle *triangle)
{
    obb_view view;
    obb_area normal[NO_AXIS];
    UNLESS_NEAR(is_near(&box->center) && is_near(&triangle->a) && is_near(&triangle->b) &&
                    is_near(&triangle->c),
                return NOT_NEAR);
    if (box->half.x < 0 || box->half.y < 0 || box->half.z < 0)
        return false;
    if (obb_is_beside_triangle(&view, box, triangle))
        return false;
    if (view.holds_a || view.holds_b || view.holds_c)
        return true;
    obb_set_normal(normal, &view);
    return obb_meets_plane(normal, &view) && obb_meets_edges(&view, normal);
}

GRAZE_INLINE bool obb_overlaps_triangle(const graze_obb *box, const graze_triangle *triangle)
{
    const int meets = obb_meets_triangle(box, triangle);
    UNLESS_NEAR(meets != NOT_NEAR, return graze_obb_overlaps_triangle_far(box, triangle));
    return meets;
}

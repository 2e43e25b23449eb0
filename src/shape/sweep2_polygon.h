/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which edge of a polygon decides about a circle that moves, near and far: see number/arithmetic.h.
 *
 * The polygon with the radius around it is convex, so the path enters it at one place. The border of an edge is its line,
 * moved outwards by the radius. If the start is beyond a border that the path does not reach, it is a miss. All other borders
 * beyond which the start is belong to edges in a row, whose outward normals are within half a turn, against the path. Seen
 * along the path, the ends of the borders of these edges, one edge after the other, lead from the left to the right. So the
 * path enters beside the first edge whose border ends on the right, or at the corner before it; or, if there is none, beside
 * the last edge or at the corner behind it. The capsule around that edge has the same place of contact, with the same
 * tangent, so the cast of a wall decides the rest, corners of this edge included.
 *
 * If the start is beyond no border, the nearest part of the polygon decides: an edge which has it on its right, or on it,
 * between its ends; or else a corner, whose ball is in the capsule around the next edge.
 *
 * After begin_plane.h and ball.h.
 */
#include "cores2.h"
#include "polygon2.h"
#include "polygon2_nearest.h"
#include "strip2.h"

/* Of sweep2_polygon_far.c. */
int graze_sweep2_find_edge_far(const graze_polygon2 *polygon, const graze_segment2 *path,
                               graze_scalar radius, uint32_t *edge);

#define NO_EDGE GRAZE_NO_INDEX

/* Each is different from NOT_NEAR. */
enum {
    SWEEP2_PASSES,
    SWEEP2_EDGE, /* the wall from the corner `edge` to the next one decides */
    SWEEP2_FLAT, /* all corners are on one line: the wall between its ends decides; `edge`: its side */
    SWEEP2_INTERIOR /* it starts there */
};

/* The edges in a row; or two rows, the first of which goes on from the other, if the corner 0 is within the row. */
typedef struct {
    cores2 cores; /* an edge, and the path */
    const graze_polygon2 *polygon;
    const graze_segment2 *path;
    uint32_t now;   /* which edge decides in the row that was seen last; or NO_EDGE */
    uint32_t later; /* the same in the row before */
    bool now_stops; /* the border of `now` ends on the right of the path */
} sweep2_row;

/* ---- An edge ---- */

GRAZE_INLINE bool sweep2_load_edge(sweep2_row *r, uint32_t edge)
{
    cores2 *c = &r->cores;
    graze_vec2 from, to;
    polygon2_corner(&from, r->polygon, edge);
    polygon2_corner(&to, r->polygon, polygon2_after(r->polygon, edge));
    UNLESS_NEAR(is_near2(&from) && is_near2(&to), return false);
    set_between2(&c->u, &from, &to);
    set_between2(&c->gap, &from, &r->path->a);
    set_cross2(&c->aside, &c->u, &c->gap);
    return true;
}

/* How the start sees an edge. */
typedef enum {
    EDGE_BEHIND,   /* it is on the left, or not beyond the border */
    EDGE_ON_RIGHT, /* it is on the right, but not beyond the border, nor beside the edge */
    EDGE_BESIDE,   /* it is beside the edge, on it or on the right, and not beyond the border */
    EDGE_BEFORE,   /* it is beyond the border, which the path reaches */
    EDGE_NOT_REACHED
} sweep2_view;

static inline sweep2_view sweep2_see_within(cores2 *c)
{
    set_dot2(&c->ug, &c->u, &c->gap);
    if (is_part(&c->ug, &c->uu))
        return EDGE_BESIDE;
    return area_sign(&c->aside) < 0 ? EDGE_ON_RIGHT : EDGE_BEHIND;
}

static inline sweep2_view sweep2_see_edge(cores2 *c)
{
    area end;
    if (area_sign(&c->aside) > 0)
        return EDGE_BEHIND;
    set_dot2(&c->uu, &c->u, &c->u);
    if (sweep2_side_of_strip(c, &c->aside) <= 0)
        return sweep2_see_within(c);
    set_cross2(&c->turn, &c->u, &c->v);
    area_copy(&end, &c->aside);
    area_add(&end, &c->turn);
    const bool ends_before = area_sign(&end) < 0 && sweep2_side_of_strip(c, &end) > 0;
    return ends_before ? EDGE_NOT_REACHED : EDGE_BEFORE;
}

/* Whether the border of that edge ends on the right of the path. */
GRAZE_ONCE bool sweep2_stops_before_end(const sweep2_row *row, uint32_t edge)
{
    sweep2_row r;
    cores2 *c = &r.cores;
    r.polygon = row->polygon;
    r.path = row->path;
    (void)sweep2_load_edge(&r, edge);
    set_between2(&c->v, &r.path->a, &r.path->b);
    c->radius = row->cores.radius;
    set_cross2(&c->turn, &c->u, &c->v);
    set_cross2(&c->across, &c->v, &c->gap);
    area_add(&c->across, &c->turn);
    if (length_sign(c->radius) == 0)
        return area_sign(&c->across) > 0;
    set_dot2(&c->uu, &c->u, &c->u);
    set_dot2(&c->uv, &c->u, &c->v);
    return capsule2_order_at_seam(c, &c->across, -1) < 0;
}

/* ---- A row of edges ---- */

static inline void sweep2_begin_row(sweep2_row *r, uint32_t edge)
{
    r->later = r->now;
    r->now = edge;
    r->now_stops = false;
}

static inline void sweep2_go_on(sweep2_row *r, uint32_t edge)
{
    if (!r->now_stops)
        r->now_stops = sweep2_stops_before_end(r, r->now);
    if (!r->now_stops)
        r->now = edge;
}

static inline uint32_t sweep2_edge_of_row(const sweep2_row *r)
{
    return r->later != NO_EDGE && !sweep2_stops_before_end(r, r->now) ? r->later : r->now;
}

/* ---- The polygon ---- */

/* 1 if all corners are on one line, or NOT_NEAR. The count is not 0. */
static inline int sweep2_is_flat(const graze_polygon2 *polygon)
{
    graze_vec2 first, other, at; /* `other`: the first one that is not equal */
    polygon2_corner(&first, polygon, 0);
    UNLESS_NEAR(is_near2(&first), return NOT_NEAR);
    vec2_copy(&other, &first);
    for (uint32_t i = 1; i < polygon->count; i++) {
        length2 way;
        polygon2_corner(&at, polygon, i);
        UNLESS_NEAR(is_near2(&at), return NOT_NEAR);
        set_between2(&way, &first, &other);
        if (polygon2_side(&first, &way, &at) != 0)
            return 0;
        if (vector2_is_zero(&way))
            vec2_copy(&other, &at);
    }
    return 1;
}

/* The first edge that has the start on its right, or on its line; the edge 0, if all corners are equal. */
static inline int sweep2_find_side(sweep2_row *r, uint32_t *edge)
{
    for (uint32_t i = 0; i < r->polygon->count; i++) {
        (void)sweep2_load_edge(r, i);
        if (area_sign(&r->cores.aside) <= 0 && !vector2_is_zero(&r->cores.u)) {
            *edge = i;
            break;
        }
    }
    return SWEEP2_FLAT;
}

/* After all edges: all numbers are near. */
static inline int sweep2_decide(const sweep2_row *r, bool is_on_right, uint32_t *edge)
{
    if (r->now != NO_EDGE) {
        *edge = sweep2_edge_of_row(r);
        return SWEEP2_EDGE;
    }
    if (!is_on_right)
        return SWEEP2_INTERIOR;
    (void)polygon2_find_nearest(r->polygon, &r->path->a, edge);
    return SWEEP2_EDGE;
}

static inline int sweep2_find_in_row(sweep2_row *r, uint32_t *edge)
{
    bool is_before = false, is_on_right = false;
    for (uint32_t i = 0; i < r->polygon->count; i++) {
        UNLESS_NEAR(sweep2_load_edge(r, i), return NOT_NEAR);
        if (vector2_is_zero(&r->cores.u))
            continue;
        const sweep2_view view = sweep2_see_edge(&r->cores);
        if (view == EDGE_NOT_REACHED)
            return SWEEP2_PASSES;
        if (view == EDGE_BESIDE) {
            *edge = i;
            return SWEEP2_EDGE;
        }
        if (view == EDGE_BEFORE && is_before)
            sweep2_go_on(r, i);
        else if (view == EDGE_BEFORE)
            sweep2_begin_row(r, i);
        is_before = view == EDGE_BEFORE;
        is_on_right = is_on_right || view == EDGE_ON_RIGHT;
    }
    return sweep2_decide(r, is_on_right, edge);
}

/* Or NOT_NEAR. The radius is not negative, and the count is not 0. */
NEAR_ANSWER int sweep2_find_near(const graze_polygon2 *polygon, const graze_segment2 *path,
                                 graze_scalar radius, uint32_t *edge)
{
    sweep2_row r;
    nearness n;
    nearness_begin(&n);
    nearness_add_point_n(&n, &path->a);
    nearness_add_radius(&n, radius);
    load_between_n(&n, &r.cores.v, &path->a, &path->b);
    UNLESS_NEAR(are_all_near(&n) && is_known_near_n(&path->a) && is_known_near_n(&path->b) &&
                    IMPLIED(radius_in_range(radius)),
                return NOT_NEAR);
    r.polygon = polygon;
    r.path = path;
    r.cores.radius = radii_of(radius, 0);
    r.now = r.later = NO_EDGE;
    r.now_stops = false;
    const int flat = sweep2_is_flat(polygon);
    UNLESS_NEAR(flat != NOT_NEAR, return NOT_NEAR);
    return flat == 1 ? sweep2_find_side(&r, edge) : sweep2_find_in_row(&r, edge);
}

GRAZE_INLINE int sweep2_find_edge(const graze_polygon2 *polygon, const graze_segment2 *path,
                                  graze_scalar radius, uint32_t *edge)
{
    const int found = sweep2_find_near(polygon, path, radius, edge);
    UNLESS_NEAR(found != NOT_NEAR, return graze_sweep2_find_edge_far(polygon, path, radius, edge));
    return found;
}

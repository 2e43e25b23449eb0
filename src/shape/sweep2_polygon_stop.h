/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a circle that moves at a polygon stops. The cast of a wall finds the place at the edge that decides
 * (sweep2_polygon.h), and keeps it out of the capsule around that edge. It may be inside the polygon, or within the radius of
 * another edge. Then one raw unit along the sign of the normal on each axis leads out, as sweep2.h shows for walls: the
 * polygon with the radius around it is convex.
 *
 * At a corner c the sign of d = p - c is that of the normal n, or d is 0 on an axis, i, but not on the other one, j. Then p is
 * not in the ball around c, so the polygon has corners x for which x - c has the sign of d on j. n . (x - c) <= 0, as all of the
 * polygon is behind c, so n has the opposite sign of x - c on i.
 *
 * If the radius is 0, the routine of lines decides, and the place of a hit may be on the border, but not in the interior, nor
 * beyond it.
 */
#include "sweep2_door.h"

typedef struct {
    const graze_polygon2 *polygon;
    graze_capsule2 wall; /* that decides, without a radius */
    graze_scalar radius;
    graze_segment2 path;
    uint32_t edge;
    bool is_flat;
} sweep2_solid;

/* ---- The wall that decides ---- */

static inline bool sweep2_is_less(const graze_vec2 *a, const graze_vec2 *b)
{
    return a->x < b->x || (a->x == b->x && a->y < b->y);
}

/* The ends of corners on one line. */
static inline void sweep2_set_ends(graze_segment2 *wall, const graze_polygon2 *polygon)
{
    graze_vec2 corner;
    polygon2_corner(&wall->a, polygon, 0);
    vec2_copy(&wall->b, &wall->a);
    for (uint32_t i = 1; i < polygon->count; i++) {
        polygon2_corner(&corner, polygon, i);
        if (sweep2_is_less(&corner, &wall->a))
            vec2_copy(&wall->a, &corner);
        if (sweep2_is_less(&wall->b, &corner))
            vec2_copy(&wall->b, &corner);
    }
}

static inline void sweep2_solid_set(sweep2_solid *s, const graze_polygon2 *polygon,
                                    graze_scalar radius)
{
    s->polygon = polygon;
    s->radius = radius;
}

/* Sets the wall, and returns what was found. */
static inline int sweep2_set_wall(sweep2_solid *s)
{
    const graze_polygon2 *polygon = s->polygon;
    s->edge = 0;
    if (polygon->count == 0 || s->radius < 0)
        return SWEEP2_PASSES;
    const int found = sweep2_find_edge(polygon, &s->path, s->radius, &s->edge);
    s->is_flat = found == SWEEP2_FLAT;
    s->wall.radius = 0;
    if (s->is_flat)
        sweep2_set_ends(&s->wall.core, polygon);
    else
        polygon2_set_edge(&s->wall.core, polygon, s->edge);
    return found;
}

/* ---- Radius 0: a line that does not start in the interior ---- */

static inline graze_result sweep2_solid_line(const sweep2_solid *s, graze_sweep_hit2 *hit)
{
    graze_line_hit2 on;
    const graze_segment2 *path = &s->path, *wall = &s->wall.core;
    const graze_result result = graze_polygon2_linecast(s->polygon, path, hit != 0 ? &on : 0);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    sweep2_write_line(&on, hit);
    if (sweep2_is_at(&on.point, path, &wall->a) || sweep2_is_at(&on.point, path, &wall->b))
        hit->feature = GRAZE_FEATURE_CORNER;
    return result;
}

/* ---- The result; the center may still be inside ---- */

GRAZE_ONCE graze_result sweep2_solid_cast(sweep2_solid *s, graze_sweep_hit2 *hit)
{
    const int found = sweep2_set_wall(s);
    if (found == SWEEP2_PASSES)
        return GRAZE_MISS;
    if (found == SWEEP2_INTERIOR) {
        if (hit != 0)
            sweep2_write_inside(&s->path.a, hit);
        return GRAZE_INSIDE;
    }
    return s->radius == 0 ? sweep2_solid_line(s, hit)
                          : graze_capsule2_sweep(&s->wall, s->radius, &s->path, hit);
}

/* ---- The place ---- */

/* Whether the place is inside, or, of a line, behind the edge that it enters: in a polygon thinner than a raw unit it may have come
 * out on the other side. The way there then enters the polygon, and not if it ends in front of that edge.
 *
 * In the small world the cast of the wall may have moved the place off, one raw unit beyond the border. Then it is outside; and
 * so is the place at the border, as the exact place is not beyond it. */
static inline bool sweep2_solid_contains(const sweep2_solid *s, const graze_vec2 *place)
{
    sweep2_solid still;
    sweep2_solid_set(&still, s->polygon, s->radius);
    still.path.b.x = clamped_coordinate(place->x);
    still.path.b.y = clamped_coordinate(place->y);
    vec2_copy(&still.path.a, s->radius == 0 ? &s->path.a : &still.path.b);
    return sweep2_solid_cast(&still, 0) >= GRAZE_HIT;
}

/* The sign of b - a. */
static inline int sweep2_sign_between(graze_scalar a, graze_scalar b)
{
    return (a < b) - (b < a);
}

/* The sign of the normal at the corner on the axis on which the place is beside it; on the other axis it is `sign`. One of the
 * corners is beyond this one there, also if they are not convex: the last one, if no other is. */
static inline int sweep2_sign_beside(const graze_polygon2 *polygon, const graze_vec2 *corner,
                                     int sign, bool is_on_x)
{
    for (uint32_t i = 0;; i++) {
        graze_vec2 other;
        polygon2_corner(&other, polygon, i);
        const int x = sweep2_sign_between(corner->x, other.x),
                  y = sweep2_sign_between(corner->y, other.y);
        if ((is_on_x ? y : x) == sign || i + 1u == polygon->count)
            return is_on_x ? -x : -y;
    }
}

static inline void sweep2_solid_move_off(const sweep2_solid *s, graze_sweep_hit2 *hit)
{
    const graze_segment2 *wall = &s->wall.core;
    graze_vec2 *center = &hit->center;
    int x = sweep2_sign_between(wall->a.y, wall->b.y),
        y = sweep2_sign_between(wall->b.x, wall->a.x);
    if (hit->feature == GRAZE_FEATURE_CORNER) {
        x = sweep2_sign_between(hit->point.x, center->x);
        y = sweep2_sign_between(hit->point.y, center->y);
        if (x == 0)
            x = sweep2_sign_beside(s->polygon, &hit->point, y, true);
        else if (y == 0)
            y = sweep2_sign_beside(s->polygon, &hit->point, x, false);
    }
    center->x = sweep2_moved(center->x, x);
    center->y = sweep2_moved(center->y, y);
}

/* ---- The hit ---- */

/* Of equal corners the first. */
static inline uint32_t sweep2_index_of_corner(const graze_polygon2 *polygon,
                                              const graze_vec2 *place)
{
    graze_vec2 corner;
    uint32_t i = 0;
    for (; i + 1u < polygon->count; i++) {
        polygon2_corner(&corner, polygon, i);
        if (corner.x == place->x && corner.y == place->y)
            break;
    }
    return i;
}

static inline graze_result sweep2_solid_circlecast(sweep2_solid *s, graze_sweep_hit2 *hit)
{
    const graze_result result = sweep2_solid_cast(s, hit);
    if (hit == 0 || !sweep2_is_contact(result))
        return result;
    if (!s->is_flat && sweep2_solid_contains(s, &hit->center))
        sweep2_solid_move_off(s, hit);
    hit->index = (int32_t)(hit->feature == GRAZE_FEATURE_CORNER
                               ? sweep2_index_of_corner(s->polygon, &hit->point)
                               : s->edge);
    return result;
}

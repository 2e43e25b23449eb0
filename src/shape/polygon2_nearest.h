/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The point of a polygon that is nearest to a point outside: the foot on an edge that has the point on its right, if the foot
 * is between the ends of the edge, since all of the polygon is behind that edge. If no edge has such a foot, it is a corner.
 */
#ifndef GRAZE_SHAPE_POLYGON2_NEAREST_H
#define GRAZE_SHAPE_POLYGON2_NEAREST_H

#include "../../include/graze/segment2.h"
#include "polygon2.h"

/* What is nearest; each is different from NOT_NEAR. */
enum { POLYGON2_ITSELF, POLYGON2_EDGE, POLYGON2_CORNER };

/* A routine of polygon2_far.c. */
int graze_polygon2_find_nearest_far(const graze_polygon2 *polygon, const graze_vec2 *point,
                                    uint32_t *index);

/* The squared distance of the nearest corner so far: < 2^61 near, < 2^65 far. */
typedef struct {
    area least;
    uint32_t corner;
} polygon2_least;

static inline void polygon2_compare_corner(polygon2_least *l, const length2 *gap, uint32_t corner)
{
    area square;
    set_dot2(&square, gap, gap);
    if (corner > 0 && !area_less(&square, &l->least))
        return;
    area_copy(&l->least, &square);
    l->corner = corner;
}

/* Whether the foot of the perpendicular is between the ends of the edge. */
static inline bool polygon2_has_foot(const length2 *way, const length2 *gap)
{
    area along, whole;
    set_dot2(&along, way, gap);
    set_dot2(&whole, way, way);
    return is_part(&along, &whole);
}

/* POLYGON2_ITSELF if the polygon contains the point; or the index of an edge or a corner; or NOT_NEAR. The count is not 0. */
NEAR_ANSWER int polygon2_find_nearest(const graze_polygon2 *polygon, const graze_vec2 *point,
                                      uint32_t *index)
{
    polygon2_least l;
    graze_vec2 from, to;
    bool is_left = false, is_right = false;
    l.corner = 0;
    area_set_product(&l.least, length_of(0), length_of(0));
    polygon2_corner(&from, polygon, 0);
    UNLESS_NEAR(is_near2(&from) && is_near2(point), return NOT_NEAR);
    for (uint32_t i = 0; i < polygon->count; i++) {
        length2 way, gap;
        area side;
        polygon2_corner(&to, polygon, polygon2_after(polygon, i));
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        set_between2(&gap, &from, point);
        set_cross2(&side, &way, &gap);
        if (area_sign(&side) < 0 && polygon2_has_foot(&way, &gap)) {
            *index = i;
            return POLYGON2_EDGE;
        }
        polygon2_compare_corner(&l, &gap, i);
        is_left = is_left || area_sign(&side) > 0;
        is_right = is_right || area_sign(&side) < 0;
        from.x = to.x;
        from.y = to.y;
    }
    *index = l.corner;
    if (!is_right && (is_left || polygon2_bounds_contain(polygon, point)))
        return POLYGON2_ITSELF;
    return POLYGON2_CORNER;
}

static inline int polygon2_nearest(const graze_polygon2 *polygon, const graze_vec2 *point,
                                   uint32_t *index)
{
    if (polygon->count == 0)
        return POLYGON2_ITSELF;
    const int nearest = polygon2_find_nearest(polygon, point, index);
    UNLESS_NEAR(nearest != NOT_NEAR, return graze_polygon2_find_nearest_far(polygon, point, index));
    return nearest;
}

static inline void polygon2_set_edge(graze_segment2 *edge, const graze_polygon2 *polygon,
                                     uint32_t i)
{
    polygon2_corner(&edge->a, polygon, i);
    polygon2_corner(&edge->b, polygon, polygon2_after(polygon, i));
}

GRAZE_INLINE void polygon2_closest_point(const graze_polygon2 *polygon, const graze_vec2 *point,
                                         graze_vec2 *nearest)
{
    graze_segment2 edge;
    uint32_t index = 0;
    const int what = polygon2_nearest(polygon, point, &index);
    if (what == POLYGON2_ITSELF) {
        nearest->x = point->x;
        nearest->y = point->y;
    } else if (what == POLYGON2_CORNER) {
        polygon2_corner(nearest, polygon, index);
    } else {
        polygon2_set_edge(&edge, polygon, index);
        graze_segment2_closest_point(&edge, point, nearest);
    }
}

GRAZE_INLINE graze_scalar polygon2_distance(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    graze_segment2 edge;
    uint32_t index = 0;
    const int what = polygon2_nearest(polygon, point, &index);
    if (what == POLYGON2_ITSELF)
        return polygon->count > 0 ? 0 : GRAZE_SCALAR_MAX;
    polygon2_set_edge(&edge, polygon, index);
    return what == POLYGON2_CORNER ? graze_vec2_distance(edge.a, *point)
                                   : graze_segment2_distance(&edge, point);
}

#endif

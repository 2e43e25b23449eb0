/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of walls, near and far: see number/arithmetic.h.
 */

#include "../../include/graze/segment2.h"
#include "../number/degrees2.h"
#include "../number/solid.h"
#include "../wide/inlining.h"

/* The part of a wall that is nearest to a point: an end, or the points between. */
typedef enum { WALL_BEYOND_A, WALL_BESIDE, WALL_BEYOND_B } wall_part;

/* Routines of segment2_far.c. */
bool graze_segment2_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                 const graze_ray2 *ray);
graze_result graze_segment2_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                     graze_wall_ray_hit2 *ray_hit);
void graze_segment2_closest_point_far(const graze_segment2 *wall, const graze_vec2 *point,
                                      graze_vec2 *nearest);
graze_scalar graze_segment2_distance_far(const graze_segment2 *wall, const graze_vec2 *point);
void graze_segment2_closest_points_far(const graze_segment2 *a, const graze_segment2 *b,
                                       graze_vec2 *on_a, graze_vec2 *on_b);
graze_scalar graze_segment2_distance_segment_far(const graze_segment2 *a, const graze_segment2 *b);

#include "segment2_line.h"

/* ---- The point of a wall that is nearest to a point, and their distance ---- */

typedef struct {
    length2 wall, gap; /* from a to b, and from a to the point */
    area along, whole;
} wall_view;

static inline wall_part wall_nearest_part(const graze_segment2 *wall, const graze_vec2 *point,
                                          wall_view *v)
{
    set_between2(&v->wall, &wall->a, &wall->b);
    set_between2(&v->gap, &wall->a, point);
    set_dot2(&v->along, &v->wall, &v->gap);
    set_dot2(&v->whole, &v->wall, &v->wall);
    if (area_sign(&v->along) < 0 || area_sign(&v->whole) == 0)
        return WALL_BEYOND_A;
    return area_less(&v->whole, &v->along) ? WALL_BEYOND_B : WALL_BESIDE;
}

static inline graze_vec2 wall_point_beside(const graze_segment2 *wall, const wall_view *v)
{
    share part;
    share_progress at;
    share_set_areas(&part, &v->along, &v->whole);
    share_progress_of(&at, &part);
    graze_scalar x = share_along(wall->a.x, v->wall.x, &at);
    return graze_vec2_of(x, share_along(wall->a.y, v->wall.y, &at));
}

GRAZE_INLINE void wall_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                     graze_vec2 *nearest)
{
    UNLESS_NEAR(is_near2(&wall->a) && is_near2(&wall->b) && is_near2(point), {
        graze_segment2_closest_point_far(wall, point, nearest);
        return;
    });
    wall_view v;
    wall_part where = wall_nearest_part(wall, point, &v);
    graze_vec2 found = where == WALL_BEYOND_A ? wall->a : wall->b;
    if (where == WALL_BESIDE)
        found = wall_point_beside(wall, &v);
    *nearest = found;
}

static inline graze_scalar wall_distance_beside(const wall_view *v)
{
    area across;
    set_cross2(&across, &v->wall, &v->gap);
    return area_over(&across, &v->wall);
}

GRAZE_INLINE graze_scalar wall_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    UNLESS_NEAR(is_near2(&wall->a) && is_near2(&wall->b) && is_near2(point),
                return graze_segment2_distance_far(wall, point));
    wall_view v;
    wall_part where = wall_nearest_part(wall, point, &v);
    if (where == WALL_BESIDE)
        return wall_distance_beside(&v);
    if (where == WALL_BEYOND_A)
        return graze_vec2_distance(wall->a, *point);
    return graze_vec2_distance(wall->b, *point);
}

#include "segment2_pair.h"

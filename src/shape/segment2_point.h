/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The point of a wall that is nearest to a point, and how far that is: see degrees.h for near and
 * far. */
#include "../number/solid.h"
#include "segment2_far.h"

/* Beyond which end the point is, or beside the wall: how far along it, where that is asked. */
typedef enum { BEYOND_A, BESIDE, BEYOND_B } place;

typedef struct {
    length2 wall, gap; /* from a to b, and to the point */
    area along, whole;
} view;

static inline place place_of(const graze_segment2 *wall, const graze_vec2 *point, view *v)
{
    set_between2(&v->wall, &wall->a, &wall->b);
    set_between2(&v->gap, &wall->a, point);
    set_dot2(&v->along, &v->wall, &v->gap);
    set_dot2(&v->whole, &v->wall, &v->wall);
    if (!area_is_number(&v->along) || !area_is_number(&v->whole))
        return BESIDE; /* and what is divided there is a NaN */
    if (area_sign(&v->along) < 0 || area_sign(&v->whole) == 0)
        return BEYOND_A;
    return area_less(&v->whole, &v->along) ? BEYOND_B : BESIDE;
}

/* The NaN of an axis stays. */
static inline graze_scalar with_nan_of_three(graze_scalar value, graze_scalar a, graze_scalar b,
                                             graze_scalar c)
{
    return with_nan_of(with_nan_of(value, a, b), a, c);
}

static inline graze_vec2 point_beside(const graze_segment2 *wall, const view *v)
{
    share part;
    share_progress at;
    share_set_areas(&part, &v->along, &v->whole);
    share_progress_of(&at, &part);
    graze_scalar x = share_along(wall->a.x, v->wall.x, &at);
    return graze_vec2_of(x, share_along(wall->a.y, v->wall.y, &at));
}

static inline void closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                 graze_vec2 *nearest)
{
    view v;
    place where = place_of(wall, point, &v);
    graze_vec2 found = where == BEYOND_A ? wall->a : wall->b;
    if (where == BESIDE)
        found = point_beside(wall, &v);
    found.x = with_nan_of_three(found.x, wall->a.x, wall->b.x, point->x);
    found.y = with_nan_of_three(found.y, wall->a.y, wall->b.y, point->y);
    *nearest = found;
}

static inline graze_scalar distance_beside(const view *v)
{
    area across;
    set_cross2(&across, &v->wall, &v->gap);
    return area_over(&across, &v->wall);
}

static inline graze_scalar distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    view v;
    place where = place_of(wall, point, &v);
    if (where == BESIDE)
        return distance_beside(&v);
    return graze_vec2_distance(where == BEYOND_A ? wall->a : wall->b, *point);
}

#if GRAZE_FAR

void graze_segment2_closest_point_far(const graze_segment2 *wall, const graze_vec2 *point,
                                      graze_vec2 *nearest)
{
    closest_point(wall, point, nearest);
}

graze_scalar graze_segment2_distance_far(const graze_segment2 *wall, const graze_vec2 *point)
{
    return distance(wall, point);
}

#else

void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    CALL_FAR_UNLESS(is_near2(&wall->a) && is_near2(&wall->b) && is_near2(point),
                    graze_segment2_closest_point_far(wall, point, nearest));
    closest_point(wall, point, nearest);
}

graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    GO_FAR_UNLESS(is_near2(&wall->a) && is_near2(&wall->b) && is_near2(point),
                  graze_segment2_distance_far(wall, point));
    return distance(wall, point);
}

#endif

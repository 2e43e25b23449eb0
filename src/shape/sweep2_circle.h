/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A circle that moves against a circle. Any coordinates: circle.c casts the path, and differences are spans.
 *
 * The rounded place p is e off the exact place, at most 0.501 on each axis. Let d = p - center, and n the normal there. If p is
 * inside, one raw unit along the sign of d on each axis is not: see sweep2.h. There d has no 0, as |d| would be a whole number,
 * less than 0.71 below the radius, and p not inside.
 *
 * After begin_plane.h and ball_point.h.
 */
#include "sweep2_door.h"

static inline span sweep2_sum_of_radii(const graze_circle *circle, graze_scalar more)
{
    return span_sum(span_of(circle->radius), span_of(more)); /* < 2^32 */
}

static inline bool sweep2_is_within(const graze_circle *circle, span sum, const graze_vec2 *place)
{
    return !squares_at_most(squares_of(sum), ball_squares_apart(&circle->center, place));
}

static inline graze_scalar sweep2_moved_off(graze_scalar center, graze_scalar place)
{
    return place < center ? next_below(place) : next_above(place);
}

/* On the way from the center to the place, at the radius of the circle: `inner` is that radius over the sum. */
static inline graze_scalar sweep2_on_circle(graze_scalar center, graze_scalar place,
                                            const progress *inner)
{
    return place < center ? mirror(along(mirror(center), span_between(place, center), inner))
                          : along(center, span_between(center, place), inner);
}

/* The place is at most 0.501 off on each axis, and the point rounds once more. */
static inline void sweep2_set_point(const graze_circle *circle, span sum, const graze_vec2 *place,
                                    graze_vec2 *point)
{
    if (circle->radius == 0) {
        vec2_copy(point, &circle->center);
        return;
    }
    const progress inner = progress_of(ratio_from(span_of(circle->radius), sum));
    point->x = sweep2_on_circle(circle->center.x, place->x, &inner);
    point->y = sweep2_on_circle(circle->center.y, place->y, &inner);
}

GRAZE_ONCE void sweep2_stop_at_circle(const graze_circle *circle, span sum,
                                      const graze_line_hit2 *found, graze_sweep_hit2 *hit)
{
    const graze_vec2 *place = &found->point;
    sweep2_set_point(circle, sum, place, &hit->point);
    vec2_copy(&hit->center, place);
    if (sweep2_is_within(circle, sum, place)) {
        hit->center.x = sweep2_moved_off(circle->center.x, place->x);
        hit->center.y = sweep2_moved_off(circle->center.y, place->y);
    }
    vec2_copy(&hit->normal, &found->normal);
    hit->fraction = sweep2_fraction_down(found->fraction);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
}

GRAZE_INLINE graze_result sweep2_cast_at_circle(const graze_circle *circle, graze_scalar more,
                                                const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    graze_line_hit2 found;
    if (circle->radius < 0 || more < 0)
        return GRAZE_MISS;
    const graze_result result = graze_circle_cast_grown(circle, more, path, hit != 0 ? &found : 0);
    if (hit == 0)
        return result;
    if (result == GRAZE_INSIDE)
        sweep2_write_inside(&path->a, hit);
    else if (result != GRAZE_MISS)
        sweep2_stop_at_circle(circle, sweep2_sum_of_radii(circle, more), &found, hit);
    return result;
}

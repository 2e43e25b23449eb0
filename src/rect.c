/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/rect.h. Their algorithms are in shape/box_*.h, which boxes share with rectangles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#define GRAZE_PAYS_ON_THUMB_1 1
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_plane.h"
#include "shape/box.h"
#include "shape/box_from.h"
#include "shape/box_line.h"

bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_rect, rect, graze_vec2, point);
    return box_contains_point(rect, point);
}

bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b)
{
    CLAMP_BOTH(graze_rect, a, graze_rect, b);
    return box_overlaps_box(a, b);
}

bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other)
{
    CLAMP_BOTH(graze_rect, rect, graze_rect, other);
    return box_contains_box(rect, other);
}

bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle)
{
    CLAMP_BOTH(graze_rect, rect, graze_circle, circle);
    return box_overlaps_ball(rect, circle);
}

void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest)
{
    CLAMP_BOTH(graze_rect, rect, graze_vec2, point);
    box_closest_point(rect, point, nearest);
}

graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_rect, rect, graze_vec2, point);
    return box_distance(rect, point);
}

graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_rect, rect, graze_vec2, point);
    return box_distance_sq(rect, point);
}

void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
                            const graze_vec2 *normal, graze_vec2 *off)
{
    CLAMP_BOTH(graze_rect, rect, graze_vec2, point);
    box_off_surface(rect, point, normal, off);
}

void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size, graze_rect *rect)
{
    CLAMP(graze_vec2, center);
    box_from_center_size(center, size, rect);
}

void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect)
{
    box_from_points(points, count, rect);
    if (count > 0)
        CLAMP_IN_PLACE(graze_rect, rect);
}

void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged)
{
    CLAMP_BOTH(graze_rect, a, graze_rect, b);
    box_merge(a, b, merged);
}

void graze_rect_from_segment2(const graze_segment2 *segment, graze_rect *rect)
{
    CLAMP(graze_segment2, segment);
    box_from_segment(segment, rect);
}

void graze_rect_from_circle(const graze_circle *circle, graze_rect *rect)
{
    CLAMP(graze_circle, circle);
    box_from_ball(circle, rect);
}

void graze_rect_from_capsule2(const graze_capsule2 *capsule, graze_rect *rect)
{
    CLAMP(graze_capsule2, capsule);
    box_from_core(&capsule->core, capsule->radius, rect);
}

void graze_rect_expand(const graze_rect *rect, graze_scalar by, graze_rect *expanded)
{
    CLAMP(graze_rect, rect);
    CLAMP_COORDINATE(by);
    box_expand(rect, by, expanded);
}

bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment)
{
    CLAMP_BOTH(graze_rect, rect, graze_segment2, segment);
    return box_overlaps_segment(rect, segment);
}

bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray)
{
    CLAMP_BOTH(graze_rect, rect, graze_ray2, ray);
    return box_overlaps_ray(rect, ray);
}

graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
                                 graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_rect, rect, graze_segment2, segment);
    return box_linecast(rect, segment, hit);
}

graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
                                      graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_rect, rect, graze_segment2, segment);
    return box_linecast_exit(rect, segment, hit);
}

graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_rect, rect, graze_ray2, ray);
    return box_raycast(rect, ray, hit);
}

graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
                                     graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_rect, rect, graze_ray2, ray);
    return box_raycast_exit(rect, ray, hit);
}

#include "wide/end_fast.h"

#endif

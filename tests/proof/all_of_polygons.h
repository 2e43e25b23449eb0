/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Polygons, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_POLYGONS_H
#define GRAZE_TESTS_PROOF_ALL_OF_POLYGONS_H

#include "any.h"

/* Three corners, so that an edge has a corner before it and one behind it. */
static void all_of_polygons(void)
{
    static graze_vec2 corners[3];
    const graze_vec2 point = any_vec2();
    graze_polygon2 polygon, other;
    graze_segment2 segment;
    graze_ray2 ray;
    graze_line_hit2 line_hit;
    graze_ray_hit2 ray_hit;
    graze_vec2 made;
    graze_circle circle;
    graze_rect rect;
    corners[0] = any_vec2();
    corners[1] = any_vec2();
    corners[2] = any_vec2();
    polygon.corners = corners;
    polygon.count = 3;
    (void)graze_polygon2_is_convex(&polygon);
    (void)graze_polygon2_contains_point(&polygon, &point);
    segment.a = any_vec2();
    segment.b = any_vec2();
    ray.origin = any_vec2();
    ray.dir = any_vec2();
    ray.t_max = any();
    circle.center = any_vec2();
    circle.radius = any();
    rect.min = any_vec2();
    rect.max = any_vec2();
    (void)graze_polygon2_overlaps_circle(&polygon, &circle);
    (void)graze_polygon2_overlaps_rect(&polygon, &rect);
    (void)graze_polygon2_overlaps_segment(&polygon, &segment);
    (void)graze_polygon2_overlaps_ray(&polygon, &ray);
    (void)graze_polygon2_linecast(&polygon, &segment, &line_hit);
    (void)graze_polygon2_linecast_exit(&polygon, &segment, &line_hit);
    (void)graze_polygon2_raycast(&polygon, &ray, &ray_hit);
    (void)graze_polygon2_raycast_exit(&polygon, &ray, &ray_hit);
    graze_polygon2_closest_point(&polygon, &point, &made);
    (void)graze_polygon2_distance(&polygon, &point);
    other.corners = corners + 1;
    other.count = 2;
    (void)graze_polygon2_overlaps_polygon2(&polygon, &other);
}

#endif

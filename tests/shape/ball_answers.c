/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Casts of a segment and a ray at a sphere or a circle. */
#include "ball_answers.h"
#include "../oracle/flat.h"

static const graze_line_hit unwritten = {{7, 7, 7}, {7, 7, 7}, 7};
static const graze_ray_hit unwritten_ray = {{7, 7, 7}, {7, 7, 7}, 7};
static const graze_line_hit2 unwritten2 = {{7, 7}, {7, 7}, 7};
static const graze_ray_hit2 unwritten_ray2 = {{7, 7}, {7, 7}, 7};

ball_answers ask_sphere(const graze_sphere *ball, const graze_segment *segment,
                        const graze_ray *ray)
{
    ball_answers a;
    a.hit = a.exit_hit = unwritten;
    a.ray_hit = a.ray_exit_hit = unwritten_ray;
    a.segment = graze_sphere_linecast(ball, segment, &a.hit);
    a.segment_exit = graze_sphere_linecast_exit(ball, segment, &a.exit_hit);
    a.ray = graze_sphere_raycast(ball, ray, &a.ray_hit);
    a.ray_exit = graze_sphere_raycast_exit(ball, ray, &a.ray_exit_hit);
    return a;
}

static graze_vec3 in_space(graze_vec2 v)
{
    return graze_vec3_of(v.x, v.y, 0);
}

static void put_line_hit(graze_line_hit *hit, const graze_line_hit2 *from)
{
    hit->point = in_space(from->point);
    hit->normal = in_space(from->normal);
    hit->fraction = from->fraction;
}

static void put_ray_hit(graze_ray_hit *hit, const graze_ray_hit2 *from)
{
    hit->point = in_space(from->point);
    hit->normal = in_space(from->normal);
    hit->t = from->t;
}

ball_answers ask_circle(const graze_sphere *ball, const graze_segment *segment,
                        const graze_ray *ray)
{
    graze_circle circle = flat_circle(ball);
    graze_segment2 segment2 = flat_segment(segment);
    graze_ray2 ray2 = flat_ray(ray);
    graze_line_hit2 hit = unwritten2, exit_hit = unwritten2;
    graze_ray_hit2 ray_hit = unwritten_ray2, ray_exit_hit = unwritten_ray2;
    ball_answers a;
    a.segment = graze_circle_linecast(&circle, &segment2, &hit);
    a.segment_exit = graze_circle_linecast_exit(&circle, &segment2, &exit_hit);
    a.ray = graze_circle_raycast(&circle, &ray2, &ray_hit);
    a.ray_exit = graze_circle_raycast_exit(&circle, &ray2, &ray_exit_hit);
    put_line_hit(&a.hit, &hit);
    put_line_hit(&a.exit_hit, &exit_hit);
    put_ray_hit(&a.ray_hit, &ray_hit);
    put_ray_hit(&a.ray_exit_hit, &ray_exit_hit);
    return a;
}

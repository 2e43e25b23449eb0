/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Every routine with every int32_t in every field, for Frama-C's value analysis: no overflow, no
 * division by zero, no bad shift, no read of what was never written, whatever comes in.
 */
#include "../../include/graze/graze.h"

/* To the analysis a volatile holds any value at each read. */
static volatile graze_scalar anything;

static graze_scalar any(void)
{
    return anything;
}

static graze_vec3 any_vec3(void)
{
    graze_vec3 v;
    v.x = any();
    v.y = any();
    v.z = any();
    return v;
}

static void all_of_box(const graze_aabb *box)
{
    graze_vec3 point = any_vec3();
    graze_segment segment;
    graze_ray ray;
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    segment.a = any_vec3();
    segment.b = any_vec3();
    ray.origin = any_vec3();
    ray.dir = any_vec3();
    ray.t_max = any();
    (void)graze_aabb_contains_point(box, &point);
    (void)graze_aabb_overlaps_segment(box, &segment);
    (void)graze_aabb_overlaps_ray(box, &ray);
    (void)graze_aabb_linecast(box, &segment, &line_hit);
    (void)graze_aabb_linecast_exit(box, &segment, &line_hit);
    (void)graze_aabb_raycast(box, &ray, &ray_hit);
    (void)graze_aabb_raycast_exit(box, &ray, &ray_hit);
}

int main(void)
{
    graze_aabb box;
    box.min = any_vec3();
    box.max = any_vec3();
    all_of_box(&box);
    return 0;
}

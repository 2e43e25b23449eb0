/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep_nearest.h in floats. The search is in shape/sweep_nearest.h. */
#include "../include/graze/sweep_nearest.h"

#if GRAZE_FLOAT
#include "shape/begin_space.h"
#include "shape/sweep_nearest_float.h"

#include "shape/sweep_nearest_space.h"

#include "shape/sweep_nearest.h"

graze_result graze_nearest_aabb_spherecast(const graze_aabb *boxes, uint32_t count,
                                           const graze_sphere *sphere, graze_vec3 motion,
                                           uint32_t *index, graze_sweep_hit *hit)
{
    sweep_search s;
    s.targets = boxes;
    s.count = count;
    sweep_begin_ball(&s, sphere, motion);
    return sweep_nearest(SWEEP_AABB_SPHERE, &s, index, hit);
}

graze_result graze_nearest_sphere_spherecast(const graze_sphere *targets, uint32_t count,
                                             const graze_sphere *sphere, graze_vec3 motion,
                                             uint32_t *index, graze_sweep_hit *hit)
{
    sweep_search s;
    s.targets = targets;
    s.count = count;
    sweep_begin_ball(&s, sphere, motion);
    return sweep_nearest(SWEEP_SPHERE_SPHERE, &s, index, hit);
}

graze_result graze_nearest_capsule_spherecast(const graze_capsule *capsules, uint32_t count,
                                              const graze_sphere *sphere, graze_vec3 motion,
                                              uint32_t *index, graze_sweep_hit *hit)
{
    sweep_search s;
    s.targets = capsules;
    s.count = count;
    sweep_begin_ball(&s, sphere, motion);
    return sweep_nearest(SWEEP_CAPSULE_SPHERE, &s, index, hit);
}

graze_result graze_nearest_triangle_spherecast(const graze_triangle *triangles, uint32_t count,
                                               const graze_sphere *sphere, graze_vec3 motion,
                                               uint32_t *index, graze_sweep_hit *hit)
{
    sweep_search s;
    s.targets = triangles;
    s.count = count;
    sweep_begin_ball(&s, sphere, motion);
    return sweep_nearest(SWEEP_TRIANGLE_SPHERE, &s, index, hit);
}

graze_result graze_nearest_aabb_aabbcast(const graze_aabb *boxes, uint32_t count,
                                         const graze_aabb *mover, graze_vec3 motion,
                                         uint32_t *index, graze_sweep_hit *hit)
{
    sweep_search s;
    s.targets = boxes;
    s.count = count;
    sweep_begin_box(&s, mover, motion);
    return sweep_nearest(SWEEP_AABB_AABB, &s, index, hit);
}

#endif

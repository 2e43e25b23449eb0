/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Frustums, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_FRUSTUMS_H
#define GRAZE_TESTS_PROOF_ALL_OF_FRUSTUMS_H

#include "any.h"

static volatile graze_wide any_limit;
static volatile uint8_t any_byte;

static graze_frustum any_frustum(void)
{
    graze_frustum f;
    for (int i = 0; i < GRAZE_FRUSTUM_PLANES; i++) {
        f.normal[i].x = any();
        f.normal[i].y = any();
        f.normal[i].z = any();
        f.limit[i] = any_limit;
    }
    return f;
}

static void all_of_frustums(void)
{
    const graze_frustum f = any_frustum();
    graze_sphere sphere;
    graze_capsule capsule;
    graze_obb oriented;
    graze_aabb boxes[2];
    graze_view views[2];
    graze_vec3 point = any_vec3();
    uint8_t plane = any_byte;
    sphere.center = any_vec3();
    sphere.radius = any();
    capsule.core = any_segment();
    capsule.radius = any();
    oriented.center = any_vec3();
    for (int i = 0; i < 3; i++)
        oriented.axis[i] = any_vec3();
    oriented.half = any_vec3();
    for (int i = 0; i < 2; i++) {
        boxes[i].min = any_vec3();
        boxes[i].max = any_vec3();
    }
    (void)graze_frustum_contains_point(&f, &point);
    (void)graze_frustum_classify_sphere(&f, &sphere);
    (void)graze_frustum_classify_capsule(&f, &capsule);
    (void)graze_frustum_culls_capsule(&f, &capsule);
    (void)graze_frustum_classify_aabb(&f, boxes);
    (void)graze_frustum_classify_obb(&f, &oriented);
    graze_frustum_classify_aabbs(&f, boxes, 2, views);
    (void)graze_frustum_culls_sphere(&f, &sphere);
    (void)graze_frustum_culls_aabb(&f, boxes);
    (void)graze_frustum_culls_obb(&f, &oriented);
    (void)graze_frustum_culls_aabb_from(&f, boxes, &plane);
    (void)graze_aabb_positive_vertex(boxes, point);
    (void)graze_aabb_negative_vertex(boxes, point);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and spheres against an oriented box, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_obb_contains_point)(const graze_obb *box, const graze_vec3 *point);
static void NEAR(graze_obb_closest_point)(const graze_obb *box, const graze_vec3 *point,
                                          graze_vec3 *nearest);
static bool NEAR(graze_obb_overlaps_sphere)(const graze_obb *box, const graze_sphere *sphere);

#include "number/small_near_begin.h"
#include "shape/obb_point.h"
#include "number/small_near_end.h"

bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    struct {
        graze_obb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, OBB + SECOND * VEC3);
    return NEAR(graze_obb_contains_point)(&q.box, &q.point);
}

void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    struct {
        graze_obb box;
        graze_vec3 point;
    } q;
    grazes_clamp(box, point, &q, OBB + SECOND * VEC3);
    NEAR(graze_obb_closest_point)(&q.box, &q.point, nearest);
}

bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    struct {
        graze_obb box;
        graze_sphere sphere;
    } q;
    grazes_clamp(box, sphere, &q, OBB + SECOND * SPHERE);
    return NEAR(graze_obb_overlaps_sphere)(&q.box, &q.sphere);
}

#endif

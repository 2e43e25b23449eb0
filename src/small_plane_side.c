/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* On which side of a plane something lies, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static graze_side NEAR(graze_plane_side_of_point)(const graze_plane *plane,
                                                  const graze_vec3 *point);
static graze_side NEAR(graze_plane_classify_aabb)(const graze_plane *plane, const graze_aabb *box);
static graze_side NEAR(graze_plane_classify_sphere)(const graze_plane *plane,
                                                    const graze_sphere *sphere);

#include "number/small_near_begin.h"
#include "shape/plane_side.h"
#include "number/small_near_end.h"

graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    struct {
        graze_plane plane;
        graze_vec3 point;
    } q;
    grazes_clamp(plane, point, &q, PLANE + SECOND * VEC3);
    return NEAR(graze_plane_side_of_point)(&q.plane, &q.point);
}

graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    struct {
        graze_plane plane;
        graze_aabb box;
    } q;
    grazes_clamp(plane, box, &q, PLANE + SECOND * AABB);
    return NEAR(graze_plane_classify_aabb)(&q.plane, &q.box);
}

graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    struct {
        graze_plane plane;
        graze_sphere sphere;
    } q;
    grazes_clamp(plane, sphere, &q, PLANE + SECOND * SPHERE);
    return NEAR(graze_plane_classify_sphere)(&q.plane, &q.sphere);
}

#endif

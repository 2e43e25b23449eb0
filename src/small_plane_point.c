/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points near a plane, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static graze_scalar NEAR(graze_plane_distance)(const graze_plane *plane, const graze_vec3 *point);
static void NEAR(graze_plane_project_point)(const graze_plane *plane, const graze_vec3 *point,
                                            graze_vec3 *projection);

#include "number/small_near_begin.h"
#include "shape/plane_point.h"
#include "number/small_near_end.h"

graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    struct {
        graze_plane plane;
        graze_vec3 point;
    } q;
    grazes_clamp(plane, point, &q, PLANE + SECOND * VEC3);
    return NEAR(graze_plane_distance)(&q.plane, &q.point);
}

void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection)
{
    struct {
        graze_plane plane;
        graze_vec3 point;
    } q;
    grazes_clamp(plane, point, &q, PLANE + SECOND * VEC3);
    NEAR(graze_plane_project_point)(&q.plane, &q.point, projection);
}

#endif

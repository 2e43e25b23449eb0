/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a plane, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static graze_result NEAR(graze_plane_linecast)(const graze_plane *plane,
                                               const graze_segment *segment,
                                               graze_face_line_hit *hit);
static graze_result NEAR(graze_plane_raycast)(const graze_plane *plane, const graze_ray *ray,
                                              graze_face_ray_hit *hit);

#include "number/small_near_begin.h"
#include "shape/plane_line.h"
#include "number/small_near_end.h"

graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit)
{
    struct {
        graze_plane plane;
        graze_segment segment;
    } q;
    grazes_clamp(plane, segment, &q, PLANE + SECOND * SEGMENT);
    return NEAR(graze_plane_linecast)(&q.plane, &q.segment, hit);
}

graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit)
{
    struct {
        graze_plane plane;
        graze_ray ray;
    } q;
    grazes_clamp(plane, ray, &q, PLANE + SECOND * RAY);
    return NEAR(graze_plane_raycast)(&q.plane, &q.ray, hit);
}

#endif

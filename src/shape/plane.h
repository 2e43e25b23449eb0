/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of planes, near and far: see number/arithmetic.h.
 */
#include "plane_crossing.h"
#include "../number/solid.h"

/* Routines of plane_far.c. */
void graze_plane_from_points_far(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                 graze_plane *plane);
graze_scalar graze_plane_distance_far(const graze_plane *plane, const graze_vec3 *point);
void graze_plane_project_point_far(const graze_plane *plane, const graze_vec3 *point,
                                   graze_vec3 *projection);
graze_side graze_plane_side_of_point_far(const graze_plane *plane, const graze_vec3 *point);
graze_side graze_plane_classify_aabb_far(const graze_plane *plane, const graze_aabb *box);
graze_side graze_plane_classify_sphere_far(const graze_plane *plane, const graze_sphere *sphere);
graze_result graze_plane_linecast_far(const graze_plane *plane, const graze_segment *segment,
                                      graze_face_line_hit *hit);
graze_result graze_plane_raycast_far(const graze_plane *plane, const graze_ray *ray,
                                     graze_face_ray_hit *hit);

GRAZE_REPEATED void plane_set_height(reach *to, const graze_plane *plane, const graze_vec3 *point)
{
    plane_set_height_along(to, &plane->point, &plane->normal, point);
}

#include "plane_from.h"
#include "plane_line.h"
#include "plane_point.h"
#include "plane_side.h"

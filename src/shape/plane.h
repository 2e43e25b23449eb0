/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of planes. Included once for each arithmetic, after begin_far.h or begin_near.h, which determine the
 * arithmetic that each name below means.
 *
 *   plane_set_height(&h, plane, point)   sets h to the height of the point above the plane, in lengths of the normal;
 *                                        it is negative behind the plane
 */
#include "../../include/graze/plane.h"
#include "../number/degrees.h"
#include "../number/solid.h"
#include "plane_sides.h"
#include "../number/vec3_copy.h"

#ifndef GRAZE_PLANE_NAMES
#define GRAZE_PLANE_NAMES
#define plane_classify_aabb     GRAZE_WORD(plane_classify_aabb)
#define plane_classify_sphere   GRAZE_WORD(plane_classify_sphere)
#define plane_distance          GRAZE_WORD(plane_distance)
#define plane_edge_between      GRAZE_WORD(plane_edge_between)
#define plane_from_points       GRAZE_WORD(plane_from_points)
#define plane_linecast          GRAZE_WORD(plane_linecast)
#define plane_locate_on_ray     GRAZE_WORD(plane_locate_on_ray)
#define plane_locate_on_segment GRAZE_WORD(plane_locate_on_segment)
#define plane_pass_ray          GRAZE_WORD(plane_pass_ray)
#define plane_pass_segment      GRAZE_WORD(plane_pass_segment)
#define plane_project_point     GRAZE_WORD(plane_project_point)
#define plane_raycast           GRAZE_WORD(plane_raycast)
#define plane_set_approach      GRAZE_WORD(plane_set_approach)
#define plane_set_height        GRAZE_WORD(plane_set_height)
#define plane_set_height_along  GRAZE_WORD(plane_set_height_along)
#define plane_side_of           GRAZE_WORD(plane_side_of)
#define plane_side_of_point     GRAZE_WORD(plane_side_of_point)
#endif

GRAZE_REPEATED void plane_set_height_along(reach *to, const graze_vec3 *place,
                                           const graze_vec3 *normal, const graze_vec3 *point)
{
    length3 way;
    set_between(&way, place, point);
    set_reach(to, normal, &way);
}

GRAZE_REPEATED void plane_set_height(reach *to, const graze_plane *plane, const graze_vec3 *point)
{
    plane_set_height_along(to, &plane->point, &plane->normal, point);
}

#include "plane_from.h"
#include "plane_line.h"
#include "plane_point.h"
#include "plane_side.h"

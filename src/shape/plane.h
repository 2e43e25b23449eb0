/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of planes. Included once for each arithmetic, after begin_far.h or begin_near.h, which determine the
 * arithmetic that each name below means.
 */
#include "plane_crossing.h"
#include "../number/solid.h"

#ifndef GRAZE_PLANE_NAMES
#define GRAZE_PLANE_NAMES
#define plane_classify_aabb   GRAZE_WORD(plane_classify_aabb)
#define plane_classify_sphere GRAZE_WORD(plane_classify_sphere)
#define plane_distance        GRAZE_WORD(plane_distance)
#define plane_edge_between    GRAZE_WORD(plane_edge_between)
#define plane_from_points     GRAZE_WORD(plane_from_points)
#define plane_linecast        GRAZE_WORD(plane_linecast)
#define plane_project_point   GRAZE_WORD(plane_project_point)
#define plane_raycast         GRAZE_WORD(plane_raycast)
#define plane_set_height      GRAZE_WORD(plane_set_height)
#define plane_side_of         GRAZE_WORD(plane_side_of)
#define plane_side_of_point   GRAZE_WORD(plane_side_of_point)
#endif

GRAZE_REPEATED void plane_set_height(reach *to, const graze_plane *plane, const graze_vec3 *point)
{
    plane_set_height_along(to, &plane->point, &plane->normal, point);
}

#include "plane_from.h"
#include "plane_line.h"
#include "plane_point.h"
#include "plane_side.h"

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The float build exports grazef_ names, so that a float caller who is given the fixed library
 * fails to link instead of reading integers as floats, and one program can hold both builds.
 * You always write graze_. The types are renamed as well, so that C++ sees two types, not one
 * type defined twice.
 */
#ifndef GRAZE_NAMES_H
#define GRAZE_NAMES_H

#if GRAZE_FLOAT

#define graze_scalar   grazef_scalar
#define graze_fraction grazef_fraction
#define graze_vec3     grazef_vec3
#define graze_segment  grazef_segment
#define graze_ray      grazef_ray
#define graze_line_hit grazef_line_hit
#define graze_ray_hit  grazef_ray_hit
#define graze_aabb     grazef_aabb

#define graze_aabb_contains_point   grazef_aabb_contains_point
#define graze_aabb_overlaps_segment grazef_aabb_overlaps_segment
#define graze_aabb_overlaps_ray     grazef_aabb_overlaps_ray
#define graze_aabb_linecast         grazef_aabb_linecast
#define graze_aabb_linecast_exit    grazef_aabb_linecast_exit
#define graze_aabb_raycast          grazef_aabb_raycast
#define graze_aabb_raycast_exit     grazef_aabb_raycast_exit

#endif

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a plane across an axis, in the small world: see small.h. */
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static graze_result NEAR(graze_plane_xy_linecast)(graze_scalar z, const graze_segment *segment,
                                                  graze_face_line_hit *hit);
static graze_result NEAR(graze_plane_xz_linecast)(graze_scalar y, const graze_segment *segment,
                                                  graze_face_line_hit *hit);
static graze_result NEAR(graze_plane_yz_linecast)(graze_scalar x, const graze_segment *segment,
                                                  graze_face_line_hit *hit);
static graze_result NEAR(graze_plane_xy_raycast)(graze_scalar z, const graze_ray *ray,
                                                 graze_face_ray_hit *hit);
static graze_result NEAR(graze_plane_xz_raycast)(graze_scalar y, const graze_ray *ray,
                                                 graze_face_ray_hit *hit);
static graze_result NEAR(graze_plane_yz_raycast)(graze_scalar x, const graze_ray *ray,
                                                 graze_face_ray_hit *hit);

#include "number/small_near_begin.h"
#include "shape/plane_axis_line.h"
#include "number/small_near_end.h"

graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_plane_xy_linecast)(grazes_clamp_number(z), &near, hit);
}

graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_plane_xz_linecast)(grazes_clamp_number(y), &near, hit);
}

graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_plane_yz_linecast)(grazes_clamp_number(x), &near, hit);
}

graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_plane_xy_raycast)(grazes_clamp_number(z), &near, hit);
}

graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_plane_xz_raycast)(grazes_clamp_number(y), &near, hit);
}

graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_plane_yz_raycast)(grazes_clamp_number(x), &near, hit);
}

#endif

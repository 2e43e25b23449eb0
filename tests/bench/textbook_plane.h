/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What textbooks write for planes in float. See textbook_plane.c. */
#ifndef GRAZE_TESTS_BENCH_TEXTBOOK_PLANE_H
#define GRAZE_TESTS_BENCH_TEXTBOOK_PLANE_H

#include "../../include/graze/graze.h"

/* GRAZE_HIT or GRAZE_MISS. */
graze_result textbook_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                        graze_face_line_hit *hit);
graze_result textbook_plane_xy_raycast(graze_scalar z, const graze_ray *ray,
                                       graze_face_ray_hit *hit);

graze_side textbook_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point);
graze_side textbook_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box);
graze_result textbook_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                     graze_face_line_hit *hit);
graze_result textbook_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                    graze_face_ray_hit *hit);

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The seven routines of a solid in space: for solid.h. */
#ifndef GRAZE_TESTS_SPACE_SOLID_H
#define GRAZE_TESTS_SPACE_SOLID_H

#include "solid.h"

enum { SOLID_IS_FLAT = false };

/* of: aabb, sphere, obb */
#define SPACE_SOLID(of)                                                                            \
    static bool contains(const void *shape, const graze_vec3 *point)                               \
    {                                                                                              \
        return graze_##of##_contains_point(shape, point);                                          \
    }                                                                                              \
    OVERLAP_ROUTINE(overlaps_segment, graze_##of##_overlaps_segment)                               \
    OVERLAP_ROUTINE(overlaps_ray, graze_##of##_overlaps_ray)                                       \
    CAST_ROUTINE(linecast, graze_##of##_linecast, line)                                            \
    CAST_ROUTINE(linecast_exit, graze_##of##_linecast_exit, line)                                  \
    CAST_ROUTINE(raycast, graze_##of##_raycast, ray)                                               \
    CAST_ROUTINE(raycast_exit, graze_##of##_raycast_exit, ray)

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * For the planes of plane_float.c and plane_lines_float.c:
 *
 *   plane_height(&plane, &point)   normal . (point - plane.point): in lengths of the normal, and negative behind the plane
 */
#ifndef GRAZE_SHAPE_PLANE_FLOAT_H
#define GRAZE_SHAPE_PLANE_FLOAT_H

#include "../../include/graze/plane.h"
#include "../number/float.h"

GRAZE_INLINE float plane_height(const graze_plane *plane, const graze_vec3 *point)
{
    const graze_vec3 way = vec3_between(&plane->point, point);
    return vec3_dot(&plane->normal, &way);
}

#endif

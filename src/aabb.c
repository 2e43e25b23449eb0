/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box by itself. */
#include "../include/graze/aabb.h"

bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    return box->min.x <= point->x && point->x <= box->max.x && box->min.y <= point->y &&
           point->y <= box->max.y && box->min.z <= point->z && point->z <= box->max.z;
}

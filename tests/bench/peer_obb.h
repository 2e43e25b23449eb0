/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A line against a rotated box with unit axes: the slab test in the box's frame, where the box is axis-aligned. */
#ifndef GRAZE_TESTS_BENCH_PEER_OBB_H
#define GRAZE_TESTS_BENCH_PEER_OBB_H

#include "peer_slabs.h"

static inline graze_vec3 turned(const graze_obb *box, const graze_vec3 *v)
{
    return vec3(peer_dot(&box->axis[0], v), peer_dot(&box->axis[1], v), peer_dot(&box->axis[2], v));
}

static inline bool obb_slabs(slabs *s, const graze_obb *box, const graze_vec3 *start,
                             const graze_vec3 *dir, graze_scalar limit)
{
    graze_vec3 from = peer_minus(start, &box->center);
    graze_vec3 local_start = turned(box, &from), local_dir = turned(box, dir);
    graze_aabb local;
    local.min = vec3(-box->half.x, -box->half.y, -box->half.z);
    local.max = box->half;
    return all_slabs(s, &local, &local_start, &local_dir, limit);
}

/* Transforms the normal back from the box's frame. */
static inline graze_vec3 turned_back(const graze_obb *box, const graze_vec3 *normal)
{
    int i = normal->x != 0 ? 0 : normal->y != 0 ? 1 : 2;
    const graze_vec3 *axis = &box->axis[i];
    bool down = normal->x < 0 || normal->y < 0 || normal->z < 0;
    return down ? vec3(-axis->x, -axis->y, -axis->z) : *axis;
}

#endif

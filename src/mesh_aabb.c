/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box round a mesh: of what its faces use. */
#include "../include/graze/mesh.h"

#include "number/solid.h"
#include "number/small.h"

#include <stddef.h>

static inline void set_empty(graze_aabb *box)
{
    box->min.x = box->min.y = box->min.z = GRAZE_SCALAR_MAX;
    box->max.x = box->max.y = box->max.z = GRAZE_SCALAR_MIN;
}

static inline void widen(graze_aabb *box, const graze_vec3 *p)
{
    box->min.x = lesser(box->min.x, p->x);
    box->min.y = lesser(box->min.y, p->y);
    box->min.z = lesser(box->min.z, p->z);
    box->max.x = greater(box->max.x, p->x);
    box->max.y = greater(box->max.y, p->y);
    box->max.z = greater(box->max.z, p->z);
}

static inline void put_vector(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box)
{
    const uint16_t *corner = mesh->indices, *const end = corner + (size_t)mesh->count * 3;
    const graze_vec3 *vertices = mesh->vertices;
    graze_aabb all;
    set_empty(&all);
    GRAZE_ONE_BY_ONE
    for (; corner != end; corner++)
        widen(&all, &vertices[*corner]);
    put_vector(&box->min, &all.min);
    put_vector(&box->max, &all.max);
#if GRAZE_SMALL_WORLD
    if (mesh->count > 0)
        grazes_clamp(box, 0, box, AABB);
#endif
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The flags of a vertex beside a line: the part of mesh_line.h that mesh_far.c has for far numbers. */
#include "../number/vectors.h"
#include "mesh.h"

/* Returns 1 if a * b is less than c * d, 2 if it is more, and 0 if they are equal or rounding
 * leaves the order open. */
static inline uint32_t mesh_order_of_products(length a, length b, length c, length d)
{
    area left, right;
    area_set_product(&left, a, b);
    area_set_product(&right, c, d);
    return area_less(&left, &right) ? 1 : area_less(&right, &left) ? 2 : 0;
}

/* From the signs of the components of run x (vertex - start). */
GRAZE_INLINE uint32_t mesh_beside_line(const mesh_line *l, const graze_vec3 *vertex)
{
    length3 run, v;
    set_between(&v, l->start, vertex);
    if (l->way_is_end)
        set_between(&run, l->start, l->way);
    else
        set_direction(&run, l->way);
    return mesh_order_of_products(run.y, v.z, run.z, v.y) * MESH_BESIDE_X +
           mesh_order_of_products(run.z, v.x, run.x, v.z) * MESH_BESIDE_Y +
           mesh_order_of_products(run.x, v.y, run.y, v.x) * MESH_BESIDE_Z;
}

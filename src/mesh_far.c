/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Vertices of a mesh of any coordinates: mesh.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/mesh_beside.h"
#include "shape/mesh_inside.h"

uint32_t graze_mesh_beside_line_far(const mesh_line *l, const graze_vec3 *vertex)
{
    return mesh_beside_line(l, vertex);
}

int graze_mesh_crossing_far(const graze_triangle *t, const graze_vec3 *point)
{
    return mesh_crossing(t, point);
}

#endif

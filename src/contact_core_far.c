/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and capsules of any coordinates: contact_core.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/contact_core.h"

bool graze_triangle_is_flat_far(const graze_triangle *face)
{
    return core_face_is_flat(face);
}

int graze_core_measure_edge_far(separation *apart, const graze_segment *edge,
                                const graze_segment *core)
{
    return core_measure_edge(apart, edge, core);
}

void graze_core_set_normal_of_edge_far(graze_vec3 *normal, const graze_segment *edge,
                                       const graze_segment *core)
{
    core_set_normal_of_edge(normal, edge, core);
}

void graze_core_set_normal_of_face_far(graze_vec3 *normal, const graze_triangle *face,
                                       const graze_segment *core)
{
    core_set_normal_of_face(normal, face, core);
}

#endif

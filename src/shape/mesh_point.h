/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The face of a mesh that is nearest to a point. Distances are compared as the fractions that their squares are, so a
 * face that is equally near does not replace an earlier one. A face beyond the box around the point, whose half size is
 * more than the least distance so far, is farther.
 */
#ifndef GRAZE_SHAPE_MESH_POINT_H
#define GRAZE_SHAPE_MESH_POINT_H

#include "../number/separation.h"
#include "mesh_scan.h"

/* A routine of triangle.c. In the small world the point MUST be clamped; the triangle need not be. */
#define graze_triangle_measure GRAZE_PRIVATE(triangle_measure)
void graze_triangle_measure(separation *a, const graze_triangle *triangle, const graze_vec3 *point);

/* The distance is rounded to nearest. It may be greater than GRAZE_SCALAR_MAX, where it saturates: then the box stays. */
static inline void mesh_scan_shrink(mesh_scan *s, const graze_vec3 *point,
                                    const separation *nearest)
{
    const graze_scalar distance = separation_distance(nearest);
    if (distance < GRAZE_SCALAR_MAX)
        mesh_scan_set_box_around(s, point, distance + 1);
}

/* `s` has found the first face. Returns the nearest. */
GRAZE_ONCE uint32_t mesh_find_nearest(mesh_scan *s, const graze_vec3 *point)
{
    separation of[2];
    separation *least = &of[0], *other = &of[1];
    uint32_t best = s->next - 1;
    graze_triangle_measure(least, &s->triangle, point);
    mesh_scan_shrink(s, point, least);
    while (mesh_scan_find(s)) {
        graze_triangle_measure(other, &s->triangle, point);
        if (!separation_less(other, least))
            continue;
        separation *const nearer = other;
        other = least;
        least = nearer;
        best = s->next - 1;
        mesh_scan_shrink(s, point, least);
    }
    return best;
}

GRAZE_INLINE void mesh_closest_point(const graze_mesh *mesh, const graze_vec3 *point,
                                     uint32_t *face, graze_vec3 *nearest)
{
    mesh_scan s;
    uint32_t best = GRAZE_NO_INDEX;
    mesh_scan_begin(&s, mesh);
    if (mesh_scan_find(&s)) {
        best = mesh_find_nearest(&s, point);
        const uint16_t *corners = &mesh->indices[(size_t)best * 3];
        mesh_copy_triangle(&s.triangle, &mesh->vertices[corners[0]], &mesh->vertices[corners[1]],
                           &mesh->vertices[corners[2]]);
        graze_triangle_closest_point(&s.triangle, point, nearest);
    } else
        vec3_copy(nearest, point);
    if (face != 0)
        *face = best;
}

#endif

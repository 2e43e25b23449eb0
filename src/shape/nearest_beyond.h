/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres, capsules, cylinders, triangles and oriented boxes that the box around a line rejects: see nearest_line.h. Included by nearest.c.
 */
#ifndef GRAZE_SHAPE_NEAREST_BEYOND_H
#define GRAZE_SHAPE_NEAREST_BEYOND_H

#include "beyond.h"
#include "nearest_line.h"
#include "obb_axis.h"

/* ---- Spheres ---- */

GRAZE_ONCE uint32_t nearest_next_sphere(const nearest_line *l, const graze_sphere *spheres,
                                        uint32_t i, uint32_t count)
{
    const graze_sphere *sphere = spheres + i, *const end = spheres + count;
    const graze_scalar low_x = l->low.x, low_y = l->low.y, low_z = l->low.z;
    const graze_scalar high_x = l->high.x, high_y = l->high.y, high_z = l->high.z;
    for (; sphere != end; sphere++) {
        const span radius = span_of(sphere->radius);
        if (!nearest_is_beyond(sphere->center.x, radius, low_x, high_x) &&
            !nearest_is_beyond(sphere->center.y, radius, low_y, high_y) &&
            !nearest_is_beyond(sphere->center.z, radius, low_z, high_z))
            break;
    }
    return (uint32_t)(sphere - spheres);
}

/* ---- Capsules and cylinders: by the box around the core, and the radius ---- */

GRAZE_INLINE bool nearest_is_around(const nearest_line *l, const graze_segment *core,
                                    graze_scalar radius)
{
    const span size = span_of(radius);
    return !nearest_core_is_beyond(core->a.x, core->b.x, size, l->low.x, l->high.x) &&
           !nearest_core_is_beyond(core->a.y, core->b.y, size, l->low.y, l->high.y) &&
           !nearest_core_is_beyond(core->a.z, core->b.z, size, l->low.z, l->high.z);
}

GRAZE_ONCE uint32_t nearest_next_capsule(const nearest_line *l, const graze_capsule *capsules,
                                         uint32_t i, uint32_t count)
{
    const graze_capsule *capsule = capsules + i, *const end = capsules + count;
    while (capsule != end && !nearest_is_around(l, &capsule->core, capsule->radius))
        capsule++;
    return (uint32_t)(capsule - capsules);
}

GRAZE_ONCE uint32_t nearest_next_cylinder(const nearest_line *l, const graze_cylinder *cylinders,
                                          uint32_t i, uint32_t count)
{
    const graze_cylinder *cylinder = cylinders + i, *const end = cylinders + count;
    while (cylinder != end && !nearest_is_around(l, &cylinder->core, cylinder->radius))
        cylinder++;
    return (uint32_t)(cylinder - cylinders);
}

/* ---- Triangles ---- */

GRAZE_INLINE bool nearest_are_beyond(graze_scalar a, graze_scalar b, graze_scalar c,
                                     graze_scalar low, graze_scalar high)
{
    return a < low ? b < low && c < low : a > high && b > high && c > high;
}

GRAZE_ONCE uint32_t nearest_next_triangle(const nearest_line *l, const graze_triangle *faces,
                                          uint32_t i, uint32_t count)
{
    const graze_triangle *face = faces + i, *const end = faces + count;
    const graze_scalar low_x = l->low.x, low_y = l->low.y, low_z = l->low.z;
    const graze_scalar high_x = l->high.x, high_y = l->high.y, high_z = l->high.z;
    while (face != end && (nearest_are_beyond(face->a.x, face->b.x, face->c.x, low_x, high_x) ||
                           nearest_are_beyond(face->a.y, face->b.y, face->c.y, low_y, high_y) ||
                           nearest_are_beyond(face->a.z, face->b.z, face->c.z, low_z, high_z)))
        face++;
    return (uint32_t)(face - faces);
}

/* ---- Oriented boxes: by their slabs, for which nothing has to be known about the axes ---- */

GRAZE_INLINE bool nearest_is_beside(const box_middle *m, const graze_obb *box)
{
    middle_way w;
    way_from(&w, m, clamped_coordinate(box->center.x), clamped_coordinate(box->center.y),
             clamped_coordinate(box->center.z));
    return is_beside_any(m, &w, box->axis, &box->half);
}

/* An oriented box may have points beyond the end of the world. */
GRAZE_ONCE void nearest_set_middle(nearest_line *l)
{
    l->is_in_world = l->low.x > GRAZE_SCALAR_MIN && l->low.y > GRAZE_SCALAR_MIN &&
                     l->low.z > GRAZE_SCALAR_MIN && l->high.x < GRAZE_SCALAR_MAX &&
                     l->high.y < GRAZE_SCALAR_MAX && l->high.z < GRAZE_SCALAR_MAX;
    middle_set(&l->middle, &l->low, &l->high);
}

GRAZE_ONCE uint32_t nearest_next_obb(const nearest_line *l, const graze_obb *boxes, uint32_t i,
                                     uint32_t count)
{
    const graze_obb *box = boxes + i, *const end = boxes + count;
    if (l->is_in_world)
        while (box != end && nearest_is_beside(&l->middle, box))
            box++;
    return (uint32_t)(box - boxes);
}

#endif

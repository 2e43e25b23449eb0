/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes and spheres, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/contact_float.h"

typedef graze_vec3 mesh_mover;

static inline bool mover_find_contact(face_contact *to, const graze_triangle *face,
                                      const mesh_mover *center, float limit)
{
    return grazef_triangle_find_contact(to, face, center, limit);
}

static inline float mover_rounding(const mesh_mover *center, float limit)
{
    return contact_greater(limit, center) * 0x1p-19f;
}

static inline bool planes_are_doubles(const graze_plane *a, const graze_plane *b, float rounding)
{
    const graze_vec3 point = vec3_between(&a->point, &b->point),
                     normal = vec3_between(&a->normal, &b->normal);
    (void)rounding;
    return vec3_is_zero(&point) && vec3_is_zero(&normal);
}

#include "shape/contact_mesh_float.h"

uint32_t graze_mesh_planes_of_sphere(const graze_mesh *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    if (is_negative(sphere->radius))
        return 0;
    return mesh_planes_of_mover(target, &sphere->center, sphere->radius + margin, planes, most);
}

#endif

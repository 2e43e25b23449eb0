/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes and spheres, of graze/contact.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/contact.h"
#include "shape/mesh_scan.h"

typedef graze_vec3 mesh_mover;

static inline void mover_set_box(mesh_scan *s, const mesh_mover *center, graze_scalar limit)
{
    mesh_scan_set_box_around(s, center, center, limit);
}

/* Two such faces have the same nearest place. */
static inline void mover_set_box_of_plane(mesh_scan *s, const mesh_mover *center,
                                          const graze_triangle *face, graze_scalar limit)
{
    graze_vec3 nearest;
    (void)limit;
    graze_triangle_closest_point(face, center, &nearest);
    mesh_scan_set_box_around(s, &nearest, &nearest, 1);
}

static inline void mover_find_contact(face_contact *to, const graze_triangle *face,
                                      const mesh_mover *center)
{
    graze_triangle_find_contact(to, face, center);
}

static inline bool mover_touches(face_contact *to, const graze_triangle *face,
                                 const mesh_mover *center, graze_scalar limit)
{
    graze_triangle_find_contact(to, face, center);
    return contact_is_within(to, limit);
}

static inline void mover_set_contact(graze_plane *plane, const graze_triangle *face,
                                     const mesh_mover *center, const face_contact *contact)
{
    graze_triangle_set_contact(plane, face, center, contact);
}

#include "shape/contact_mesh.h"

uint32_t graze_mesh_planes_of_sphere(const graze_mesh *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP(graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    return mesh_planes_of_mover(target, &sphere->center, contact_limit(sphere->radius, margin),
                                planes, most);
}

#endif

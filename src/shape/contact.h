/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact of all shapes: the part of a face that is nearest to a sphere, and routines that meshes call. */
#ifndef GRAZE_SHAPE_CONTACT_H
#define GRAZE_SHAPE_CONTACT_H

#include "../../include/graze/contact.h"
#include "../number/arithmetic.h"
#include "../number/separation_numbers.h"
#include "../number/spans.h"
#include "contact_numbers.h"

/* Routines of contact_face.c. In the small world the arguments MUST be clamped. */
#define graze_triangle_find_contact      GRAZE_PRIVATE(triangle_find_contact)
#define graze_triangle_set_contact       GRAZE_PRIVATE(triangle_set_contact)
#define graze_triangles_are_in_one_plane GRAZE_PRIVATE(triangles_are_in_one_plane)

void graze_triangle_find_contact(face_contact *to, const graze_triangle *face,
                                 const graze_vec3 *center);
/* The plane of a contact of that kind. */
void graze_triangle_set_contact(graze_plane *plane, const graze_triangle *face,
                                const graze_vec3 *center, const face_contact *contact);
/* Whether the second face is in the plane of the first one, which MUST have an area. */
bool graze_triangles_are_in_one_plane(const graze_triangle *a, const graze_triangle *b);

/* From the center of the sphere; below 0: none. */
GRAZE_INLINE graze_scalar contact_limit(const graze_sphere *sphere, graze_scalar margin)
{
    return sphere->radius < 0 ? -1 : graze_held((int64_t)sphere->radius + margin);
}

/* The limit is not negative. */
GRAZE_INLINE bool contact_is_within(const face_contact *c, graze_scalar limit)
{
    return c->kind != CONTACT_NONE && graze_separation_within(&c->apart, (uint32_t)limit);
}

#endif

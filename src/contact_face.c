/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of triangles, of graze/contact.h, near; contact_face_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/separate_face.h"
#include "shape/contact_face.h"

uint32_t graze_triangle_planes_of_sphere(const graze_triangle *target, const graze_sphere *sphere,
                                         graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_triangle, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    return face_planes_of_sphere(target, sphere, margin, planes, most);
}

/* ---- For meshes, and for capsules ---- */

void graze_triangle_find_contact(face_contact *to, const graze_triangle *face,
                                 const graze_vec3 *center)
{
    face_find_contact(to, face, center);
}

void graze_triangle_set_contact(graze_plane *plane, const graze_triangle *face,
                                const graze_vec3 *center, const face_contact *contact)
{
    graze_triangle_closest_point(face, center, &plane->point);
    face_set_contact_normal(&plane->normal, face, center, contact);
}

bool graze_triangles_are_in_one_plane(const graze_triangle *a, const graze_triangle *b)
{
    return faces_are_in_one_plane(a, b);
}

#include "wide/end_fast.h"

#endif

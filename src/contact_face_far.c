/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact of triangles of any coordinates: contact_face.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/separate_face.h"
#include "shape/contact_face.h"

void graze_triangle_find_contact_far(face_contact *to, const graze_triangle *face,
                                     const graze_vec3 *center)
{
    face_find_contact(to, face, center);
}

void graze_triangle_set_normal_far(graze_vec3 *normal, const graze_triangle *face,
                                   const graze_vec3 *center, const face_contact *contact)
{
    face_set_contact_normal(normal, face, center, contact);
}

#endif

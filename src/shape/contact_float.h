/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The contact of a triangle and a sphere: what the files of the float build share. */
#ifndef GRAZE_SHAPE_CONTACT_FLOAT_H
#define GRAZE_SHAPE_CONTACT_FLOAT_H

#include "../../include/graze/contact.h"

typedef struct {
    graze_plane plane;
    float squared;  /* the square of the distance */
    bool is_inside; /* above the inside of the face, or on the face */
} face_contact;

/* Returns false if the center is farther than the limit, if it is on a face without area, and for a NaN. */
bool grazef_triangle_find_contact(face_contact *to, const graze_triangle *face,
                                  const graze_vec3 *center, float limit);

#endif

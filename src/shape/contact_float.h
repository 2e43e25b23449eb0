/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The contact of a triangle and a sphere, or a core: what the files of the float build share. */
#ifndef GRAZE_SHAPE_CONTACT_FLOAT_H
#define GRAZE_SHAPE_CONTACT_FLOAT_H

#include "../../include/graze/contact.h"
#include "../number/float.h"

typedef struct {
    graze_plane plane;
    float squared;  /* the square of the distance */
    bool is_inside; /* above the inside of the face, or on the face */
} face_contact;

/* Returns false if the center is farther than the limit, if it is on a face without area, and for a NaN. */
bool grazef_triangle_find_contact(face_contact *to, const graze_triangle *face,
                                  const graze_vec3 *center, float limit);
bool grazef_core_find_contact(face_contact *to, const graze_triangle *face,
                              const graze_segment *core, float limit);

/* The normal of a plane whose point is set: along the way to the center, or to the place of a core, or that of the face if the
 * way is not longer than the height above the plane, but for rounding. Returns false if there is no direction. */
bool grazef_contact_set_normal(face_contact *to, const graze_triangle *face,
                               const graze_vec3 *center, const graze_vec3 *way);
/* The normal of the face, or behind it the opposite; false if the face has no area. */
bool grazef_contact_set_normal_of_face(face_contact *to, const graze_triangle *face,
                                       bool is_behind);

/* Writes a plane if there is room after those that have been found; returns how many have been found with it. */
static inline uint32_t contact_add_plane(graze_plane *planes, uint32_t found, uint32_t most,
                                         const face_contact *contact)
{
    if (found < most) {
        vec3_copy(&planes[found].point, &contact->plane.point);
        vec3_copy(&planes[found].normal, &contact->plane.normal);
    }
    return found + 1;
}

/* The greatest size of a coordinate, or a number. */
static inline float contact_greater(float most, const graze_vec3 *v)
{
    most = float_less(most, float_abs(v->x)) ? float_abs(v->x) : most;
    most = float_less(most, float_abs(v->y)) ? float_abs(v->y) : most;
    return float_less(most, float_abs(v->z)) ? float_abs(v->z) : most;
}

#endif

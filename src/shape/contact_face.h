/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a triangle and a sphere. Near and far; after begin_triangle.h, face.h and separate_face.h, which
 * has the directions away from an edge and a corner.
 */
#include "contact.h"

/* Routines of contact_face_far.c. */
void graze_triangle_find_contact_far(face_contact *to, const graze_triangle *face,
                                     const graze_vec3 *center);
void graze_triangle_set_normal_far(graze_vec3 *normal, const graze_triangle *face,
                                   const graze_vec3 *center, const face_contact *contact);

/* ---- Finding it ---- */

static inline void face_find_contact(face_contact *to, const face_shape *f,
                                     const graze_vec3 *center)
{
    face_frame frame;
    face_edge s;
    UNLESS_NEAR(face_load_frame(&frame, f, center), {
        graze_triangle_find_contact_far(to, f, center);
        return;
    });
    to->which = 0;
    const face_part what = face_find_part(&frame, f, &to->which);
    to->kind = CONTACT_INSIDE;
    if (what == FACE_PART_INSIDE) {
        face_separation_of_inside(&to->apart, &frame);
        return;
    }
    face_set_edge(&s, f, to->which, center);
    if (what == FACE_PART_EDGE)
        face_separation_of_edge(&to->apart, &s);
    else
        face_separation_of_corner(&to->apart, &s);
    if (!graze_separation_within(&to->apart, 0))
        to->kind = what == FACE_PART_EDGE ? CONTACT_EDGE : CONTACT_CORNER;
    else if (face_is_flat(f))
        to->kind = CONTACT_NONE;
}

/* ---- Its normal ---- */

/* On the side of the center; in the plane, in front. */
static inline void face_set_normal_of_side(graze_vec3 *unit, const face_frame *frame)
{
    area3 normal;
    volume above;
    face_set_height(&normal, &above, frame);
    face_set_unit_on_side(unit, &normal, volume_sign(&above));
}

static inline void face_set_contact_normal(graze_vec3 *normal, const face_shape *f,
                                           const graze_vec3 *center, const face_contact *contact)
{
    face_frame frame;
    face_edge s;
    escape heading;
    UNLESS_NEAR(face_load_frame(&frame, f, center), {
        graze_triangle_set_normal_far(normal, f, center, contact);
        return;
    });
    if (contact->kind == CONTACT_INSIDE) {
        face_set_normal_of_side(normal, &frame);
        return;
    }
    face_set_edge(&s, f, contact->which, center);
    if (contact->kind == CONTACT_EDGE)
        face_set_heading_of_edge(&heading, &s);
    else
        escape_set_lengths(&heading, &s.gap);
    escape_set_unit(normal, &heading);
}

#if !GRAZE_FAR

/* ---- Two faces ---- */

/* Without area they are in all planes. */
static inline bool faces_are_in_one_plane(const face_shape *f, const face_shape *g)
{
    return face_side_of(f, &g->a) == 0 && face_side_of(f, &g->b) == 0 &&
           face_side_of(f, &g->c) == 0;
}

/* ---- One triangle ---- */

static inline uint32_t face_planes_of_sphere(const face_shape *f, const graze_sphere *sphere,
                                             graze_scalar margin, graze_plane *planes,
                                             uint32_t most)
{
    const graze_scalar limit = contact_limit(sphere->radius, margin);
    face_contact contact;
    if (limit < 0)
        return 0;
    face_find_contact(&contact, f, &sphere->center);
    if (!contact_is_within(&contact, limit))
        return 0;
    if (most > 0)
        graze_triangle_set_contact(planes, f, &sphere->center, &contact);
    return 1;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact of spheres and capsules: routines of triangles that meshes call, and what triangles, meshes and boxes share. */
#ifndef GRAZE_SHAPE_CONTACT_H
#define GRAZE_SHAPE_CONTACT_H

#include "../../include/graze/contact.h"
#include "../number/arithmetic.h"
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

/* Routines of contact_core.c. In the small world the arguments MUST be clamped. */
#define graze_core_touches      GRAZE_PRIVATE(core_touches)
#define graze_core_find_contact GRAZE_PRIVATE(core_find_contact)
#define graze_core_set_contact  GRAZE_PRIVATE(core_set_contact)

/* Finds the contact; returns whether it is one and within the limit, which MUST NOT be negative. */
bool graze_core_touches(face_contact *to, const graze_triangle *face, const graze_segment *core,
                        graze_scalar limit);
void graze_core_find_contact(face_contact *to, const graze_triangle *face,
                             const graze_segment *core);
void graze_core_set_contact(graze_plane *plane, const graze_triangle *face,
                            const graze_segment *core, const face_contact *contact);

/* The limit is not negative. */
GRAZE_INLINE bool contact_is_within(const face_contact *c, graze_scalar limit)
{
    return c->kind != CONTACT_NONE && graze_separation_within(&c->apart, (uint32_t)limit);
}

/* A capsule whose core is a point is a sphere; the center of any other is the start of the core. */
static inline void capsule_set_ball(graze_sphere *ball, const graze_capsule *capsule)
{
    vec3_copy(&ball->center, &capsule->core.a);
    ball->radius = capsule->radius;
}

static inline bool core_is_point(const graze_segment *core)
{
    return core->a.x == core->b.x && core->a.y == core->b.y && core->a.z == core->b.z;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact of capsules: what faces, meshes and boxes share. */
#ifndef GRAZE_SHAPE_CONTACT_CORES_H
#define GRAZE_SHAPE_CONTACT_CORES_H

#include "contact.h"

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

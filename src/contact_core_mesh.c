/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes and capsules, of graze/contact.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/bounds.h"
#include "shape/contact.h"
#include "shape/mesh_scan.h"

typedef graze_segment mesh_mover;

static inline void mover_set_box(mesh_scan *s, const mesh_mover *core, graze_scalar limit)
{
    graze_aabb bounds;
    bounds_set_core(&bounds, core);
    mesh_scan_set_box_around(s, &bounds.min, &bounds.max, limit);
}

/* All along the core. */
static inline void mover_set_box_of_plane(mesh_scan *s, const mesh_mover *core,
                                          const graze_triangle *face, graze_scalar limit)
{
    (void)face;
    mover_set_box(s, core, limit);
}

static inline void mover_find_contact(face_contact *to, const graze_triangle *face,
                                      const mesh_mover *core)
{
    graze_core_find_contact(to, face, core);
}

static inline bool mover_touches(face_contact *to, const graze_triangle *face,
                                 const mesh_mover *core, graze_scalar limit)
{
    return graze_core_touches(to, face, core, limit);
}

static inline void mover_set_contact(graze_plane *plane, const graze_triangle *face,
                                     const mesh_mover *core, const face_contact *contact)
{
    graze_core_set_contact(plane, face, core, contact);
}

#include "shape/contact_mesh.h"

uint32_t graze_mesh_planes_of_capsule(const graze_mesh *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_sphere ball;
    CLAMP(graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    capsule_set_ball(&ball, capsule);
    if (core_is_point(&capsule->core))
        return graze_mesh_planes_of_sphere(target, &ball, margin, planes, most);
    return mesh_planes_of_mover(target, &capsule->core, contact_limit(capsule->radius, margin),
                                planes, most);
}

#endif

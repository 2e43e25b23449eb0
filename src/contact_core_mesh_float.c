/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes and capsules, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/contact_float.h"

typedef graze_segment mesh_mover;

static inline bool mover_find_contact(face_contact *to, const graze_triangle *face,
                                      const mesh_mover *core, float limit)
{
    return grazef_core_find_contact(to, face, core, limit);
}

static inline float mover_rounding(const mesh_mover *core, float limit)
{
    return contact_greater(contact_greater(limit, &core->a), &core->b) * 0x1p-19f;
}

/* In one plane, but for rounding: their places may be anywhere along the core. */
static inline bool planes_are_doubles(const graze_plane *a, const graze_plane *b, float rounding)
{
    const graze_vec3 way = vec3_between(&a->point, &b->point),
                     turn = vec3_between(&a->normal, &b->normal);
    return float_at_most(float_abs(vec3_dot(&way, &a->normal)), rounding) &&
           float_at_most(vec3_dot(&turn, &turn), 0x1p-32f);
}

#include "shape/contact_mesh_float.h"

uint32_t graze_mesh_planes_of_capsule(const graze_mesh *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    if (is_negative(capsule->radius))
        return 0;
    return mesh_planes_of_mover(target, &capsule->core, capsule->radius + margin, planes, most);
}

#endif

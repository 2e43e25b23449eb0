/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of triangles and capsules, of graze/contact.h, near; contact_core_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/contact_core.h"

uint32_t graze_triangle_planes_of_capsule(const graze_triangle *target,
                                          const graze_capsule *capsule, graze_scalar margin,
                                          graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_triangle, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    return face_planes_of_capsule(target, capsule, margin, planes, most);
}

/* ---- For contact_core_mesh.c ---- */

bool graze_core_touches(face_contact *to, const graze_triangle *face, const graze_segment *core,
                        graze_scalar limit)
{
    return core_touches(to, face, core, limit);
}

void graze_core_find_contact(face_contact *to, const graze_triangle *face,
                             const graze_segment *core)
{
    core_find_contact(to, face, core);
}

void graze_core_set_contact(graze_plane *plane, const graze_triangle *face,
                            const graze_segment *core, const face_contact *contact)
{
    core_set_contact(plane, face, core, contact);
}

#include "wide/end_fast.h"

#endif

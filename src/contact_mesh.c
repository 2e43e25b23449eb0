/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of meshes, of graze/contact.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/contact_mesh.h"

uint32_t graze_mesh_planes_of_sphere(const graze_mesh *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP(graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    return mesh_planes_of_sphere(target, sphere, margin, planes, most);
}

#endif

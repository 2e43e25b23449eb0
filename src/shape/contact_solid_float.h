/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes of contact of solids and planes: what the files of the float build share.
 *
 *   contact_limit(radius, margin)   from the core of a mover with this radius: negative or NaN: none
 *   contact_write(planes, most, &place, radius, &heading)   a plane through the place and a radius along the heading; returns 1
 */
#ifndef GRAZE_SHAPE_CONTACT_SOLID_FLOAT_H
#define GRAZE_SHAPE_CONTACT_SOLID_FLOAT_H

#include "../../include/graze/contact.h"
#include "../number/float.h"

GRAZE_INLINE float contact_limit(float radius, float margin)
{
    return is_negative(radius) ? radius : radius + margin;
}

/* False for a NaN. */
GRAZE_INLINE bool contact_is_within(float squared, float limit)
{
    return !is_negative(limit) && float_at_most(squared, limit * limit) && is_finite(squared);
}

static inline uint32_t contact_write(graze_plane *planes, uint32_t most, const graze_vec3 *place,
                                     float radius, const graze_vec3 *heading)
{
    if (most > 0) {
        vec3_set(&planes->point, float_held(place->x + heading->x * radius),
                 float_held(place->y + heading->y * radius),
                 float_held(place->z + heading->z * radius));
        vec3_copy(&planes->normal, heading);
    }
    return 1;
}

#endif

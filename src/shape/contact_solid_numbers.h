/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact of solids and planes, for near and far arithmetic: arith_contact_fixed.c defines the functions. */
#ifndef GRAZE_SHAPE_CONTACT_SOLID_NUMBERS_H
#define GRAZE_SHAPE_CONTACT_SOLID_NUMBERS_H

#include "../../include/graze/contact.h"
#include "disc_rim_numbers.h"

/* A direction: away from the target. */
typedef struct GRAZE_WORD_ALIGNED {
    rim_vector size;
    bool down[3];
} contact_way;

/* The way MUST NOT be 0. Each component is within 0.502 raw units. */
void graze_contact_set_normal(graze_vec3 *normal, const contact_way *way);

/* The place, and a radius along the way, which MUST NOT be 0: each coordinate is rounded once, within 0.501, saturating. */
void graze_contact_set_point(graze_vec3 *point, const graze_vec3 *place, graze_scalar radius,
                             const contact_way *way);

static inline bool contact_is_zero(const contact_way *w)
{
    return (w->size.x.hi | w->size.x.lo | w->size.y.hi | w->size.y.lo | w->size.z.hi |
            w->size.z.lo) == 0u;
}

/* The end of a core that is lowest on the side of the center of the core, which is behind a plane, or not; and whether it is
 * within the limit. */
typedef struct {
    bool is_within, is_behind, is_second;
} plane_contact;

/* A center in the coordinates of an oriented box, in units of 2^-16 raw: held to the box, by how much it exceeds the box, and
 * whether it is below the center of the box. */
typedef struct GRAZE_WORD_ALIGNED {
    int64_t held[3];    /* |held| <= 2^47 */
    uint64_t beyond[3]; /* < 2^63 */
    bool down[3];
} obb_center;

/* From a core with this radius; below 0: none. */
static inline graze_scalar contact_limit_of(graze_scalar radius, graze_scalar margin)
{
    return radius < 0 ? -1 : graze_held((int64_t)radius + margin);
}

#endif

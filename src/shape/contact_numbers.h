/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of contact, common to near and far numbers: arith_contact_fixed.c defines the functions. */
#ifndef GRAZE_SHAPE_CONTACT_NUMBERS_H
#define GRAZE_SHAPE_CONTACT_NUMBERS_H

#include "../../include/graze/contact.h"
#include "../number/separation_numbers.h"
#include "disc_rim_numbers.h"

/* From the center or the core of a mover with this radius; below 0: none. */
GRAZE_INLINE graze_scalar contact_limit(graze_scalar radius, graze_scalar margin)
{
    return radius < 0 ? -1 : graze_held((int64_t)radius + margin);
}

/* ---- Faces: the part that is nearest to the center of a sphere, or to a core ---- */

typedef enum {
    CONTACT_NONE,   /* on a face without area, or across it: there is no direction */
    CONTACT_INSIDE, /* it is above the inside, or has a point of the face */
    CONTACT_EDGE,
    CONTACT_CORNER
} contact_kind;

typedef struct {
    separation apart; /* of the center, or of the core */
    contact_kind kind;
    int which; /* the number of the edge or the corner */
    int at;    /* of a core: which of several closest places counts, see contact_core.h */
} face_contact;

/* ---- Planes and solids ---- */

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

#endif

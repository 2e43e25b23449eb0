/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees in three dimensions: what spheres, triangles and oriented boxes speak of. The
 * words and what each must do stand in spans.h.
 *
 * GRAZE_FAR chooses the fixed arithmetic: 0 for near coordinates, 1 for any. A routine stands
 * once, in a file that two files of two lines include with one value each; the near one looks at
 * its query with is_near and hands what is not near to the far one.
 */
#ifndef GRAZE_ARITH3_H
#define GRAZE_ARITH3_H

#include "spans.h"
#include "instance.h"

#if GRAZE_FLOAT
#include "share_float.h"
#elif GRAZE_FAR
#include "share_far.h"
#else
#include "share_near.h"
#endif

static inline bool vector_in_range(const graze_vec3 *v)
{
    return in_near_range(v->x) && in_near_range(v->y) && in_near_range(v->z);
}

static inline bool is_near(const graze_vec3 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->z), vector_in_range(v));
}

/* True after are_all_near, for a number that it tested. A function of the number: without the read gcc
 * allocates registers differently, and M3 -O2 needs three more instructions in overlaps_aabb. */
GRAZE_INLINE bool is_known_near_number(graze_scalar c)
{
    (void)c;
    return IMPLIED(in_near_range(c));
}

GRAZE_INLINE bool is_known_near(const graze_vec3 *v)
{
    return is_known_near_number(v->x) && is_known_near_number(v->y) && is_known_near_number(v->z);
}

static inline bool are_coordinates(const graze_vec3 *v)
{
    return is_coordinate(v->x) && is_coordinate(v->y) && is_coordinate(v->z);
}

typedef struct {
    length x, y, z;
} length3;

typedef struct {
    area x, y, z;
} area3;

/* Not as a structure: gcc -Os copies far ones with memcpy on a Cortex-M0. */
GRAZE_INLINE void length_put(length *to, length l)
{
    to->raw = l.raw;
}

#include "vectors.h"

/* The same for what may be far: see length_asked. */
GRAZE_INLINE void ask_point(nearness *n, const graze_vec3 *v)
{
    nearness_ask(n, v->x);
    nearness_ask(n, v->y);
    nearness_ask(n, v->z);
}

GRAZE_INLINE void ask_between(nearness *n, length3 *v, const graze_vec3 *from, const graze_vec3 *to)
{
    length_put(&v->x, length_asked(n, from->x, to->x));
    length_put(&v->y, length_asked(n, from->y, to->y));
    length_put(&v->z, length_asked(n, from->z, to->z));
}

GRAZE_INLINE void ask_direction(nearness *n, length3 *v, const graze_vec3 *direction)
{
    length_put(&v->x, length_asked(n, 0, direction->x));
    length_put(&v->y, length_asked(n, 0, direction->y));
    length_put(&v->z, length_asked(n, 0, direction->z));
}

static inline bool lengths_in_range(const length3 *v)
{
    return length_in_range(&v->x) && length_in_range(&v->y) && length_in_range(&v->z);
}

static inline bool are_lengths(const length3 *v)
{
    return length_is_number(v->x) && length_is_number(v->y) && length_is_number(v->z);
}

static inline length3 vector_gained(const graze_vec3 *from, const graze_vec3 *to, gain g)
{
    length3 v;
    v.x = length_gained(from->x, to->x, g);
    v.y = length_gained(from->y, to->y, g);
    v.z = length_gained(from->z, to->z, g);
    return v;
}

static inline graze_vec3 weights_of(const area3 *normal)
{
    return weights_of_areas(&normal->x, &normal->y, &normal->z);
}

/* The unit vector along it, which MUST NOT be zero. */
static inline void unit_along(graze_vec3 *unit, const area3 *normal)
{
    unit_along_areas(unit, &normal->x, &normal->y, &normal->z);
}

#endif

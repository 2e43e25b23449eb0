/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Vectors of lengths and areas, and their functions: degrees.h specifies them. Near functions are repeated where they
 * are used; far ones are called, and src/arith_vectors_far.c defines them once for all shapes.
 */
#ifndef GRAZE_NUMBER_VECTORS_H
#define GRAZE_NUMBER_VECTORS_H

#include "share.h"

static inline bool vector_in_range(const graze_vec3 *v)
{
    return in_near_range(v->x) && in_near_range(v->y) && in_near_range(v->z);
}

static inline bool is_near(const graze_vec3 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->z), vector_in_range(v));
}

/* True after are_all_near, for a number that was added. It reads the number: without the read gcc
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

typedef struct {
    length x, y, z;
} length3;

typedef struct {
    area x, y, z;
} area3;

/* Copies no structure: gcc -Os copies far ones with memcpy on a Cortex-M0. */
GRAZE_INLINE void length_set(length *to, length l)
{
    to->raw = l.raw;
}

typedef struct {
    length x, y;
} length2;

#if GRAZE_FAR
void graze_far_set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to);
void graze_far_set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to);
void graze_far_set_direction2(length2 *v, const graze_vec2 *direction);
void graze_far_set_direction(length3 *v, const graze_vec3 *direction);
void graze_far_set_dot(area *to, const length3 *a, const length3 *b);
void graze_far_set_cross(area3 *c, const length3 *a, const length3 *b);
void graze_far_set_dot2(area *to, const length2 *a, const length2 *b);
void graze_far_set_cross2(area *to, const length2 *a, const length2 *b);
void graze_far_set_volume(volume *to, const area3 *base, const length3 *edge);
void graze_far_set_reach(reach *to, const graze_vec3 *axis, const length3 *v);

GRAZE_INLINE void set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to)
{
    graze_far_set_between(v, from, to);
}

GRAZE_INLINE void set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to)
{
    graze_far_set_between2(v, from, to);
}

GRAZE_INLINE void set_direction2(length2 *v, const graze_vec2 *direction)
{
    graze_far_set_direction2(v, direction);
}

GRAZE_INLINE void set_direction(length3 *v, const graze_vec3 *direction)
{
    graze_far_set_direction(v, direction);
}

GRAZE_INLINE void set_dot(area *to, const length3 *a, const length3 *b)
{
    graze_far_set_dot(to, a, b);
}

GRAZE_INLINE void set_cross(area3 *c, const length3 *a, const length3 *b)
{
    graze_far_set_cross(c, a, b);
}

GRAZE_INLINE void set_dot2(area *to, const length2 *a, const length2 *b)
{
    graze_far_set_dot2(to, a, b);
}

GRAZE_INLINE void set_cross2(area *to, const length2 *a, const length2 *b)
{
    graze_far_set_cross2(to, a, b);
}

GRAZE_INLINE void set_volume(volume *to, const area3 *base, const length3 *edge)
{
    graze_far_set_volume(to, base, edge);
}

GRAZE_INLINE void set_reach(reach *to, const graze_vec3 *axis, const length3 *v)
{
    graze_far_set_reach(to, axis, v);
}

GRAZE_INLINE void set_cross_in_place(area3 *c, const length3 *a, const length3 *b)
{
    set_cross(c, a, b);
}

#endif

#if !GRAZE_FAR || defined(GRAZE_DEFINES_FAR_VECTORS)

/* In place at -Os as well: an argument whose address is passed stays on the stack. */
#if GRAZE_FAR
#define VECTOR_IN_PLACE
#define VECTOR_NAME(near_name, far_name) far_name
#else
#define VECTOR_IN_PLACE                  GRAZE_INLINE
#define VECTOR_NAME(near_name, far_name) near_name
#endif

VECTOR_IN_PLACE void VECTOR_NAME(set_between, graze_far_set_between)(length3 *v,
                                                                     const graze_vec3 *from,
                                                                     const graze_vec3 *to)
{
    length_set(&v->x, length_between(from->x, to->x));
    length_set(&v->y, length_between(from->y, to->y));
    length_set(&v->z, length_between(from->z, to->z));
}

VECTOR_IN_PLACE void VECTOR_NAME(set_direction,
                                 graze_far_set_direction)(length3 *v, const graze_vec3 *direction)
{
    length_set(&v->x, length_of(direction->x));
    length_set(&v->y, length_of(direction->y));
    length_set(&v->z, length_of(direction->z));
}

VECTOR_IN_PLACE void VECTOR_NAME(set_between2, graze_far_set_between2)(length2 *v,
                                                                       const graze_vec2 *from,
                                                                       const graze_vec2 *to)
{
    length_set(&v->x, length_between(from->x, to->x));
    length_set(&v->y, length_between(from->y, to->y));
}

VECTOR_IN_PLACE void VECTOR_NAME(set_direction2,
                                 graze_far_set_direction2)(length2 *v, const graze_vec2 *direction)
{
    length_set(&v->x, length_of(direction->x));
    length_set(&v->y, length_of(direction->y));
}

VECTOR_IN_PLACE void VECTOR_NAME(set_dot, graze_far_set_dot)(area *to, const length3 *a,
                                                             const length3 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
    area_add_product(to, a->z, b->z);
}

VECTOR_IN_PLACE void VECTOR_NAME(set_cross_in_place,
                                 graze_far_set_cross)(area3 *c, const length3 *a, const length3 *b)
{
    area_set_product(&c->x, a->y, b->z);
    area_subtract_product(&c->x, a->z, b->y);
    area_set_product(&c->y, a->z, b->x);
    area_subtract_product(&c->y, a->x, b->z);
    area_set_product(&c->z, a->x, b->y);
    area_subtract_product(&c->z, a->y, b->x);
}

/* Near, two products of 2^30 * 2^30: <= 2^61. Far, of 2^32 * 2^32: < 2^65. */
VECTOR_IN_PLACE void VECTOR_NAME(set_dot2, graze_far_set_dot2)(area *to, const length2 *a,
                                                               const length2 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
}

VECTOR_IN_PLACE void VECTOR_NAME(set_cross2, graze_far_set_cross2)(area *to, const length2 *a,
                                                                   const length2 *b)
{
    area_set_product(to, a->x, b->y);
    area_subtract_product(to, a->y, b->x);
}

/* The volume between a base and an edge: with a cross product, the triple product. */
VECTOR_IN_PLACE void VECTOR_NAME(set_volume, graze_far_set_volume)(volume *to, const area3 *base,
                                                                   const length3 *edge)
{
    volume_set_along(to, &base->x, edge->x, &base->y, edge->y, &base->z, edge->z);
}

/* How far v reaches along a stored normal or axis, in lengths of that axis. */
VECTOR_IN_PLACE void VECTOR_NAME(set_reach, graze_far_set_reach)(reach *to, const graze_vec3 *axis,
                                                                 const length3 *v)
{
    reach_set_product(to, axis->x, v->x);
    reach_add_product(to, axis->y, v->y);
    reach_add_product(to, axis->z, v->z);
}

#undef VECTOR_IN_PLACE
#undef VECTOR_NAME
#endif

#if !GRAZE_FAR
GRAZE_REPEATED void set_cross(area3 *c, const length3 *a, const length3 *b)
{
    set_cross_in_place(c, a, b);
}
#endif

/* start + run * share, rounded once, saturating. When compiled for size, near casts call the
 * function of far casts. */
static inline void share_point(graze_vec3 *point, const graze_vec3 *start, const length3 *run,
                               const share_progress *p)
{
#if GRAZE_FAR || GRAZE_FOR_SIZE
    wide_run way;
    way.x = run->x.raw;
    way.y = run->y.raw;
    way.z = run->z.raw;
    graze_share_point(point, start, &way, p);
#else
    point->x = share_along(start->x, run->x, p);
    point->y = share_along(start->y, run->y, p);
    point->z = share_along(start->z, run->z, p);
#endif
}

/* from - axis * r / |axis|^2, rounded once on each axis, ties away from `from`, saturating: the foot of the
 * perpendicular on the plane that r is the height above. For a zero axis it is `from`. `to` may be `from`. */
static inline void set_foot_along(graze_vec3 *to, const graze_vec3 *from, const graze_vec3 *axis,
                                  const reach *r)
{
    share part;
    share_progress at;
    share_set_over_axis(&part, r, axis);
    share_progress_of(&at, &part);
    to->x = share_against(from->x, axis->x, reach_sign(r), &at);
    to->y = share_against(from->y, axis->y, reach_sign(r), &at);
    to->z = share_against(from->z, axis->z, reach_sign(r), &at);
}

/* A dot product of two vectors that is the difference of two others. */
GRAZE_INLINE void set_dot_less(area *to, const area *more, const area *less)
{
    area_copy(to, more);
    area_subtract(to, less);
    GIVEN(area_is_dot(to));
}

/* Functions on numbers that may be far: see load_length. */
GRAZE_INLINE void nearness_add_point(nearness *n, const graze_vec3 *v)
{
    nearness_add(n, v->x);
    nearness_add(n, v->y);
    nearness_add(n, v->z);
}

GRAZE_INLINE void load_between(nearness *n, length3 *v, const graze_vec3 *from,
                               const graze_vec3 *to)
{
    length_set(&v->x, load_length(n, from->x, to->x));
    length_set(&v->y, load_length(n, from->y, to->y));
    length_set(&v->z, load_length(n, from->z, to->z));
}

GRAZE_INLINE void load_direction(nearness *n, length3 *v, const graze_vec3 *direction)
{
    length_set(&v->x, load_length(n, 0, direction->x));
    length_set(&v->y, load_length(n, 0, direction->y));
    length_set(&v->z, load_length(n, 0, direction->z));
}

static inline bool lengths_in_range(const length3 *v)
{
    return length_in_range(&v->x) && length_in_range(&v->y) && length_in_range(&v->z);
}

static inline graze_vec3 weights_of(const area3 *normal)
{
    return weights_of_areas(&normal->x, &normal->y, &normal->z);
}

/* The unit vector along the normal, which MUST NOT be zero. */
GRAZE_INLINE void unit_along(graze_vec3 *unit, const area3 *normal)
{
    unit_along_areas(unit, &normal->x, &normal->y, &normal->z);
}

static inline bool is_near2(const graze_vec2 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->y), in_near_range(v->x) && in_near_range(v->y));
}

static inline bool vector2_is_zero(const length2 *v)
{
    return length_sign(v->x) == 0 && length_sign(v->y) == 0;
}

static inline bool is_part(const area *part, const area *whole)
{
    if (area_sign(whole) > 0)
        return area_sign(part) >= 0 && !area_less(whole, part);
    return area_sign(part) <= 0 && !area_less(part, whole);
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Differences and products of vectors, in the words of degrees.h and degrees2.h. Near they are repeated where
 * they are used; far they are called, and arith_vectors_far.c has them once for all shapes.
 */
#ifndef GRAZE_ARITH_VECTORS_H
#define GRAZE_ARITH_VECTORS_H

#include "../../include/graze/vec2.h"
#include "instance.h"
#include "../wide/inlining.h"

typedef struct {
    length x, y;
} length2;

#if GRAZE_FAR && GRAZE_HAS_FAR
#define VECTOR_WORD
#define VECTOR_IN_PLACE
#define set_between    graze_far_set_between
#define set_between2   graze_far_set_between2
#define set_direction2 graze_far_set_direction2
#define set_direction  graze_far_set_direction
#define set_dot        graze_far_set_dot
#define set_cross      graze_far_set_cross
#define set_dot2       graze_far_set_dot2
#define set_cross2     graze_far_set_cross2
#define set_volume     graze_far_set_volume
#define set_reach      graze_far_set_reach
#else
#define VECTOR_WORD     GRAZE_REPEATED
/* At -Os as well: what is called by its address stays on the stack. */
#define VECTOR_IN_PLACE GRAZE_INLINE
#endif

#if GRAZE_FAR && GRAZE_HAS_FAR
void set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to);
void set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to);
void set_direction2(length2 *v, const graze_vec2 *direction);
void set_direction(length3 *v, const graze_vec3 *direction);
void set_dot(area *to, const length3 *a, const length3 *b);
void set_cross(area3 *c, const length3 *a, const length3 *b);
void set_dot2(area *to, const length2 *a, const length2 *b);
void set_cross2(area *to, const length2 *a, const length2 *b);
void set_volume(volume *to, const area3 *base, const length3 *edge);
void set_reach(reach *to, const graze_vec3 *axis, const length3 *v);
#endif

#if !(GRAZE_FAR && GRAZE_HAS_FAR) || defined(GRAZE_DEFINES_VECTORS)

VECTOR_WORD void set_between(length3 *v, const graze_vec3 *from, const graze_vec3 *to)
{
    length_put(&v->x, length_between(from->x, to->x));
    length_put(&v->y, length_between(from->y, to->y));
    length_put(&v->z, length_between(from->z, to->z));
}

VECTOR_WORD void set_direction(length3 *v, const graze_vec3 *direction)
{
    length_put(&v->x, length_of(direction->x));
    length_put(&v->y, length_of(direction->y));
    length_put(&v->z, length_of(direction->z));
}

VECTOR_WORD void set_between2(length2 *v, const graze_vec2 *from, const graze_vec2 *to)
{
    length_put(&v->x, length_between(from->x, to->x));
    length_put(&v->y, length_between(from->y, to->y));
}

VECTOR_WORD void set_direction2(length2 *v, const graze_vec2 *direction)
{
    length_put(&v->x, length_of(direction->x));
    length_put(&v->y, length_of(direction->y));
}

VECTOR_IN_PLACE void set_dot(area *to, const length3 *a, const length3 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
    area_add_product(to, a->z, b->z);
}

VECTOR_WORD void set_cross(area3 *c, const length3 *a, const length3 *b)
{
    area_set_product(&c->x, a->y, b->z);
    area_subtract_product(&c->x, a->z, b->y);
    area_set_product(&c->y, a->z, b->x);
    area_subtract_product(&c->y, a->x, b->z);
    area_set_product(&c->z, a->x, b->y);
    area_subtract_product(&c->z, a->y, b->x);
}

/* Near, two products of 2^30 * 2^30: <= 2^61. Far, of 2^32 * 2^32: < 2^65. */
VECTOR_IN_PLACE void set_dot2(area *to, const length2 *a, const length2 *b)
{
    area_set_product(to, a->x, b->x);
    area_add_product(to, a->y, b->y);
}

VECTOR_WORD void set_cross2(area *to, const length2 *a, const length2 *b)
{
    area_set_product(to, a->x, b->y);
    area_subtract_product(to, a->y, b->x);
}

/* The volume between a base and an edge: with a cross product, the triple product. */
VECTOR_IN_PLACE void set_volume(volume *to, const area3 *base, const length3 *edge)
{
    volume_set_along(to, &base->x, edge->x, &base->y, edge->y, &base->z, edge->z);
}

/* How far v reaches along a stored normal or axis, in lengths of that. */
VECTOR_WORD void set_reach(reach *to, const graze_vec3 *axis, const length3 *v)
{
    reach_set_product(to, axis->x, v->x);
    reach_add_product(to, axis->y, v->y);
    reach_add_product(to, axis->z, v->z);
}

#endif

/* start + run * share, rounded once, saturating. Near casts call the far one where only flash counts. */
static inline void share_point(graze_vec3 *point, const graze_vec3 *start, const length3 *run,
                               const share_progress *p)
{
#if !GRAZE_FLOAT && (GRAZE_FAR || defined(__OPTIMIZE_SIZE__))
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

#endif

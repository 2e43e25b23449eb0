/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The products of vectors. vectors.h includes this file for near numbers, arith_vectors_far.c for
 * far ones. */

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

VECTOR_IN_PLACE void VECTOR_NAME(VECTOR_CROSS, graze_far_set_cross)(area3 *c, const length3 *a,
                                                                    const length3 *b)
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

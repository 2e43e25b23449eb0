/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Which way a face passes a ray from a point along +x, near and far: see number/arithmetic.h.
 *
 * Seen along x, an edge turns round the point to the left or to the right. If it passes exactly through the point, the point
 * counts as moved by a tiny step along y, and by a much smaller one along z. So each edge has one direction from each of
 * its two faces, opposite ones, and a ray through an edge or a corner is counted as often as one beside it. Only an edge
 * along x has no direction, and its faces, seen along x, have no area.
 */
#ifndef GRAZE_SHAPE_MESH_INSIDE_H
#define GRAZE_SHAPE_MESH_INSIDE_H

#include "../../include/graze/mesh.h"
#include "../number/vectors.h"

/* A routine of mesh_far.c. */
int graze_mesh_crossing_far(const graze_triangle *t, const graze_vec3 *point);

/* The component along x of from x to. near: < 2^61, far: < 2^65 */
static inline void mesh_set_turn(area *turn, const length3 *from, const length3 *to)
{
    area_set_product(turn, from->y, to->z);
    area_subtract_product(turn, from->z, to->y);
}

/* -1, 0 or 1; 0 only for an edge along x. */
static inline int mesh_turn_sign(const area *turn, const graze_vec3 *from, const graze_vec3 *to)
{
    if (area_sign(turn) != 0)
        return area_sign(turn);
    if (from->z != to->z)
        return from->z < to->z ? -1 : 1;
    return from->y < to->y ? 1 : from->y > to->y ? -1 : 0;
}

/*
 * 1 if the ray passes from the back of the face to the front, -1 if from the front to the back, and 0 if it passes beside.
 * The point MUST NOT be on the face. The determinant of the three vectors has the sign of the way along x to the plane,
 * times that of the turns. near: < 2^94, far: < 2^101
 */
static inline int mesh_crossing(const graze_triangle *t, const graze_vec3 *point)
{
    length3 a, b, c;
    area ab, bc, ca;
    volume ahead;
    UNLESS_NEAR(is_near(point) && is_near(&t->a) && is_near(&t->b) && is_near(&t->c),
                return graze_mesh_crossing_far(t, point));
    set_between(&a, point, &t->a);
    set_between(&b, point, &t->b);
    set_between(&c, point, &t->c);
    mesh_set_turn(&ab, &a, &b);
    mesh_set_turn(&bc, &b, &c);
    mesh_set_turn(&ca, &c, &a);
    const int turn = mesh_turn_sign(&ab, &t->a, &t->b);
    if (turn == 0 || mesh_turn_sign(&bc, &t->b, &t->c) != turn ||
        mesh_turn_sign(&ca, &t->c, &t->a) != turn)
        return 0;
    volume_set_along(&ahead, &bc, a.x, &ca, b.x, &ab, c.x);
    return volume_sign(&ahead) == turn ? turn : 0;
}

#endif

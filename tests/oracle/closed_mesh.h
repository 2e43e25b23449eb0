/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Closed meshes of the tunnel test: boxes of 12 faces and wedges of 8, straight or sheared. Judged in integers: a solid is an origin
 * and three edges below 2^13, so normals are below 2^29, and heights and sides of edges below 2^63.
 */
#ifndef GRAZE_TESTS_CLOSED_MESH_H
#define GRAZE_TESTS_CLOSED_MESH_H

#include "tunnel_places.h"

enum { MOST_FACES = 12 };

typedef struct {
    bool is_wedge;
    place3 origin, edges[3], corners[8];
    int faces, vertices;
    const uint16_t *indices;
} closed_mesh;

/* ---- The solid ---- */

static const uint16_t box_indices[36] = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                         2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
static const uint16_t wedge_indices[24] = {0, 2, 1, 3, 4, 5, 0, 1, 3, 1, 4, 3,
                                           0, 3, 2, 2, 3, 5, 1, 2, 4, 2, 5, 4};

static inline place3 corner_of(const closed_mesh *m, int face, int i)
{
    return m->corners[m->indices[3 * face + i % 3]];
}

static inline int64_t det3(place3 a, place3 b, place3 c)
{
    return dot3(cross3(a, b), c);
}

static inline void set_solid(closed_mesh *m)
{
    m->faces = m->is_wedge ? 8 : 12;
    m->vertices = m->is_wedge ? 6 : 8;
    m->indices = m->is_wedge ? wedge_indices : box_indices;
    for (int i = 0; i < m->vertices; i++) {
        const int x = m->is_wedge ? i % 3 == 1 : i % 2, y = m->is_wedge ? i % 3 == 2 : i / 2 % 2;
        const int z = m->is_wedge ? i / 3 : i / 4;
        m->corners[i] =
            plus3(plus3(plus3(m->origin, m->edges[0], x), m->edges[1], y), m->edges[2], z);
    }
}

/* 1 strictly inside, -1 strictly outside, 0 on a face: by the shares of the edges that lead to the place. */
static inline int side_of_solid(const closed_mesh *m, place3 p)
{
    const place3 g = minus3(p, m->origin);
    const place3 *e = m->edges;
    int64_t whole = det3(e[0], e[1], e[2]);
    int64_t x = det3(g, e[1], e[2]), y = det3(e[0], g, e[2]), z = det3(e[0], e[1], g);
    if (whole < 0) {
        whole = -whole;
        x = -x;
        y = -y;
        z = -z;
    }
    const int64_t off[6] = {
        x, y, z, whole - z, whole - x - (m->is_wedge ? y : 0), m->is_wedge ? 1 : whole - y};
    int side = 1;
    for (int i = 0; i < 6; i++) {
        const int here = off[i] > 0 ? 1 : off[i] < 0 ? -1 : 0;
        side = here < side ? here : side;
    }
    return side;
}

/* ---- A face ---- */

static inline place3 normal_of(const closed_mesh *m, int face)
{
    const place3 a = corner_of(m, face, 0);
    return cross3(minus3(corner_of(m, face, 1), a), minus3(corner_of(m, face, 2), a));
}

static inline bool is_above(const closed_mesh *m, int face, place3 p)
{
    const place3 n = normal_of(m, face);
    for (int i = 0; i < 3; i++) {
        const place3 a = corner_of(m, face, i), u = minus3(corner_of(m, face, i + 1), a);
        if (dot3(cross3(n, u), minus3(p, a)) <= 0)
            return false;
    }
    return true;
}

static inline bool is_near_face(const closed_mesh *m, int face, place3 p, int64_t reach)
{
    if (is_above(m, face, p)) {
        const place3 n = normal_of(m, face);
        const wide height = dot3(n, minus3(p, corner_of(m, face, 0)));
        return height * height < (wide)(reach * reach) * square3(n);
    }
    for (int i = 0; i < 3; i++) {
        int32_t edge[6];
        set_words(edge, corner_of(m, face, i));
        set_words(edge + 3, corner_of(m, face, i + 1));
        if (is_near_core(edge, p, reach))
            return true;
    }
    return false;
}

static inline bool is_near_any(const closed_mesh *m, place3 p, int64_t reach)
{
    for (int i = 0; i < m->faces; i++)
        if (is_near_face(m, i, p, reach))
            return true;
    return false;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A line against a mesh: all faces by the peer of one face, and of the hits the nearest. */
#ifndef GRAZE_TESTS_BENCH_PEER_MESH_H
#define GRAZE_TESTS_BENCH_PEER_MESH_H

#include "peer_mesh_face.h"

static bool peer_mesh_meets(const graze_mesh *m, const graze_vec3 *start, const graze_vec3 *dir,
                            graze_scalar limit)
{
    for (uint32_t i = 0; i < m->count; i++) {
        peer_face f = face_of(m, i);
        graze_scalar t;
        if (peer_meets_face(&f, start, dir, limit, true, &t))
            return true;
    }
    return false;
}

static bool peer_mesh_first(const graze_mesh *m, const graze_vec3 *start, const graze_vec3 *dir,
                            graze_scalar limit, uint32_t *face, graze_scalar *first)
{
    bool found = false;
    for (uint32_t i = 0; i < m->count; i++) {
        peer_face f = face_of(m, i);
        graze_scalar t;
        if (peer_meets_face(&f, start, dir, limit, true, &t) && (!found || t < *first)) {
            found = true;
            *face = i;
            *first = t;
        }
    }
    return found;
}

#endif

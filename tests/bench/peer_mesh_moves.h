/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Out of a mesh the usual way: eight times at most, each face that the mover overlaps pushes it straight away. To be included after
 *
 *   peer_place            where a mover is
 *   peer_push(face, radius, &place, &normal)   whether the face moves it
 */
#ifndef GRAZE_TESTS_BENCH_PEER_MESH_MOVES_H
#define GRAZE_TESTS_BENCH_PEER_MESH_MOVES_H

#include "peer_mesh_face.h"

static bool peer_push_out(const graze_mesh *m, graze_scalar radius, peer_place *place,
                          graze_vec3 *normal)
{
    bool is_moved = false;
    for (int round = 0; round < 8; round++) {
        bool pushes = false;
        for (uint32_t i = 0; i < m->count; i++) {
            const peer_face f = face_of(m, i);
            pushes = peer_push(&f, radius, place, normal) || pushes;
        }
        if (!pushes)
            break;
        is_moved = true;
    }
    return is_moved;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A face of a mesh, for the peers. */
#ifndef GRAZE_TESTS_BENCH_PEER_MESH_FACE_H
#define GRAZE_TESTS_BENCH_PEER_MESH_FACE_H

#include "peer_face.h"

static inline peer_face face_of(const graze_mesh *m, uint32_t i)
{
    const uint16_t *corners = &m->indices[3 * i];
    const graze_vec3 *a = &m->vertices[corners[0]];
    peer_face f = {*a, peer_minus(&m->vertices[corners[1]], a),
                   peer_minus(&m->vertices[corners[2]], a)};
    return f;
}

#endif

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_mesh.h"
#include "draw.h"

enum { POOL = 12 };

/* Points for the other faces: of this face, of another, the ends of the segment, and the face's
 * corners mirrored at its edges. */
typedef struct {
    int32_t at[POOL][3];
} pool;

static void put_points(pool *p, int first, int count, const int32_t *words)
{
    for (int i = 0; i < 3 * count; i++)
        p->at[first + i / 3][i % 3] = words[i];
}

static void fill_pool(input_stream *s, uint64_t seed, uint32_t index, const face_query *q, pool *p)
{
    face_query other;
    input_face(seed + 1, index, 3, &other);
    put_points(p, 0, 3, q->face);
    put_points(p, 3, 3, other.face);
    put_points(p, 6, 2, q->segment);
    if (!draw_chance(s, 4))
        for (int i = 0; i < 6; i++)
            p->at[6 + i / 3][i % 3] =
                hold((int64_t)p->at[6 + i / 3][i % 3] + draw_about_zero(s, 9));
    for (int i = 0; i < 3; i++)
        for (int axis = 0; axis < 3; axis++)
            p->at[8 + i][axis] = hold((int64_t)p->at[i][axis] + p->at[(i + 1) % 3][axis] -
                                      p->at[(i + 2) % 3][axis] + draw_about_zero(s, 1));
    for (int axis = 0; axis < 3; axis++)
        p->at[11][axis] = draw_about_zero(s, INT32_MAX);
}

/* Adjacent indices, or indices 32 apart, which share an entry of the routine's cache. */
static uint16_t index_of(uint32_t point, uint32_t spread)
{
    return (uint16_t)(spread == 0   ? point
                      : spread == 1 ? 32 * point
                                    : point % 4 + 32 * (point / 4));
}

/* Sometimes the face itself, as it is or turned over; sometimes a face with one of its edges; or any. */
static void draw_corners(input_stream *s, uint32_t *corners)
{
    const uint32_t kind = draw_below(s, 5), turn = draw_below(s, 3);
    for (uint32_t k = 0; k < 3; k++)
        corners[k] = kind < 3 ? (k + turn) % 3 : draw_below(s, POOL);
    if (kind == 1) {
        corners[0] = (turn + 1) % 3;
        corners[1] = turn;
    }
    if (kind == 2)
        corners[2] = draw_below(s, POOL);
}

void input_mesh(uint64_t seed, uint32_t index, mesh_query *q)
{
    input_stream s;
    face_query face;
    pool p;
    draw_start(&s, seed + 2, index);
    input_face(seed, index, 3, &face);
    fill_pool(&s, seed, index, &face, &p);
    const uint32_t spread = draw_below(&s, 3);
    for (int i = 0; i < 3 * MESH_VERTICES; i++)
        q->vertices[i] = 0;
    for (uint32_t i = 0; i < POOL; i++)
        for (uint32_t axis = 0; axis < 3; axis++)
            q->vertices[3u * index_of(i, spread) + axis] = p.at[i][axis];
    q->count = draw_below(&s, MESH_FACES + 1);
    const bool alone = index % FACE_CLASSES == FACE_WIDEST && draw_chance(&s, 2);
    if (alone && q->count > 1)
        q->count = 1;
    for (uint32_t i = 0; i < q->count; i++) {
        uint32_t corners[3] = {0, 1, 2};
        if (!alone)
            draw_corners(&s, corners);
        for (uint32_t k = 0; k < 3; k++)
            q->indices[3 * i + k] = index_of(corners[k], spread);
    }
    for (int i = 0; i < 6; i++)
        q->segment[i] = face.segment[i];
    for (int i = 0; i < 7; i++)
        q->ray[i] = face.ray[i];
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#undef GRAZE_FLOAT /* raw integers in both builds */
#define GRAZE_FLOAT 0
#include "inputs_mesh_rest.h"
#include "draw.h"

/* The corners of the face; those mirrored at the point, half of the time one raw unit beside; those of a face elsewhere;
 * and others. */
static void fill_vertices(input_stream *s, const int32_t *face, const int32_t *point,
                          const int32_t *elsewhere, int32_t *to)
{
    const int32_t off = draw_chance(s, 2) ? draw_about_zero(s, 1) : 0;
    for (int i = 0; i < 9; i++) {
        const int k = i % 3;
        to[i] = face[i];
        to[9 + i] = hold(2 * (int64_t)point[k] - face[i] + (i == 0 ? off : 0));
        to[18 + i] = elsewhere[i];
    }
    for (int k = 0; k < 3; k++) {
        to[27 + k] = hold((int64_t)face[k] + face[3 + k] - face[6 + k]);
        to[30 + k] = point[k];
        to[33 + k] = draw_about_zero(s, INT32_MAX);
    }
}

/* A vertex of the same group, or now and then any. */
static uint16_t any_vertex(input_stream *s)
{
    const uint32_t group = draw_below(s, 4);
    return (uint16_t)(3 * group + draw_below(s, 3));
}

/* The face itself, turned or not; its mirror image; the face elsewhere; two of its corners and another; or any. */
static void draw_face(input_stream *s, uint16_t *corners)
{
    const uint32_t kind = draw_below(s, 6), turn = draw_below(s, 3);
    for (uint32_t k = 0; k < 3; k++)
        corners[k] = kind < 3    ? (uint16_t)(3 * kind + (k + turn) % 3)
                     : kind == 5 ? any_vertex(s)
                                 : (uint16_t)((k + turn) % 3);
    if (kind == 3 || kind == 4)
        corners[2] = kind == 3 ? 9 : any_vertex(s);
}

static void draw_faces(input_stream *s, raw_faces *m)
{
    m->count = draw_below(s, REST_FACES + 1);
    for (uint32_t i = 0; i < m->count; i++)
        draw_face(s, m->indices + 3 * i);
}

/* The faces do not share anything with that of the pair, or they do: half of the cases each. */
static void draw_with_triangle(input_stream *s, uint64_t seed, uint32_t index, mesh_rest_query *q)
{
    pair_query pair, other;
    input_pair(seed, index, &pair);
    input_pair(seed + 1, index / PAIR_CLASSES, &other);
    for (int i = 0; i < 9; i++)
        q->triangle[i] = pair.b[i];
    fill_vertices(s, draw_chance(s, 4) ? other.b : pair.a, pair.b, other.a,
                  q->with_triangle.vertices);
    draw_faces(s, &q->with_triangle);
    if (draw_chance(s, 2) && q->with_triangle.count > 1)
        q->with_triangle.count = 1;
}

void input_mesh_rest(uint64_t seed, uint32_t index, input_of_face *input_face, mesh_rest_query *q)
{
    input_stream s;
    face_rest_query other;
    draw_start(&s, seed + 3, index);
    input_face(seed, index, 3, &q->of);
    input_face(seed + 1, index, 3, &other);
    fill_vertices(&s, q->of.face, q->of.point, other.face, q->mesh.vertices);
    draw_faces(&s, &q->mesh);
    draw_with_triangle(&s, seed, index, q);
}

/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The hashes of triangles and parallelograms, over the inputs of the box: the corners are corners
 * of the box, so that a line which touches a box at an edge or a corner touches a face there.
 */
#include "../support/check.h"
#include "../shape/faces.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000), CLASSES = 12 /* of inputs: see oracle/inputs.h */ };
enum {
    OVERLAPS_SEGMENT,
    LINECAST,
    LINECAST_FRONT,
    BARYCENTRIC_OF_SEGMENT,
    OVERLAPS_RAY,
    RAYCAST,
    RAYCAST_FRONT,
    BARYCENTRIC_OF_RAY,
    ROUTINES
};

static const char *const triangle_names[ROUTINES] = {
    "graze_triangle_overlaps_segment", "graze_triangle_linecast",
    "graze_triangle_linecast_front",   "graze_triangle_barycentric_of_segment",
    "graze_triangle_overlaps_ray",     "graze_triangle_raycast",
    "graze_triangle_raycast_front",    "graze_triangle_barycentric_of_ray"};
static const char *const parallelogram_names[ROUTINES] = {
    "graze_parallelogram_overlaps_segment", "graze_parallelogram_linecast",
    "graze_parallelogram_linecast_front",   "graze_parallelogram_barycentric_of_segment",
    "graze_parallelogram_overlaps_ray",     "graze_parallelogram_raycast",
    "graze_parallelogram_raycast_front",    "graze_parallelogram_barycentric_of_ray"};

static const hash expected_triangle[ROUTINES] = HASHES(TRIANGLE);
static const hash expected_parallelogram[ROUTINES] = HASHES(PARALLELOGRAM);

/* The words of the box that are the corners: three corners of a side, the three neighbours of a
 * corner, a cut through opposite edges, the same cut from behind, and any three points. */
enum { KINDS = 5 };
static const uint8_t words_of[KINDS][9] = {{0, 1, 2, 3, 1, 2, 0, 4, 2},
                                           {3, 1, 2, 0, 4, 2, 0, 1, 5},
                                           {0, 1, 2, 3, 1, 5, 0, 4, 2},
                                           {0, 1, 2, 0, 4, 2, 3, 1, 5},
                                           {1, 0, 5, 4, 3, 2, 1, 0, 4}};

static void corners_of(uint32_t index, const raw_query *q, int32_t *corners)
{
    const uint8_t *words = words_of[index / CLASSES % KINDS];
    for (int i = 0; i < 9; i++)
        corners[i] = q->box[words[i]];
}

static any_face triangle_of(const int32_t *corners)
{
    graze_triangle t;
    t.a = vec3_of(corners);
    t.b = vec3_of(corners + 3);
    t.c = vec3_of(corners + 6);
    return face_of_triangle(&t);
}

/* Has the same three corners, unless an edge does not fit in a scalar. */
static any_face parallelogram_of(const int32_t *corners)
{
    int32_t edges[6];
    graze_parallelogram p;
    for (int i = 0; i < 6; i++) {
        int64_t edge = (int64_t)corners[3 + i] - corners[i % 3];
        edges[i] = (int32_t)(edge > INT32_MAX ? INT32_MAX : edge < INT32_MIN ? INT32_MIN : edge);
    }
    p.corner = vec3_of(corners);
    p.u = vec3_of(edges);
    p.v = vec3_of(edges + 3);
    return face_of_parallelogram(&p);
}

static void mix_barycentric(hash *h, bool found, const graze_barycentric *uv)
{
    mix(h, found);
    mix_scalar(h, uv->u);
    mix_scalar(h, uv->v);
}

static void hash_segment(hash *h, const any_face *face, const graze_segment *segment)
{
    face_segment_answers a = ask_segment(face, segment);
    mix(&h[OVERLAPS_SEGMENT], a.overlaps);
    mix_face_line_hit(&h[LINECAST], a.result, &a.hit);
    mix_face_line_hit(&h[LINECAST_FRONT], a.front, &a.front_hit);
    mix_barycentric(&h[BARYCENTRIC_OF_SEGMENT], a.found, &a.uv);
}

static void hash_ray(hash *h, const any_face *face, const graze_ray *ray)
{
    face_ray_answers a = ask_ray(face, ray);
    mix(&h[OVERLAPS_RAY], a.overlaps);
    mix_face_ray_hit(&h[RAYCAST], a.result, &a.hit);
    mix_face_ray_hit(&h[RAYCAST_FRONT], a.front, &a.front_hit);
    mix_barycentric(&h[BARYCENTRIC_OF_RAY], a.found, &a.uv);
}

static void hash_query(hash *h, uint32_t index, any_face (*face_of)(const int32_t *corners))
{
    raw_query q;
    int32_t corners[9];
    raw_segment(index, &q);
    corners_of(index, &q, corners);
    any_face face = face_of(corners);
    graze_segment segment = segment_of_raw(q.line);
    hash_segment(h, &face, &segment);
    raw_ray(index, &q);
    corners_of(index, &q, corners);
    face = face_of(corners);
    graze_ray ray = ray_of_raw(q.line);
    hash_ray(h, &face, &ray);
}

void test_hash_face(void)
{
    hash triangle[ROUTINES] = {{0, 0}}, parallelogram[ROUTINES] = {{0, 0}};
    check_group("hash of faces");
    for (uint32_t i = 0; i < QUERIES; i++) {
        hash_query(triangle, i, triangle_of);
        hash_query(parallelogram, i, parallelogram_of);
    }
    hash_check("triangle", triangle, expected_triangle, triangle_names, ROUTINES);
    hash_check("parallelogram", parallelogram, expected_parallelogram, parallelogram_names,
               ROUTINES);
}

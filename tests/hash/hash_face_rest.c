/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The hashes of points, spheres and boxes with triangles and parallelograms, over the inputs of the
 * oracle, which include scenes that touch.
 */
#include "../support/check.h"
#include "../shape/faces.h"
#include "hash.h"
#include "../oracle/inputs_face_rest.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { CLOSEST_POINT, DISTANCE, OVERLAPS_SPHERE, OVERLAPS_AABB, NORMAL, OFF_SURFACE, ROUTINES };

static const char *const triangle_names[ROUTINES] = {
    "graze_triangle_closest_point", "graze_triangle_distance", "graze_triangle_overlaps_sphere",
    "graze_triangle_overlaps_aabb", "graze_triangle_normal",   "graze_triangle_off_surface"};
static const char *const parallelogram_names[ROUTINES] = {
    "graze_parallelogram_closest_point",   "graze_parallelogram_distance",
    "graze_parallelogram_overlaps_sphere", "graze_parallelogram_overlaps_aabb",
    "graze_parallelogram_normal",          "graze_parallelogram_off_surface"};

static const hash expected_triangle[ROUTINES] = HASHES(TRIANGLE_REST);
static const hash expected_parallelogram[ROUTINES] = HASHES(PARALLELOGRAM_REST);

static any_face face_of(bool is_triangle, const int32_t *raw)
{
    graze_triangle t;
    graze_parallelogram p;
    t.a = p.corner = vec3_of(raw);
    t.b = p.u = vec3_of(raw + 3);
    t.c = p.v = vec3_of(raw + 6);
    return is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&p);
}

static void hash_query(hash *h, bool is_triangle, uint32_t index)
{
    face_rest_query q;
    input_face_rest(UINT64_C(0x6772617a65), index, is_triangle ? 3 : 4, &q);
    const any_face f = face_of(is_triangle, q.face);
    const graze_vec3 p = vec3_of(q.point);
    const graze_aabb box = aabb_of_raw(q.box);
    mix_vec3(&h[CLOSEST_POINT], face_closest_point(&f, p));
    mix_scalar(&h[DISTANCE], face_distance(&f, p));
    mix(&h[OVERLAPS_SPHERE], face_overlaps_sphere(&f, p, scalar_of(q.radius)));
    mix(&h[OVERLAPS_AABB], face_overlaps_aabb(&f, &box));
    mix_vec3(&h[NORMAL], face_normal(&f));
    mix_vec3(&h[OFF_SURFACE], face_off_surface(&f, vec3_of(q.hit), q.side));
}

#if GRAZE_FLOAT
/* A face so small that its normal is subnormal. */
static void hash_tiny(hash *h, bool is_triangle)
{
    const float tiny = 0x1p-73f;
    const graze_vec3 corner = graze_vec3_of(0, 0, 0), x = graze_vec3_of(tiny, 0, 0),
                     y = graze_vec3_of(0, tiny, 0), p = graze_vec3_of(0, 0, 10);
    const graze_triangle t = {corner, x, y};
    const graze_parallelogram q = {corner, x, y};
    const any_face f = is_triangle ? face_of_triangle(&t) : face_of_parallelogram(&q);
    mix_vec3(&h[CLOSEST_POINT], face_closest_point(&f, p));
    mix_scalar(&h[DISTANCE], face_distance(&f, p));
}
#endif

void test_hash_face_rest(void)
{
    hash triangle[ROUTINES] = {{0, 0}}, parallelogram[ROUTINES] = {{0, 0}};
    check_group("hash of points and faces");
    for (uint32_t i = 0; i < QUERIES; i++) {
        hash_query(triangle, true, i);
        hash_query(parallelogram, false, i);
    }
#if GRAZE_FLOAT
    hash_tiny(triangle, true);
    hash_tiny(parallelogram, false);
#endif
    hash_check("triangle_rest", triangle, expected_triangle, triangle_names, ROUTINES);
    hash_check("parallelogram_rest", parallelogram, expected_parallelogram, parallelogram_names,
               ROUTINES);
}

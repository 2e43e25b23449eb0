/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of lines against polygons, over the inputs of the oracle. */
#include "../oracle/inputs_polygon2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { OVERLAPS_SEGMENT, OVERLAPS_RAY, LINECAST, LINECAST_EXIT, RAYCAST, RAYCAST_EXIT, ROUTINES };

static const char *const names[ROUTINES] = {
    "graze_polygon2_overlaps_segment", "graze_polygon2_overlaps_ray",
    "graze_polygon2_linecast",         "graze_polygon2_linecast_exit",
    "graze_polygon2_raycast",          "graze_polygon2_raycast_exit"};

static const hash expected[ROUTINES] = HASHES(POLYGON2_LINES);

typedef graze_result linecast(const graze_polygon2 *, const graze_segment2 *, graze_line_hit2 *);
typedef graze_result raycast(const graze_polygon2 *, const graze_ray2 *, graze_ray_hit2 *);

static void hash_segment(hash *h, linecast *cast, const graze_polygon2 *polygon,
                         const graze_segment2 *segment)
{
    graze_line_hit2 hit = {{0, 0}, {0, 0}, 0};
    mix(h, cast(polygon, segment, &hit));
    mix_vec2(h, hit.point);
    mix_vec2(h, hit.normal);
    mix_scalar(h, hit.fraction);
}

static void hash_ray(hash *h, raycast *cast, const graze_polygon2 *polygon, const graze_ray2 *ray)
{
    graze_ray_hit2 hit = {{0, 0}, {0, 0}, 0};
    mix(h, cast(polygon, ray, &hit));
    mix_vec2(h, hit.point);
    mix_vec2(h, hit.normal);
    mix_scalar(h, hit.t);
}

static void hash_lines(hash *h, const polygon2_query *q)
{
    graze_vec2 corners[POLYGON2_MOST];
    graze_polygon2 polygon;
    graze_segment2 segment;
    graze_ray2 ray;
    for (uint32_t i = 0; i < q->polygon.count; i++)
        corners[i] = vec2_of(q->polygon.corners + 2 * i);
    polygon.corners = corners;
    polygon.count = q->polygon.count;
    segment.a = vec2_of(q->segment);
    segment.b = vec2_of(q->segment + 2);
    ray.origin = vec2_of(q->ray);
    ray.dir = vec2_of(q->ray + 2);
    ray.t_max = q->ray[4] == INT32_MAX ? GRAZE_NO_LIMIT : scalar_of(q->ray[4]);
    mix(&h[OVERLAPS_SEGMENT], graze_polygon2_overlaps_segment(&polygon, &segment));
    mix(&h[OVERLAPS_RAY], graze_polygon2_overlaps_ray(&polygon, &ray));
    hash_segment(&h[LINECAST], graze_polygon2_linecast, &polygon, &segment);
    hash_segment(&h[LINECAST_EXIT], graze_polygon2_linecast_exit, &polygon, &segment);
    hash_ray(&h[RAYCAST], graze_polygon2_raycast, &polygon, &ray);
    hash_ray(&h[RAYCAST_EXIT], graze_polygon2_raycast_exit, &polygon, &ray);
}

void test_hash_polygon2_lines(void)
{
    hash h[ROUTINES] = {{0, 0}};
    polygon2_query q;
    check_group("hash of lines and polygons");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_polygon2(UINT64_C(0x6772617a65), i, &q);
        hash_lines(h, &q);
    }
    hash_check("polygon2_lines", h, expected, names, ROUTINES);
}

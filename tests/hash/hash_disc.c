/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The hashes of discs, over the inputs of the box: one corner of the box is the center and the other the normal. The
 * radius is in turn a coordinate of the line, which is about as large as the scene, and the distance of an end.
 */
#include "../support/check.h"
#include "hash.h"
#include "../support/raw_inputs.h"
#include "../tests.h"

enum { QUERIES = HASH_QUERIES(6000) };
enum { OVERLAPS_SEGMENT, OVERLAPS_RAY, LINECAST, RAYCAST, CLOSEST_POINT, ROUTINES };

static const char *const names[ROUTINES] = {"graze_disc_overlaps_segment",
                                            "graze_disc_overlaps_ray", "graze_disc_linecast",
                                            "graze_disc_raycast", "graze_disc_closest_point"};

static const hash expected[ROUTINES] = HASHES(DISC);

static graze_disc disc_of(const raw_query *q, uint32_t index)
{
    graze_disc disc;
    disc.center = vec3_of(q->box);
    disc.normal = vec3_of(q->box + 3);
    disc.radius = index % 2 != 0 ? graze_abs(scalar_of(q->line[index % 3]))
                                 : graze_vec3_distance(disc.center, vec3_of(q->line));
    if (index % 16 == 0)
        disc.radius = graze_neg(disc.radius);
    return disc;
}

static void hash_segment(hash *h, const raw_query *q, uint32_t index)
{
    const graze_disc disc = disc_of(q, index);
    const graze_segment segment = segment_of_raw(q->line);
    graze_face_line_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    graze_vec3 nearest;
    mix(&h[OVERLAPS_SEGMENT], graze_disc_overlaps_segment(&disc, &segment));
    const graze_result result = graze_disc_linecast(&disc, &segment, &hit);
    mix_face_line_hit(&h[LINECAST], result, &hit);
    graze_disc_closest_point(&disc, &segment.b, &nearest);
    mix_vec3(&h[CLOSEST_POINT], nearest);
}

static void hash_ray(hash *h, const raw_query *q, uint32_t index)
{
    const graze_disc disc = disc_of(q, index);
    const graze_ray ray = ray_of_raw(q->line);
    graze_face_ray_hit hit = {{0, 0, 0}, {0, 0, 0}, 0, 0};
    mix(&h[OVERLAPS_RAY], graze_disc_overlaps_ray(&disc, &ray));
    const graze_result result = graze_disc_raycast(&disc, &ray, &hit);
    mix_face_ray_hit(&h[RAYCAST], result, &hit);
}

void test_hash_disc(void)
{
    hash h[ROUTINES] = {{0, 0}};
    raw_query q;
    check_group("hash of discs");
    for (uint32_t i = 0; i < QUERIES; i++) {
        raw_segment(i, &q);
        hash_segment(h, &q, i);
        raw_ray(i, &q);
        hash_ray(h, &q, i);
    }
    hash_check("disc", h, expected, names, ROUTINES);
}

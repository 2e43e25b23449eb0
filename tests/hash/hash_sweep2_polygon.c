/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of circles that move at a polygon, over the inputs of their oracle. */
#include "../oracle/inputs_sweep2_polygon.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(4000) };
enum { POLYGON2_CIRCLE, ROUTINES };

static const char *const names[ROUTINES] = {"graze_polygon2_circlecast"};

static const hash expected[ROUTINES] = HASHES(SWEEP2_POLYGON);

static void mix_hit(hash *h, const graze_sweep_hit2 *hit)
{
    mix_vec2(h, hit->center);
    mix_vec2(h, hit->point);
    mix_vec2(h, hit->normal);
    mix_scalar(h, hit->fraction);
    mix(h, (uint32_t)hit->feature);
    mix(h, (uint32_t)hit->index);
}

static void hash_polygons(hash *h, const sweep2_polygon_words *w)
{
    graze_sweep_hit2 hit = {{0, 0}, {0, 0}, {0, 0}, 0, 0, 0};
    graze_vec2 corners[POLYGON2_MOST];
    graze_polygon2 polygon;
    graze_circle circle;
    for (uint32_t i = 0; i < w->polygon.count; i++)
        corners[i] = vec2_of(w->polygon.corners + 2 * i);
    polygon.corners = corners;
    polygon.count = w->polygon.count;
    circle.center = vec2_of(w->circle);
    circle.radius = scalar_of(w->circle[2]);
    mix(&h[POLYGON2_CIRCLE],
        (uint32_t)graze_polygon2_circlecast(&polygon, &circle, vec2_of(w->motion), &hit));
    mix_hit(&h[POLYGON2_CIRCLE], &hit);
}

void test_hash_sweep2_polygon(void)
{
    hash h[ROUTINES] = {{0, 0}};
    sweep2_polygon_words words;
    check_group("hash of circles that move at polygons");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_sweep2_polygon(UINT64_C(0x6772617a65), i, &words);
        hash_polygons(h, &words);
    }
    hash_check("sweep2_polygon", h, expected, names, ROUTINES);
}
